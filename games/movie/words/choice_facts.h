// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of a choice of the reader and worth knowing, for hints: by kind of choice.
#pragma once

#include "words/words.h"

namespace heorot::movie {

/// Of a figure that is placed or moved: what it sees, what may still change, and what a rival would score there.
Facts figureFacts(const Position& at, Action choice);
/// Of the figure that Good Counsel would move: its best move.
Facts counselFacts(const Position& at, Action choice);
/// Of a tile that is played: what it brings each player, what its power can do, and what stays in hand.
Facts tileFacts(const Position& at, Action choice);
/// Of a tile that is removed, or of two that are swapped: what that brings each player.
Facts powerFacts(const Position& at, Action choice);
/// Of a draw: what could be played then.
Facts drawFacts(const Position& at);

/// Points of a seat's figures after an action of the seat to move, less those before it.
int gainOf(const Position& at, Action choice, Seat seat);
/// What the rules make of the position, with the phase that follows, of an action without chance. boardAfter gives the
/// board alone, of any action and without the rules' checks.
State after(const Position& at, const State& state, Action choice);

/// Of an open space that is filled: whom a peril there would have hit. Empty if it would have hit nobody much.
Fact closedText(const Position& at, Space space);

}
