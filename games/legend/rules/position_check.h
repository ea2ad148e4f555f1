// SPDX-License-Identifier: GPL-3.0-or-later
// Completes and checks a position that was read from a file.
#pragma once

#include "rules/game.h"

#include <string>

namespace heorot::legend {

/// Why a state cannot be: the field, of a seat or of the table, and a sentence. Empty where nothing is wrong.
struct Wrong {
    std::string field{};
    std::string sentence{};
    Seat seat = nobody;
    explicit operator bool() const { return !sentence.empty(); }
};

/// Checks that no more cards are remembered or chosen in secret than the box holds. Call it before these lists are
/// limited to what the hands hold.
Wrong wrongTally(const Rules& rules, const State& state);

/// Fills in the totals of rows and shown tokens, then checks the position. One that passes can be played to its end by
/// every legal line of actions: everything that `apply` relies on is checked here.
Wrong completePosition(const Rules& rules, State& state);

}
