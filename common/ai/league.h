// SPDX-License-Identifier: GPL-3.0-or-later
// Many games between levels: paired deals, every rotation of the seats, intervals. The result is what `simulate`
// prints.
#pragma once

#include "ai/level.h"
#include "engine/setup.h"

#include "ai/ai_export.h"

#include <cstdint>
#include <vector>

namespace heorot::ai {

struct LeagueSpec {
    /// One level per entry; each deal is played once in every rotation, entry (seat + rotation) % entries on each seat.
    std::vector<Level> entries;
    int deals = 1;
    std::uint64_t seed = 1;
    int threads = 1;
    /// `seats` and `seed` are taken from above.
    engine::Setup setup;
};

struct Interval {
    double low = 0;
    double high = 0;
};

struct EntryResult {
    std::int64_t games = 0;
    /// A win shared by n counts 1/n.
    double wins = 0;
    double scoreSum = 0;
    double scoreSquares = 0;
    std::int64_t decisions = 0;
    double seconds = 0;

    HEOROT_AI_EXPORT void add(const EntryResult& other);
    HEOROT_AI_EXPORT double winShare() const;
    /// 95 % Wilson interval of the share of wins.
    HEOROT_AI_EXPORT Interval winInterval() const;
    HEOROT_AI_EXPORT double meanScore() const;
    /// 95 % interval of the mean score, by the normal approximation.
    HEOROT_AI_EXPORT Interval meanInterval() const;
};

struct LeagueResult {
    std::vector<EntryResult> entries;
    /// Choices that `validate` refused: 0, or a computer player is broken.
    std::int64_t illegalMoves = 0;
};

/// The 95 % Wilson interval of `wins` (0 .. games, may be fractional) of `games`.
HEOROT_AI_EXPORT Interval wilson(double wins, double games);

/// Runs deals 0 .. spec.deals - 1 on spec.threads threads; `deal(index, result)` plays all rotations of one deal.
/// Sums are added in the order of the deals, so the number of threads does not change the result (times aside).
using DealPlayer = void (*)(void* context, int deal, LeagueResult& result);
HEOROT_AI_EXPORT LeagueResult runDeals(const LeagueSpec& spec, DealPlayer play, void* context);

}
