// SPDX-License-Identifier: GPL-3.0-or-later
// One position of Beowulf: The Movie as a value: the table, the shuffled pools, and what has been revealed.
#pragma once

#include "engine/fixed_list.h"
#include "rules/open_spaces.h"
#include "rules/terms.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace heorot::movie {

/// What the seat to move decides.
enum class Phase : std::uint8_t {
    Refill, ///< between acts: draw up to the start hand, or not
    Turn,   ///< place a figure, or draw
    Play,   ///< a tile was drawn: play one
    Remove, ///< Temptation or Valor was placed: remove a tile of the other kind, or not
    Swap,   ///< the Golden Statue was placed: the first of two tiles, or none
    With,   ///< the second of the two
    Move,   ///< Good Counsel: where the chosen figure goes
    Over,
};
inline constexpr std::array<std::string_view, 8> phaseNames{"refill", "turn", "play", "remove",
                                                            "swap",   "with", "move", "over"};

template <class T>
using PerSeat = std::array<T, maxSeats>;
using FigureCounts = std::array<std::uint8_t, figureKinds>;
using Hand = engine::FixedList<Tile, maxHand>;

struct State {
    /// Open spaces, one bit per space number of the act's board.
    std::uint64_t open = 0;
    /// The same spaces as coordinates, for fast listing of actions.
    OpenSpaces openSpaces{};
    std::array<Cell, maxSpaces> cells{};
    /// The spaces of each seat's figures, one bit per space number; `cells` has them too, but this is faster to search.
    PerSeat<std::uint64_t> figureSpaces{};
    /// Each act has a range of entries (Rules::firstPlace); the last `left[act]` of them are the pool, top first, the
    /// others 0. The pool of an act is sorted until the act begins; tiles left over afterwards stay here, unseen.
    std::array<Tile, maxTiles> pool{};
    std::array<std::uint8_t, acts> left{};
    /// Numbers of tiles out of the game that everyone has seen, by kind.
    std::array<std::uint8_t, maxTileKinds> box{};
    /// Sorted.
    PerSeat<Hand> hands{};
    /// Numbers of figures that the seats can place, and of those out of the game.
    PerSeat<FigureCounts> figures{};
    PerSeat<FigureCounts> out{};
    /// Saga points won in each act.
    std::array<PerSeat<std::int16_t>, acts> figurePoints{};
    std::array<PerSeat<std::int16_t>, acts> treasurePoints{};

    std::uint8_t seats = 0;
    std::uint8_t act = 0;
    Phase phase = Phase::Turn;
    Seat mover = 0;
    /// The seat that took the first turn of this act.
    Seat starter = 0;
    /// The seat that took the last turn; before an act's first turn, the seat before its starter.
    Seat lastMover = 0;
    /// The space number of the tile whose power is being decided (Remove, Swap, With) or of the figure to be moved
    /// (Move); in Move also the Good Counsel that is played.
    std::uint8_t at = 0;
    Tile counsel = 0;
    /// In With: the space number of the first tile.
    std::uint8_t first = 0;
    /// Options (Game::options).
    bool rectangle = false;
    bool lastPowerFirst = false;

    bool operator==(const State&) const = default;
};
static_assert(sizeof(State) <= 512);

}
