// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a round. Each file in this folder implements one step: what it offers, why it refuses an action, and
// what the action does. This header has the tables that lead to the steps, and what one step calls in another.
#pragma once

#include "samplegame/rules/game.h"

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
    /// Whether the decision depends on what only the seat to move knows.
    bool usesSecrets = false;
};

/// The rules of a kind of action.
struct ActionRules {
    /// The only phase in which it can be legal.
    Phase phase;
    /// Whether `a` is used, for a token or a number; otherwise it is 0.
    bool usesA = false;
    /// Why the seat to move may not play it, or `allowed`. The action is well-formed and belongs to the current phase.
    Violation (&refuse)(const Rules& rules, const State& state, Action action);
    /// Plays a legal action.
    void (&perform)(const Rules& rules, State& state, Action action, Chance& chance, Events* events);
    /// See `isCanonical` in engine/game.h; nullptr for an action that is always canonical.
    bool (*isCanonical)(const State& state, Action action) = nullptr;
    /// See `forgoes` in engine/game.h; nullptr for an action that gives nothing up.
    bool (*forgoes)(const Rules& rules, const State& state) = nullptr;
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

// Called from other files; defined in rounds.cpp.
void fillHands(const Rules& rules, State& state, Chance& chance, Events* events);
void endRound(const Rules& rules, State& state, Chance& chance, Events* events);

}
