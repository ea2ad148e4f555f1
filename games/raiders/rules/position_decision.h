// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the decision of a position that was read from a file: the rules ask for it there, and it can be made.
#pragma once

#include "rules/game.h"

#include <string>
#include <string_view>

namespace heorot::raiders {

/// Whether the stage of the mover's part fits the location and what is under way. An empty text, or a field and why.
std::string_view wrongStage(const Rules& rules, const State& state);
/// Whether the phase is the decision that comes next, innermost first, and something may be chosen.
/// An empty text, or a field and why.
std::string wrongDecision(const Rules& rules, const State& state);

}
