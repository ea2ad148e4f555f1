// SPDX-License-Identifier: GPL-3.0-or-later
// The tables, and the functions of engine/game.h that use them.
#include "rules/steps/steps.h"

#include "engine/rules_table.h"

#include <array>

namespace heorot::movie {

namespace {

constexpr std::array<engine::RulesEntry<Phase, PhaseRules>, phaseNames.size()> phaseTable{{
    {Phase::Refill, refillPhase},
    {Phase::Turn, turnPhase},
    {Phase::Play, playPhase},
    {Phase::Remove, removePhase},
    {Phase::Swap, swapPhase},
    {Phase::With, withPhase},
    {Phase::Move, movePhase},
    {Phase::Over, overPhase},
}};

constexpr std::array<engine::RulesEntry<Do, ActionRules>, kindsOfAction> actionTable{{
    {Do::Place, placeAction},
    {Do::Draw, drawAction},
    {Do::Play, playAction},
    {Do::Replace, replaceAction},
    {Do::Cash, cashAction},
    {Do::Counsel, counselAction},
    {Do::Move, moveAction},
    {Do::Remove, removeAction},
    {Do::Swap, swapAction},
    {Do::With, withAction},
    {Do::Refill, refillAction},
    {Do::Decline, declineAction},
}};

static_assert(engine::isComplete(phaseTable));
static_assert(engine::isComplete(actionTable, 1));

}

const PhaseRules& rulesOf(Phase phase) {
    return phaseTable[static_cast<std::size_t>(phase)].rules;
}

const ActionRules& rulesOf(Do kind) {
    return actionTable[static_cast<std::size_t>(kind) - 1].rules;
}

void legalActions(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    rulesOf(state.phase).offer(rules, state, out);
}

Violation validate(const Rules& rules, const State& state, Action action) {
    if (action.c != 0) return refuse(Refusal::UnknownAction);
    if (isOver(state)) return refuse(Refusal::GameOver);
    if (action.kind < 1 || action.kind > kindsOfAction) return refuse(Refusal::UnknownAction);
    const ActionRules& of = rulesOf(kindOf(action));
    return of.isWellFormed(rules, action) ? of.refuse(rules, state, action) : refuse(Refusal::UnknownAction);
}

void apply(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    rulesOf(kindOf(action)).perform(rules, state, action, chance, events);
}

bool isCanonical(const Rules& rules, const State& state, Action action) {
    const auto isCanonical = rulesOf(kindOf(action)).isCanonical;
    return isCanonical == nullptr || isCanonical(rules, state, action);
}

bool forgoes(const Rules& rules, const State& state, Action action) {
    const auto forgoes = rulesOf(kindOf(action)).forgoes;
    return forgoes != nullptr && forgoes(rules, state);
}

engine::SeatSet reveals(const Rules&, const State& state, Action action) {
    switch (rulesOf(kindOf(action)).reveals) {
    case Reveals::ToMover: return engine::SeatSet::of(state.mover);
    case Reveals::ToOthers: return engine::SeatSet::all(state.seats).without(state.mover);
    case Reveals::Nothing: break;
    }
    return {};
}

}
