// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that give something up for good, so that a person is asked once more; and those that only say no.
#include "rules/counts.h"
#include "rules/game.h"
#include "rules/tables.h"

#include <algorithm>

namespace heorot::legend {

namespace {

bool canAny(const Rules& rules, const State& state, std::initializer_list<Do> kinds) {
    engine::ActionList list;
    legalActions(rules, state, list);
    return std::any_of(list.begin(), list.end(), [&](Action action) {
        return std::find(kinds.begin(), kinds.end(), kindOf(action)) != kinds.end();
    });
}

/// Whether the seat to move could still choose a card that counts, and has chosen none.
bool choosesNothing(const Rules& rules, const State& state) {
    const Step& step = stepOf(rules, state);
    const SymbolCards& chosen = state.bids[state.mover];
    bool couldCount = false;
    for (std::size_t card = 0; card < symbolKinds; ++card) {
        if (chosen[card] > 0) return false;
        couldCount = couldCount || (step.worth[card] > 0 && state.hands[state.mover][card] > 0);
    }
    return couldCount;
}

}

bool forgoes(const Rules& rules, const State& state, Action action) {
    switch (kindOf(action)) {
    case Do::Out: return canAny(rules, state, {Do::Play, Do::Risk, Do::Show});
    case Do::Done: return choosesNothing(rules, state);
    case Do::Pass:
        return (state.phase == Phase::Select || state.phase == Phase::Recover) &&
               canAny(rules, state, {Do::Take, Do::Pick});
    default: return false;
    }
}

bool declines(const Rules&, const State& state, Action action) {
    return kindOf(action) == Do::Pass && (state.phase == Phase::Pay || state.phase == Phase::Give);
}

}
