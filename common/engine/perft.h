// SPDX-License-Identifier: GPL-3.0-or-later
// Counts legal sequences, known as "perft" in chess programs: quick to compare, and nearly every change of the rules
// changes the counts.
#pragma once

#include "engine/match.h"

#include <cstdint>

namespace heorot::engine {

/// The number of sequences of exactly `depth` (0 or more) legal actions from the current position; a game that ends
/// earlier contributes none. Every branch gets the same chance. The match is restored afterwards, except that its
/// undone moves are lost.
HEOROT_ENGINE_EXPORT std::uint64_t countSequences(Match& match, int depth);

}
