// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/sight.h"

namespace heorot::movie {

namespace {

Line lineOf(const Rules& rules, Cell cell) {
    if (cell == emptyCell) return Line::open();
    if (isFigure(cell))
        return Line::figure(ownerOf(cell), rules.figures[static_cast<std::size_t>(figureOf(cell))].diamonds);
    return Line::tile(rules.cellValue[cell], rules.cellAbility[cell] == Ability::Horn,
                      rules.cellAbility[cell] == Ability::Treachery);
}

}

Sight::Sight(const Rules& rules, const State& state) {
    const Board& board = boardOf(rules, state);
    const auto isEnd = [&](std::uint8_t n) {
        return n == Board::none || rules.cellAbility[state.cells[n]] == Ability::Gorge;
    };
    std::uint8_t lines = 0;
    bool isBetrayed = false;
    // A Gorge is a line of its own.
    for (std::uint8_t n = 0; n < board.spaces; ++n) {
        const std::uint8_t left = board.next[n][Board::Left];
        const std::uint8_t up = board.next[n][Board::Up];
        const Cell cell = state.cells[n];
        const bool isGorge = rules.cellAbility[cell] == Ability::Gorge;
        row_[n] = isGorge || isEnd(left) ? lines++ : row_[left];
        column_[n] = isGorge ? row_[n] : isEnd(up) ? lines++ : column_[up];
        const Line line = lineOf(rules, cell);
        isBetrayed |= line.isBetrayed();
        lines_[row_[n]] += line;
        lines_[column_[n]] += line;
    }
    if (isBetrayed) turnTiles(rules, state);
}

/// Treachery turns the boons that it sees.
void Sight::turnTiles(const Rules& rules, const State& state) {
    eachSpace(allTiles(boardOf(rules, state), state), [&](std::uint8_t n) {
        const auto value = int{rules.cellValue[state.cells[n]]};
        if (value <= 0 || !from(n).isBetrayed()) return;
        lines_[row_[n]] += Line::tile(-value, false, false);
        lines_[column_[n]] += Line::tile(-value, false, false);
    });
}

PerSeat<int> Sight::pointsOnBoard(const Rules& rules, const State& state) const {
    PerSeat<int> points{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        eachSpace(state.figureSpaces[seat], [&](std::uint8_t n) {
            const Line seen = from(n);
            const auto kind = static_cast<std::size_t>(figureOf(state.cells[n]));
            points[seat] += seen.sum() * (rules.figures[kind].diamonds + seen.horns());
        });
    return points;
}

}
