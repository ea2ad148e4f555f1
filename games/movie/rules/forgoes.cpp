// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that give something up for good, so that a person is asked once more.
#include "rules/flow.h"

namespace heorot::movie {

bool forgoes(const Rules& rules, const State& state, Action action) {
    if (kindOf(action) != Do::Decline) return false;
    engine::ActionList list;
    legalActions(rules, state, list);
    return list.size() > 1;
}

}
