// SPDX-License-Identifier: GPL-3.0-or-later
// The tables, and the functions of engine/game.h that use them.
#include "samplegame/rules/steps/steps.h"

#include "engine/rules_table.h"

#include <array>

namespace heorot::samplegame {

namespace {

constexpr std::array<engine::RulesEntry<Phase, PhaseRules>, phaseCount> phaseTable{{
    {Phase::Bid, bidPhase},
    {Phase::Name, namePhase},
    {Phase::Roll, rollPhase},
    {Phase::Reroll, rerollPhase},
    {Phase::Pay, payPhase},
    {Phase::Over, overPhase},
}};

constexpr std::array<engine::RulesEntry<Kind, ActionRules>, kindsOfAction> actionTable{{
    {Bid, bidAction},
    {BidDone, bidDoneAction},
    {Name, nameAction},
    {Roll, rollAction},
    {Keep, keepAction},
    {Reroll, rerollAction},
    {Pay, payAction},
    {PayDone, payDoneAction},
    {Pass, passAction},
}};

static_assert(engine::isComplete(phaseTable));
static_assert(engine::isComplete(actionTable));

const PhaseRules& rulesOf(Phase phase) {
    return phaseTable[static_cast<std::size_t>(phase)].rules;
}

}

void legalActions(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    rulesOf(state.phase).offer(rules, state, out);
}

Violation validate(const Rules& rules, const State& state, Action action) {
    if (action.kind >= kindsOfAction) return {NotNow};
    const ActionRules& of = actionTable[action.kind].rules;
    const bool isWellFormed = (of.usesA || action.a == 0) && action.b == 0 && action.c == 0;
    return isWellFormed && of.phase == state.phase ? of.refuse(rules, state, action) : Violation{NotNow};
}

void apply(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    actionTable[action.kind].rules.perform(rules, state, action, chance, events);
}

bool isCanonical(const Rules&, const State& state, Action action) {
    const auto isCanonical = actionTable[action.kind].rules.isCanonical;
    return isCanonical == nullptr || isCanonical(state, action);
}

bool forgoes(const Rules& rules, const State& state, Action action) {
    const auto forgoes = actionTable[action.kind].rules.forgoes;
    return forgoes != nullptr && forgoes(rules, state);
}

bool usesSecrets(const Rules&, const State& state) {
    return rulesOf(state.phase).usesSecrets;
}

}
