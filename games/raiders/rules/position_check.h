// SPDX-License-Identifier: GPL-3.0-or-later
// Completes and checks a position that was read from a file.
#pragma once

#include "rules/game.h"

#include <string>

namespace heorot::raiders {

/// Fills in the fields that the file left out and the phase implies; `before` is the state that the file changed.
/// Returns why the fields do not fit together, or an empty text.
std::string completePosition(const Rules& rules, State& state, const State& before);

}
