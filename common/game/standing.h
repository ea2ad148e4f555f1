// SPDX-License-Identifier: GPL-3.0-or-later
// The two meanings of a player's points, under the same names wherever they stand: those of now, as on a track, and
// those that the player would have if the game ended now, with all that is counted at the end.
#pragma once

#include "engine/scores.h"
#include "game/game_export.h"

#include <QString>

namespace heorot::game {

/// The spot of a player's points outside of its panel, such as those in the bar at the top.
inline QString standingSpot(engine::Seat seat) {
    return QStringLiteral("standing/%1").arg(seat);
}

/// "Now: 27 points. If the game ended now: 56 points and 2 hidden pieces."; once if both are equal.
HEOROT_GAME_EXPORT QString standingText(const engine::Scores& scores, engine::Seat seat);
/// "2 hidden pieces": those that count and that the reader does not know.
HEOROT_GAME_EXPORT QString hiddenPieces(int count);
/// "6 + 2 hidden", or "6" if nothing is hidden; where there is room for a few words only.
HEOROT_GAME_EXPORT QString pointsAndHidden(int points, int hidden);
/// "1st"; very short, at the end of a game.
HEOROT_GAME_EXPORT QString placeText(int place);
/// "Now: 27"; where there is room for a few letters only.
HEOROT_GAME_EXPORT QString pointsNow(const QString& points);
/// "If it ended: 56"
HEOROT_GAME_EXPORT QString pointsIfEnded(const QString& points);

}
