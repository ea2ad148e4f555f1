// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/steps/shared.h"

namespace heorot::movie {

Violation refuseTile(const State& state, Action action) {
    if (const auto refused = refusesOthers(state)) return refused;
    if (state.phase == Phase::Turn && canDraw(state)) return refuse(Refusal::DrawFirst);
    if (!state.hands[state.mover].contains(action.a)) return refuse(Refusal::NotInHand, action.a);
    return engine::allowed;
}

}
