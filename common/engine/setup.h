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

/// One option of a game: a stable id and the ids of its values; the texts are words.
struct OptionSpec {
    std::string id;
    std::vector<std::string> values;
    int byDefault = 0;
};

struct Setup {
    int seats = 2;
    /// The first seat, or nobody to let chance decide.
    Seat first = 0;
    /// Per option of the game the index of the chosen value.
    std::array<std::uint8_t, maxOptions> options{};
    std::uint64_t seed = 1;
    bool operator==(const Setup&) const = default;
};

}
