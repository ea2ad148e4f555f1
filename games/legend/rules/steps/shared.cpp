// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

bool isPriceBegun(const State& state) {
    return isPaymentBegun(state) || state.given > 0;
}

Violation otherDecision(const State& state) {
    return refuse(Refusal::OtherDecision, static_cast<int>(state.phase), isPriceBegun(state));
}

Violation refuseOutside(std::initializer_list<Phase> phases, const State& state) {
    const bool isInside = std::find(phases.begin(), phases.end(), state.phase) != phases.end();
    return isInside ? engine::allowed : otherDecision(state);
}

Violation refuseToken(const State& state, Token token) {
    return state.tokens[state.mover][token] > 0 ? engine::allowed : refuse(Refusal::NoSuchToken, token);
}

bool isOffered(const Rules& rules, const State& state, std::initializer_list<Do> kinds) {
    ActionList list;
    legalActions(rules, state, list);
    return std::any_of(list.begin(), list.end(), [&](Action action) {
        return std::find(kinds.begin(), kinds.end(), kindOf(action)) != kinds.end();
    });
}

bool keepsOrder(const Rules& rules, const State& state, Action action, int least) {
    if (action.a >= least) return true;
    ActionList list;
    legalActions(rules, state, list);
    return std::none_of(list.begin(), list.end(),
                        [&](Action other) { return other.kind == action.kind && other.a >= least; });
}

int highestSince(const SymbolCards& before, const SymbolCards& cards) {
    std::size_t highest = symbolKinds - 1;
    while (highest > 0 && cards[highest] <= before[highest]) --highest;
    return static_cast<int>(highest);
}

}
