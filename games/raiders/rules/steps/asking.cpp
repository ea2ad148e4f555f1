// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be decided next. What a decision sets going (dice, cards, combats) lies in the state as pending, and is
// asked for in a fixed order, innermost first; then the game goes on where the seat stands in its part.
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

bool isDieGranted(const State& state) {
    return !state.grants.empty() || state.gathered != Counts<colors>{};
}

/// Carries out what is pending and decides nothing; false if the seat has to decide.
bool resolvesItself(Table& table, Phase pending) {
    State& state = table.state;
    if (pending == Phase::Resolve && areAlike(state.spoils))
        beginSpoil(table, state.spoils[0]);
    else if (pending == Phase::Recruit && areAlike(state.taken))
        recruit(table, state.taken[0]);
    else if (pending == Phase::Ability && !mayDecideAbility(table.rules, state))
        loseAbility(table);
    else
        return false;
    return true;
}

/// Asks for what is pending; false if there is nothing.
bool askPending(Table& table) {
    for (;;) {
        if (isDieGranted(table.state)) settleGrants(table);
        const auto pending = pendingPhase(table.rules, table.state);
        if (!pending) return false;
        if (resolvesItself(table, *pending)) continue;
        table.state.phase = *pending;
        return true;
    }
}

std::optional<Phase> askedBy(const StageRules& stage, const State& state) {
    return stage.asks != nullptr ? stage.asks(state) : stage.phase;
}

/// Goes on where the seat stands in its part; true if something may be pending again, false once a phase is asked.
bool goOn(Table& table) {
    State& state = table.state;
    const StageRules& stage = rulesOf(state.stage);
    const auto asked = askedBy(stage, state);
    if (asked && (stage.decidesNothing == nullptr || !stage.decidesNothing(table.rules, state))) {
        state.phase = *asked;
        return false;
    }
    stage.goOn(table);
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

void askNext(Table& table) {
    while (!askPending(table))
        if (!goOn(table)) return;
}

}
