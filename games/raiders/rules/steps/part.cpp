// SPDX-License-Identifier: GPL-3.0-or-later
// The own part of an action: the seat pays for the location and acts there, or rests; then the next seat has its part.
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

void offerPart(const Rules& rules, const State& state, ActionList& out) {
    rulesOf(state.location).offer(rules, state, out);
    if (!isNothingLaidOut(state)) return;
    out.push(rest());
    for (int color = 0; color < colors; ++color) offerSupplied(rules, state, color, Do::Rest, 1, out);
}

const Cost* costOfLocation(const Rules& rules, const State& state) {
    return rulesOf(state.location).isPaidFirst ? &rules.at(state.location).cost : nullptr;
}

void payLocation(Table& table, Action) {
    changeFood(table, -table.rules.at(table.state.location).cost.food);
    spendLaidOut(table);
    activate(table);
}

/// Only Reavers are taken before anything is paid.
Violation refuseToTake(const Rules& rules, const State& state, Action action) {
    return state.location == Location::Recruit ? refuseReavers(rules, state, action) : notNow(state);
}

/// A part at Subdue that attempts nothing is a Rest (ruling 14).
Violation refuseToEnd(const Rules&, const State& state, Action) {
    return state.location == Location::Subdue ? refuse(Refusal::AttemptFirst) : notNow(state);
}

Violation refuseRest(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Decide, state)) return refused;
    if (const auto refused = refuseWhilePaying(state)) return refused;
    return action.a == restFood ? allowed : refuseSupplied(rules, state, static_cast<Die>(action.a - 1));
}

void restFor(Table& table, Action action) {
    table.report(Happening::Rested);
    closePart(table);
    if (action.a == restFood) return changeFood(table, table.rules.restFood.value);
    const auto die = static_cast<Die>(action.a - 1);
    takeDie(table, static_cast<std::uint8_t>(colorOf(die)));
    gainDie(table, die, Happening::DieGained);
}

// The end of the part.

bool isNothingLeftToUse(const Rules& rules, const State& state) {
    return !hasArtifactAction(rules, state);
}

void endPart(Table& table) {
    State& state = table.state;
    for (Stowed& stowed : table.ship().artifacts) stowed.used = false;
    state.recruited.clear();
    state.left = 0;
    state.mover = after(state, state.mover);
    state.stage = Stage::Decide;
    if (state.mover == state.active) nextAction(table);
}

void offerNothing(const Rules&, const State&, ActionList&) {}

void endByChoice(Table& table, Action) {
    endPart(table);
}

}

void activate(Table& table) {
    State& state = table.state;
    const LocationSpec& spec = table.rules.at(state.location);
    const LocationRules& location = rulesOf(state.location);
    table.report(Happening::Acted, static_cast<int>(state.location));
    const auto bonus = spec.bonus[static_cast<std::size_t>(distanceOf(state, state.mover))];
    if (state.mover == state.active) gain(table, spec.active, location.track);
    location.activate(table, bonus);
}

void closePart(Table& table) {
    table.state.stage = Stage::Close;
}

constexpr StageRules decideStage{.phase = Phase::Decide};
constexpr PhaseRules decidePhase{.offer = offerPart,
                                 .stage = Stage::Decide,
                                 .allowsArtifacts = isNothingLaidOut,
                                 .cost = costOfLocation,
                                 .pay = {.refuse = refusePayer, .perform = layOutPayer},
                                 .done = {.refuse = refuseDone, .perform = payLocation},
                                 .take = {.refuse = refuseToTake, .perform = takeReavers},
                                 .end = {.refuse = refuseToEnd}};
constexpr ActionRules restAction{.isWellFormed = isWithin<1 + dieKinds>, .refuse = refuseRest, .perform = restFor};
constexpr StageRules closeStage{.phase = Phase::Close, .decidesNothing = isNothingLeftToUse, .goOn = endPart};
constexpr PhaseRules closePhase{.offer = offerNothing,
                                .stage = Stage::Close,
                                .allowsArtifacts = isNothingLaidOut,
                                .end = {.refuse = allow, .perform = endByChoice}};

}
