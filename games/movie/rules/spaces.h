// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of spaces of the current board, and putting pieces on them.
#pragma once

#include "rules/game.h"

#include <bit>

namespace heorot::movie {

/// The board of the current act; the options select that of act III.
inline const Board& boardOf(const Rules& rules, const State& state) {
    return rules.boards[state.rectangle && state.act == acts - 1 ? rectangleBoard : state.act];
}

/// A set of spaces, one bit per space number of the act's board.
using SpaceSet = std::uint64_t;

constexpr SpaceSet bitOf(std::uint8_t number) {
    return SpaceSet{1} << number;
}
constexpr bool isIn(SpaceSet set, std::uint8_t number) {
    return (set >> number & 1) != 0;
}
/// Calls `visit(number)` for each space of a set, in ascending order.
template <class Visit>
inline void eachSpace(SpaceSet set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<std::uint8_t>(std::countr_zero(set)));
}

/// Spaces with figures.
inline SpaceSet allFigures(const State& state) {
    return state.figureSpaces[0] | state.figureSpaces[1] | state.figureSpaces[2] | state.figureSpaces[3];
}
/// Spaces with tiles that were played; printed Gorges are excluded.
inline SpaceSet allTiles(const Board& board, const State& state) {
    return board.open & ~state.open & ~allFigures(state);
}
/// Those of them whose tile has this ability.
SpaceSet tilesOf(const Rules& rules, const State& state, Ability ability);

/// Whether a figure on this space could move: an adjacent space is open (rulebook, Good Counsel).
inline bool hasOpenNeighbor(const Board& board, const State& state, std::uint8_t number) {
    return (board.neighbors[number] & state.open) != 0;
}
/// Spaces of the figures of the seat that could move.
SpaceSet movableFigures(const Rules& rules, const State& state, Seat seat);

/// Puts a piece on a space, or removes it with emptyCell.
void putPiece(const Board& board, State& state, std::uint8_t number, Cell cell);
/// Sets up the board for an act: printed Gorges and nothing else.
void layBoard(const Board& board, State& state);

}
