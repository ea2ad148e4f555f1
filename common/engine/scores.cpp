// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores.h"

#include <numeric>
#include <utility>

namespace heorot::engine {

void addUpAndRank(Scores& scores) {
    for (int seat = 0; seat < scores.seats; ++seat) {
        const auto& part = scores.part[seat];
        scores.total[seat] = std::accumulate(part.begin(), part.begin() + scores.sources, 0);
    }
    const auto rank = [&](int seat) { return std::pair{scores.total[seat], scores.tieBreak[seat]}; };
    for (int seat = 0; seat < scores.seats; ++seat) {
        scores.place[seat] = 1;
        for (int other = 0; other < scores.seats; ++other)
            if (rank(other) > rank(seat)) ++scores.place[seat];
    }
}

}
