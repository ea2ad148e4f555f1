// SPDX-License-Identifier: GPL-3.0-or-later
// Completes and checks a position that was read from a file.
#pragma once

#include "rules/game.h"

#include "record/fault.h"

namespace heorot::raiders {

/// Fills in the fields that the file omits and the phase implies; `before` is the state to which the file was applied.
/// Returns why the fields contradict each other, or nothing.
record::FieldFault completePosition(const Rules& rules, State& state, const State& before);

}
