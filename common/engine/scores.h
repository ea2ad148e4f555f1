// SPDX-License-Identifier: GPL-3.0-or-later
// Points of every seat with their sources, so that a player can see where they came from and a test that they add up.
#pragma once

#include "engine/engine_export.h"
#include "engine/seat.h"

#include <array>

namespace heorot::engine {

inline constexpr int maxScoreSources = 24;

/// What every seat has now, and what it would have if the game ended in this position: the two meanings that points
/// have wherever they are shown. Made from what a viewer sees, hidden pieces of others count nothing, and `unknown`
/// says so.
///
/// `part[seat][source]`: points of a source if the game ended now; the sources are numbered and named by the game.
struct Scores {
    int seats = 0;
    int sources = 0;
    std::array<std::array<int, maxScoreSources>, maxSeats> part{};
    /// Points if the game ended now: the sum of `part`.
    std::array<int, maxSeats> total{};
    /// Points now: what lies on the track or in tokens and counters before the seat, without what only the end counts.
    /// Once the game is over it is `total`.
    std::array<int, maxSeats> now{};
    /// Per source whether only the end of the game counts it, so that `now` holds nothing of it before.
    std::array<bool, maxScoreSources> countsAtEnd{};
    /// Seats with pieces that count and that the viewer does not know; empty in a full state.
    SeatSet unknown;
    /// Compared where totals are equal; higher is better.
    std::array<int, maxSeats> tieBreak{};
    /// 1 for the winner; seats equal in total and tie-break share a place.
    std::array<int, maxSeats> place{};
};

/// Fills `total` from `part` and `place` from `total` and `tieBreak`.
HEOROT_ENGINE_EXPORT void addUpAndRank(Scores& scores);

}
