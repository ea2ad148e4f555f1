// SPDX-License-Identifier: GPL-3.0-or-later
// Village and Keep spoils, resolved one by one (rulebook, Raid Villages, Raid Keeps).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

// The next of several cards.

void offerSpoils(const Rules&, const State& state, ActionList& out) {
    offerKinds(state.spoils, Do::Resolve, out);
}

std::string_view resolveError(const Rules&, const State& state) {
    return !state.spoils.empty() ? "" : "spoils: there is no card to be resolved";
}

Violation refuseResolve(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Resolve, state)) return refused;
    return state.spoils.contains(action.a) ? allowed : refuse(Refusal::NotToResolve, action.a);
}

void resolveNext(Table& table, Action action) {
    beginSpoil(table, action.a);
}

/// Sets and tapestries count at the end only.
bool isOfSet(const Rules&, const State&, Action action) {
    return isKeep(action.a) && isSetCard(keepOf(action.a));
}

void gainArtifact(Table& table, ArtifactId artifact) {
    Ship& ship = table.ship();
    ship.artifacts.push({artifact, none, false});
    table.report(Happening::ArtifactGained, artifact);
    if (static_cast<int>(ship.artifacts.size()) > table.rules.artifactSpaces.value) table.state.spoil = artifact;
}

void beginKeepSpoil(Table& table, KeepId card) {
    if (isSetCard(card)) {
        ++table.ship().keeps[card];
        return table.report(Happening::SetGained, card);
    }
    table.state.spoil = spoilOfKeep(card);
    gain(table, table.rules.keeps[card].gain, Track::Keeps);
}

void endSpoil(Table& table) {
    const SpoilId spoil = table.state.spoil;
    table.state.spoil = none;
    discardSpoil(table, spoil);
}

// The choice on a card.

/// The village card at hand, or nullptr if it is a keep card.
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

std::string_view spoilError(const Rules&, const State& state) {
    return state.spoil != none && !isArtifact(state.spoil) ? "" : "spoil: no card is being resolved";
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

void pickOption(Table& table, Action action) {
    const auto option = static_cast<Option>(action.a);
    const VillageSpec& card = table.rules.villageCard(table.state.spoil);
    if (option == Option::Tile) {
        const auto upgrade = static_cast<std::size_t>(card.upgrade);
        --table.state.upgrades[upgrade];
        ++table.ship().up[upgrade];
        table.report(Happening::UpgradeGained, static_cast<int>(card.upgrade));
    } else {
        gain(table, option == Option::Dice ? card.gain : card.other, Track::Villages);
    }
    endSpoil(table);
}

Violation refuseGift(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Spoil, state)) return refused;
    const VillageSpec* const card = villageCard(rules, state);
    if (!isOfKind(card, VillageSpec::Kind::Runes)) return refuse(Refusal::NotOffered);
    if (action.a >= state.seats || action.a == state.mover) return refuse(Refusal::NotAnotherSeat, action.a);
    return moverShip(state).terror >= card->gain.relief ? allowed : refuse(Refusal::NoTerror);
}

void giveTerror(Table& table, Action action) {
    State& state = table.state;
    const Seat seat = action.a;
    changeTerror(table, state.mover, -int{table.rules.villageCard(state.spoil).gain.relief});
    table.report(Happening::TerrorGiven, seat, state.runicTerror);
    changeTerror(table, seat, state.runicTerror);
    endSpoil(table);
}

Violation refuseToPillage(const Rules& rules, const State& state, Action) {
    const bool isOffered = isOfKind(villageCard(rules, state), VillageSpec::Kind::Pillage);
    return isOffered ? allowed : refuse(Refusal::NotOffered);
}

void pillageByChoice(Table& table, Action) {
    pillage(table);
}

Violation refuseToLeave(const Rules& rules, const State& state, Action) {
    const VillageSpec* const card = villageCard(rules, state);
    return !card || card->kind == VillageSpec::Kind::Pillage ? allowed : refuse(Refusal::MayNotDecline);
}

void leaveByChoice(Table& table, Action) {
    leaveAlone(table);
}

Violation refuseToFight(const Rules& rules, const State& state, Action) {
    if (!isKeep(state.spoil)) return refuse(Refusal::NotOffered);
    return canFight(rules, state) ? allowed : refuse(Refusal::NoCombatDice);
}

void fightKeep(Table& table, Action) {
    beginCombat(table, table.rules.keeps[keepOf(table.state.spoil)].defense);
}

}

void beginSpoil(Table& table, SpoilId spoil) {
    table.state.spoils.remove(spoil);
    if (isKeep(spoil)) return beginKeepSpoil(table, keepOf(spoil));
    if (isArtifact(spoil)) return gainArtifact(table, spoil);
    const VillageSpec& card = table.rules.villageCard(spoil);
    table.state.spoil = spoil;
    if (card.kind == VillageSpec::Kind::Pillage) gain(table, card.gain, Track::Villages);
}

void pillage(Table& table) {
    const SpoilId spoil = table.state.spoil;
    table.report(Happening::Pillaged, spoil);
    if (isKeep(spoil))
        gain(table, table.rules.keeps[keepOf(spoil)].pillage, Track::Keeps);
    else
        gain(table, table.rules.villageCard(spoil).pillage, Track::Villages);
    endSpoil(table);
}

void leaveAlone(Table& table) {
    table.report(Happening::LeftAlone, table.state.spoil);
    endSpoil(table);
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
