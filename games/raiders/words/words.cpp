// SPDX-License-Identifier: GPL-3.0-or-later
// Title, options, sources of glory; choices and prompts of a match.
#include "words/words.h"

#include "words/actions.h"
#include "words/prompts.h"
#include "words/say.h"

#include "rules/score.h"

namespace heorot::raiders {

QString GameWords::title() {
    return Say::tr("Raiders of Midgard");
}

QString GameWords::summary() {
    return Say::tr("Recruit Reavers, roll their dice, and sail your longship to raids, battles, and trade, for glory.");
}

QString GameWords::feel() {
    return Say::tr("Plan a voyage, trust your crew’s dice, and live with what the sea sends.");
}

QString GameWords::victory(const QString& winners) {
    //: The title of the result: %1 the names of one or several winners
    return Say::tr("All Midgard sings of %1").arg(winners);
}

QString GameWords::option(int) {
    return Say::tr("Terror of Runic Carvings");
}

QString GameWords::optionValue(int, int value) {
    //: A value of the option "Terror of Runic Carvings"
    if (value == 0) return Say::tr("one");
    //: A value of the option "Terror of Runic Carvings"
    return Say::tr("two");
}

QString GameWords::optionHelp(int) {
    return Say::tr("How much terror the other player gains: the rulebook says one, the card in its picture says two.");
}

QString GameWords::tieBreak() {
    //: What decides between seats with equal glory; beside its number
    return Say::tr("Favor");
}

QString GameWords::scoreSource(int index) {
    switch (static_cast<ScoreSource>(index)) {
    //: A source of glory
    case ScoreSource::Sea: return Say::tr("Battles at sea");
    //: A source of glory
    case ScoreSource::Villages: return Say::tr("Villages");
    //: A source of glory
    case ScoreSource::Keeps: return Say::tr("Keeps");
    //: A source of glory
    case ScoreSource::Territories: return Say::tr("Territories");
    //: A source of glory
    case ScoreSource::Reavers: return Say::tr("Reavers");
    //: A source of glory, below zero
    case ScoreSource::Terror: return Say::tr("Terror");
    //: A source of glory
    case ScoreSource::Artifacts: return Say::tr("Artifacts");
    //: A source of glory: cards of the set
    case ScoreSource::Treasures: return Say::tr("Treasures");
    //: A source of glory: cards of the set
    case ScoreSource::Art: return Say::tr("Art", "score");
    //: A source of glory: cards of the set
    case ScoreSource::Armor: return Say::tr("Armor", "score");
    //: A source of glory
    case ScoreSource::Tapestries: return Say::tr("Tapestries");
    //: A source of glory: pawns and their majority
    case ScoreSource::Farms: return Say::tr("Farm pawns");
    //: A source of glory: pawns and their majority
    case ScoreSource::Walls: return Say::tr("Wall pawns");
    //: A source of glory: pawns and their majority
    case ScoreSource::Bastions: return Say::tr("Bastion pawns");
    //: A source of glory
    case ScoreSource::Prophecies: return Say::tr("Prophecies");
    }
    return {};
}

QString GameWords::action(const Position& at, engine::Action action) {
    return actionText(at, action);
}

QString GameWords::term(int index) {
    switch (index) {
    //: What Glory of a hint is for: "+8 points from glory on the track"
    case 0: return Say::tr("glory on the track");
    //: What Glory of a hint is for: "+3 points from territories in later rounds"
    case 1: return Say::tr("territories in later rounds");
    //: What Glory of a hint is for: "+5 points from sets and tapestries"
    case 2: return Say::tr("sets and tapestries");
    //: What Glory of a hint is for: "+6 points from pawns and who has most of them"
    case 3: return Say::tr("pawns and who has the most of them");
    //: What Glory of a hint is for: "+3 points from artifacts at the end and in use"
    case 4: return Say::tr("artifacts at the end and in use");
    //: What Glory of a hint is for: "+4 points from Prophecies as they stand"
    case 5: return Say::tr("Prophecies as they stand");
    //: What Glory of a hint is for: "+3 points from what cards, pawns and Prophecies may still bring"
    case 6: return Say::tr("what cards, pawns, and Prophecies may still bring");
    //: What Glory of a hint is for: "-3 points from terror at the end"
    case 7: return Say::tr("terror at the end");
    //: What Glory of a hint is for: "+2 points from dice and upgrades in store"
    case 8: return Say::tr("dice and upgrades in store");
    //: What Glory of a hint is for: "-4 points from food in store"
    case 9: return Say::tr("food in store");
    //: What Glory of a hint is for: "+2 points from favor in store"
    case 10: return Say::tr("favor in store");
    //: What Glory of a hint is for: "+4 points from Reavers aboard"
    case 11: return Say::tr("Reavers aboard");
    //: What Glory of a hint is for: "+2 points from options for the next ships"
    default: return Say::tr("options for the next ships");
    }
}

QString GameWords::prompt(const Position& at) {
    return promptText(at);
}

}
