// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table: each draws its sprites and adds its spots.
#pragma once

#include "view/pieces.h"
#include "view/table.h"

namespace heorot::legend {

/// All of them.
void drawTable(Canvas& canvas, const ShownTable& table);

/// How far Beowulf has come, in the top bar.
void drawTrack(Canvas& canvas, const ShownTable& table);
/// The L-shaped board with its 36 episodes.
void drawRoad(Canvas& canvas, const ShownTable& table);
/// The current episode large: title, scene, symbols, icons or options.
void drawShield(Canvas& canvas, const ShownTable& table);
/// The episodes that follow, and what is asked now.
void drawComing(Canvas& canvas, const ShownTable& table);
void drawBand(Canvas& canvas, const ShownTable& table);
/// Majors and auctions: one row per seat with what it has played.
void drawRows(Canvas& canvas, const ShownTable& table);
/// Minor episodes: odds, what is given, what lies open.
void drawMinor(Canvas& canvas, const ShownTable& table);
/// One panel per seat, and the piles below them.
void drawSeats(Canvas& canvas, const ShownTable& table);
void drawPiles(Canvas& canvas, const ShownTable& table);
/// What lies before a seat, large.
Box openedSeat(const ShownTable& table, Seat seat);
/// The hand, or the tokens, of who looks.
void drawHand(Canvas& canvas, const ShownTable& table);

}
