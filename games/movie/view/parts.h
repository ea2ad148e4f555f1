// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table: each draws its sprites and adds its spots.
#pragma once

#include "view/canvas.h"
#include "view/table.h"

namespace heorot::movie {

/// All of them.
void drawTable(Canvas& canvas, const ShownTable& table);

/// The acts and how full the board is, in the top bar.
void drawTrack(Canvas& canvas, const ShownTable& table);
void drawBoard(Canvas& canvas, const ShownTable& table);
/// One panel per seat: points, figures, backs of the hand.
void drawSeats(Canvas& canvas, const ShownTable& table);
/// The act, the pool and what is unseen of it, and the sums of what is pointed at.
void drawCards(Canvas& canvas, const ShownTable& table);
/// What the pointed action would give, or how the pointed figure scores; no box if there is nothing to say.
Box sumsCard(const ShownTable& table);
/// What lies before a seat, large.
Box openedSeat(const ShownTable& table, Seat seat);
/// The hand and the figures of who looks.
void drawHand(Canvas& canvas, const ShownTable& table);

}
