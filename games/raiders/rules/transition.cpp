// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/transition.h"

#include <algorithm>

namespace heorot::raiders {

void changeFood(Transition& transition, int change) {
    if (change == 0) return;
    Ship& ship = transition.ship();
    ship.food = static_cast<std::uint16_t>(ship.food + change);
    transition.report(Happening::Food, change, ship.food);
}

void loseFood(Transition& transition, int most) {
    Ship& ship = transition.ship();
    const int lost = std::min<int>(most, ship.food);
    if (lost == 0) return;
    ship.food = static_cast<std::uint16_t>(ship.food - lost);
    transition.report(Happening::FoodLost, lost, ship.food);
}

void changeFavor(Transition& transition, int change) {
    if (change == 0) return;
    Ship& ship = transition.ship();
    ship.favor = static_cast<std::uint16_t>(ship.favor + change);
    transition.report(Happening::Favor, change, ship.favor);
}

void gainGlory(Transition& transition, int gained, Track track) {
    if (gained == 0) return;
    std::int16_t& sum = transition.ship().glory[static_cast<std::size_t>(track)];
    sum = static_cast<std::int16_t>(sum + gained);
    if (transition.events)
        transition.report(Happening::Glory, gained, trackOf(transition.state, transition.state.mover),
                          static_cast<int>(track));
}

void changeTerror(Transition& transition, Seat seat, int change) {
    if (change == 0) return;
    std::uint16_t& sum = transition.state.ships[seat].terror;
    sum = static_cast<std::uint16_t>(sum + change);
    transition.report(event(Happening::Terror, seat, change, sum));
}

void gainPawn(Transition& transition, std::uint8_t pawn) {
    std::uint8_t& supply = transition.state.pawns[pawn];
    if (supply == 0) return transition.report(Happening::NoPawn, pawn);
    --supply;
    const int count = ++transition.ship().pawns[pawn];
    transition.report(Happening::PawnGained, pawn, count);
}

void gain(Transition& transition, const Bundle& bundle, Track track) {
    changeFood(transition, bundle.food);
    changeFavor(transition, bundle.favor);
    gainGlory(transition, bundle.glory, track);
    changeTerror(transition, transition.state.mover,
                 bundle.terror - std::min<int>(bundle.relief, transition.ship().terror));
    if (bundle.pawn != none) gainPawn(transition, bundle.pawn);
    if (bundle.die != none && takeDie(transition, static_cast<std::uint8_t>(colorOf(bundle.die))))
        gainDie(transition, bundle.die, Happening::DieGained);
    for (std::uint8_t color = 0; color < colors; ++color)
        for (int i = 0; i < bundle.rolled[color]; ++i) rollDie(transition, color);
    for (int i = 0; i < bundle.freeDice; ++i) grantDie(transition.state, anyColor, false);
    drawSpoils(transition, Deck::Villages, bundle.villages);
    drawSpoils(transition, Deck::Keeps, bundle.keeps);
    drawReavers(transition, bundle.reavers);
    for (int i = 0; i < bundle.prophecies; ++i) drawProphecy(transition);
}

bool takeDie(Transition& transition, std::uint8_t color) {
    std::uint8_t& supply = transition.state.dice[color];
    if (supply == 0) {
        transition.report(Happening::NoDie, color);
        return false;
    }
    --supply;
    return true;
}

void gainDie(Transition& transition, Die die, Happening how, int from) {
    ++transition.ship().dice[die];
    ++transition.ship().diceCount;
    transition.report(how, die, from);
}

void rollDie(Transition& transition, std::uint8_t color) {
    if (takeDie(transition, color)) rollTaken(transition, color);
}

void rollTaken(Transition& transition, std::uint8_t color) {
    const int side = transition.chance.roll(static_cast<engine::Source>(crewDieSource + color), 6);
    transition.showAll();
    const Icon icon = transition.rules.sides[color][static_cast<std::size_t>(side)];
    gainDie(transition, dieOf(static_cast<Color>(color), icon), Happening::DieRolled);
}

void dropDie(Transition& transition, Die die) {
    --transition.ship().dice[die];
    --transition.ship().diceCount;
    ++transition.state.dice[static_cast<std::size_t>(colorOf(die))];
    transition.report(Happening::DieDiscarded, die);
}

void grantDie(State& state, std::uint8_t color, bool rolled) {
    if (!state.grants.full()) state.grants.push({color, rolled});
}

namespace {

template <std::size_t N, std::size_t K>
std::uint8_t draw(Transition& transition, Deck deck, engine::FixedList<std::uint8_t, N>& cards, Counts<K>& discards) {
    if (cards.empty()) {
        for (std::size_t kind = 0; kind < K; ++kind)
            for (; discards[kind] > 0; --discards[kind]) cards.push(static_cast<std::uint8_t>(kind));
        if (cards.empty()) return none;
        transition.chance.shuffle(static_cast<engine::Source>(deck), {cards.begin(), cards.size()});
        transition.report(event(Happening::Reshuffled, nobody, static_cast<int>(deck)));
    }
    const std::uint8_t card = cards[cards.size() - 1];
    cards.removeAt(cards.size() - 1);
    if (deck != Deck::Prophecies) transition.showAll();
    return card;
}

}

std::uint8_t drawCard(Transition& transition, Deck deck) {
    State& state = transition.state;
    switch (deck) {
    case Deck::Reavers: return draw(transition, deck, state.reaverDeck, state.reaverDiscards);
    case Deck::Villages: return draw(transition, deck, state.villageDeck, state.villageDiscards);
    case Deck::Keeps: return draw(transition, deck, state.keepDeck, state.keepDiscards);
    case Deck::Journeys: return draw(transition, deck, state.journeyDeck, state.journeyDiscards);
    case Deck::Battles: return draw(transition, deck, state.battleDeck, state.battleDiscards);
    case Deck::Prophecies: return draw(transition, deck, state.prophecyDeck, state.prophecyDiscards);
    }
    return none;
}

void drawProphecy(Transition& transition) {
    const ProphecyId prophecy = drawCard(transition, Deck::Prophecies);
    if (prophecy == none) return;
    transition.shown = transition.shown.with(transition.state.mover);
    auto& secrets = transition.ship().secrets;
    secrets.push(prophecy);
    for (std::size_t i = secrets.size() - 1; i > 0 && secrets[i] < secrets[i - 1]; --i)
        std::swap(secrets[i], secrets[i - 1]);
    transition.report(Happening::ProphecyDrawn, prophecy);
}

void takeProphecy(Transition& transition, ProphecyId prophecy, int place) {
    ++transition.ship().prophecies[prophecy];
    transition.report(Happening::ProphecyTaken, prophecy, place);
}

void receiveSpoil(Transition& transition, SpoilId spoil, int place) {
    if (transition.state.spoils.full()) return discardSpoil(transition, spoil);
    transition.state.spoils.push(spoil);
    transition.report(Happening::SpoilTaken, spoil, place);
}

void drawSpoils(Transition& transition, Deck deck, int count) {
    for (int i = 0; i < count; ++i) {
        const std::uint8_t card = drawCard(transition, deck);
        if (card != none) receiveSpoil(transition, deck == Deck::Keeps ? spoilOfKeep(card) : card, fromDeck);
    }
}

void discardSpoil(Transition& transition, SpoilId spoil) {
    if (isKeep(spoil))
        ++transition.state.keepDiscards[keepOf(spoil)];
    else
        ++transition.state.villageDiscards[spoil];
    transition.report(Happening::SpoilDiscarded, spoil);
}

void takeReaver(Transition& transition, ReaverId reaver, int place) {
    State& state = transition.state;
    if (state.taken.full() || state.recruited.size() + state.taken.size() >= state.recruited.capacity()) {
        ++state.reaverDiscards[reaver];
        return;
    }
    transition.report(Happening::ReaverTaken, reaver, place);
    state.taken.push(reaver);
}

void drawReavers(Transition& transition, int count) {
    for (int i = 0; i < count; ++i)
        if (const ReaverId reaver = drawCard(transition, Deck::Reavers); reaver != none)
            takeReaver(transition, reaver, fromDeck);
}

}
