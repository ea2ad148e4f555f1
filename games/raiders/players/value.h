// SPDX-License-Identifier: GPL-3.0-or-later
// The Glory a seat may expect at the end of the game.
#pragma once

#include "players/features.h"

namespace heorot::raiders {

/// Parts of what a seat may expect, for hints and reasons.
enum class Term : std::uint8_t {
    Track,       ///< Glory of the track
    Territories, ///< Glory of tiles at the Cleanups to come
    Sets,
    Pawns,
    Artifacts,
    Prophecies,
    Prospects, ///< what cards, pawns, Prophecies and Terror are still going to count
    Terror,
    Dice, ///< and ship upgrades
    Food,
    Favor,
    Crew,
    Turns, ///< what can be paid for, the choices to come, and the part of an action to come
};
inline constexpr int termKinds = static_cast<int>(Term::Turns) + 1;
using TermsOfSeat = std::array<double, termKinds>;

/// The Glory of a seat if the game ended now.
int pointsNow(const Rules& rules, const State& state, Seat seat);
/// By part: the Glory of a seat if the game ended now, and what everything it has is likely to bring until the end.
/// Does not count what its part of the current action still brings.
TermsOfSeat expectedTerms(const Rules& rules, const State& state, Seat seat);
/// All parts together.
float expectedPoints(const Rules& rules, const State& state, Seat seat);

}
