// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good, before a game puts it into words: a part of the computer players' evaluation that it changes.
#pragma once

#include "engine/action.h"
#include "engine/seat.h"

#include <optional>

namespace heorot::game {

struct Cause {
    /// A part of the evaluation (GameModule::terms).
    int term = 0;
    /// Whose part changes, and whether for the better.
    engine::Seat seat = engine::nobody;
    bool isGain = true;
    /// Whether it is the reader's own part, so that the sentence says "you".
    bool isOwn = false;
};

}
