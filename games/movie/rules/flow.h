// SPDX-License-Identifier: GPL-3.0-or-later
// How turns, acts and the game follow one another: the part of `apply` after a decision is carried out.
#pragma once

#include "rules/game.h"

#include <bit>

namespace heorot::movie {

/// Chance's sources: a pool per act, then the die for the first seat.
inline constexpr engine::Source firstSeatSource = acts;

inline Seat after(const State& state, Seat seat) {
    return static_cast<Seat>(seat + 1 == state.seats ? 0 : seat + 1);
}
inline bool hasFigure(const State& state, Seat seat) {
    return state.figures[seat] != FigureCounts{};
}
inline bool isBoardFull(const State& state) {
    return state.open == 0;
}
/// Whether a turn of a tile begins with a draw: as long as the pool has tiles, however many are in hand (ruling 2b).
inline bool canDraw(const State& state) {
    return state.left[state.act] > 0;
}
/// Whether the seat has a turn: only who has neither a tile nor a figure is skipped (rulebook, Taking Turns).
inline bool hasTurn(const State& state, Seat seat) {
    return hasFigure(state, seat) || !state.hands[seat].empty();
}
/// How many tiles a refill draws for the seat; 0 or less if it is not asked (ruling 3c).
inline int missingTiles(const Rules& rules, const State& state, Seat seat) {
    return rules.startHand - static_cast<int>(state.hands[seat].size());
}

/// Calls `visit(number)` for each space of a set of space numbers, in their order.
template <class Visit>
inline void eachSpace(std::uint64_t set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<std::uint8_t>(std::countr_zero(set)));
}
/// Spaces with figures, and with tiles that were played, as bits per space number.
inline std::uint64_t allFigures(const State& state) {
    return state.standing[0] | state.standing[1] | state.standing[2] | state.standing[3];
}
inline std::uint64_t allTiles(const Board& board, const State& state) {
    return board.open & ~state.open & ~allFigures(state);
}

/// Whether some use of the tile is legal for the seat. Good Counsel needs an own figure beside an open space.
bool isPlayable(const Rules& rules, const State& state, Seat seat, Tile tile);
bool hasPlayable(const Rules& rules, const State& state, Seat seat);
/// Own figures on the board with an open space beside them, as bits per space number.
std::uint64_t movableFigures(const Rules& rules, const State& state, Seat seat);
/// Spaces with tiles of an ability, as bits; printed Gorges do not count.
std::uint64_t tilesOf(const Rules& rules, const State& state, Ability ability);

/// Puts a piece, or emptyCell, on a space.
void putPiece(const Board& board, State& state, std::uint8_t number, Cell cell);
/// The board as it is before an act: printed Gorges, and nothing else.
void layBoard(const Board& board, State& state);
Tile drawTile(const Rules& rules, State& state, Seat seat);

/// Tells an event of the act under way, if anyone listens.
inline void note(const State& state, engine::Events* events, const engine::Event& event) {
    engine::tell(events, inAct(state.act, event));
}

/// Ends the turn of the seat to move: then the act ends if its board is full or nobody can do anything, else the next
/// seat has its turn.
void endTurn(const Rules& rules, State& state, engine::Chance& chance, engine::Events* events);
/// Shuffles the act's pool and asks for refills, or gives the first turn.
void beginAct(const Rules& rules, State& state, engine::Chance& chance, engine::Events* events);
/// Asks the next seat with room for a refill, `asked` seats from the act's starter on having had their chance, or gives
/// the first turn.
void askRefill(const Rules& rules, State& state, int asked, engine::Chance& chance, engine::Events* events);

}
