// SPDX-License-Identifier: GPL-3.0-or-later
// How the computer players judge a position of the sample game.
#pragma once

#include "ai/greedy.h"
#include "samplegame/rules/rules.h"

namespace heorot::samplegame {

struct Players {
    /// Points so far, and a little for what may still be bought.
    static ai::Estimates estimate(const Rules& rules, const State& state);
};

}
