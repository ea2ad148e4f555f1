// SPDX-License-Identifier: GPL-3.0-or-later
// The winner rolls the die and may, by option, roll once more; with less than the named number the round ends.
#include "samplegame/rules/steps/steps.h"

namespace heorot::samplegame {

namespace {

void rollDie(const Rules& rules, State& state, Chance& chance, Events* events) {
    state.die = static_cast<std::uint8_t>(1 + chance.roll(DieSource, rules.sides));
    append(events, {Rolled, state.turn, {state.die}});
}

void performKeep(const Rules& rules, State& state, Action, Chance& chance, Events* events) {
    if (state.die >= state.named)
        state.phase = Phase::Pay;
    else
        endRound(rules, state, chance, events);
}

void offerRoll(const Rules&, const State&, ActionList& out) {
    out.push({Roll});
}

void performRoll(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    rollDie(rules, state, chance, events);
    if (state.rerolls)
        state.phase = Phase::Reroll;
    else
        performKeep(rules, state, action, chance, events);
}

void offerReroll(const Rules&, const State&, ActionList& out) {
    out.push({Keep});
    out.push({Reroll});
}

void performReroll(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    rollDie(rules, state, chance, events);
    performKeep(rules, state, action, chance, events);
}

}

constexpr PhaseRules rollPhase{.offer = offerRoll};
constexpr ActionRules rollAction{.phase = Phase::Roll, .refuse = allow, .perform = performRoll};
constexpr PhaseRules rerollPhase{.offer = offerReroll};
constexpr ActionRules keepAction{.phase = Phase::Reroll, .refuse = allow, .perform = performKeep};
constexpr ActionRules rerollAction{.phase = Phase::Reroll, .refuse = allow, .perform = performReroll};

}
