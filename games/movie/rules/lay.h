// SPDX-License-Identifier: GPL-3.0-or-later
// The board with one more decision carried out and nothing else: no turn ends, no act is scored. Previews and the end
// of an act show this board, where the rules go on to the next act at once.
#pragma once

#include "rules/game.h"

namespace heorot::movie {

/// `state` after what an action of its mover puts, moves, removes or pays.
State laid(const Rules& rules, const State& state, Action action);
/// The same for what an event tells; events that change no board change nothing.
State laid(const Rules& rules, State state, const engine::Event& event);

}
