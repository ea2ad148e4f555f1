// SPDX-License-Identifier: GPL-3.0-or-later
// Journeys: before a Sea Battle, a longship pays what the sea asks or suffers a loss (rulebook, Journey).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

void revealJourney(Transition& transition, int) {
    State& state = transition.state;
    state.stage = Stage::Journey;
    state.journey = drawCard(transition, Deck::Journeys);
    if (state.journey == none) return;
    transition.report(Happening::JourneyRevealed, state.journey);
    if (transition.rules.journeys[state.journey].isCalm()) endJourney(transition, Happening::JourneyPassed);
}

std::optional<Phase> askJourney(const State& state) {
    if (state.lossColor != none || state.lossGoods) return Phase::Loss;
    return state.journey == none ? std::nullopt : std::optional(Phase::Journey);
}

void sailOn(Transition& transition) {
    transition.state.stage = Stage::Battle;
}

// What the journey asks for.

const JourneySpec& journeyOf(const Rules& rules, const State& state) {
    return rules.journeys[state.journey];
}

const Cost* costOfJourney(const Rules& rules, const State& state) {
    return &journeyOf(rules, state).pay;
}

void offerDismissals(const State& state, ActionList& out) {
    const Ship& ship = moverShip(state);
    for (ReaverId reaver = 0; reaver < reaverKinds; ++reaver) {
        for (std::size_t slot = 0; slot < slotKinds; ++slot)
            if (ship.crew[slot].contains(reaver)) out.push(dismiss(reaver, static_cast<int>(slot)));
        if (ship.leader == reaver) out.push(dismiss(reaver, leaderPlace));
    }
}

void offerJourney(const Rules& rules, const State& state, ActionList& out) {
    const JourneySpec& journey = journeyOf(rules, state);
    if (asksForIcons(journey.pay)) offerPayments(rules, state, journey.pay, out);
    if (isNothingLaidOut(state)) out.push(suffer());
    if (journey.payReaver) offerDismissals(state, out);
}

FieldFault journeyError(const Rules&, const State& state) {
    return state.journey != none ? FieldFault() : FieldFault{"journey", Fault::tr("no Sea Journey has been revealed")};
}

Violation refuseDoneWithJourney(const Rules& rules, const State& state, Action action) {
    return asksForIcons(journeyOf(rules, state).pay) ? refuseDone(rules, state, action) : notNow(state);
}

void passJourney(Transition& transition) {
    const JourneySpec& journey = journeyOf(transition.rules, transition.state);
    spendLaidOut(transition);
    endJourney(transition, Happening::JourneyPaid);
    gain(transition, journey.paid, Track::Sea);
}

void payJourney(Transition& transition, Action) {
    passJourney(transition);
}

Violation refuseDismissal(const Rules& rules, const State& state, Action action) {
    if (state.phase != Phase::Journey || !journeyOf(rules, state).payReaver) return notNow(state);
    const Ship& ship = moverShip(state);
    const bool isThere = action.b == leaderPlace ? ship.leader == action.a : ship.crew[action.b].contains(action.a);
    return isThere ? allowed : refuse(Refusal::NotOnBoard, action.a);
}

void dismissReaver(Transition& transition, Action action) {
    const ReaverId reaver = action.a;
    if (action.b == leaderPlace)
        transition.ship().leader = none;
    else
        transition.ship().crew[action.b].remove(reaver);
    addToPile(transition, reaver);
    transition.report(Happening::Dismissed, reaver, action.b);
    passJourney(transition);
}

// Suffering it.

Violation refuseSuffering(const Rules&, const State& state, Action) {
    if (const auto refused = refuseOutside(Phase::Journey, state)) return refused;
    return refuseWhilePaying(state);
}

/// What is to be lost by choice.
void setLoss(State& state, const Rules& rules, const JourneySpec& journey) {
    const Ship& ship = moverShip(state);
    if (journey.dieOfLeader && ship.leader != none) {
        const auto color = static_cast<std::uint8_t>(rules.reavers[ship.leader].clan);
        if (ownDice(state, color) != 0) state.lossColor = color;
    }
    if (journey.dice > 0 && ship.diceCount > 0) state.lossColor = anyColor;
    state.lossGoods = journey.goods && (!ship.artifacts.empty() || upgradesOn(ship) > 0);
}

