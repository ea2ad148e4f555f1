// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure scores, and why (rulebook, Ending the Act and Special Abilities).
#pragma once

#include "engine/fixed_list.h"
#include "rules/spaces.h"

namespace heorot::movie {

/// A figure's score as numbers: the sum of what it sees, times its diamonds with those of Horns.
struct Points {
    int sum = 0;
    int diamonds = 0;
    constexpr int points() const { return sum * diamonds; }
};

/// Positive tiles that some Treachery sees: face down at the act's end, 0 for every figure.
SpaceSet turnedTiles(const Rules& rules, const State& state);

/// The figure on space number `number`, with these tiles face down.
Points pointsAt(const Rules& rules, const State& state, std::uint8_t number, SpaceSet turned);

/// The same with its reasons, for a person. Spaces are places on paper.
struct FigureScore {
    using Spaces = engine::FixedList<Space, 30>;
    Seat seat = nobody;
    Figure figure{};
    Space space{};
    /// Tiles that the figure sees, also those that count 0: left to right in its row, top to bottom in its column.
    Spaces row;
    Spaces column;
    /// Tiles of its lines that a Gorge hides.
    Spaces hidden;
    /// Seen tiles that Treachery has turned, or would turn if the act ended now.
    Spaces turned;
    int rowSum = 0;
    int columnSum = 0;
    /// Diamonds of the figure, and one for each Horn it sees.
    int diamonds = 0;
    int horns = 0;
    int points() const { return (rowSum + columnSum) * (diamonds + horns); }
};

/// The figure at `space` as if the act ended now. There must be a figure.
FigureScore explainFigure(const Rules& rules, const State& state, Space space);

/// Points of all figures on the board per seat as if the act ended now.
PerSeat<int> pointsOnBoard(const Rules& rules, const State& state);

}
