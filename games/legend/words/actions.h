// SPDX-License-Identifier: GPL-3.0-or-later
// What an action does, for a list of actions.
#pragma once

#include "rules/game.h"

#include <QString>

namespace heorot::legend {

/// What an action does, within a sentence, as GameWords::action.
QString actionText(const Rules& rules, const State& state, Action action);

}
