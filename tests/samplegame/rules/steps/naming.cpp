// SPDX-License-Identifier: GPL-3.0-or-later
// The winner of the bid names the number to reach, which is also the prize.
#include "samplegame/rules/steps/steps.h"

namespace heorot::samplegame {

namespace {

bool isOnDie(const Rules& rules, int number) {
    return number >= 1 && number <= rules.sides;
}

void offerName(const Rules& rules, const State&, ActionList& out) {
    for (int number = 1; isOnDie(rules, number); ++number) out.push({Name, static_cast<std::uint8_t>(number)});
}

Violation refuseName(const Rules& rules, const State&, Action action) {
    return {isOnDie(rules, action.a) ? Allowed : NoSuchNumber};
}

void performName(const Rules&, State& state, Action action, Chance&, Events* events) {
    state.named = action.a;
    state.phase = Phase::Roll;
    append(events, {Named, state.turn, {action.a}});
}

}

constexpr PhaseRules namePhase{.offer = offerName};
constexpr ActionRules nameAction{.phase = Phase::Name, .usesA = true, .refuse = refuseName, .perform = performName};

}
