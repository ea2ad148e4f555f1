// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the sample game as one value.
#pragma once

#include "engine/fixed_list.h"
#include "engine/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace heorot::samplegame {

/// A kind of token, by its index in the data. Tokens of one kind are equal.
using Token = std::uint8_t;
/// A token the viewer may not know.
inline constexpr Token unknown = 0xFF;

inline constexpr int mostSeats = 4;
inline constexpr std::size_t largestHand = 6;
inline constexpr std::size_t mostTokens = 48;
inline constexpr int mostRounds = 6;

enum class Phase : std::uint8_t { Bid, Name, Roll, Reroll, Pay, Over };
inline constexpr std::size_t phaseCount = 6;

/// Hands, bids and payments are sorted, so that equal sets are equal states.
using Tokens = engine::FixedList<Token, largestHand>;

struct Player {
    Tokens hand;
    Tokens bid;
    std::uint8_t prizes = 0;
    bool operator==(const Player&) const = default;
};

struct State {
    std::uint8_t seats = 0;
    bool rerolls = true;
    std::uint8_t round = 0;
    engine::Seat leader = 0;
    engine::Seat turn = 0;
    Phase phase = Phase::Bid;
    std::uint8_t named = 0;
    std::uint8_t die = 0;
    /// Top first.
    engine::FixedList<Token, mostTokens> deck;
    engine::FixedList<Token, mostTokens> discards;
    Tokens paid;
    std::array<Player, mostSeats> players{};
    bool operator==(const State&) const = default;
};

}
