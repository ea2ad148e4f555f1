// SPDX-License-Identifier: GPL-3.0-or-later
// What a longship and its Glory pile are worth at the end, and why (rulebook, Final Scoring).
#pragma once

#include "rules/game.h"

namespace heorot::raiders {

/// Sources of Scores::part, in the order of the count; the first five are the track.
enum class Source : std::uint8_t {
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

/// Glory lost for so many Terror, as a number of 0 or below.
int terrorGlory(const Rules& rules, int terror);
/// Glory of so many cards of a set (Treasure, Art, Armor): full sets, and what is left over as a new one.
int setGlory(const Rules& rules, KeepId card, int count);
/// Glory of tapestries, by the three kinds.
int tapestryGlory(const Rules& rules, int dearg, int buigh, int gorm);
/// Glory of so many pawns, without the majority.
int pawnGlory(const Rules& rules, Pawn pawn, int count);
/// Whether the seat has the most pawns of a kind, alone or tied; none is never the most.
bool hasMost(const State& state, Seat seat, Pawn pawn);

/// How much of what a prophecy counts the seat has: longship and Glory pile together. Unknown prophecies count as
/// prophecies.
int countFor(const State& state, Seat seat, const Rules& rules, ProphecyId prophecy);
/// Glory of one card of a prophecy for the seat, if the game ended now.
int prophecyGlory(const Rules& rules, const State& state, Seat seat, ProphecyId prophecy);

}
