// SPDX-License-Identifier: GPL-3.0-or-later
// How the computer players evaluate a position of The Movie.
#pragma once

#include "ai/greedy.h"
#include "rules/queries.h"

namespace heorot::movie {

struct Players {
    /// The saga points each seat may expect: those it has, those its figures on the board would score now, and the
    /// value of the figures it has not placed yet.
    static ai::Estimates estimate(const Rules& rules, const State& state);
};

}
