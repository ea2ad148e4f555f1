// SPDX-License-Identifier: GPL-3.0-or-later
// The exact chances of a risk, from what a seat may know.
#pragma once

#include "engine/seen.h"
#include "rules/state.h"
#include "rules/tables.h"

#include <array>

namespace heorot::legend {

/// Most cards a risk may turn.
inline constexpr int mostTurned = 10;

struct RiskOdds {
    /// Cards that will be turned: fewer than asked for where deck and discards run short.
    int cards = 0;
    /// Chance of exactly so many matching cards (Beowulf matches); the first one is the chance of a failed risk. They
    /// add up to 1.
    std::array<double, mostTurned + 1> matches{};
    /// The same for symbols on the matching cards together: a double counts two.
    std::array<double, 2 * mostTurned + 1> symbols{};
    /// Mean number of symbols.
    double mean = 0;
};

/// Odds of turning `cards` cards at the episode where Beowulf stands. Cards that the viewer cannot place are equally
/// likely everywhere; when the deck runs out in between, the discards as they lie now are shuffled.
RiskOdds riskOdds(const Rules& rules, const engine::Seen<State>& seen, int cards);

}
