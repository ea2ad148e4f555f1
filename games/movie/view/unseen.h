// SPDX-License-Identifier: GPL-3.0-or-later
// How many tiles of the act nobody has shown to a viewer: in the pool, or in other hands.
#pragma once

#include "rules/game.h"

namespace heorot::movie {

struct Unseen {
    int boons = 0;
    int perils = 0;
    int powers = 0;
    bool operator==(const Unseen&) const = default;
};

/// Of the act's own tiles; those carried over from earlier acts are not counted. `seen` is masked for the viewer.
Unseen unseenOf(const Rules& rules, const State& seen, Seat viewer);

}
