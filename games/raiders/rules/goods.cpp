// SPDX-License-Identifier: GPL-3.0-or-later
// Goods, dice and cards on their way between supply, decks and ships.
#include "rules/flow.h"

#include <algorithm>

namespace heorot::raiders {

void Flow::food(int change) {
    if (change == 0) return;
    ship().food = static_cast<std::uint16_t>(ship().food + change);
    say(Happening::Food, change, ship().food);
}

/// As much as the seat has (ruling 9).
void Flow::loseFood(int most) {
    const int lost = std::min<int>(most, ship().food);
    if (lost == 0) return;
    ship().food = static_cast<std::uint16_t>(ship().food - lost);
    say(Happening::FoodLost, lost, ship().food);
}

void Flow::favor(int change) {
    if (change == 0) return;
    ship().favor = static_cast<std::uint16_t>(ship().favor + change);
    say(Happening::Favor, change, ship().favor);
}

void Flow::glory(int gained, Track track) {
    if (gained == 0) return;
    std::int16_t& sum = ship().glory[static_cast<std::size_t>(track)];
    sum = static_cast<std::int16_t>(sum + gained);
    if (events_) say(Happening::Glory, gained, trackOf(state_, state_.mover), static_cast<int>(track));
}

void Flow::terror(Seat seat, int change) {
    if (change == 0) return;
    std::uint16_t& sum = state_.ships[seat].terror;
    sum = static_cast<std::uint16_t>(sum + change);
    say(event(Happening::Terror, seat, change, sum));
}

void Flow::gain(const Bundle& bundle, Track track) {
    food(bundle.food);
    favor(bundle.favor);
    glory(bundle.glory, track);
    terror(state_.mover, bundle.terror - std::min<int>(bundle.relief, ship().terror));
    if (bundle.pawn != none) gainPawn(bundle.pawn);
    if (bundle.die != none && takeDie(static_cast<std::uint8_t>(colourOf(bundle.die))))
        gainDie(bundle.die, Happening::DieGained);
    for (std::uint8_t colour = 0; colour < colours; ++colour)
        for (int i = 0; i < bundle.rolled[colour]; ++i) rollDie(colour);
    for (int i = 0; i < bundle.freeDice; ++i) grant(anyColour, false);
    if (bundle.villages > 0) receiveFromDeck(Deck::Villages, bundle.villages);
    if (bundle.keeps > 0) receiveFromDeck(Deck::Keeps, bundle.keeps);
    for (int i = 0; i < bundle.reavers; ++i)
        if (const ReaverId reaver = drawFrom(Deck::Reavers); reaver != none) takeReaver(reaver, fromDeck);
    for (int i = 0; i < bundle.prophecies; ++i) drawProphecy();
}

/// Takes a die out of the supply, or says that there is none.
bool Flow::takeDie(std::uint8_t colour) {
    if (state_.dice[colour] == 0) return say(Happening::NoDie, colour), false;
    --state_.dice[colour];
    return true;
}

void Flow::gainDie(Die die, Happening how, int from) {
    ++ship().dice[die];
    ++ship().diceCount;
    say(how, die, from);
}

void Flow::rollDie(std::uint8_t colour) {
    if (takeDie(colour)) rollTaken(colour);
}

/// A die that was taken out of the supply.
void Flow::rollTaken(std::uint8_t colour) {
    const int side = chance_.roll(static_cast<engine::Source>(crewDieSource + colour), 6);
    showAll();
    gainDie(dieOf(static_cast<Colour>(colour), rules_.sides[colour][static_cast<std::size_t>(side)]),
            Happening::DieRolled);
}

/// A die of the ship back to the supply.
void Flow::dropDie(Die die) {
    --ship().dice[die];
    --ship().diceCount;
    ++state_.dice[static_cast<std::size_t>(colourOf(die))];
    say(Happening::DieDiscarded, die);
}

/// What was laid out: dice to the supply, upgrades turned down.
void Flow::spend(Payer payer) {
    if (isUpgrade(payer))
        ++ship().down[static_cast<std::size_t>(upgradeOf(payer))];
    else
        ++state_.dice[static_cast<std::size_t>(colourOf(payer))];
    say(Happening::Paid, payer);
}

void Flow::spendLaidOut() {
    if (state_.laidOut == 0) return;
    state_.laidOut = 0;
    for (Payer payer = 0; payer < payerKinds; ++payer)
        for (; state_.paid[payer] > 0; --state_.paid[payer]) spend(payer);
}

void Flow::gainPawn(std::uint8_t pawn) {
    if (state_.pawns[pawn] == 0) return say(Happening::NoPawn, pawn);
    --state_.pawns[pawn];
    say(Happening::PawnGained, pawn, ++ship().pawns[pawn]);
}

void Flow::grant(std::uint8_t colour, bool rolled) {
    if (!state_.grants.full()) state_.grants.push({colour, rolled});
}

bool Flow::grantIsVoid(const Grant& grant) {
    if (grant.colour != anyColour) return state_.dice[grant.colour] == 0;
    return state_.dice == Counts<colours>{};
}

/// The first die granted: on a face by choice, or (die none) to be rolled with those granted together with it.
void Flow::gainGranted(std::uint8_t colour, Die die) {
    state_.grants.removeAt(0);
    takeDie(colour);
    if (die == none)
        ++state_.gathered[colour];
    else
        gainDie(die, Happening::DieGained);
}

/// Asks to make room, else for the next die granted; dice to be rolled are gained all before the first one is rolled.
bool Flow::askGrant() {
    while (ship().diceCount <= rules_.diceSpaces.value) {
        const bool isNextRolled = !state_.grants.empty() && state_.grants[0].rolled;
        if (state_.gathered != Counts<colours>{} && !isNextRolled) {
            rollGathered();
            continue;
        }
        if (state_.grants.empty()) return false;
        if (!grantIsVoid(state_.grants[0])) return ask(Phase::Gain), true;
        say(Happening::NoDie, state_.grants[0].colour);
        state_.grants.removeAt(0);
    }
    return ask(Phase::Overflow), true;
}

void Flow::rollGathered() {
    for (std::uint8_t colour = 0; colour < colours; ++colour)
        for (; state_.gathered[colour] > 0; --state_.gathered[colour]) rollTaken(colour);
}

/// The top card; none if the deck is empty and has no discards to be shuffled.
template <std::size_t N, std::size_t K>
std::uint8_t Flow::draw(Deck deck, engine::FixedList<std::uint8_t, N>& cards, Counts<K>& discards) {
    if (cards.empty()) {
        for (std::size_t kind = 0; kind < K; ++kind)
            for (; discards[kind] > 0; --discards[kind]) cards.push(static_cast<std::uint8_t>(kind));
        if (cards.empty()) return none;
        chance_.shuffle(static_cast<engine::Source>(deck), {cards.begin(), cards.size()});
        say(event(Happening::Reshuffled, nobody, static_cast<int>(deck)));
    }
    const std::uint8_t card = cards[cards.size() - 1];
    cards.removeAt(cards.size() - 1);
    if (deck != Deck::Prophecies) showAll();
    return card;
}

std::uint8_t Flow::drawFrom(Deck deck) {
    switch (deck) {
    case Deck::Reavers: return draw(deck, state_.reaverDeck, state_.reaverDiscards);
    case Deck::Villages: return draw(deck, state_.villageDeck, state_.villageDiscards);
    case Deck::Keeps: return draw(deck, state_.keepDeck, state_.keepDiscards);
    case Deck::Journeys: return draw(deck, state_.journeyDeck, state_.journeyDiscards);
    case Deck::Battles: return draw(deck, state_.battleDeck, state_.battleDiscards);
    case Deck::Prophecies: return draw(deck, state_.prophecyDeck, state_.prophecyDiscards);
    }
    return none;
}

/// From the deck: seen by its owner alone.
void Flow::drawProphecy() {
    const ProphecyId prophecy = drawFrom(Deck::Prophecies);
    if (prophecy == none) return;
    shown_ = shown_.with(state_.mover);
    auto& secrets = ship().secrets;
    secrets.push(prophecy);
    for (std::size_t i = secrets.size() - 1; i > 0 && secrets[i] < secrets[i - 1]; --i)
        std::swap(secrets[i], secrets[i - 1]);
    say(Happening::ProphecyDrawn, prophecy);
}

void Flow::takeProphecy(ProphecyId prophecy, int place) {
    ++ship().prophecies[prophecy];
    say(Happening::ProphecyTaken, prophecy, place);
}

}
