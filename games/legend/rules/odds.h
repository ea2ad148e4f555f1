// SPDX-License-Identifier: GPL-3.0-or-later
// The exact chances of a risk, from what a seat may know.
#pragma once

#include "engine/seen.h"
#include "rules/state.h"
#include "rules/tables.h"

#include <array>

namespace heorot::legend {

/// The most cards a risk may turn.
inline constexpr int mostTurned = 10;

struct RiskOdds {
    /// Cards that will be turned; fewer than asked for if deck and discards run short.
    int cards = 0;
    /// The chance of exactly 0, 1, 2, ... matching cards (Beowulf matches); the first is the chance that the risk
    /// fails. They add up to 1.
    std::array<double, mostTurned + 1> matches{};
    /// The same for the number of symbols on the matching cards; a double counts two.
    std::array<double, 2 * mostTurned + 1> symbols{};
    /// The mean number of symbols.
    double mean = 0;
};

/// The odds of turning `cards` cards in the current episode. Cards whose place the viewer does not know are equally
/// likely everywhere; if the deck runs out on the way, the present discards are shuffled.
RiskOdds riskOdds(const Rules& rules, const engine::Seen<State>& seen, int cards);

/// The chance that the hand of a seat has at least this number of symbols that count in the current episode, from what
/// the viewer knows of it.
double chanceToHold(const Rules& rules, const engine::Seen<State>& seen, Seat seat, int least);

}
