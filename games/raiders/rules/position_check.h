// SPDX-License-Identifier: GPL-3.0-or-later
// A position read from a file: what follows from its fields is filled in, and what cannot be is refused.
#pragma once

#include "rules/game.h"

#include <string>

namespace heorot::raiders {

/// Fills in what a position that was read in part leaves to its phase; `before` is the state it changed. An empty text,
/// or why the fields do not fit together.
std::string completePosition(const Rules& rules, State& state, const State& before);

}
