// SPDX-License-Identifier: GPL-3.0-or-later
// The Reavers of a slot fire before the seats decide: their abilities, and the decisions about them (rulebook,
// Reavers).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

// Firing.

/// Goes on to the next Reaver of the slot, to the next seat, or to the parts of the seats.
FieldFault fireError(const Rules&, const State& state) {
    return slotOf(state.location) != none ? FieldFault()
                                          : FieldFault{"stage", Fault::tr("no Reavers fire at this location")};
}

void fireNext(Transition& transition) {
    State& state = transition.state;
    const auto& crew = transition.ship().crew[slotOf(state.location)];
    if (state.firing < crew.size()) {
        const ReaverId reaver = crew[state.firing++];
        transition.report(Happening::Fired, reaver, static_cast<int>(state.location));
        return fire(transition, reaver);
    }
    state.firing = 0;
    state.mover = after(state, state.mover);
    if (state.mover == state.active) state.stage = Stage::Decide;
}

/// Draws the cards of which one is kept.
void drawOffer(Transition& transition, ReaverId reaver) {
    State& state = transition.state;
    const Ability& ability = transition.rules.reavers[reaver].ability;
    for (int i = 0; i < ability.count && !state.offer.full(); ++i) {
        const std::uint8_t card = drawCard(transition, ability.deck);
        if (card == none) break;
        const SpoilId spoil = ability.deck == Deck::Keeps ? spoilOfKeep(card) : card;
        state.offer.push(spoil);
        transition.report(Happening::SpoilDrawn, spoil);
    }
    if (state.offer.empty()) transition.report(Happening::Idle, reaver, static_cast<int>(Lack::Cards));
}

// An ability that is to be decided.

const Ability& abilityOf(const Rules& rules, const State& state) {
    return rules.reavers[state.ability].ability;
}

void offerAbility(const Rules& rules, const State& state, ActionList& out) {
    const Ability& ability = abilityOf(rules, state);
    const bool isUsable = canUseAbility(rules, state);
    if (ability.favor > 0 && isUsable) out.push(accept());
    if (state.abilityPaid == 0) out.push(decline());
    if (ability.dice > 0 && isUsable) offerDice(state, anyColor, Do::Discard, out);
    if (ability.kind == Ability::Kind::Turn) offerTurns(rules, state, ability.color, out);
}

FieldFault abilityError(const Rules&, const State& state) {
    return state.ability != none ? FieldFault()
                                 : FieldFault{"ability", Fault::tr("there is no Reaver’s ability to decide on")};
}

bool isNothingPaid(const State& state) {
    return state.abilityPaid == 0;
}

Violation refuseToUse(const Rules& rules, const State& state, Action) {
    const int favor = abilityOf(rules, state).favor;
    if (favor == 0) return refuse(Refusal::NotOffered);
    return canUseAbility(rules, state) ? allowed : refuse(Refusal::NotEnoughFavor, favor);
}

void useAbility(Transition& transition, Action) {
    const Ability& ability = abilityOf(transition.rules, transition.state);
    transition.state.ability = none;
    changeFavor(transition, -ability.favor);
    gain(transition, ability.then, Track::Reavers);
}

Violation refuseToDecline(const Rules&, const State& state, Action) {
    return isNothingPaid(state) ? allowed : refuse(Refusal::MayNotDecline);
}

void declineAbility(Transition& transition, Action) {
    transition.report(Happening::Declined, transition.state.ability);
    transition.state.ability = none;
}

Violation refusePrice(const Rules& rules, const State& state, Action action) {
    if (abilityOf(rules, state).dice == 0) return refuse(Refusal::NotOffered);
    if (!canUseAbility(rules, state)) return refuse(Refusal::CostTooHigh);
    return refuseDie(state, action.a);
}

void payAbility(Transition& transition, Action action) {
    State& state = transition.state;
    const Ability& ability = abilityOf(transition.rules, state);
    dropDie(transition, action.a);
    if (++state.abilityPaid < ability.dice) return;
    state.abilityPaid = 0;
    state.ability = none;
    gain(transition, ability.then, Track::Reavers);
}

