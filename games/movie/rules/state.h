// SPDX-License-Identifier: GPL-3.0-or-later
// One position of Beowulf: The Movie, as a value: what lies on the table, the pools as they were shuffled, and what was
// shown.
#pragma once

#include "engine/fixed_list.h"
#include "rules/open_places.h"
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
    /// Spaces without a piece, as a bit per space number of the act's board.
    std::uint64_t open = 0;
    /// The same spaces as places on paper, for those who list actions.
    OpenPlaces openPlaces{};
    std::array<Cell, maxSpaces> cells{};
    /// Where the figures of each seat stand, as such bits: what `cells` says too, for those who look for figures.
    PerSeat<std::uint64_t> standing{};
    /// Per act a stretch of places (Rules::firstPlace); the last `left[act]` of it are the pool, top first, the others
    /// 0. An act's pool lies sorted until the act begins; what is left of it afterwards stays here, unseen.
    std::array<Tile, maxTiles> pool{};
    std::array<std::uint8_t, acts> left{};
    /// Tiles out of the game that everyone has seen, by kind.
    std::array<std::uint8_t, maxTileKinds> box{};
    /// Sorted.
    PerSeat<Hand> hands{};
    /// Figures in front of their owners, and out of the game.
    PerSeat<FigureCounts> figures{};
    PerSeat<FigureCounts> out{};
    /// Saga points won in each act, beside those from the start.
    std::array<PerSeat<std::int16_t>, acts> figurePoints{};
    std::array<PerSeat<std::int16_t>, acts> treasurePoints{};

    std::uint8_t seats = 0;
    std::uint8_t act = 0;
    Phase phase = Phase::Turn;
    Seat mover = 0;
    /// Took the first turn of this act.
    Seat starter = 0;
    /// Took the last turn; before an act's first turn, the seat before its starter.
    Seat lastMover = 0;
    /// The tile whose use is being decided (Remove, Swap, With: its space; Move: the figure's), as a space number; and
    /// in Move the Good Counsel in hand.
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
