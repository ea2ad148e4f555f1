// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the decision of a position that was read from a file: the rules must ask for it, and it must be possible.
#pragma once

#include "rules/game.h"

#include <string>
#include <string_view>

namespace heorot::raiders {

/// Why the stage of the mover's part contradicts the location or the pending effects: a field and a reason, or an empty
/// text.
std::string_view wrongStage(const Rules& rules, const State& state);
/// Why the phase is not the next decision (innermost first), or offers nothing: a field and a reason, or an empty text.
std::string wrongDecision(const Rules& rules, const State& state);

}
