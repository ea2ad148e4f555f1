// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table: each draws its sprites and adds its spots.
#pragma once

#include "view/pieces.h"

namespace heorot::raiders {

/// Rounds, ships sent, glory of all seats, in the top bar.
void drawTrack(Canvas& canvas, const Table& table);
/// A panel a seat, with all that is open of it.
void drawSeats(Canvas& canvas, const Table& table);
/// Six locations: cost, bonuses, whose ship is there, what lies there.
void drawPlaces(Canvas& canvas, const Table& table);
/// What lies at Trade, paler if it was used in this round.
void drawTrade(Canvas& canvas, const Table& table, const QRectF& area, bool used);
/// The longship of who looks: Leader, slots, dice, goods, artifacts, upgrades.
void drawShip(Canvas& canvas, const Table& table);
/// The strip below: what the seat to move has before it, Prophecies, Glory pile, pawns.
void drawHand(Canvas& canvas, const Table& table);
/// What the seat to move has before it: cards, a combat, faces to choose from. Draws nothing if there is nothing, and
/// says how wide it is.
double drawPending(Canvas& canvas, const Table& table, const QRectF& room);
bool hasPending(const Table& table);
/// The combat under way, in `area`; returns its right edge.
double drawCombat(Canvas& canvas, const Table& table, const QRectF& area);
/// Hammers of the mover's ship, those laid out included.
int hammersAtHand(const Table& table);
/// Re-rolls that are reckoned with; more change little and take long.
inline constexpr int reckonedFavor = 3;
/// All of it.
game::Scene sceneOf(const Table& table);

}
