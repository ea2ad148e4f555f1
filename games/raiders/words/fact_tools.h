// SPDX-License-Identifier: GPL-3.0-or-later
// What the facts about choices are made from: points, odds, and what a ship can pay for.
#pragma once

#include "rules/score.h"
#include "words/words.h"

#include <QStringList>

#include <algorithm>

namespace heorot::raiders {

/// By how much a change of the state changes the points of a seat, counted as at the end.
template <class Change>
int pointsFor(const Position& at, Seat seat, Change change) {
    State state = at.state();
    const int before = scores(at.rules, state).total.at(seat);
    change(state);
    return scores(at.rules, state).total.at(seat) - before;
}
/// The same for the seat to move; `change` gets its ship.
template <class Change>
int pointsFor(const Position& at, Change change) {
    const Seat mover = at.state().mover;
    return pointsFor(at, mover, [&](State& state) { change(state.ships[mover]); });
}

/// `7 times in 10`
QString timesText(double chance);

/// `7 times in 10 with up to 2 favor`: how often a fight is won with so many re-rolls.
QString winsText(double chance, int favor);

/// The cards and tiles that the seat to move cannot see, dealt out somehow: each deck has the right ones, in an order
/// that means nothing.
State dealtOut(const Position& at);
/// The share of the cards of a dealt deck for which `counts` is true.
template <class List, class Counts>
double shareOf(const List& cards, Counts counts) {
    int found = 0;
    for (const auto card : cards) found += counts(card) ? 1 : 0;
    return cards.empty() ? 0 : static_cast<double>(found) / static_cast<double>(cards.size());
}

/// The combat dice that all hammers of a ship bring.
int combatDiceOf(const Rules& rules, const Ship& ship);
/// That dice laid out for a fight are spent; empty where only upgrades, which come back, can be.
Fact spentHammersFact(const Position& at);
/// Re-rolls that odds reckon with; more change little and take long.
inline constexpr int reckonedFavor = 3;
/// Those that a ship can pay for.
inline int favorReckoned(const Ship& ship) {
    return std::min<int>(ship.favor, reckonedFavor);
}
/// Rounds whose Cleanup is still to come.
int cleanupsLeft(const Position& at);
/// Whether the location can still be paid for in this round: not chosen yet, or faced by the seat to move.
bool isAhead(const Position& at, Location location);

/// What spoils bring to the sets, tapestries and Prophecies of the seat to move; empty for other cards.
QString setsFact(const Position& at, const QList<SpoilId>& spoils);

/// What the seat to move could pay for with this ship and not before, and no longer: locations and Sea Battles.
Facts newlyPaidFor(const Position& at, const Ship& after);
Facts noLongerPaidFor(const Position& at, const Ship& after);
/// A location that it can pay for before and after; empty if there is none.
QString stillPaidFor(const Position& at, const Ship& after);

/// A location that it could pay for with these dice on the right faces, and not without them.
QString payableWith(const Position& at, const Counts<colors>& dice);
/// The same once any of its dice is turned.
QString payableByTurning(const Position& at);

/// What a die is good for apart from its sign: all signs under the Leader, an artifact, nothing.
Facts dieFacts(const Position& at, Die die);

}
