// SPDX-License-Identifier: GPL-3.0-or-later
// Combat: Hammers are discarded for combat dice, which are rolled, and rolled again for Favor (rulebook, Combat).
#include "rules/artifact_places.h"
#include "rules/odds.h"
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

bool isMarked(const State& state) {
    return state.bout.again != Counts<3>{};
}

/// Carries out the victory or the defeat.
void endCombat(Transition& transition, bool won) {
    State& state = transition.state;
    state.bout = {};
    if (state.spoil != none)
        won ? pillage(transition) : leaveAlone(transition);
    else if (state.battle != none)
        won ? winBattle(transition) : loseBattle(transition);
    else
        won ? subdue(transition) : failAttempt(transition);
}

void settleCombat(Transition& transition, Action) {
    const Bout& bout = transition.state.bout;
    const bool won = successes(bout) >= bout.defense;
    transition.report(Happening::CombatEnded, successes(bout), bout.defense, won);
    endCombat(transition, won);
}

/// Whether the result is final: won, or no Favor for another roll and no artifact that may bring some.
bool isDecided(const Rules& rules, const State& state) {
    if (successes(state.bout) >= state.bout.defense) return true;
    return moverShip(state).favor == 0 && !mayBringFavor(rules, state);
}

void rollCombatDice(Transition& transition, int dice, Happening how) {
    Bout& bout = transition.state.bout;
    for (; dice > 0; --dice)
        ++bout.dice[transition.rules.combatSides[static_cast<std::size_t>(transition.chance.roll(combatDieSource, 6))]];
    transition.showAll();
    transition.report(how, bout.dice[0], bout.dice[1], bout.dice[2], successes(bout), bout.defense);
    if (isDecided(transition.rules, transition.state)) settleCombat(transition, done());
}

// Before the roll.

void offerHammers(const Rules& rules, const State& state, ActionList& out) {
    const bool laid = !isNothingLaidOut(state);
    const Ship& ship = moverShip(state);
    offerPayers(state, out, [&](Payer payer) { return hammersOf(rules, ship, payer) > 0; });
    if (laid || state.bout.extra > 0) out.push(done());
    if (!laid) out.push(giveUp());
}

Violation refuseHammer(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseHeld(state, action.a)) return refused;
    return hammersOf(rules, moverShip(state), action.a) > 0 ? allowed : refuse(Refusal::NoHammer, action.a);
}

Violation refuseRoll(const Rules&, const State& state, Action) {
    return !isNothingLaidOut(state) || state.bout.extra > 0 ? allowed : refuse(Refusal::NoCombatDice);
}

/// Discards the Hammers, then rolls.
void rollCombat(Transition& transition, Action) {
    const int dice = diceLaidOut(transition.rules, transition.state);
    spendLaidOut(transition);
    transition.state.bout.rolled = true;
    transition.state.bout.extra = 0;
    rollCombatDice(transition, dice, Happening::CombatRolled);
}

void giveCombatUp(Transition& transition, Action) {
    endCombat(transition, false);
}

bool isInArms(const State&) {
    return true;
}

FieldFault armsError(const Rules&, const State& state) {
    return state.bout.active && !state.bout.rolled ? FieldFault()
                                                   : FieldFault{"bout", Fault::tr("there is no such combat")};
}

// After the roll.

void offerReroll(const Rules&, const State& state, ActionList& out) {
    const Bout& bout = state.bout;
    const bool marked = isMarked(state);
    const bool hasFavor = moverShip(state).favor > 0;
    if (!marked) out.push(done());
    for (int value = 0; value < 3 && hasFavor; ++value)
        if (bout.again[static_cast<std::size_t>(value)] < bout.dice[static_cast<std::size_t>(value)])
            out.push(again(value));
    if (marked) out.push(reroll());
}

Violation refuseSettling(const Rules&, const State& state, Action) {
    return isMarked(state) ? refuse(Refusal::RollMarked) : allowed;
}

