// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, the choice of locations, Reavers firing, Cleanup and the end.
#include "rules/flow.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

template <std::size_t N, class CopiesOf>
void fillDeck(engine::FixedList<std::uint8_t, N>& deck, int kinds, CopiesOf copiesOf) {
    for (int kind = 0; kind < kinds; ++kind)
        for (int i = 0; i < copiesOf(static_cast<std::size_t>(kind)); ++i) deck.push(static_cast<std::uint8_t>(kind));
}

template <std::size_t N>
void shuffle(engine::Chance& chance, int source, engine::FixedList<std::uint8_t, N>& deck) {
    chance.shuffle(static_cast<engine::Source>(source), {deck.begin(), deck.size()});
}

/// The slot of a location, or none.
std::uint8_t slotOf(Location location) {
    for (int slot = 0; slot < slotKinds; ++slot)
        if (locationOf(static_cast<Slot>(slot)) == location) return static_cast<std::uint8_t>(slot);
    return none;
}

}

void Flow::deal() {
    fillDeck(state_.reaverDeck, reaverKinds, [&](std::size_t i) { return rules_.reavers[i].copies; });
    fillDeck(state_.villageDeck, villageKinds,
             [&](std::size_t i) { return rules_.villageCopies(static_cast<VillageId>(i)); });
    fillDeck(state_.keepDeck, keepKinds, [&](std::size_t i) { return rules_.keeps[i].copies; });
    fillDeck(state_.journeyDeck, journeyKinds, [&](std::size_t i) { return rules_.journeys[i].copies; });
    fillDeck(state_.battleDeck, battleKinds, [&](std::size_t i) { return rules_.battles[i].copies; });
    fillDeck(state_.prophecyDeck, prophecyKinds, [&](std::size_t i) { return rules_.prophecies[i].copies; });
    shuffle(chance_, static_cast<int>(Deck::Reavers), state_.reaverDeck);
    shuffle(chance_, static_cast<int>(Deck::Villages), state_.villageDeck);
    shuffle(chance_, static_cast<int>(Deck::Keeps), state_.keepDeck);
    shuffle(chance_, static_cast<int>(Deck::Journeys), state_.journeyDeck);
    shuffle(chance_, static_cast<int>(Deck::Battles), state_.battleDeck);
    shuffle(chance_, static_cast<int>(Deck::Prophecies), state_.prophecyDeck);
    for (Territory territory = 0; territory < territoryKinds; ++territory) {
        auto& stack = state_.territories[territory];
        for (int reward = 0; reward < rewardsPerTerritory; ++reward)
            for (int i = 0; i < rules_.territories[territory].copies[static_cast<std::size_t>(reward)]; ++i)
                stack.push(tileOf(territory, reward));
        shuffle(chance_, territorySource + territory, stack);
    }
}

void Flow::begin() {
    deal();
    state_.dice.fill(static_cast<std::uint8_t>(rules_.crewDice.value));
    for (std::size_t pawn = 0; pawn < pawnKinds; ++pawn) state_.pawns[pawn] = rules_.pawns[pawn].copies;
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) state_.upgrades[kind] = rules_.upgrades[kind].copies;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        const auto order = static_cast<std::size_t>((seat - state_.starter + state_.seats) % state_.seats);
        state_.ships[seat].favor = static_cast<std::uint16_t>(rules_.startFavor.value);
        state_.ships[seat].food = rules_.startFood[order];
    }
    state_.nextStarter = state_.starter;
    if (state_.seats == 3) {
        state_.honor = state_.starter;
        say(event(Happening::HonorShip, state_.honor));
    }
    state_.mover = state_.starter;
    beginSetup();
    next();
}

/// The mover draws its first Reavers; here the dice of all are rolled before the first use is decided (ruling 15).
void Flow::beginSetup() {
    for (int i = 0; i < rules_.startReavers.value; ++i)
        if (const ReaverId reaver = drawFrom(Deck::Reavers); reaver != none) takeReaver(reaver, fromDeck);
    while (!state_.taken.empty()) recruit(state_.taken[0]);
    state_.recruited.clear();
}

void Flow::beginRound() {
    layDisplays();
    rollTradeDice();
    state_.starter = state_.nextStarter;
    state_.actions = 0;
    state_.chosen.fill(nobody);
    say(event(Happening::RoundBegins, state_.starter, state_.round));
    state_.active = state_.starter;
    state_.mover = state_.active;
    state_.stage = Stage::Choose;
}

void Flow::chooseLocation(Location location) {
    state_.location = location;
    state_.chosen[static_cast<std::size_t>(location)] = state_.active;
    say(Happening::Chose, static_cast<int>(location));
    if (location == Location::Trade) {
        const bool passes = state_.nextStarter == state_.active;
        state_.nextStarter = passes ? static_cast<Seat>((state_.active + 1) % state_.seats) : state_.active;
        const bool isLast = state_.round == rules_.rounds.value;
        say(event(Happening::TookMarker, state_.nextStarter, isLast ? 0 : state_.round + 1));
    }
    state_.stage = slotOf(location) == none ? Stage::Decide : Stage::Fire;
    state_.firing = 0;
}

