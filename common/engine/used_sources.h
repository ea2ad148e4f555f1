// SPDX-License-Identifier: GPL-3.0-or-later
// Which sources of points a table of scores names.
#pragma once

#include "engine/scores.h"

#include <vector>

namespace heorot::engine {

/// Sources that gave or cost some seat points, in the game's order. The others would be rows of zeros: sources of
/// options that are not played among them.
inline std::vector<int> usedSources(const Scores& scores) {
    std::vector<int> used;
    for (int source = 0; source < scores.sources; ++source)
        for (int seat = 0; seat < scores.seats; ++seat)
            if (scores.part[static_cast<std::size_t>(seat)][static_cast<std::size_t>(source)] != 0) {
                used.push_back(source);
                break;
            }
    return used;
}

}
