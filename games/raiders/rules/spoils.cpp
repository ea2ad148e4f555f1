// SPDX-License-Identifier: GPL-3.0-or-later
// Village and Keep spoils: taking them, resolving them one by one (rulebook, Raid Villages, Raid Keeps).
#include "rules/artifacts.h"
#include "rules/flow.h"
#include "rules/pay.h"

#include <algorithm>

namespace heorot::raiders {

/// More than can lie before a seat come in no game, but a written position may hold many; they go to the discards.
void Flow::receive(SpoilId spoil, int place) {
    if (state_.spoils.full()) return discardSpoil(spoil);
    state_.spoils.push(spoil);
    say(Happening::SpoilTaken, spoil, place);
}

void Flow::receiveFromDeck(Deck deck, int count) {
    for (int i = 0; i < count; ++i) {
        const std::uint8_t card = drawFrom(deck);
        if (card != none) receive(deck == Deck::Keeps ? spoilOfKeep(card) : card, fromDeck);
    }
}

/// The cards of a stack, or as many from the deck, and those of the bonus.
void Flow::takeSpoils(int place) {
    const LocationSpec& spec = rules_.at(state_.location);
    const bool keeps = state_.location == Location::Keeps;
    const Deck deck = keeps ? Deck::Keeps : Deck::Villages;
    if (place == fromDeck) {
        receiveFromDeck(deck, spec.cards);
    } else if (keeps) {
        auto& stack = state_.keepStacks[static_cast<std::size_t>(place - 1)];
        for (const KeepId card : stack) receive(spoilOfKeep(card), place);
        stack.clear();
    } else {
        auto& stack = state_.villageStacks[static_cast<std::size_t>(place - 1)];
        for (const VillageId card : stack) receive(card, place);
        stack.clear();
    }
    receiveFromDeck(deck, spec.bonus[static_cast<std::size_t>(distanceOf(state_, state_.mover))]);
    state_.stage = Stage::Close;
}

Track Flow::spoilTrack(SpoilId spoil) const {
    return isKeep(spoil) ? Track::Keeps : Track::Villages;
}

/// What a card brings at once; it stays at hand where something is to be decided.
void Flow::beginSpoil(SpoilId spoil) {
    state_.spoils.remove(spoil);
    if (isKeep(spoil)) {
        const KeepId card = keepOf(spoil);
        if (isSetCard(card)) {
            ++ship().keeps[card];
            return say(Happening::SetGained, card);
        }
        state_.spoil = spoil;
        gain(rules_.keeps[card].gain, Track::Keeps);
        return;
    }
    if (isArtifact(spoil)) return gainArtifact(spoil);
    const VillageSpec& card = rules_.villageCard(spoil);
    state_.spoil = spoil;
    if (card.kind == VillageSpec::Kind::Pillage) gain(card.gain, Track::Villages);
}

void Flow::endSpoil() {
    const SpoilId spoil = state_.spoil;
    state_.spoil = none;
    discardSpoil(spoil);
}

/// To the discards of its deck (ruling 5).
void Flow::discardSpoil(SpoilId spoil) {
    if (isKeep(spoil))
        ++state_.keepDiscards[keepOf(spoil)];
    else
        ++state_.villageDiscards[spoil];
    say(Happening::SpoilDiscarded, spoil);
}

void Flow::gainArtifact(ArtifactId artifact) {
    ship().artifacts.push({artifact, none, false});
    say(Happening::ArtifactGained, artifact);
    if (static_cast<int>(ship().artifacts.size()) > rules_.artifactSpaces.value) state_.spoil = artifact;
}

/// To the Glory pile; its die goes to a free space or to the supply.
void Flow::dropArtifact(ArtifactId artifact) {
    auto& owned = ship().artifacts;
    const std::size_t at = droppedPlace(ship(), artifact);
    const Stowed left = owned[at];
    owned.removeAt(at);
    ++ship().relics[artifact];
    say(Happening::ArtifactDropped, artifact);
    if (left.die != none && ship().diceCount < rules_.diceSpaces.value) {
        gainDie(left.die, Happening::DieReturned, artifact);
    } else if (left.die != none) {
        ++state_.dice[static_cast<std::size_t>(colourOf(left.die))];
        say(Happening::DieDiscarded, left.die);
    }
    if (state_.phase == Phase::Room)
        state_.spoil = none;
    else
        state_.lossGoods = false;
}

/// A Farm or Village Wall at once, the others in combat (see endBout).
void Flow::pillage() {
    const SpoilId spoil = state_.spoil;
    say(Happening::Pillaged, spoil);
    gain(isKeep(spoil) ? rules_.keeps[keepOf(spoil)].pillage : rules_.villageCard(spoil).pillage, spoilTrack(spoil));
    endSpoil();
}

void Flow::leaveAlone() {
    say(Happening::LeftAlone, state_.spoil);
    endSpoil();
}

void Flow::giveTerror(Seat seat) {
    terror(state_.mover, -int{rules_.villageCard(state_.spoil).gain.relief});
    say(Happening::TerrorGiven, seat, state_.runicTerror);
    terror(seat, state_.runicTerror);
    endSpoil();
}

}
