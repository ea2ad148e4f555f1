// SPDX-License-Identifier: GPL-3.0-or-later
// Spaces of the board under way as sets, and how a piece is put on one.
#pragma once

#include "rules/game.h"

#include <bit>

namespace heorot::movie {

/// One bit per space number of the act's board.
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

/// Spaces with figures of any seat.
inline SpaceSet allFigures(const State& state) {
    return state.standing[0] | state.standing[1] | state.standing[2] | state.standing[3];
}
/// Spaces with tiles that were played; printed Gorges are not among them.
inline SpaceSet allTiles(const Board& board, const State& state) {
    return board.open & ~state.open & ~allFigures(state);
}
/// Those of them with an ability.
SpaceSet tilesOf(const Rules& rules, const State& state, Ability ability);

/// Whether a figure on this space could move: a space beside it is open (rulebook, Good Counsel).
inline bool hasOpenNeighbor(const Board& board, const State& state, std::uint8_t number) {
    return (board.neighbors[number] & state.open) != 0;
}
/// Figures of the seat that could move.
SpaceSet movableFigures(const Rules& rules, const State& state, Seat seat);

/// Puts a piece, or emptyCell, on a space.
void putPiece(const Board& board, State& state, std::uint8_t number, Cell cell);
/// Lays the board as it is before an act: with its printed Gorges and nothing else.
void layBoard(const Board& board, State& state);

}
