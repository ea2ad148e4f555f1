// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the log, one per event, in the present tense.
#include "language/plural.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

#include <QLocale>

namespace heorot::movie {

namespace {

QString numeral(int act) {
    return QLatin1StringView(actNames.at(static_cast<std::size_t>(act)).data());
}

}

QString actEndsWords(const engine::Event& event) {
    //: %1 an act as a numeral
    if (event.args[1] != 0) return Say::tr("The board is full: act %1 ends.").arg(numeral(event.args[0]));
    //: %1 an act as a numeral
    return Say::tr("No one can do anything more: act %1 ends.").arg(numeral(event.args[0]));
}

QString scoredWords(const QString& seat, const engine::Event& event) {
    const auto& args = event.args;
    //: %1 a player, %2 a figure, %3 a space, %4 the sum it sees, %5 its diamonds, %6 the points, as their number has it
    return Say::tr("%1’s %2 on %3 scores %6 point(s): %4 × %5.", nullptr, language::pluralOf(args[4]))
        .arg(seat, figureOfOwner(static_cast<Figure>(args[0])), spaceText(static_cast<Space>(args[1])),
             signedNumber(args[2]), plainNumber(args[3]), plainNumber(args[4]));
}

namespace {

QString acting(const Rules& rules, const QString& name, const engine::Event& event) {
    const auto& args = event.args;
    const auto tile = [&](std::size_t i) { return aTile(rules, static_cast<Tile>(args[i]), actOf(event)); };
    const auto space = [&](std::size_t i) { return spaceText(static_cast<Space>(args[i])); };
    switch (kindOf(event)) {
    //: %1 a seat, %2 a figure, %3 a space
    case Happening::Placed:
        return Say::tr("%1 places %2 on %3.").arg(name, aFigure(static_cast<Figure>(args[0])), space(1));
    //: %1 a seat, %2 a tile
    case Happening::Drew: return Say::tr("%1 draws %2.").arg(name, tile(0));
    //: %1 a seat, %2 a tile, %3 a space
    case Happening::Played: return Say::tr("%1 plays %2 on %3.").arg(name, tile(0), space(1));
    //: %1 a seat, %2 a Drunkenness tile, %3 a Mead tile, %4 a space
    case Happening::Replaced: return Say::tr("%1 replaces %3 on %4 with %2.").arg(name, tile(0), tile(2), space(1));
    //: %1 a seat, %2 a Treasure tile, %n points
    case Happening::Cashed: return Say::tr("%1 returns %2 for %n saga point(s).", nullptr, args[1]).arg(name, tile(0));
    //: %1 a seat, %2 a figure, %3 and %4 spaces
    case Happening::Counselled:
        return Say::tr("%1 moves %2 from %3 to %4 and leaves Good Counsel behind.")
            .arg(name, aFigure(static_cast<Figure>(args[3])), space(1), space(2));
    //: %1 a seat, %2 a tile, %3 a space
    case Happening::Removed: return Say::tr("%1 removes %2 from %3.").arg(name, tile(0), space(1));
    //: %1 a seat, %2 and %4 tiles, %3 and %5 spaces
    case Happening::Swapped:
        return Say::tr("%1 swaps two tiles, putting %2 on %3 and %4 on %5.")
            .arg(name, tile(2), space(0), tile(3), space(1));
    //: %1 a seat, %2 a space
    case Happening::Declined: return Say::tr("%1 doesn’t use the power of the tile on %2.").arg(name, space(0));
    //: %1 a seat
    case Happening::Kept: return Say::tr("%1 can’t play any tile and keeps them all.").arg(name);
    //: %1 a seat
    case Happening::Skipped: return Say::tr("%1 has no figure or tile left and is skipped.").arg(name);
    //: %1 a seat, %n tiles
    case Happening::Refilled: return Say::tr("%1 draws %n tile(s) for the new act.", nullptr, args[0]).arg(name);
    //: %1 a seat
    case Happening::NoRefill: return Say::tr("%1 draws no tiles for the new act.").arg(name);
    default: return {};
    }
}

}

QString GameWords::sentence(const Rules& rules, const record::Seating& seating, const engine::Event& event) {
    const QString name = game::nameOf(seating, event.seat);
    switch (kindOf(event)) {
    case Happening::ActBegins:
        //: %1 an act as a numeral, %2 its name, %3 a seat
        return Say::tr("Act %1 begins: %2. %3 goes first.").arg(numeral(event.args[0]), actName(event.args[0]), name);
    case Happening::ActEnds: return actEndsWords(event);
    case Happening::Turned:
        //: %1 a tile, %2 a space
        return Say::tr("Treachery turns %1 on %2 face down.")
            .arg(aTile(rules, static_cast<Tile>(event.args[0]), actOf(event)),
                 spaceText(static_cast<Space>(event.args[1])));
    case Happening::Scored: return scoredWords(name, event);
    case Happening::GameOver: return Say::tr("The saga is told.");
    default: return acting(rules, name, event);
    }
}

}
