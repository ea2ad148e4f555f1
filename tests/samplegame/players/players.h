// SPDX-License-Identifier: GPL-3.0-or-later
// How the computer players evaluate a position of the sample game.
#pragma once

#include "ai/greedy.h"
#include "samplegame/rules/game.h"

namespace heorot::samplegame {

struct Players {
    /// Points so far, plus a little for what could still be bought.
    static ai::Estimates estimate(const Rules& rules, const State& state);
};

}
