// SPDX-License-Identifier: GPL-3.0-or-later
// What a position of The Legend is worth, for computer players.
#pragma once

#include "ai/greedy.h"
#include "rules/game.h"

namespace heorot::legend {

struct Players {
    /// Points each seat may expect: those it has, and what its cards and its place in the episode under way are worth.
    static ai::Estimates estimate(const Rules& rules, const State& state);
};

}
