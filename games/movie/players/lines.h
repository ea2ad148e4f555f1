// SPDX-License-Identifier: GPL-3.0-or-later
// What a piece on a space would change in the points of each seat, from the lines through that space: much cheaper than
// playing the action and scoring the board.
#pragma once

#include "players/players.h"
#include "players/sight.h"
#include "rules/score.h"

namespace heorot::movie {

class Lines {
  public:
    /// Changes of the points of each seat.
    using Change = PerSeat<double>;

    Lines(const Rules& rules, const State& state);

    /// A figure of the seat to move on an open space, without what it was worth in hand.
    Change afterFigure(std::size_t kind, std::uint8_t number);
    /// A tile on a space, in place of what lies there.
    Change afterTile(Tile tile, std::uint8_t number);
    /// No piece on the space of a tile.
    Change afterRemoval(std::uint8_t number);
    /// Two tiles swapped, without their abilities.
    Change afterSwap(std::uint8_t one, std::uint8_t other);
    /// The figure on a space moved to an open one.
    Change afterMove(std::uint8_t from, std::uint8_t to);

  private:
    struct View {
        /// Of the figures that see it, per seat: their diamonds with those of Horns, and the sums of what they see.
        PerSeat<int> diamonds{};
        PerSeat<int> sums{};
    };

    const View& view(std::uint8_t number);
    /// The change if the cell of the space were another, by scoring the whole board.
    Change exact(std::uint8_t number, Cell cell);

    const Rules& rules_;
    const State& state_;
    const Board& board_;
    Sight sight_;
    SpaceSet allFigures_;
    SpaceSet known_ = 0;
    std::array<Points, maxSpaces> figures_;
    std::array<View, maxSpaces> views_;
};

}
