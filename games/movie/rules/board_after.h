// SPDX-License-Identifier: GPL-3.0-or-later
// The board after one action and nothing else: no turn ends, no act is scored. Previews and the end of an act show this
// board, whereas the rules go on to the next act at once.
#pragma once

#include "rules/game.h"

namespace heorot::movie {

/// `state` after an action of its mover has put, moved, removed or cashed pieces.
State boardAfter(const Rules& rules, const State& state, Action action);
/// The same for an event; one that does not change the board has no effect.
State boardAfter(const Rules& rules, State state, const engine::Event& event);

}