/// The next Reaver of the slot, the next seat's, or the parts of the seats. Always true: something may be pending.
bool Flow::fireNext() {
    const auto& crew = ship().crew[slotOf(state_.location)];
    if (state_.firing < crew.size()) {
        const ReaverId reaver = crew[state_.firing++];
        say(Happening::Fired, reaver, static_cast<int>(state_.location));
        fire(reaver);
        return true;
    }
    state_.firing = 0;
    state_.mover = static_cast<Seat>((state_.mover + 1) % state_.seats);
    if (state_.mover == state_.active) state_.stage = Stage::Decide;
    return true;
}

void Flow::nextAction() {
    ++state_.actions;
    if (state_.actions == rules_.actionsPerRound.value) return cleanUp();
    state_.active =
        isHonorShip(state_) ? state_.honor : static_cast<Seat>((state_.starter + state_.actions) % state_.seats);
    state_.mover = state_.active;
    state_.stage = Stage::Choose;
}

/// Rulebook, Cleanup, in the order of its steps; after the last round nothing of it happens (ruling 1).
void Flow::cleanUp() {
    say(event(Happening::RoundEnds, nobody, state_.round));
    if (state_.round == rules_.rounds.value) return finish();
    ++state_.round;
    if (state_.honor != nobody) {
        state_.honor = static_cast<Seat>((state_.honor + 1) % state_.seats);
        say(event(Happening::HonorShip, state_.honor));
    }
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        state_.mover = seat;
        int tiles = 0;
        for (const int count : ship().tiles) tiles += count;
        if (tiles > 0) say(Happening::TerritoryGlory, tiles);
        glory(tiles * rules_.territoryGlory.value, Track::Territories);
        for (std::size_t kind = 0; kind < upgradeKinds; ++kind) {
            ship().up[kind] = static_cast<std::uint8_t>(ship().up[kind] + ship().down[kind]);
            ship().down[kind] = 0;
        }
    }
    clearDisplays();
    beginRound();
}

void Flow::clearDisplays() {
    for (Die die = 0; die < dieKinds; ++die) {
        std::uint8_t& supply = state_.dice[static_cast<std::size_t>(colourOf(die))];
        supply = static_cast<std::uint8_t>(supply + state_.tradeDice[die]);
        state_.tradeDice[die] = 0;
    }
    const auto discardAll = [](auto& stacks, auto& discards) {
        for (auto& stack : stacks) {
            for (const auto card : stack) ++discards[card];
            stack.clear();
        }
    };
    discardAll(state_.reaverStacks, state_.reaverDiscards);
    discardAll(state_.villageStacks, state_.villageDiscards);
    discardAll(state_.keepStacks, state_.keepDiscards);
    const auto discardOnes = [](auto& cards, auto& discards) {
        for (auto& card : cards) {
            if (card != none) ++discards[card];
            card = none;
        }
    };
    discardOnes(state_.battles, state_.battleDiscards);
    discardOnes(state_.prophecies, state_.prophecyDiscards);
}

void Flow::layDisplays() {
    const auto lay = [&](Deck deck, auto& stacks, int count) {
        for (int i = 0; i < count; ++i)
            for (int card = 0; card < 2; ++card)
                if (const std::uint8_t drawn = drawFrom(deck); drawn != none) {
                    stacks[static_cast<std::size_t>(i)].push(drawn);
                    say(event(Happening::Displayed, nobody, static_cast<int>(deck), i + 1, drawn));
                }
    };
    const auto layOnes = [&](Deck deck, auto& cards, int count) {
        for (int i = 0; i < count; ++i)
            if (const std::uint8_t drawn = drawFrom(deck); drawn != none) {
                cards[static_cast<std::size_t>(i)] = drawn;
                say(event(Happening::Displayed, nobody, static_cast<int>(deck), i + 1, drawn));
            }
    };
    const std::size_t seats = state_.seats;
    lay(Deck::Reavers, state_.reaverStacks, rules_.reaverStacks[seats]);
    lay(Deck::Villages, state_.villageStacks, rules_.villageStacks[seats]);
    lay(Deck::Keeps, state_.keepStacks, rules_.keepStacks[seats]);
    layOnes(Deck::Battles, state_.battles, rules_.battleCards[seats]);
    layOnes(Deck::Prophecies, state_.prophecies, rules_.prophecyCards[seats]);
    showAll();
}

/// Red, blue, yellow, as far as there are dice (ruling 2).
void Flow::rollTradeDice() {
    for (std::uint8_t colour = 0; colour < colours; ++colour)
        for (int i = 0; i < rules_.tradeDice.value && state_.dice[colour] > 0; ++i) {
            --state_.dice[colour];
            const int side = chance_.roll(static_cast<engine::Source>(crewDieSource + colour), 6);
            const Die die = dieOf(static_cast<Colour>(colour), rules_.sides[colour][static_cast<std::size_t>(side)]);
            ++state_.tradeDice[die];
            say(event(Happening::TradeDie, nobody, die));
        }
}

/// Prophecies are counted before all eyes.
void Flow::openProphecies() {
    for (Ship& ship : state_.ships) {
        if (!ship.secrets.empty()) showAll();
        for (const ProphecyId card : ship.secrets) ++ship.prophecies[card];
        ship.secrets.clear();
    }
}

void Flow::finish() {
    openProphecies();
    state_.phase = Phase::Over;
    state_.mover = nobody;
    say(event(Happening::GameOver, nobody));
}

}
