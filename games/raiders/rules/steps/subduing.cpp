// SPDX-License-Identifier: GPL-3.0-or-later
// Attempts to subdue a territory, by force or in peace (rulebook, Subdue Territories).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

void beginAttempts(Transition& transition, int bonus) {
    transition.state.left = static_cast<std::uint8_t>(bonus);
    transition.state.stage = Stage::Attempt;
}

std::optional<Phase> askForAttempt(const State& state) {
    return state.territory != none ? Phase::Tribute : Phase::Attempt;
}

bool isNoAttemptLeft(const Rules&, const State& state) {
    return state.territory == none && state.left == 0;
}

const Cost& tributeOf(const Rules& rules, Territory territory) {
    return rules.territories[territory].cost;
}

void offerAttempts(const Rules& rules, const State& state, ActionList& out) {
    const Ship& ship = moverShip(state);
    if (canFight(rules, state))
        for (Territory territory = 0; territory < territoryKinds; ++territory)
            if (!refuseTerritory(state, territory)) out.push(force(territory));
    for (Territory territory = 0; territory < territoryKinds; ++territory)
        if (!refuseTerritory(state, territory) && canPay(rules, ship, tributeOf(rules, territory)))
            out.push(peace(territory));
}

FieldFault attemptError(const Rules&, const State& state) {
    return state.left > 0 ? FieldFault() : FieldFault{"left", Fault::tr("there is no attempt left")};
}

Violation refuseAttempt(const State& state, Territory territory) {
    const bool isSubduing =
        state.phase == Phase::Attempt || (state.phase == Phase::Decide && state.location == Location::Subdue);
    return isSubduing ? refuseTerritory(state, territory) : notNow(state);
}

Violation refuseForce(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseAttempt(state, action.a)) return refused;
    return canFight(rules, state) ? allowed : refuse(Refusal::NoCombatDice);
}

Violation refusePeace(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseAttempt(state, action.a)) return refused;
    return refuseCost(rules, state, tributeOf(rules, action.a));
}

void beginAttempt(Transition& transition, Territory territory, bool byForce) {
    if (transition.state.stage == Stage::Decide) activate(transition);
    --transition.state.left;
    transition.state.territory = territory;
    transition.report(Happening::Attempted, territory, byForce);
}

void attemptByForce(Transition& transition, Action action) {
    beginAttempt(transition, action.a, true);
    beginCombat(transition, transition.rules.territories[action.a].defense);
}

void attemptInPeace(Transition& transition, Action action) {
    beginAttempt(transition, action.a, false);
    const Cost& cost = tributeOf(transition.rules, action.a);
    if (cost.dice > 0 || asksForIcons(cost)) return; // laid out in Phase::Tribute
    payCost(transition, cost);
    subdue(transition);
}

void turnByChoice(Transition& transition, Action) {
    turnTiles(transition);
}

// The tribute of a peaceful attempt.

const Cost* tributeDue(const Rules& rules, const State& state) {
    return &tributeOf(rules, state.territory);
}

void offerTribute(const Rules& rules, const State& state, ActionList& out) {
    offerPayments(rules, state, *tributeDue(rules, state), out);
}

FieldFault tributeError(const Rules&, const State& state) {
    return state.territory != none ? FieldFault()
                                   : FieldFault{"territory", Fault::tr("no territory is being attempted")};
}

void payTribute(Transition& transition, Action) {
    payCost(transition, tributeOf(transition.rules, transition.state.territory));
    subdue(transition);
}

}

bool canAttempt(const Rules& rules, const State& state) {
    const bool fights = canFight(rules, state);
    for (Territory territory = 0; territory < territoryKinds; ++territory)
        if (!refuseTerritory(state, territory) &&
            (fights || canPay(rules, moverShip(state), tributeOf(rules, territory))))
            return true;
    return false;
}

void subdue(Transition& transition) {
    State& state = transition.state;
    auto& stack = state.territories[state.territory];
    state.subdued.push(stack[stack.size() - 1]);
    stack.removeAt(stack.size() - 1);
    state.stage = Stage::Claim;
}

void failAttempt(Transition& transition) {
    transition.report(Happening::NotSubdued, transition.state.territory);
    transition.state.territory = none;
}

constexpr LocationRules subdueLocation{.offer = offerAttempts, .activate = beginAttempts};
constexpr StageRules attemptStage{
    .asks = askForAttempt, .decidesNothing = isNoAttemptLeft, .goOn = turnTiles, .location = Location::Subdue};
constexpr PhaseRules attemptPhase{.offer = offerAttempts,
                                  .positionError = attemptError,
                                  .stage = Stage::Attempt,
                                  .allowsArtifacts = isNothingLaidOut,
                                  .end = {.refuse = allow, .perform = turnByChoice, .forgoes = canAttempt}};
constexpr PhaseRules tributePhase{.offer = offerTribute,
                                  .positionError = tributeError,
                                  .stage = Stage::Attempt,
                                  .cost = tributeDue,
                                  .pay = {.refuse = refusePayer, .perform = layOutPayer},
                                  .done = {.refuse = refuseDone, .perform = payTribute}};
constexpr ActionRules forceAction{
    .isWellFormed = isWithin<territoryKinds>, .refuse = refuseForce, .perform = attemptByForce};
constexpr ActionRules peaceAction{
    .isWellFormed = isWithin<territoryKinds>, .refuse = refusePeace, .perform = attemptInPeace};

}
