// SPDX-License-Identifier: GPL-3.0-or-later
// The table while a decision is carried out, and the small things that every step does on it: goods, dice and cards on
// their way between supply, decks and ships. What follows them is in rules/steps.
#pragma once

#include "rules/queries.h"

namespace heorot::raiders {

/// Numbers of the decks and dice of chance: decks, territory stacks, crew dice, combat dice, the first seat.
inline constexpr engine::Source territorySource = decks;
inline constexpr engine::Source crewDieSource = territorySource + territoryKinds;
inline constexpr engine::Source combatDieSource = crewDieSource + colors;
inline constexpr engine::Source firstSeatSource = combatDieSource + 1;

/// Everything that a decision changes or asks.
struct Table {
    const Rules& rules;
    State& state;
    engine::Chance& chance;
    engine::Events* events;
    /// Seats that learned something by what was done so far.
    engine::SeatSet shown{};

    Ship& ship() const { return state.ships[state.mover]; }
    void showAll() { shown = engine::SeatSet::all(state.seats); }
    /// What happened to the seat to move.
    void report(Happening kind, int a = 0, int b = 0, int c = 0, int d = 0, int e = 0) const {
        if (events) events->push_back(event(kind, state.mover, a, b, c, d, e));
    }
    void report(const engine::Event& happened) const {
        if (events) events->push_back(happened);
    }
};

// The functions below are about the ship of the seat to move.

/// A change below 0 is a price.
void changeFood(Table& table, int change);
/// Loses as much as the seat has (ruling 9).
void loseFood(Table& table, int most);
void changeFavor(Table& table, int change);
void gainGlory(Table& table, int gained, Track track);
void changeTerror(Table& table, Seat seat, int change);
void gainPawn(Table& table, std::uint8_t pawn);
/// Everything in a bundle; choices it contains become pending decisions.
void gain(Table& table, const Bundle& bundle, Track track);

/// Takes a die out of the supply, or reports that there is none.
bool takeDie(Table& table, std::uint8_t color);
/// `from` is the artifact of a die that returns.
void gainDie(Table& table, Die die, Happening how, int from = 0);
/// A die out of the supply, if there is one.
void rollDie(Table& table, std::uint8_t color);
/// A die that was taken out of the supply.
void rollTaken(Table& table, std::uint8_t color);
/// A die of the ship back to the supply.
void dropDie(Table& table, Die die);
/// A die to be gained, of a color or anyColor, on a face of the seat's choice or rolled.
void grantDie(State& state, std::uint8_t color, bool rolled);

/// The top card; none if the deck is empty and has no discards to be shuffled.
std::uint8_t drawCard(Table& table, Deck deck);
/// From the deck: seen by its owner alone.
void drawProphecy(Table& table);
void takeProphecy(Table& table, ProphecyId prophecy, int place);
/// A spoils card to be resolved. Only a position from a file can hold more cards than there is room for; these are
/// discarded.
void receiveSpoil(Table& table, SpoilId spoil, int place);
void drawSpoils(Table& table, Deck deck, int count);
/// To the discards of its deck (ruling 5).
void discardSpoil(Table& table, SpoilId spoil);
/// A Reaver to be recruited; as with spoils, those without room are discarded.
void takeReaver(Table& table, ReaverId reaver, int place);
void drawReavers(Table& table, int count);
/// A Reaver to the Glory pile.
inline void addToPile(Table& table, ReaverId reaver) {
    ++table.ship().reavers[reaver];
}

}
