// SPDX-License-Identifier: GPL-3.0-or-later
// How the computer players evaluate a position of The Legend.
#pragma once

#include "ai/greedy.h"
#include "rules/game.h"

namespace heorot::legend {

struct Players {
    /// The points each seat may expect: those it has, and the value of its cards and of its place in this episode.
    static ai::Estimates estimate(const Rules& rules, const State& state);
};

}
