// SPDX-License-Identifier: GPL-3.0-or-later
// The tables, and the rules of engine/game.h by way of them.
#include "samplegame/rules/steps/steps.h"

#include <array>

namespace heorot::samplegame {

namespace {

/// An entry of a table: the rules that belong to a value of an enumeration.
template <class Key, class RulesOfKey>
struct Entry {
    Key key;
    const RulesOfKey* rules;
};

constexpr std::array<Entry<Phase, PhaseRules>, phaseCount> phaseTable{{
    {Phase::Bid, &bidPhase},
    {Phase::Name, &namePhase},
    {Phase::Roll, &rollPhase},
    {Phase::Reroll, &rerollPhase},
    {Phase::Pay, &payPhase},
    {Phase::Over, &overPhase},
}};

constexpr std::array<Entry<Kind, ActionRules>, kindsOfAction> actionTable{{
    {Bid, &bidAction},
    {BidDone, &bidDoneAction},
    {Name, &nameAction},
    {Roll, &rollAction},
    {Keep, &keepAction},
    {Reroll, &rerollAction},
    {Pay, &payAction},
    {PayDone, &payDoneAction},
    {Pass, &passAction},
}};

/// Whether each value has its entry, so that the value is an index.
template <class Table>
constexpr bool isComplete(const Table& table) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].key) != i || table[i].rules == nullptr) return false;
    return true;
}
static_assert(isComplete(phaseTable));
static_assert(isComplete(actionTable));

const PhaseRules& rulesOf(Phase phase) {
    return *phaseTable[static_cast<std::size_t>(phase)].rules;
}

}

void legalActions(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    rulesOf(state.phase).offer(rules, state, out);
}

Violation validate(const Rules& rules, const State& state, Action action) {
    if (action.kind >= kindsOfAction) return {NotNow};
    const ActionRules& of = *actionTable[action.kind].rules;
    const bool isWellFormed = (of.usesA || action.a == 0) && action.b == 0 && action.c == 0;
    return isWellFormed && of.phase == state.phase ? of.refuse(rules, state, action) : Violation{NotNow};
}

void apply(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    actionTable[action.kind].rules->perform(rules, state, action, chance, events);
}

bool isCanonical(const Rules&, const State& state, Action action) {
    const auto isCanonical = actionTable[action.kind].rules->isCanonical;
    return isCanonical == nullptr || isCanonical(state, action);
}

bool forgoes(const Rules& rules, const State& state, Action action) {
    const auto forgoes = actionTable[action.kind].rules->forgoes;
    return forgoes != nullptr && forgoes(rules, state);
}

bool usesSecrets(const Rules&, const State& state) {
    return rulesOf(state.phase).usesSecrets;
}

}
