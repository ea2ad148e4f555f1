// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/perft.h"

namespace heorot::engine {

std::uint64_t countSequences(Match& match, int depth) {
    if (depth == 0) return 1;
    ActionList legal;
    match.legalActions(legal);
    if (depth == 1) return legal.size();
    const std::size_t here = match.moves().size();
    std::uint64_t count = 0;
    for (const Action action : legal.view()) {
        if (match.play(action)) continue;
        count += countSequences(match, depth - 1);
        match.goBackTo(here); // restores the generators, so that chance is the same in all branches
    }
    return count;
}

}
