// SPDX-License-Identifier: GPL-3.0-or-later
// Finding the next decision. The effects of a decision (dice, cards, combats) are pending in the state and settled in a
// fixed order, innermost first; then the part goes on from its stage.
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

bool isDieGranted(const State& state) {
    return !state.grants.empty() || bitsOf(state.gathered) != 0;
}

/// Settles a pending effect that needs no decision; false if it needs one.
bool resolvesItself(Transition& transition, Phase pending) {
    State& state = transition.state;
    if (pending == Phase::Resolve && areAlike(state.spoils))
        beginSpoil(transition, state.spoils[0]);
    else if (pending == Phase::Recruit && areAlike(state.taken))
        recruit(transition, state.taken[0]);
    else if (pending == Phase::Ability && !mayDecideAbility(transition.rules, state))
        loseAbility(transition);
    else
        return false;
    return true;
}

/// Settles what is pending or asks about it; false if nothing is pending.
bool askPending(Transition& transition) {
    for (;;) {
        if (isDieGranted(transition.state)) settleGrants(transition);
        const auto pending = pendingPhase(transition.rules, transition.state);
        if (!pending) return false;
        if (resolvesItself(transition, *pending)) continue;
        transition.state.phase = *pending;
        return true;
    }
}

std::optional<Phase> askedBy(const StageRules& stage, const State& state) {
    return stage.asks != nullptr ? stage.asks(state) : stage.phase;
}

/// Goes on with the part; true if something may be pending again, false once there is a decision.
bool goOn(Transition& transition) {
    State& state = transition.state;
    const StageRules& stage = rulesOf(state.stage);
    const auto asked = askedBy(stage, state);
    if (asked && (stage.decidesNothing == nullptr || !stage.decidesNothing(transition.rules, state))) {
        state.phase = *asked;
        return false;
    }
    stage.goOn(transition);
    return !isOver(state);
}

}

std::optional<Phase> pendingPhase(const Rules& rules, const State& state) {
    if (moverShip(state).diceCount > rules.diceSpaces.value) return Phase::Overflow;
    if (isDieGranted(state)) return Phase::Gain;
    if (state.turning) return Phase::Turn;
    if (state.renouncing) return Phase::Renounce;
    if (!state.offer.empty()) return Phase::Keep;
    if (state.bout.active) return state.bout.rolled ? Phase::Combat : Phase::Arms;
    if (state.spoil != none) return isArtifact(state.spoil) ? Phase::Room : Phase::Spoil;
    if (state.bonuses > 0) return Phase::Bonus;
    if (!state.spoils.empty()) return Phase::Resolve;
    if (state.ability != none) return Phase::Ability;
    if (!state.recruits.empty()) return Phase::Place;
    if (!state.taken.empty()) return Phase::Recruit;
    return {};
}

std::optional<Phase> askedPhase(const State& state) {
    return askedBy(rulesOf(state.stage), state);
}

void askNext(Transition& transition) {
    while (!askPending(transition))
        if (!goOn(transition)) return;
}

}
