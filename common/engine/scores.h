// SPDX-License-Identifier: GPL-3.0-or-later
// The points of every seat by source, so that a player can see where they come from and a test can check that they add
// up.
#pragma once

#include "engine/engine_export.h"
#include "engine/seat.h"

#include <array>

namespace heorot::engine {

inline constexpr int maxScoreSources = 24;

/// Points now, and points if the game ended in this position: the two meanings of points wherever they are shown.
/// Computed from what a viewer sees, hidden pieces of other seats count nothing, and `unknown` marks them.
///
/// `part[seat][source]`: points of a source if the game ended now; the game numbers and names the sources.
struct Scores {
    int seats = 0;
    int sources = 0;
    std::array<std::array<int, maxScoreSources>, maxSeats> part{};
    /// Points if the game ended now: the sum of `part`.
    std::array<int, maxSeats> total{};
    /// Points now: those on the track, or in tokens and counters in front of the seat, without what is counted only at
    /// the end. Equal to `total` once the game is over.
    std::array<int, maxSeats> now{};
    /// Per source, whether it is counted only at the end of the game, so that `now` excludes it until then.
    std::array<bool, maxScoreSources> countsAtEnd{};
    /// How many scoring pieces of each seat the viewer does not know.
    std::array<int, maxSeats> hidden{};
    /// Seats with scoring pieces that the viewer does not know; empty for a full state.
    SeatSet unknown;
    /// Those of them whose points of now the viewer does not know, as they lie face down.
    SeatSet unknownNow;
    /// Breaks ties of `total`; higher is better.
    std::array<int, maxSeats> tieBreak{};
    /// 1 for the winner; seats with equal total and tie-break share a place.
    std::array<int, maxSeats> place{};
};

/// Computes `total` from `part`, and `place` from `total` and `tieBreak`.
HEOROT_ENGINE_EXPORT void addUpAndRank(Scores& scores);

}
