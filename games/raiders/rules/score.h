// SPDX-License-Identifier: GPL-3.0-or-later
// The Glory of a longship and its Glory pile at the end, by source (rulebook, Final Scoring).
#pragma once

#include "rules/game.h"

#include <array>

namespace heorot::raiders {

/// Sources of Scores::part, in the order of the count; the first five are the track.
enum class ScoreSource : std::uint8_t {
    Sea,
    Villages,
    Keeps,
    Territories,
    Reavers,
    Terror,
    Artifacts,
    Treasures,
    Art,
    Armor,
    Tapestries,
    Farms,
    Walls,
    Bastions,
    Prophecies,
};
inline constexpr int scoreSources = 15;

/// The Glory lost for Terror: 0 or a negative number.
int terrorGlory(const Rules& rules, int terror);
/// The Glory of `count` cards of a set (Treasure, Art, Armor): full sets, and the rest as another one.
int setGlory(const Rules& rules, KeepId card, int count);
/// The Glory of tapestries, from the numbers of the three kinds.
int tapestryGlory(const Rules& rules, int dearg, int buigh, int gorm);
/// Keep cards that count together, tapestries of all kinds as one set.
struct CardSet {
    /// One of its cards.
    KeepId card = 0;
    int count = 0;
    /// What they bring now.
    int glory = 0;
};
/// Treasures, art, armor and tapestries of a Glory pile, also those of which it has none.
std::array<CardSet, 4> setsOf(const Rules& rules, const Ship& ship);
/// The Glory of all artifacts of a ship, on board and in its Glory pile.
int artifactsGlory(const Rules& rules, const Ship& ship);
/// The Glory of `count` pawns, without the majority.
int pawnGlory(const Rules& rules, Pawn pawn, int count);
/// Whether the seat has the most pawns of a kind, alone or tied, and at least one.
bool hasMost(const State& state, Seat seat, Pawn pawn);

/// How many of the things that a prophecy counts the seat has on its longship and in its Glory pile. Unknown prophecies
/// count as prophecies.
int countFor(const State& state, Seat seat, const Rules& rules, ProphecyId prophecy);
/// Glory of one card of a prophecy for the seat, if the game ended now.
int prophecyGlory(const Rules& rules, const State& state, Seat seat, ProphecyId prophecy);

}
