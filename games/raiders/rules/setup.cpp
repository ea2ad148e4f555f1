// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up a game (rulebook, Set-up).
#include "rules/steps/steps.h"

namespace heorot::raiders {

std::span<const engine::OptionSpec> Game::options() {
    static const std::array<engine::OptionSpec, 1> specs{{{"runic-terror", {"one", "two"}, 0}}};
    return specs;
}

namespace {

template <std::size_t N, class CopiesOf>
void fillDeck(engine::FixedList<std::uint8_t, N>& deck, int kinds, CopiesOf copiesOf) {
    for (int kind = 0; kind < kinds; ++kind)
        for (int i = 0; i < copiesOf(static_cast<std::size_t>(kind)); ++i) deck.push(static_cast<std::uint8_t>(kind));
}

template <std::size_t N>
void shuffle(Transition& transition, int source, engine::FixedList<std::uint8_t, N>& deck) {
    transition.chance.shuffle(static_cast<engine::Source>(source), {deck.begin(), deck.size()});
}

void layDecks(Transition& transition) {
    const Rules& rules = transition.rules;
    State& state = transition.state;
    fillDeck(state.reaverDeck, reaverKinds, [&](std::size_t i) { return rules.reavers[i].copies; });
    fillDeck(state.villageDeck, villageKinds,
             [&](std::size_t i) { return rules.villageCopies(static_cast<VillageId>(i)); });
    fillDeck(state.keepDeck, keepKinds, [&](std::size_t i) { return rules.keeps[i].copies; });
    fillDeck(state.journeyDeck, journeyKinds, [&](std::size_t i) { return rules.journeys[i].copies; });
    fillDeck(state.battleDeck, battleKinds, [&](std::size_t i) { return rules.battles[i].copies; });
    fillDeck(state.prophecyDeck, prophecyKinds, [&](std::size_t i) { return rules.prophecies[i].copies; });
    shuffle(transition, static_cast<int>(Deck::Reavers), state.reaverDeck);
    shuffle(transition, static_cast<int>(Deck::Villages), state.villageDeck);
    shuffle(transition, static_cast<int>(Deck::Keeps), state.keepDeck);
    shuffle(transition, static_cast<int>(Deck::Journeys), state.journeyDeck);
    shuffle(transition, static_cast<int>(Deck::Battles), state.battleDeck);
    shuffle(transition, static_cast<int>(Deck::Prophecies), state.prophecyDeck);
}

void layTiles(Transition& transition) {
    for (Territory territory = 0; territory < territoryKinds; ++territory) {
        auto& stack = transition.state.territories[territory];
        for (int reward = 0; reward < rewardsPerTerritory; ++reward)
            for (int i = 0; i < transition.rules.territories[territory].copies[static_cast<std::size_t>(reward)]; ++i)
                stack.push(tileOf(territory, reward));
        shuffle(transition, territorySource + territory, stack);
    }
}

void laySupply(const Rules& rules, State& state) {
    state.dice.fill(static_cast<std::uint8_t>(rules.crewDice.value));
    for (std::size_t pawn = 0; pawn < pawnKinds; ++pawn) state.pawns[pawn] = rules.pawns[pawn].copies;
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) state.upgrades[kind] = rules.upgrades[kind].copies;
}

void fillShips(const Rules& rules, State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto order = static_cast<std::size_t>((seat - state.starter + state.seats) % state.seats);
        state.ships[seat].favor = static_cast<std::uint16_t>(rules.startFavor.value);
        state.ships[seat].food = rules.startFood[order];
    }
}

}

State newGame(const Rules& rules, const engine::Setup& setup, engine::Chance& chance, engine::Events* events) {
    State state;
    Transition transition{rules, state, chance, events};
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.runicTerror = static_cast<std::uint8_t>(runicTerrorOf(setup));
    state.starter = setup.first != nobody ? setup.first : static_cast<Seat>(chance.roll(firstSeatSource, setup.seats));
    layDecks(transition);
    layTiles(transition);
    laySupply(rules, state);
    fillShips(rules, state);
    state.nextStarter = state.starter;
    if (state.seats == 3) {
        state.honor = state.starter;
        transition.report(event(Happening::HonorShip, state.honor));
    }
    state.mover = state.starter;
    drawFirstReavers(transition);
    askNext(transition);
    return state;
}

}
