// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of legal sequences, as chess programs call it "perft": quick to compare, and hardly a change of the rules
// leaves them as they are.
#pragma once

#include "engine/match.h"

#include <cstdint>

namespace heorot::engine {

/// How many sequences of exactly `depth` legal actions (0 or more) begin at the position; a game that is over earlier
/// has none. Every branch meets the same chance. The match is then where it was, but what was undone is forgotten.
HEOROT_ENGINE_EXPORT std::uint64_t countSequences(Match& match, int depth);

}
