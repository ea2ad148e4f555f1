// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure scores, and why (rulebook, Ending the Act and Special Abilities).
#pragma once

#include "engine/fixed_list.h"
#include "rules/spaces.h"

namespace heorot::movie {

/// A figure's score: the sum of the tiles it sees, times its diamonds including those of Horns.
struct Points {
    int sum = 0;
    int diamonds = 0;
    constexpr int points() const { return sum * diamonds; }
};

/// Calls `visit(number)` for each space that is seen from space `number` in a direction, up to the edge or the next
/// Gorge.
template <class Visit>
void eachSeen(const Rules& rules, const Board& board, const State& state, std::uint8_t number, int direction,
              Visit visit) {
    for (std::uint8_t n = board.next[number][static_cast<std::size_t>(direction)]; n != Board::none;
         n = board.next[n][static_cast<std::size_t>(direction)]) {
        if (rules.cellAbility[state.cells[n]] == Ability::Gorge) return;
        visit(n);
    }
}

/// The boons that a Treachery sees: they are turned face down at the end of the act and count 0 for every figure.
SpaceSet turnedTiles(const Rules& rules, const State& state);

/// The score of the figure on space number `number`, with these tiles face down.
Points pointsAt(const Rules& rules, const State& state, std::uint8_t number, SpaceSet turned);

/// The same with its reasons, for explanations. Spaces are coordinates.
struct FigureScore {
    using Spaces = engine::FixedList<Space, 30>;
    Seat seat = nobody;
    Figure figure{};
    Space space{};
    /// Tiles the figure sees, including those that count 0: left to right in its row, top to bottom in its column.
    Spaces row;
    Spaces column;
    /// Tiles in its row and column that a Gorge hides.
    Spaces hidden;
    /// Tiles it sees that Treachery has turned, or would turn if the act ended now.
    Spaces turned;
    int rowSum = 0;
    int columnSum = 0;
    /// Diamonds of the figure; each Horn it sees adds one.
    int diamonds = 0;
    int horns = 0;
    int points() const { return (rowSum + columnSum) * (diamonds + horns); }
};

/// The score of the figure at `space` if the act ended now. There must be a figure.
FigureScore explainFigure(const Rules& rules, const State& state, Space space);

/// Points of the figures on the board, by seat, if the act ended now.
PerSeat<int> pointsOnBoard(const Rules& rules, const State& state);

}
