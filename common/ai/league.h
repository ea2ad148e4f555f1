// SPDX-License-Identifier: GPL-3.0-or-later
// Plays many games between levels: paired deals, every rotation of the seats, confidence intervals. `simulate` prints
// the result.
#pragma once

#include "ai/opponent.h"
#include "engine/setup.h"

#include "ai/ai_export.h"

#include <cstdint>
#include <vector>

namespace heorot::ai {

struct LeagueEntry {
    Opponent opponent;
    /// Of each decision; 0: those of the level.
    int iterations = 0;

    LeagueEntry(Level level) : opponent(level) {}
    LeagueEntry(Opponent itsOpponent, int itsIterations = 0) : opponent(itsOpponent), iterations(itsIterations) {}
};

struct LeagueSpec {
    /// Each deal is played once per rotation, with entry (seat + rotation) % entries on each seat.
    std::vector<LeagueEntry> entries;
    int firstDeal = 0;
    int deals = 1;
    /// Deal number n is dealt with the seed `seed` + n.
    std::uint64_t seed = 1;
    int threads = 1;
    /// `seats` and `seed` are overwritten by the fields above.
    engine::Setup setup;
};

struct Interval {
    double low = 0;
    double high = 0;
};

struct EntryResult {
    std::int64_t games = 0;
    /// In sixtieths of a win, so that shares of up to five winners are whole numbers.
    std::int64_t winParts = 0;
    double scoreSum = 0;
    double scoreSquares = 0;
    std::int64_t decisions = 0;
    double seconds = 0;

    static constexpr std::int64_t partsOfWin = 60;
    double wins() const { return static_cast<double>(winParts) / partsOfWin; }
    HEOROT_AI_EXPORT void add(const EntryResult& other);
    HEOROT_AI_EXPORT double winShare() const;
    /// 95 % Wilson interval of the share of wins.
    HEOROT_AI_EXPORT Interval winInterval() const;
    HEOROT_AI_EXPORT double meanScore() const;
    /// 95 % interval of the mean score, by normal approximation.
    HEOROT_AI_EXPORT Interval meanInterval() const;
};

struct LeagueResult {
    std::vector<EntryResult> entries;
    /// Actions that `validate` refused; anything but 0 is a bug in a computer player.
    std::int64_t illegalMoves = 0;
};

/// The 95 % Wilson interval of `wins` (0 .. games, may be fractional) out of `games`.
HEOROT_AI_EXPORT Interval wilson(double wins, double games);

/// Runs spec.deals deals from spec.firstDeal on, on spec.threads threads; `deal(index, result)` plays all rotations of
/// one deal. Results are added in deal order, so the number of threads affects only the times.
using DealPlayer = void (*)(void* context, int deal, LeagueResult& result);
HEOROT_AI_EXPORT LeagueResult runDeals(const LeagueSpec& spec, DealPlayer play, void* context);

}
