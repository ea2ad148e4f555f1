// SPDX-License-Identifier: GPL-3.0-or-later
// A decision being carried out, and the operations that all steps share: moving goods, dice and cards between supply,
// decks and ships. What follows them is in rules/steps.
#pragma once

#include "rules/queries.h"

namespace heorot::raiders {

/// The sources of chance: decks, territory stacks, crew dice, combat dice, the first seat.
inline constexpr engine::Source territorySource = decks;
inline constexpr engine::Source crewDieSource = territorySource + territoryKinds;
inline constexpr engine::Source combatDieSource = crewDieSource + colors;
inline constexpr engine::Source firstSeatSource = combatDieSource + 1;

/// Everything a decision reads and changes.
struct Transition {
    const Rules& rules;
    State& state;
    engine::Chance& chance;
    engine::Events* events;
    /// Seats to which something has been revealed so far.
    engine::SeatSet shown{};

    Ship& ship() const { return state.ships[state.mover]; }
    void showAll() { shown = engine::SeatSet::all(state.seats); }
    /// Adds an event of the seat to move.
    void report(Happening kind, int a = 0, int b = 0, int c = 0, int d = 0, int e = 0) const {
        if (events) events->push_back(event(kind, state.mover, a, b, c, d, e));
    }
    void report(const engine::Event& happened) const {
        if (events) events->push_back(happened);
    }
};

// The functions below change the ship of the seat to move.

/// A negative change is a payment.
void changeFood(Transition& transition, int change);
/// Loses up to `most`, as much as the seat has (ruling 9).
void loseFood(Transition& transition, int most);
void changeFavor(Transition& transition, int change);
void gainGlory(Transition& transition, int gained, Track track);
void changeTerror(Transition& transition, Seat seat, int change);
void gainPawn(Transition& transition, std::uint8_t pawn);
/// Gains everything in a bundle; choices become pending decisions.
void gain(Transition& transition, const Bundle& bundle, Track track);

/// Takes a die out of the supply, or reports that there is none.
bool takeDie(Transition& transition, std::uint8_t color);
/// `from` is the artifact of a die that returns.
void gainDie(Transition& transition, Die die, Happening how, int from = 0);
/// Takes a die from the supply, if there is one, and rolls it.
void rollDie(Transition& transition, std::uint8_t color);
/// Rolls a die already taken from the supply.
void rollTaken(Transition& transition, std::uint8_t color);
/// Returns a die of the ship to the supply.
void dropDie(Transition& transition, Die die);
/// Adds a die to be gained, of a color or anyColor, on a face of the seat's choice or rolled.
void grantDie(State& state, std::uint8_t color, bool rolled);

/// Draws the top card; `none` if neither the deck nor its discards have one.
std::uint8_t drawCard(Transition& transition, Deck deck);
/// Draws a prophecy, which only its owner sees.
void drawProphecy(Transition& transition);
void takeProphecy(Transition& transition, ProphecyId prophecy, int place);
/// Adds a spoils card to be resolved. Only a position from a file can have more cards than there is room for; they are
/// discarded.
void receiveSpoil(Transition& transition, SpoilId spoil, int place);
void drawSpoils(Transition& transition, Deck deck, int count);
/// Moves the card to the discards of its deck (ruling 5).
void discardSpoil(Transition& transition, SpoilId spoil);
/// Adds a Reaver to be recruited; as with spoils, those without room are discarded.
void takeReaver(Transition& transition, ReaverId reaver, int place);
void drawReavers(Transition& transition, int count);
/// Moves a Reaver to the Glory pile.
inline void addToPile(Transition& transition, ReaverId reaver) {
    ++transition.ship().reavers[reaver];
}

}