void sufferJourney(Transition& transition, Action) {
    const JourneySpec& journey = journeyOf(transition.rules, transition.state);
    endJourney(transition, Happening::JourneySuffered);
    loseFood(transition, journey.food);
    setLoss(transition.state, transition.rules, journey);
    if (!journey.leader || transition.ship().leader == none) return;
    transition.report(Happening::LeaderLeft, transition.ship().leader);
    addToPile(transition, transition.ship().leader);
    transition.ship().leader = none;
}

/// Whether the journey could be paid for and its loss is permanent.
bool losesForGood(const Rules& rules, const State& state) {
    const JourneySpec& journey = journeyOf(rules, state);
    const Ship& ship = moverShip(state);
    if (journey.payReaver || !canPay(rules, ship, journey.pay)) return false;
    return (journey.leader && ship.leader != none) ||
           (journey.goods && (!ship.artifacts.empty() || upgradesOn(ship) > 0));
}

void offerLosses(const Rules&, const State& state, ActionList& out) {
    if (state.lossColor != none) return offerDice(state, state.lossColor, Do::Discard, out);
    offerDrops(state, out);
    const Ship& ship = moverShip(state);
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind)
        if (ship.up[kind] + ship.down[kind] > 0) out.push(lose(static_cast<Upgrade>(kind)));
}

FieldFault lossError(const Rules&, const State& state) {
    return state.lossColor != none || state.lossGoods ? FieldFault()
                                                      : FieldFault{{}, Fault::tr("there is nothing to lose")};
}

Violation refuseLostDie(const Rules&, const State& state, Action action) {
    if (state.lossColor == none) return refuse(Refusal::NotOffered);
    if (const auto refused = refuseColor(action.a, state.lossColor)) return refused;
    return refuseDie(state, action.a);
}

void loseDie(Transition& transition, Action action) {
    dropDie(transition, action.a);
    transition.state.lossColor = none;
}

Violation refuseLostArtifact(const Rules&, const State& state, Action action) {
    return state.lossGoods ? refuseArtifact(state, action.a) : notNow(state);
}

void loseArtifact(Transition& transition, Action action) {
    dropArtifact(transition, action.a);
    transition.state.lossGoods = false;
}

Violation refuseLostUpgrade(const Rules&, const State& state, Action action) {
    if (state.phase != Phase::Loss || !state.lossGoods) return notNow(state);
    const Ship& ship = moverShip(state);
    return ship.up[action.a] + ship.down[action.a] > 0 ? allowed : refuse(Refusal::NoSuchUpgrade, action.a);
}

/// Removes a tile, a turned down one first.
void loseUpgrade(Transition& transition, Action action) {
    Ship& ship = transition.ship();
    const std::size_t kind = action.a;
    --(ship.down[kind] > 0 ? ship.down : ship.up)[kind];
    ++transition.state.upgrades[kind];
    transition.report(Happening::UpgradeLost, action.a);
    transition.state.lossGoods = false;
}

}

void endJourney(Transition& transition, Happening how) {
    State& state = transition.state;
    transition.report(how, state.journey);
    ++state.journeyDiscards[state.journey];
    state.journey = none;
}

constexpr LocationRules seaLocation{
    .offer = offerLocationCost, .activate = revealJourney, .isPaidFirst = true, .track = Track::Sea};
constexpr StageRules journeyStage{.asks = askJourney, .goOn = sailOn, .location = Location::Sea};
constexpr PhaseRules journeyPhase{.offer = offerJourney,
                                  .positionError = journeyError,
                                  .stage = Stage::Journey,
                                  .allowsArtifacts = isNothingLaidOut,
                                  .cost = costOfJourney,
                                  .pay = {.refuse = refusePayer, .perform = layOutPayer},
                                  .done = {.refuse = refuseDoneWithJourney, .perform = payJourney}};
constexpr PhaseRules lossPhase{.offer = offerLosses,
                               .positionError = lossError,
                               .stage = Stage::Journey,
                               .discard = {.refuse = refuseLostDie, .perform = loseDie},
                               .drop = {.refuse = refuseLostArtifact, .perform = loseArtifact}};
constexpr ActionRules sufferAction{
    .isWellFormed = isWithin<1>, .refuse = refuseSuffering, .perform = sufferJourney, .forgoes = losesForGood};
constexpr ActionRules dismissAction{
    .isWellFormed = isWithin<reaverKinds, slotKinds + 1>, .refuse = refuseDismissal, .perform = dismissReaver};
constexpr ActionRules loseAction{
    .isWellFormed = isWithin<upgradeKinds>, .refuse = refuseLostUpgrade, .perform = loseUpgrade};

}
