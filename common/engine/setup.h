// SPDX-License-Identifier: GPL-3.0-or-later
// What is fixed before the first decision of a game: seats, first seat, options, seed.
#pragma once

#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace heorot::engine {

inline constexpr int maxOptions = 8;

/// An option of a game: a stable id and the ids of its values; the game's words provide the texts.
struct OptionSpec {
    std::string id;
    std::vector<std::string> values;
    int byDefault = 0;
};

struct Setup {
    int seats = 2;
    /// The first seat, or nobody for a random one.
    Seat first = 0;
    /// For each option of the game, the index of the chosen value.
    std::array<std::uint8_t, maxOptions> options{};
    std::uint64_t seed = 1;
    bool operator==(const Setup&) const = default;
};

}
