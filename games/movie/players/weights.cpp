// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/weights.h"

namespace heorot::movie {

namespace {

/// At two seats, hard wins more with a few weights tuned by games than with fitted ones (STRENGTH.md).
constexpr Weights twoSeats() {
    Weights tuned{};
    constexpr std::array<float, acts> kept{4, 3, 0};
    for (std::size_t act = 0; act < acts; ++act) {
        tuned[act][static_cast<std::size_t>(Feature::Kept)] = kept[act];
        tuned[act][static_cast<std::size_t>(Feature::Beside)] = 0.6F;
    }
    return tuned;
}

/// For two, three and four seats.
constexpr std::array<Weights, 3> weights{
    twoSeats(),
#include "players/fitted_weights.inc"
};

}

const Weights& weightsFor(int seats) {
    return weights[static_cast<std::size_t>(seats) - 2];
}

}
