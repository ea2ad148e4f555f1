// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the decision of a position that was read from a file: the rules must ask for it, and it must be possible.
#pragma once

#include "rules/game.h"

#include "record/fault.h"

namespace heorot::raiders {

/// Why the stage of the mover's part contradicts the location or the pending effects, or nothing.
record::FieldFault wrongStage(const Rules& rules, const State& state);
/// Why the phase is not the next decision (innermost first), or offers nothing; nothing if it is.
record::FieldFault wrongDecision(const Rules& rules, const State& state);

}
