// SPDX-License-Identifier: GPL-3.0-or-later
// How a finished game was won, from its scores after every move: who passed whom, which sources decided, who had led.
#pragma once

#include "engine/scores.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace heorot::app {

/// The scores before the first move and after each move; never empty.
using ScoreHistory = std::vector<engine::Scores>;

/// The seats from the first place to the last.
std::vector<engine::Seat> byPlace(const engine::Scores& scores);
/// The seats in the first place.
std::vector<engine::Seat> firstSeats(const engine::Scores& scores);

/// A seat that was not ahead of all others before a move and stayed ahead from this move to the end.
struct Overtaking {
    engine::Seat seat = engine::nobody;
    /// The one who had most of the others before.
    engine::Seat passed = engine::nobody;
    /// After this number of moves.
    std::size_t moves = 0;
    int points = 0;
    int passedPoints = 0;
    /// What the seat had one move earlier.
    int pointsBefore = 0;
    /// It had been ahead of all others before.
    bool isRegained = false;
};

/// Nothing for a seat that was always ahead, or is not ahead at the end.
std::optional<Overtaking> lastOvertaking(const ScoreHistory& history, engine::Seat seat);

/// How a seat got ahead for good.
struct Decision {
    /// Nothing for a seat that was ahead from the first move.
    std::optional<Overtaking> passing;
    /// Whether it fell behind again later, for a short time only.
    bool fellBehind = false;
};
Decision decisionFor(const ScoreHistory& history, engine::Seat seat);

/// Sources counted at the end that would have cost somebody points for a time, and cost nobody any in the end.
std::vector<int> escapedPenalties(const ScoreHistory& history);

struct SourceGap {
    int source = 0;
    int more = 0;
    int less = 0;
};

/// The source that brought `ahead` most in comparison with `behind`; nothing if none brought it more.
std::optional<SourceGap> widestGap(const engine::Scores& scores, engine::Seat ahead, engine::Seat behind);

struct FormerLead {
    /// After this number of moves.
    std::size_t moves = 0;
    /// Over the best of the others.
    int lead = 0;
};

/// What a seat lost with one move.
struct Fall {
    engine::Seat seat = engine::nobody;
    /// After this number of moves.
    std::size_t moves = 0;
    int before = 0;
    int after = 0;
    /// Where most of it was lost.
    int source = 0;
};

/// The deepest of all seats; nothing if nobody ever lost points.
std::optional<Fall> deepestFall(const ScoreHistory& history);

/// When a seat was furthest ahead of all others; nothing if it never was ahead.
std::optional<FormerLead> widestLead(const ScoreHistory& history, engine::Seat seat);

}
