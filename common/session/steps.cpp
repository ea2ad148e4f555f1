// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/steps.h"

namespace heorot::session {

std::vector<std::size_t> stepsOf(const engine::Match& match) {
    std::vector<std::size_t> counts{0};
    for (std::size_t i = 0; i < match.moves().size(); ++i)
        if (!match.moves()[i].secret) counts.push_back(i + 1);
    return counts;
}

}
