// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table: each draws its sprites and adds its spots.
#pragma once

#include "view/pieces.h"

namespace heorot::raiders {

/// Rounds, ships sent, glory of all seats, in the top bar.
void drawTrack(Canvas& canvas, const Board& board);
/// A panel a seat, with all that is open of it.
void drawSeats(Canvas& canvas, const Board& board);
/// Six locations: cost, bonuses, whose ship is there, what lies there.
void drawPlaces(Canvas& canvas, const Board& board);
/// What lies at Trade, paler if it was used in this round.
void drawTrade(Canvas& canvas, const Board& board, const QRectF& area, bool used);
/// The longship of who looks: Leader, slots, dice, goods, artifacts, upgrades.
void drawShip(Canvas& canvas, const Board& board);
/// The strip below: what the seat to move has before it, Prophecies, Glory pile, pawns.
void drawHand(Canvas& canvas, const Board& board);
/// What the seat to move has before it: cards, a combat, faces to choose from. Draws nothing if there is nothing, and
/// says how wide it is.
double drawPending(Canvas& canvas, const Board& board, const QRectF& room);
bool hasPending(const Board& board);
/// The combat under way, in `area`; returns its right edge.
double drawCombat(Canvas& canvas, const Board& board, const QRectF& area);
/// Hammers of the mover's ship, those laid out included.
int hammersAtHand(const Board& board);
/// Re-rolls that are reckoned with; more change little and take long.
inline constexpr int reckonedFavor = 3;
/// All of it.
game::Scene sceneOf(const Board& board);

}
