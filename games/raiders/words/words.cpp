// SPDX-License-Identifier: GPL-3.0-or-later
// Title, options, sources of glory; choices and prompts of a match.
#include "words/words.h"

#include "words/choices.h"
#include "words/say.h"

#include "rules/score.h"

namespace heorot::raiders {

QString GameWords::title() const {
    return Say::tr("Raiders of Midgard");
}

QString GameWords::summary() const {
    return Say::tr("Recruit Reavers, roll their dice and sail your longship to raids, battles and trade, for glory.");
}

QString GameWords::option(int) const {
    return Say::tr("Terror of Runic Carvings");
}

QString GameWords::optionValue(int, int value) const {
    //: A value of the option "Terror of Runic Carvings"
    if (value == 0) return Say::tr("one");
    //: A value of the option "Terror of Runic Carvings"
    return Say::tr("two");
}

QString GameWords::optionHelp(int) const {
    return Say::tr("How much terror the other seat gains: the rulebook says one, the card in its picture says two.");
}

QString GameWords::tieBreak() const {
    //: What decides between seats with equal glory; beside its number
    return Say::tr("Favor");
}

QString GameWords::scoreSource(int index) const {
    switch (static_cast<Source>(index)) {
    //: A source of glory
    case Source::Sea: return Say::tr("Battles at sea");
    //: A source of glory
    case Source::Villages: return Say::tr("Villages");
    //: A source of glory
    case Source::Keeps: return Say::tr("Keeps");
    //: A source of glory
    case Source::Territories: return Say::tr("Territories");
    //: A source of glory
    case Source::Reavers: return Say::tr("Reavers");
    //: A source of glory, below zero
    case Source::Terror: return Say::tr("Terror");
    //: A source of glory
    case Source::Artifacts: return Say::tr("Artifacts");
    //: A source of glory: cards of the set
    case Source::Treasures: return Say::tr("Treasures");
    //: A source of glory: cards of the set
    case Source::Art: return Say::tr("Art", "score");
    //: A source of glory: cards of the set
    case Source::Armor: return Say::tr("Armor", "score");
    //: A source of glory
    case Source::Tapestries: return Say::tr("Tapestries");
    //: A source of glory: pawns and their majority
    case Source::Farms: return Say::tr("Farm pawns");
    //: A source of glory: pawns and their majority
    case Source::Walls: return Say::tr("Wall pawns");
    //: A source of glory: pawns and their majority
    case Source::Bastions: return Say::tr("Bastion pawns");
    //: A source of glory
    case Source::Prophecies: return Say::tr("Prophecies");
    }
    return {};
}

QString GameWords::action(const record::AnyMatch& match, engine::Action action) const {
    const auto seen = typed(match).seen(match.toMove());
    return choiceText({typed(match).rules(), *seen, match.seating()}, action);
}

QString GameWords::prompt(const record::AnyMatch& match, Seat viewer) const {
    const auto seen = typed(match).seen(viewer);
    return promptText({typed(match).rules(), *seen, match.seating()});
}

}
