// SPDX-License-Identifier: GPL-3.0-or-later
// Points of every seat with their sources, so that a player can see where they came from and a test that they add up.
#pragma once

#include "engine/engine_export.h"
#include "engine/seat.h"

#include <array>

namespace heorot::engine {

inline constexpr int maxScoreSources = 24;

/// `part[seat][source]`: points of a source, in points of the game; the sources are numbered and named by the game.
struct Scores {
    int seats = 0;
    int sources = 0;
    std::array<std::array<int, maxScoreSources>, maxSeats> part{};
    std::array<int, maxSeats> total{};
    /// Compared where totals are equal; higher is better.
    std::array<int, maxSeats> tieBreak{};
    /// 1 for the winner; seats equal in total and tie-break share a place.
    std::array<int, maxSeats> place{};
};

/// Fills `total` from `part` and `place` from `total` and `tieBreak`.
HEOROT_ENGINE_EXPORT void addUpAndRank(Scores& scores);

}
