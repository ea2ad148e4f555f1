// SPDX-License-Identifier: GPL-3.0-or-later
// A seat's part of an action: it pays for the location and acts there, or rests; then the next seat has its part.
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

void payLocation(Transition& transition, Action) {
    changeFood(transition, -transition.rules.at(transition.state.location).cost.food);
    spendLaidOut(transition);
    activate(transition);
}

/// Only Reavers are taken without paying first.
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

void restFor(Transition& transition, Action action) {
    transition.report(Happening::Rested);
    closePart(transition);
    if (action.a == restFood) return changeFood(transition, transition.rules.restFood.value);
    const auto die = static_cast<Die>(action.a - 1);
    takeDie(transition, static_cast<std::uint8_t>(colorOf(die)));
    gainDie(transition, die, Happening::DieGained);
}

// The end of the part.

bool isNothingLeftToUse(const Rules& rules, const State& state) {
    return !hasArtifactAction(rules, state);
}

void endPart(Transition& transition) {
    State& state = transition.state;
    for (Stowed& stowed : transition.ship().artifacts) stowed.used = false;
    state.recruited.clear();
    state.left = 0;
    state.mover = after(state, state.mover);
    state.stage = Stage::Decide;
    if (state.mover == state.active) nextAction(transition);
}

void offerNothing(const Rules&, const State&, ActionList&) {}

void endByChoice(Transition& transition, Action) {
    endPart(transition);
}

}

void activate(Transition& transition) {
    State& state = transition.state;
    const LocationSpec& spec = transition.rules.at(state.location);
    const LocationRules& location = rulesOf(state.location);
    transition.report(Happening::Acted, static_cast<int>(state.location));
    const int bonus = bonusOf(spec, state, state.mover);
    if (state.mover == state.active) gain(transition, spec.active, location.track);
    location.activate(transition, bonus);
}

void closePart(Transition& transition) {
    transition.state.stage = Stage::Close;
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
