// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/table.h"

#include <algorithm>

namespace heorot::raiders {

void changeFood(Table& table, int change) {
    if (change == 0) return;
    Ship& ship = table.ship();
    ship.food = static_cast<std::uint16_t>(ship.food + change);
    table.report(Happening::Food, change, ship.food);
}

void loseFood(Table& table, int most) {
    Ship& ship = table.ship();
    const int lost = std::min<int>(most, ship.food);
    if (lost == 0) return;
    ship.food = static_cast<std::uint16_t>(ship.food - lost);
    table.report(Happening::FoodLost, lost, ship.food);
}

void changeFavor(Table& table, int change) {
    if (change == 0) return;
    Ship& ship = table.ship();
    ship.favor = static_cast<std::uint16_t>(ship.favor + change);
    table.report(Happening::Favor, change, ship.favor);
}

void gainGlory(Table& table, int gained, Track track) {
    if (gained == 0) return;
    std::int16_t& sum = table.ship().glory[static_cast<std::size_t>(track)];
    sum = static_cast<std::int16_t>(sum + gained);
    if (table.events)
        table.report(Happening::Glory, gained, trackOf(table.state, table.state.mover), static_cast<int>(track));
}

void changeTerror(Table& table, Seat seat, int change) {
    if (change == 0) return;
    std::uint16_t& sum = table.state.ships[seat].terror;
    sum = static_cast<std::uint16_t>(sum + change);
    table.report(event(Happening::Terror, seat, change, sum));
}

void gainPawn(Table& table, std::uint8_t pawn) {
    std::uint8_t& supply = table.state.pawns[pawn];
    if (supply == 0) return table.report(Happening::NoPawn, pawn);
    --supply;
    const int count = ++table.ship().pawns[pawn];
    table.report(Happening::PawnGained, pawn, count);
}

void gain(Table& table, const Bundle& bundle, Track track) {
    changeFood(table, bundle.food);
    changeFavor(table, bundle.favor);
    gainGlory(table, bundle.glory, track);
    changeTerror(table, table.state.mover, bundle.terror - std::min<int>(bundle.relief, table.ship().terror));
    if (bundle.pawn != none) gainPawn(table, bundle.pawn);
    if (bundle.die != none && takeDie(table, static_cast<std::uint8_t>(colorOf(bundle.die))))
        gainDie(table, bundle.die, Happening::DieGained);
    for (std::uint8_t color = 0; color < colors; ++color)
        for (int i = 0; i < bundle.rolled[color]; ++i) rollDie(table, color);
    for (int i = 0; i < bundle.freeDice; ++i) grantDie(table.state, anyColor, false);
    drawSpoils(table, Deck::Villages, bundle.villages);
    drawSpoils(table, Deck::Keeps, bundle.keeps);
    drawReavers(table, bundle.reavers);
    for (int i = 0; i < bundle.prophecies; ++i) drawProphecy(table);
}

bool takeDie(Table& table, std::uint8_t color) {
    std::uint8_t& supply = table.state.dice[color];
    if (supply == 0) {
        table.report(Happening::NoDie, color);
        return false;
    }
    --supply;
    return true;
}

void gainDie(Table& table, Die die, Happening how, int from) {
    ++table.ship().dice[die];
    ++table.ship().diceCount;
    table.report(how, die, from);
}

void rollDie(Table& table, std::uint8_t color) {
    if (takeDie(table, color)) rollTaken(table, color);
}

void rollTaken(Table& table, std::uint8_t color) {
    const int side = table.chance.roll(static_cast<engine::Source>(crewDieSource + color), 6);
    table.showAll();
    const Icon icon = table.rules.sides[color][static_cast<std::size_t>(side)];
    gainDie(table, dieOf(static_cast<Color>(color), icon), Happening::DieRolled);
}

void dropDie(Table& table, Die die) {
    --table.ship().dice[die];
    --table.ship().diceCount;
    ++table.state.dice[static_cast<std::size_t>(colorOf(die))];
    table.report(Happening::DieDiscarded, die);
}

void grantDie(State& state, std::uint8_t color, bool rolled) {
    if (!state.grants.full()) state.grants.push({color, rolled});
}

namespace {

template <std::size_t N, std::size_t K>
std::uint8_t draw(Table& table, Deck deck, engine::FixedList<std::uint8_t, N>& cards, Counts<K>& discards) {
    if (cards.empty()) {
        for (std::size_t kind = 0; kind < K; ++kind)
            for (; discards[kind] > 0; --discards[kind]) cards.push(static_cast<std::uint8_t>(kind));
        if (cards.empty()) return none;
        table.chance.shuffle(static_cast<engine::Source>(deck), {cards.begin(), cards.size()});
        table.report(event(Happening::Reshuffled, nobody, static_cast<int>(deck)));
    }
    const std::uint8_t card = cards[cards.size() - 1];
    cards.removeAt(cards.size() - 1);
    if (deck != Deck::Prophecies) table.showAll();
    return card;
}

}

std::uint8_t drawCard(Table& table, Deck deck) {
    State& state = table.state;
    switch (deck) {
    case Deck::Reavers: return draw(table, deck, state.reaverDeck, state.reaverDiscards);
    case Deck::Villages: return draw(table, deck, state.villageDeck, state.villageDiscards);
    case Deck::Keeps: return draw(table, deck, state.keepDeck, state.keepDiscards);
    case Deck::Journeys: return draw(table, deck, state.journeyDeck, state.journeyDiscards);
    case Deck::Battles: return draw(table, deck, state.battleDeck, state.battleDiscards);
    case Deck::Prophecies: return draw(table, deck, state.prophecyDeck, state.prophecyDiscards);
    }
    return none;
}

void drawProphecy(Table& table) {
    const ProphecyId prophecy = drawCard(table, Deck::Prophecies);
    if (prophecy == none) return;
    table.shown = table.shown.with(table.state.mover);
    auto& secrets = table.ship().secrets;
    secrets.push(prophecy);
    for (std::size_t i = secrets.size() - 1; i > 0 && secrets[i] < secrets[i - 1]; --i)
        std::swap(secrets[i], secrets[i - 1]);
    table.report(Happening::ProphecyDrawn, prophecy);
}

void takeProphecy(Table& table, ProphecyId prophecy, int place) {
    ++table.ship().prophecies[prophecy];
    table.report(Happening::ProphecyTaken, prophecy, place);
}

void receiveSpoil(Table& table, SpoilId spoil, int place) {
    if (table.state.spoils.full()) return discardSpoil(table, spoil);
    table.state.spoils.push(spoil);
    table.report(Happening::SpoilTaken, spoil, place);
}

void drawSpoils(Table& table, Deck deck, int count) {
    for (int i = 0; i < count; ++i) {
        const std::uint8_t card = drawCard(table, deck);
        if (card != none) receiveSpoil(table, deck == Deck::Keeps ? spoilOfKeep(card) : card, fromDeck);
    }
}

void discardSpoil(Table& table, SpoilId spoil) {
    if (isKeep(spoil))
        ++table.state.keepDiscards[keepOf(spoil)];
    else
        ++table.state.villageDiscards[spoil];
    table.report(Happening::SpoilDiscarded, spoil);
}

void takeReaver(Table& table, ReaverId reaver, int place) {
    State& state = table.state;
    if (state.taken.full() || state.recruited.size() + state.taken.size() >= state.recruited.capacity()) {
        ++state.reaverDiscards[reaver];
        return;
    }
    table.report(Happening::ReaverTaken, reaver, place);
    state.taken.push(reaver);
}

void drawReavers(Table& table, int count) {
    for (int i = 0; i < count; ++i)
        if (const ReaverId reaver = drawCard(table, Deck::Reavers); reaver != none) takeReaver(table, reaver, fromDeck);
}

}
