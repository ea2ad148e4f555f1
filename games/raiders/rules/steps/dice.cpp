// SPDX-License-Identifier: GPL-3.0-or-later
// Dice gained by choice, turned to another face, or discarded for lack of room (rulebook, Crew Dice).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

// Dice that are granted.

bool isVoid(const State& state, const Grant& grant) {
    if (grant.color != anyColor) return state.dice[grant.color] == 0;
    return state.dice == Counts<colors>{};
}

void rollGathered(Transition& transition) {
    Counts<colors>& gathered = transition.state.gathered;
    for (std::uint8_t color = 0; color < colors; ++color)
        for (; gathered[color] > 0; --gathered[color]) rollTaken(transition, color);
}

void offerGrant(const Rules& rules, const State& state, ActionList& out) {
    const Grant& grant = state.grants[0];
    for (int color = 0; color < colors; ++color) {
        if (grant.color != anyColor && grant.color != color) continue;
        if (!grant.rolled)
            offerSupplied(rules, state, color, Do::Gain, 0, out);
        else if (state.dice[static_cast<std::size_t>(color)] > 0)
            out.push(roll(static_cast<Color>(color)));
    }
}

FieldFault grantError(const Rules&, const State& state) {
    return !state.grants.empty() ? FieldFault() : FieldFault{"grants", Fault::tr("there is no die to gain")};
}

Violation refuseGain(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Gain, state)) return refused;
    const Grant& grant = state.grants[0];
    if (grant.rolled) return refuse(Refusal::NotOffered);
    if (const auto refused = refuseColor(action.a, grant.color)) return refused;
    return refuseSupplied(rules, state, action.a);
}

void gainGranted(Transition& transition, Action action) {
    transition.state.grants.removeAt(0);
    takeDie(transition, static_cast<std::uint8_t>(colorOf(action.a)));
    gainDie(transition, action.a, Happening::DieGained);
}

Violation refuseRoll(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Gain, state)) return refused;
    if (!state.grants[0].rolled) return refuse(Refusal::NotOffered);
    return state.dice[action.a] > 0 ? allowed : refuse(Refusal::DiceOut, action.a);
}

/// The die is rolled together with those of the same grant.
void gatherGranted(Transition& transition, Action action) {
    transition.state.grants.removeAt(0);
    takeDie(transition, action.a);
    ++transition.state.gathered[action.a];
}

// Room for dice.

void offerDiscards(const Rules&, const State& state, ActionList& out) {
    offerDice(state, anyColor, Do::Discard, out);
}

FieldFault overflowError(const Rules& rules, const State& state) {
    return moverShip(state).diceCount > rules.diceSpaces.value
               ? FieldFault()
               : FieldFault{{}, Fault::tr("there is room for all the dice")};
}

Violation refuseDiscard(const Rules&, const State& state, Action action) {
    return refuseDie(state, action.a);
}

void discardDie(Transition& transition, Action action) {
    dropDie(transition, action.a);
}

// The die that Bodn turns.

void offerAnyTurn(const Rules& rules, const State& state, ActionList& out) {
    offerTurns(rules, state, anyColor, out);
}

void turnByBodn(Transition& transition, Action action) {
    turnDie(transition, action);
    transition.state.turning = false;
}

}

void settleGrants(Transition& transition) {
    State& state = transition.state;
    while (transition.ship().diceCount <= transition.rules.diceSpaces.value) {
        // All dice are gained before the first one is rolled.
        const bool isNextRolled = !state.grants.empty() && state.grants[0].rolled;
        if (bitsOf(state.gathered) != 0 && !isNextRolled) {
            rollGathered(transition);
            continue;
        }
        if (state.grants.empty() || !isVoid(state, state.grants[0])) return;
        transition.report(Happening::NoDie, state.grants[0].color);
        state.grants.removeAt(0);
    }
}

void offerTurns(const Rules& rules, const State& state, std::uint8_t color, ActionList& out) {
    eachBit(ownDice(state, color), [&](int die) {
        const auto& faces = rules.hasIcon[static_cast<std::size_t>(die / icons)];
        for (int icon = 0; icon < icons; ++icon)
            if (faces[static_cast<std::size_t>(icon)] && icon != die % icons) out.push(make(Do::Turn, die, icon));
    });
}

Violation refuseTurn(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseDie(state, action.a)) return refused;
    const Color color = colorOf(action.a);
    if (!rules.hasIcon[static_cast<std::size_t>(color)][action.b])
        return refuse(Refusal::NoSuchFace, dieOf(color, static_cast<Icon>(action.b)));
    return static_cast<int>(iconOf(action.a)) == action.b ? refuse(Refusal::SameFace, action.b) : allowed;
}

/// Replaces the die by the same die on another face.
void turnDie(Transition& transition, Action action) {
    const Die turned = dieOf(colorOf(action.a), static_cast<Icon>(action.b));
    --transition.ship().dice[action.a];
    ++transition.ship().dice[turned];
    transition.report(Happening::DieTurned, action.a, turned);
}

constexpr PhaseRules gainPhase{.offer = offerGrant, .positionError = grantError, .depth = Depth::Gain};
constexpr ActionRules gainAction{.isWellFormed = isWithin<dieKinds>, .refuse = refuseGain, .perform = gainGranted};
constexpr ActionRules rollAction{.isWellFormed = isWithin<colors>, .refuse = refuseRoll, .perform = gatherGranted};
constexpr PhaseRules overflowPhase{.offer = offerDiscards,
                                   .positionError = overflowError,
                                   .depth = Depth::Overflow,
                                   .storesForRoom = true,
                                   .discard = {.refuse = refuseDiscard, .perform = discardDie}};
constexpr PhaseRules turnPhase{.offer = offerAnyTurn,
                               .stage = Stage::Close,
                               .depth = Depth::Turn,
                               .turn = {.refuse = refuseTurn, .perform = turnByBodn}};

}
