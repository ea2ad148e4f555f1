// SPDX-License-Identifier: GPL-3.0-or-later
// A position read from a file: what follows from its fields is filled in, and what cannot be is refused.
#pragma once

#include "rules/game.h"

#include <string>

namespace heorot::legend {

/// Counts totals of rows and shown tokens. An empty text, or why the fields do not fit together.
std::string completePosition(const Rules& rules, State& state);

}
