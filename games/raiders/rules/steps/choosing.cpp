// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing a location: the active seat places its longship (rulebook, Choose an Action).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

void offerLocations(const Rules&, const State& state, ActionList& out) {
    for (int location = 0; location < locations; ++location)
        if (state.chosen[static_cast<std::size_t>(location)] == nobody)
            out.push(choose(static_cast<Location>(location)));
}

Violation refuseLocation(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Choose, state)) return refused;
    return state.chosen[action.a] == nobody ? allowed : refuse(Refusal::LocationUsed, action.a);
}

/// Choosing Trade takes the Start Player marker; the Start Player passes it on.
void takeMarker(Transition& transition) {
    State& state = transition.state;
    const bool passes = state.nextStarter == state.active;
    state.nextStarter = passes ? after(state, state.active) : state.active;
    const bool isLast = state.round == transition.rules.rounds.value;
    transition.report(event(Happening::TookMarker, state.nextStarter, isLast ? 0 : state.round + 1));
}

void chooseLocation(Transition& transition, Action action) {
    State& state = transition.state;
    const auto location = static_cast<Location>(action.a);
    state.location = location;
    state.chosen[action.a] = state.active;
    transition.report(Happening::Chose, action.a);
    if (location == Location::Trade) takeMarker(transition);
    state.stage = slotOf(location) == none ? Stage::Decide : Stage::Fire;
    state.firing = 0;
}

}

bool couldActAt(const Rules& rules, const State& state, Location location) {
    if (location == Location::Subdue) return canAttempt(rules, state);
    return canPay(rules, moverShip(state), rules.at(location).cost);
}

constexpr StageRules chooseStage{.phase = Phase::Choose};
constexpr PhaseRules choosePhase{.offer = offerLocations, .stage = Stage::Choose};
constexpr ActionRules chooseAction{
    .isWellFormed = isWithin<locations>, .refuse = refuseLocation, .perform = chooseLocation};

}
