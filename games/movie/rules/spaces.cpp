// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/spaces.h"

namespace heorot::movie {

SpaceSet tilesOf(const Rules& rules, const State& state, Ability ability) {
    SpaceSet found = 0;
    eachSpace(allTiles(boardOf(rules, state), state),
              [&](std::uint8_t n) { found |= SpaceSet{rules.cellAbility[state.cells[n]] == ability} << n; });
    return found;
}

SpaceSet movableFigures(const Rules& rules, const State& state, Seat seat) {
    const Board& board = boardOf(rules, state);
    SpaceSet movable = 0;
    eachSpace(state.figureSpaces[seat],
              [&](std::uint8_t n) { movable |= SpaceSet{hasOpenNeighbor(board, state, n)} << n; });
    return movable;
}

void putPiece(const Board& board, State& state, std::uint8_t number, Cell cell) {
    const SpaceSet bit = bitOf(number);
    Cell& here = state.cells[number];
    if (isFigure(here)) state.figureSpaces[ownerOf(here)] &= ~bit;
    if (isFigure(cell)) state.figureSpaces[ownerOf(cell)] |= bit;
    if (here == emptyCell && cell != emptyCell) {
        state.open &= ~bit;
        state.openSpaces.remove(board.place[number]);
    } else if (here != emptyCell && cell == emptyCell) {
        state.open |= bit;
        state.openSpaces.insert(board.place[number]);
    }
    here = cell;
}

void layBoard(const Board& board, State& state) {
    state.cells.fill(emptyCell);
    state.figureSpaces.fill(0);
    state.open = board.open;
    state.openSpaces.clear();
    eachSpace(board.open, [&](std::uint8_t n) { state.openSpaces.append(board.place[n]); });
    eachSpace(board.gorges, [&](std::uint8_t n) { state.cells[n] = printedGorge; });
}

}
