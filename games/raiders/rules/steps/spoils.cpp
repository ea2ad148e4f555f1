// SPDX-License-Identifier: GPL-3.0-or-later
// Village and Keep spoils, resolved one by one (rulebook, Raid Villages, Raid Keeps).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

// The next of several cards.

void offerSpoils(const Rules&, const State& state, ActionList& out) {
    offerKinds(state.spoils, Do::Resolve, out);
}

FieldFault resolveError(const Rules&, const State& state) {
    return !state.spoils.empty() ? FieldFault() : FieldFault{"spoils", Fault::tr("there is no card to resolve")};
}

Violation refuseResolve(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Resolve, state)) return refused;
    return state.spoils.contains(action.a) ? allowed : refuse(Refusal::NotToResolve, action.a);
}

void resolveNext(Transition& transition, Action action) {
    beginSpoil(transition, action.a);
}

/// Sets and tapestries count only at the end.
bool isOfSet(const Rules&, const State&, Action action) {
    return isKeep(action.a) && isSetCard(keepOf(action.a));
}

void gainArtifact(Transition& transition, ArtifactId artifact) {
    Ship& ship = transition.ship();
    ship.artifacts.push({artifact, none, false});
    transition.report(Happening::ArtifactGained, artifact);
    if (static_cast<int>(ship.artifacts.size()) > transition.rules.artifactSpaces.value)
        transition.state.spoil = artifact;
}

void beginKeepSpoil(Transition& transition, KeepId card) {
    if (isSetCard(card)) {
        ++transition.ship().keeps[card];
        return transition.report(Happening::SetGained, card);
    }
    transition.state.spoil = spoilOfKeep(card);
    gain(transition, transition.rules.keeps[card].gain, Track::Keeps);
}

void endSpoil(Transition& transition) {
    const SpoilId spoil = transition.state.spoil;
    transition.state.spoil = none;
    discardSpoil(transition, spoil);
}

// The choice on a card.

/// The current village card, or nullptr if it is a keep card.
const VillageSpec* villageCard(const Rules& rules, const State& state) {
    return isKeep(state.spoil) ? nullptr : &rules.villageCard(state.spoil);
}

bool isOfKind(const VillageSpec* card, VillageSpec::Kind kind) {
    return card != nullptr && card->kind == kind;
}

/// Why the tile of the card cannot be taken, or `allowed`.
Violation refuseTile(const Rules& rules, const State& state, const VillageSpec& card) {
    const int upgrade = static_cast<int>(card.upgrade);
    if (state.upgrades[static_cast<std::size_t>(upgrade)] == 0) return refuse(Refusal::NoUpgradeLeft, upgrade);
    const bool hasSpace = upgradesOn(moverShip(state)) < rules.upgradeSpaces.value;
    return hasSpace ? allowed : refuse(Refusal::NoUpgradeSpace, upgrade);
}

void offerVillageCard(const Rules& rules, const State& state, const VillageSpec& card, ActionList& out) {
    if (card.kind == VillageSpec::Kind::Pillage) {
        out.push(accept());
        return out.push(decline());
    }
    if (card.kind == VillageSpec::Kind::Tile && !refuseTile(rules, state, card)) out.push(pick(Option::Tile));
    if (card.kind == VillageSpec::Kind::Choice) out.push(pick(Option::Dice));
    out.push(pick(Option::Glory));
    if (card.kind != VillageSpec::Kind::Runes || moverShip(state).terror < card.gain.relief) return;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != state.mover) out.push(give(seat));
}

void offerChoice(const Rules& rules, const State& state, ActionList& out) {
    if (const VillageSpec* const card = villageCard(rules, state)) return offerVillageCard(rules, state, *card, out);
    out.push(decline());
    if (canFight(rules, state)) out.push(fight());
}

FieldFault spoilError(const Rules&, const State& state) {
    return state.spoil != none && !isArtifact(state.spoil)
               ? FieldFault()
               : FieldFault{"spoil", Fault::tr("no card is being resolved")};
}

Violation refusePick(const Rules& rules, const State& state, Action action) {
    const auto option = static_cast<Option>(action.a);
    const VillageSpec* const card = villageCard(rules, state);
    if (!card || card->kind == VillageSpec::Kind::Pillage) return refuse(Refusal::NotOffered);
    if (option == Option::Glory) return allowed;
    if (option == Option::Dice && card->kind == VillageSpec::Kind::Choice) return allowed;
    if (option != Option::Tile || card->kind != VillageSpec::Kind::Tile) return refuse(Refusal::NotOffered);
    return refuseTile(rules, state, *card);
}

