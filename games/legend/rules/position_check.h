// SPDX-License-Identifier: GPL-3.0-or-later
// A position read from a file: what follows from its fields is filled in, and what cannot be is refused.
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

/// Whether cards are remembered, or chosen in secret, that the box does not hold; to be asked before they are cut down
/// to what the hands hold.
Wrong wrongTally(const Rules& rules, const State& state);

/// Counts totals of rows and shown tokens; then says what no game comes to. What passes can be played to its end by
/// every legal line: all that `apply` relies on is asked here.
Wrong completePosition(const Rules& rules, State& state);

}
