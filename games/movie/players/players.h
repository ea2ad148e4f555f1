// SPDX-License-Identifier: GPL-3.0-or-later
// What a position of The Movie is worth, for computer players.
#pragma once

#include "ai/greedy.h"
#include "rules/game.h"

namespace heorot::movie {

struct Players {
    /// Saga points each seat may expect: those it has, those its figures on the board would score now, and what the
    /// figures it still holds are worth unplaced.
    static ai::Estimates estimate(const Rules& rules, const State& state);
};

}