void pickOption(Transition& transition, Action action) {
    const auto option = static_cast<Option>(action.a);
    const VillageSpec& card = transition.rules.villageCard(transition.state.spoil);
    if (option == Option::Tile) {
        const auto upgrade = static_cast<std::size_t>(card.upgrade);
        --transition.state.upgrades[upgrade];
        ++transition.ship().up[upgrade];
        transition.report(Happening::UpgradeGained, static_cast<int>(card.upgrade));
    } else {
        gain(transition, option == Option::Dice ? card.gain : card.other, Track::Villages);
    }
    endSpoil(transition);
}

Violation refuseGift(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Spoil, state)) return refused;
    const VillageSpec* const card = villageCard(rules, state);
    if (!isOfKind(card, VillageSpec::Kind::Runes)) return refuse(Refusal::NotOffered);
    if (action.a >= state.seats || action.a == state.mover) return refuse(Refusal::NotAnotherSeat, action.a);
    return moverShip(state).terror >= card->gain.relief ? allowed : refuse(Refusal::NoTerror);
}

void giveTerror(Transition& transition, Action action) {
    State& state = transition.state;
    const Seat seat = action.a;
    changeTerror(transition, state.mover, -int{transition.rules.villageCard(state.spoil).gain.relief});
    transition.report(Happening::TerrorGiven, seat, state.runicTerror);
    changeTerror(transition, seat, state.runicTerror);
    endSpoil(transition);
}

Violation refuseToPillage(const Rules& rules, const State& state, Action) {
    const bool isOffered = isOfKind(villageCard(rules, state), VillageSpec::Kind::Pillage);
    return isOffered ? allowed : refuse(Refusal::NotOffered);
}

void pillageByChoice(Transition& transition, Action) {
    pillage(transition);
}

Violation refuseToLeave(const Rules& rules, const State& state, Action) {
    const VillageSpec* const card = villageCard(rules, state);
    return !card || card->kind == VillageSpec::Kind::Pillage ? allowed : refuse(Refusal::MayNotDecline);
}

void leaveByChoice(Transition& transition, Action) {
    leaveAlone(transition);
}

Violation refuseToFight(const Rules& rules, const State& state, Action) {
    if (!isKeep(state.spoil)) return refuse(Refusal::NotOffered);
    return canFight(rules, state) ? allowed : refuse(Refusal::NoCombatDice);
}

void fightKeep(Transition& transition, Action) {
    beginCombat(transition, transition.rules.keeps[keepOf(transition.state.spoil)].defense);
}

}

void beginSpoil(Transition& transition, SpoilId spoil) {
    transition.state.spoils.remove(spoil);
    if (isKeep(spoil)) return beginKeepSpoil(transition, keepOf(spoil));
    if (isArtifact(spoil)) return gainArtifact(transition, spoil);
    const VillageSpec& card = transition.rules.villageCard(spoil);
    transition.state.spoil = spoil;
    if (card.kind == VillageSpec::Kind::Pillage) gain(transition, card.gain, Track::Villages);
}

void pillage(Transition& transition) {
    const SpoilId spoil = transition.state.spoil;
    transition.report(Happening::Pillaged, spoil);
    if (isKeep(spoil))
        gain(transition, transition.rules.keeps[keepOf(spoil)].pillage, Track::Keeps);
    else
        gain(transition, transition.rules.villageCard(spoil).pillage, Track::Villages);
    endSpoil(transition);
}

void leaveAlone(Transition& transition) {
    transition.report(Happening::LeftAlone, transition.state.spoil);
    endSpoil(transition);
}

constexpr PhaseRules resolvePhase{
    .offer = offerSpoils, .positionError = resolveError, .allowsArtifacts = isNothingLaidOut};
constexpr ActionRules resolveAction{
    .isWellFormed = isSpoil, .refuse = refuseResolve, .perform = resolveNext, .settles = true, .standsApart = isOfSet};
constexpr PhaseRules spoilPhase{.offer = offerChoice,
                                .positionError = spoilError,
                                .depth = Depth::Spoil,
                                .allowsArtifacts = isNothingLaidOut,
                                .pick = {.refuse = refusePick, .perform = pickOption},
                                .accept = {.refuse = refuseToPillage, .perform = pillageByChoice},
                                .decline = {.refuse = refuseToLeave, .perform = leaveByChoice},
                                .fight = {.refuse = refuseToFight, .perform = fightKeep}};
constexpr ActionRules giveAction{.isWellFormed = isWithin<maxSeats>, .refuse = refuseGift, .perform = giveTerror};

}