Violation refuseAgain(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Combat, state)) return refused;
    if (moverShip(state).favor == 0) return refuse(Refusal::NotEnoughFavor, 1);
    const bool isThere = state.bout.again[action.a] < state.bout.dice[action.a];
    return isThere ? allowed : refuse(Refusal::NoSuchCombatDie, action.a);
}

void markAgain(Transition& transition, Action action) {
    ++transition.state.bout.again[action.a];
}

/// Dice are marked in the order of their values.
bool isMarkedInOrder(const Rules&, const State& state, Action action) {
    for (std::size_t value = action.a + std::size_t{1}; value < 3; ++value)
        if (state.bout.again[value] > 0) return false;
    return true;
}

Violation refuseReroll(const Rules&, const State& state, Action) {
    if (const auto refused = refuseOutside(Phase::Combat, state)) return refused;
    return isMarked(state) ? allowed : refuse(Refusal::NothingMarked);
}

void rerollCombat(Transition& transition, Action) {
    Bout& bout = transition.state.bout;
    changeFavor(transition, -1);
    int dice = 0;
    for (std::size_t value = 0; value < 3; ++value) {
        dice += bout.again[value];
        bout.dice[value] = static_cast<std::uint8_t>(bout.dice[value] - bout.again[value]);
        bout.again[value] = 0;
    }
    rollCombatDice(transition, dice, Happening::CombatRerolled);
}

bool isNothingMarked(const State& state) {
    return !isMarked(state);
}

FieldFault combatError(const Rules&, const State& state) {
    return state.bout.active && state.bout.rolled ? FieldFault()
                                                  : FieldFault{"bout", Fault::tr("there is no such combat")};
}

}

bool canFight(const Rules& rules, const State& state) {
    const Ship& ship = moverShip(state);
    std::uint32_t held = bitsOf(ship.dice) | bitsOf(ship.up) << dieKinds;
    for (; held != 0; held &= held - 1)
        if (hammersOf(rules, ship, static_cast<Payer>(std::countr_zero(held))) > 0) return true;
    return isOwnPart(state) && hasReady(rules, state, ArtifactSpec::Effect::CombatDice);
}

void beginCombat(Transition& transition, int defense) {
    transition.state.bout = {};
    transition.state.bout.active = true;
    transition.state.bout.defense = static_cast<std::uint8_t>(defense);
}

bool canStillWin(const Rules& rules, const State& state) {
    const Bout& bout = state.bout;
    if (!bout.active)
        return canFight(rules, state) || canPay(rules, moverShip(state), rules.battles[state.battle].combination) ||
               hasArtifactAction(rules, state);
    if (!bout.rolled) return true;
    return successes(bout) < bout.defense && (moverShip(state).favor > 0 || mayBringFavor(rules, state));
}

constexpr PhaseRules armsPhase{.offer = offerHammers,
                               .positionError = armsError,
                               .depth = Depth::Combat,
                               .allowsArtifacts = isInArms,
                               .pay = {.refuse = refuseHammer, .perform = layOutPayer},
                               .done = {.refuse = refuseRoll, .perform = rollCombat},
                               .yield = {.refuse = refuseToGiveUp, .perform = giveCombatUp, .forgoes = canStillWin}};
constexpr PhaseRules combatPhase{.offer = offerReroll,
                                 .positionError = combatError,
                                 .depth = Depth::Combat,
                                 .allowsArtifacts = isNothingMarked,
                                 .done = {.refuse = refuseSettling, .perform = settleCombat, .forgoes = canStillWin}};
constexpr ActionRules againAction{.isWellFormed = isWithin<3>,
                                  .refuse = refuseAgain,
                                  .perform = markAgain,
                                  .isPart = true,
                                  .isCanonical = isMarkedInOrder};
constexpr ActionRules rerollAction{.isWellFormed = isWithin<1>, .refuse = refuseReroll, .perform = rerollCombat};

}
