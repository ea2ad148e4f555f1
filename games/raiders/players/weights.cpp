// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/weights.h"

namespace heorot::raiders {

namespace {

using Weights = std::array<Features, knots.size()>;

/// For two, three and four seats.
constexpr std::array<Weights, 3> fitted{{
#include "players/fitted_weights.inc"
}};

using Table = std::array<Features, std::size_t{knots.back()} + 1>;

constexpr Table tableOf(const Weights& weights) {
    Table table{};
    for (int left = 0; left <= knots.back(); ++left) {
        const Blend blend = blendOf(left);
        for (std::size_t i = 0; i < featureCount; ++i) {
            const float low = weights[blend.lower][i];
            table[static_cast<std::size_t>(left)][i] = low + blend.share * (weights[blend.lower + 1][i] - low);
        }
    }
    return table;
}

constexpr std::array<Table, 3> tables{tableOf(fitted[0]), tableOf(fitted[1]), tableOf(fitted[2])};

}

const Features& weightsAt(int seats, int actionsLeft) {
    const auto left = static_cast<std::size_t>(std::clamp(actionsLeft, 0, knots.back()));
    return tables[static_cast<std::size_t>(seats - 2)][left];
}

}
