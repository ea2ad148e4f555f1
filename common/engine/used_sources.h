// SPDX-License-Identifier: GPL-3.0-or-later
// The sources of points that a score table lists.
#pragma once

#include "engine/scores.h"

#include <vector>

namespace heorot::engine {

/// Sources with points for at least one seat, in the game's order. The others, such as those of options not in play,
/// would be rows of zeros.
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
