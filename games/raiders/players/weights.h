// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of the features at some numbers of remaining actions; those in between are interpolated.
#pragma once

#include "players/features.h"

#include <algorithm>

namespace heorot::raiders {

inline constexpr std::array<int, 6> knots{1, 4, 8, 12, 18, 24};
/// The knot at or below a number of remaining actions, and how much the next one counts, 0 to 1.
struct Blend {
    std::size_t lower = 0;
    float share = 0;
};
constexpr Blend blendOf(int actionsLeft) {
    const int left = std::clamp(actionsLeft, knots.front(), knots.back());
    std::size_t lower = 0;
    while (lower + 2 < knots.size() && left >= knots[lower + 1]) ++lower;
    const int span = knots[lower + 1] - knots[lower];
    return {lower, static_cast<float>(left - knots[lower]) / static_cast<float>(span)};
}

using Weights = std::array<Features, knots.size()>;
/// The weights at each number of remaining actions.
using WeightTable = std::array<Features, std::size_t{knots.back()} + 1>;
constexpr WeightTable tableOf(const Weights& weights) {
    WeightTable table{};
    for (int left = 0; left <= knots.back(); ++left) {
        const Blend blend = blendOf(left);
        for (std::size_t i = 0; i < featureCount; ++i) {
            const float low = weights[blend.lower][i];
            table[static_cast<std::size_t>(left)][i] = low + blend.share * (weights[blend.lower + 1][i] - low);
        }
    }
    return table;
}

/// The weights for a number of seats at a number of remaining actions.
const Features& weightsAt(int seats, int actionsLeft);

}
