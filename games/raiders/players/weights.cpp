// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/weights.h"

namespace heorot::raiders {

namespace {

/// For two, three and four seats.
constexpr std::array<Weights, 3> fitted{{
#include "players/fitted_weights.inc"
}};

constexpr std::array<WeightTable, 3> tables{tableOf(fitted[0]), tableOf(fitted[1]), tableOf(fitted[2])};

}

const Features& weightsAt(int seats, int actionsLeft) {
    const auto left = static_cast<std::size_t>(std::clamp(actionsLeft, 0, knots.back()));
    return tables[static_cast<std::size_t>(seats - 2)][left];
}

}
