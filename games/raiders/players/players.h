// SPDX-License-Identifier: GPL-3.0-or-later
// How the computer players evaluate a position of Raiders of Midgard.
#pragma once

#include "ai/greedy.h"
#include "rules/game.h"

namespace heorot::raiders {

struct Players {
    /// The Glory each seat may expect: what it has, and what its dice, goods, Reavers and artifacts may still bring.
    static ai::Estimates estimate(const Rules& rules, const State& state);
};

}
