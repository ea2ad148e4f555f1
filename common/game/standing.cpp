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

QString standingText(const engine::Scores& scores, engine::Seat seat) {
    const int now = scores.now[seat];
    const int ended = scores.total[seat];
    // What is known of them says little.
    const bool isKnown = !scores.unknownNow.has(seat);
    //: %1 points that a player has, as their number has it
    const QString known =
        Say::tr("Now: %1 point(s).", nullptr, language::pluralOf(now)).arg(language::plainNumber(now));
    //: Of the points that a player has, which lie face down
    const QString has = isKnown ? known : Say::tr("Now: ?");
    const QString would = language::plainNumber(ended);
    if (isKnown && now == ended && !scores.unknown.has(seat))
        //: %1 points that a player has and would have, as their number has it
        return Say::tr("Now, and if the game ended now: %1 point(s).", nullptr, language::pluralOf(now)).arg(would);
    const QString all =
        scores.unknown.has(seat)
            //: %1 points that a player would have, as their number has it, without what the reader does not see
            ? Say::tr("If the game ended now: %1 point(s), and what is hidden.", nullptr, language::pluralOf(ended))
                  .arg(would)
            : /*: %1 points that a player would have, as their number has it */ Say::tr(
                  "If the game ended now: %1 point(s).", nullptr, language::pluralOf(ended))
                  .arg(would);
    return has + u' ' + all;
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
