// SPDX-License-Identifier: GPL-3.0-or-later
// A position read from a file: what follows from its fields is filled in, and what cannot be is refused.
#pragma once

#include "rules/game.h"

#include <string>

namespace heorot::legend {

/// Whether cards are remembered, or chosen in secret, that the box does not hold. An empty text, or what is wrong; to
/// be asked before they are cut down to what the hands hold.
std::string wrongTally(const Rules& rules, const State& state);

/// Counts totals of rows and shown tokens. An empty text, or why the fields do not fit together.
std::string completePosition(const Rules& rules, State& state);

}
