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

/// The weights at a number of remaining actions.
const Features& weightsAt(int seats, int actionsLeft);

}
