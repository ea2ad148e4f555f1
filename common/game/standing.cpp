// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/standing.h"

#include "language/numbers.h"
#include "language/plural.h"

#include <QCoreApplication>

namespace heorot::game {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

}

QString hiddenPieces(int count) {
    //: Of a player’s pieces that count, those that the reader does not know: %n how many
    return Say::tr("%n hidden piece(s)", nullptr, count);
}

QString standingText(const engine::Scores& scores, engine::Seat seat) {
    const int now = scores.now[seat];
    const int ended = scores.total[seat];
    const QString has = language::plainNumber(now);
    const QString would = language::plainNumber(ended);
    if (scores.unknown.has(seat)) {
        const QString hidden = hiddenPieces(scores.hidden[seat]);
        //: %1 the points that a player has and the reader knows, as their number has it, %2 “2 hidden pieces”
        const QString part = Say::tr("Now: %1 point(s) and %2.", nullptr, language::pluralOf(now)).arg(has, hidden);
        //: %1 points that a player has, as their number has it
        const QString whole = Say::tr("Now: %1 point(s).", nullptr, language::pluralOf(now)).arg(has);
        //: %1 the points that a player would have and the reader knows, as their number has it, %2 “2 hidden pieces”
        const QString all = Say::tr("If the game ended now: %1 point(s) and %2.", nullptr, language::pluralOf(ended))
                                .arg(would, hidden);
        return (scores.unknownNow.has(seat) ? part : whole) + u' ' + all;
    }
    if (now == ended)
        //: %1 points that a player has and would have, as their number has it
        return Say::tr("Now, and if the game ended now: %1 point(s).", nullptr, language::pluralOf(now)).arg(would);
    //: %1 points that a player has, as their number has it
    const QString held = Say::tr("Now: %1 point(s).", nullptr, language::pluralOf(now)).arg(has);
    //: %1 points that a player would have, as their number has it
    const QString all = Say::tr("If the game ended now: %1 point(s).", nullptr, language::pluralOf(ended)).arg(would);
    return held + u' ' + all;
}

QString pointsAndHidden(int points, int hidden) {
    const QString known = language::plainNumber(points);
    if (hidden == 0) return known;
    //: In a panel, short: %1 points of a player that the reader knows, %n pieces that it does not know and that count,
    //: too
    return Say::tr("%1 + %n hidden", "points", hidden).arg(known);
}

QString placeText(int place) {
    switch (place) {
    //: A place at the end of a game, very short
    case 1: return Say::tr("1st");
    //: A place at the end of a game, very short
    case 2: return Say::tr("2nd");
    //: A place at the end of a game, very short
    case 3: return Say::tr("3rd");
    //: A place at the end of a game, very short
    case 4: return Say::tr("4th");
    //: A place at the end of a game, very short
    case 5: return Say::tr("5th");
    default: return language::plainNumber(place);
    }
}

QString pointsNow(const QString& points) {
    //: In a panel, short: %1 the points that a player has now, or before and after a choice
    return Say::tr("Now: %1").arg(points);
}

QString pointsIfEnded(const QString& points) {
    //: In a panel, short: %1 the points that a player would have if the game ended now, or before and after a choice
    return Say::tr("If it ended: %1").arg(points);
}

}
