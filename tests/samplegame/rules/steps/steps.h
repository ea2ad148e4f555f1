// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a round. Each has a file of its own that holds all rules of the step: what it offers, why it refuses and
// what it does. Tables lead from a phase or a kind of action to its rules.
#pragma once

#include "samplegame/rules/rules.h"

namespace heorot::samplegame {

using engine::Action;
using engine::ActionList;
using engine::Chance;
using engine::Events;
using engine::Seat;
using engine::Violation;

/// The rules of a phase.
struct PhaseRules {
    /// Appends the legal actions, sorted.
    void (&offer)(const Rules& rules, const State& state, ActionList& out);
    /// Whether the decision is made from what the seat to move alone knows.
    bool usesSecrets = false;
};

/// The rules of a kind of action.
struct ActionRules {
    /// The only phase in which it can be legal.
    Phase phase;
    /// Whether `a` is used, for a token or a number; otherwise it is 0.
    bool usesA = false;
    /// Why the seat to move may not do it, or `allowed`. The action is well-formed and of the phase under way.
    Violation (&refuse)(const Rules& rules, const State& state, Action action);
    /// Carries out a legal action.
    void (&perform)(const Rules& rules, State& state, Action action, Chance& chance, Events* events);
};

/// For actions that are legal throughout their phase.
inline Violation allow(const Rules&, const State&, Action) {
    return engine::allowed;
}

// Every entry of the tables, by file.
// bidding.cpp
extern const PhaseRules bidPhase;
extern const ActionRules bidAction, bidDoneAction;
// naming.cpp
extern const PhaseRules namePhase;
extern const ActionRules nameAction;
// rolling.cpp
extern const PhaseRules rollPhase, rerollPhase;
extern const ActionRules rollAction, keepAction, rerollAction;
// paying.cpp
extern const PhaseRules payPhase;
extern const ActionRules payAction, payDoneAction, passAction;
// rounds.cpp
extern const PhaseRules overPhase;

// rounds.cpp
void fillHands(const Rules& rules, State& state, Chance& chance, Events* events);
void endRound(const Rules& rules, State& state, Chance& chance, Events* events);

}
