// SPDX-License-Identifier: GPL-3.0-or-later
// Declining a refill or the power of the tile just placed; the phase defines the effect.
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

Violation refuseDecline(const Rules&, const State& state, Action) {
    if (rulesOf(state.phase).decline) return engine::allowed;
    if (const auto refused = refusesOthers(state)) return refused;
    return refuse(Refusal::NoPower);
}

void performDecline(const Rules& rules, State& state, Action, Chance& chance, Events* events) {
    rulesOf(state.phase).decline(rules, state, chance, events);
}

/// Whether the seat has another choice.
bool hasAlternative(const Rules& rules, const State& state) {
    ActionList list;
    legalActions(rules, state, list);
    return list.size() > 1;
}

}

void leavePowerUnused(const Rules& rules, State& state, Chance& chance, Events* events) {
    note(state, events, event(Happening::Declined, state.mover, boardOf(rules, state).place[state.at]));
    endTurn(rules, state, chance, events);
}

constexpr ActionRules declineAction{
    .isWellFormed = hasNoNumbers, .refuse = refuseDecline, .perform = performDecline, .forgoes = hasAlternative};

}