Violation refuseToTurn(const Rules& rules, const State& state, Action action) {
    const Ability& ability = abilityOf(rules, state);
    if (ability.kind != Ability::Kind::Turn) return refuse(Refusal::NotOffered);
    if (const auto refused = refuseColor(action.a, ability.color)) return refused;
    return refuseTurn(rules, state, action);
}

void turnByAbility(Transition& transition, Action action) {
    turnDie(transition, action);
    transition.state.ability = none;
}

// One of the cards drawn is kept.

void offerCards(const Rules&, const State& state, ActionList& out) {
    offerKinds(state.offer, Do::Keep, out);
}

FieldFault offerError(const Rules&, const State& state) {
    return !state.offer.empty() ? FieldFault() : FieldFault{"offer", Fault::tr("there is no card to keep")};
}

Violation refuseKeep(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Keep, state)) return refused;
    return state.offer.contains(action.a) ? allowed : refuse(Refusal::NotDrawn, action.a);
}

void keepCard(Transition& transition, Action action) {
    State& state = transition.state;
    const SpoilId spoil = action.a;
    state.offer.remove(spoil);
    const auto others = state.offer;
    state.offer.clear();
    transition.report(Happening::SpoilKept, spoil);
    for (const SpoilId other : others) discardSpoil(transition, other);
    state.spoils.push(spoil);
}

}

std::optional<Lack> lackOf(const Rules& rules, const State& state, ReaverId reaver) {
    const Ability& ability = rules.reavers[reaver].ability;
    const Ship& ship = moverShip(state);
    const auto unless = [](bool fine, Lack lack) { return fine ? std::nullopt : std::optional(lack); };
    switch (ability.kind) {
    case Ability::Kind::Gain: return {};
    case Ability::Kind::Draw: return unless(canDraw(state, ability.deck), Lack::Cards);
    case Ability::Kind::Turn: return unless(canTurn(rules, ship, ability.color), Lack::Dice);
    case Ability::Kind::Buy: break;
    }
    if (ability.then.pawn != none && state.pawns[ability.then.pawn] == 0) return Lack::Pawns;
    if (ability.then.prophecies > 0 && !canDraw(state, Deck::Prophecies)) return Lack::Cards;
    if (ship.diceCount < ability.dice) return Lack::Dice;
    return unless(ship.favor >= ability.favor, Lack::Favor);
}

bool canUseAbility(const Rules& rules, const State& state) {
    return !isNothingPaid(state) || !lackOf(rules, state, state.ability);
}

bool mayDecideAbility(const Rules& rules, const State& state) {
    if (canUseAbility(rules, state)) return true;
    const Lack lack = *lackOf(rules, state, state.ability);
    if (lack == Lack::Favor) return mayBringFavor(rules, state);
    return lack == Lack::Dice && mayBringDice(rules, state);
}

void fire(Transition& transition, ReaverId reaver) {
    const Ability& ability = transition.rules.reavers[reaver].ability;
    gain(transition, ability.now, Track::Reavers);
    if (ability.kind == Ability::Kind::Draw) return drawOffer(transition, reaver);
    // It is asked for if it can be used.
    if (ability.kind != Ability::Kind::Gain) transition.state.ability = reaver;
}

void loseAbility(Transition& transition) {
    State& state = transition.state;
    const auto lack = lackOf(transition.rules, state, state.ability);
    if (lack && abilityOf(transition.rules, state).now.food == 0)
        transition.report(Happening::Idle, state.ability, static_cast<int>(*lack));
    state.ability = none;
}

constexpr StageRules fireStage{.goOn = fireNext, .positionError = fireError};
constexpr PhaseRules abilityPhase{.offer = offerAbility,
                                  .positionError = abilityError,
                                  .stage = Stage::Fire,
                                  .allowsArtifacts = isNothingPaid,
                                  .accept = {.refuse = refuseToUse, .perform = useAbility},
                                  .decline = {.refuse = refuseToDecline, .perform = declineAbility},
                                  .discard = {.refuse = refusePrice, .perform = payAbility},
                                  .turn = {.refuse = refuseToTurn, .perform = turnByAbility}};
constexpr PhaseRules keepPhase{
    .offer = offerCards, .positionError = offerError, .stage = Stage::Fire, .depth = Depth::Keep};
constexpr ActionRules keepAction{.isWellFormed = isSpoil, .refuse = refuseKeep, .perform = keepCard};

}
