// SPDX-License-Identifier: GPL-3.0-or-later
// Completes and checks a position that was read from a file.
#pragma once

#include "record/fault.h"
#include "rules/game.h"

#include <string>

namespace heorot::legend {

using record::Fault;

/// Why a position is impossible: the field, of a seat or of the table, and the fault; nothing if it is possible.
struct Wrong {
    std::string field{};
    Fault why{};
    Seat seat = nobody;
    explicit operator bool() const { return static_cast<bool>(why); }
};

/// Checks that no more cards are known in hands or chosen in secret than the box holds. Call it before these lists are
/// limited to the hands.
Wrong wrongTally(const Rules& rules, const State& state);

/// Fills in the totals of rows and shown tokens, then checks the position for everything that `apply` relies on: a
/// position that passes can be played to the end by any legal actions.
Wrong completePosition(const Rules& rules, State& state);

}
