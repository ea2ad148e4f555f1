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

/// Choosing Trade takes the Start Player marker; a seat that holds it passes it on.
void takeMarker(Table& table) {
    State& state = table.state;
    const bool passes = state.nextStarter == state.active;
    state.nextStarter = passes ? after(state, state.active) : state.active;
    const bool isLast = state.round == table.rules.rounds.value;
    table.report(event(Happening::TookMarker, state.nextStarter, isLast ? 0 : state.round + 1));
}

void chooseLocation(Table& table, Action action) {
    State& state = table.state;
    const auto location = static_cast<Location>(action.a);
    state.location = location;
    state.chosen[action.a] = state.active;
    table.report(Happening::Chose, action.a);
    if (location == Location::Trade) takeMarker(table);
    state.stage = slotOf(location) == none ? Stage::Decide : Stage::Fire;
    state.firing = 0;
}

}

constexpr StageRules chooseStage{.phase = Phase::Choose};
constexpr PhaseRules choosePhase{.offer = offerLocations, .stage = Stage::Choose};
constexpr ActionRules chooseAction{
    .isWellFormed = isWithin<locations>, .refuse = refuseLocation, .perform = chooseLocation};

}
