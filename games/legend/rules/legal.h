// SPDX-License-Identifier: GPL-3.0-or-later
// What the list of legal actions and the reasons of refusals both ask.
#pragma once

#include "rules/table.h"

namespace heorot::legend {

/// Tokens that show fame, square and round.
int fameTokensOf(const State& state, Seat seat);
/// The icon that the seat has taken in this episode; it must have taken one.
Gain takenIcon(const Rules& rules, const State& state, Seat seat);
/// A risk comes before cards of the hand, once a turn, while a card can be turned.
bool mayRunRisk(const State& state);
/// Whether the mover's card is about to be discarded (Phase::Bless). `card` shows symbols.
bool canBeBlessed(const Rules& rules, const State& state, Card card);
/// Whether the mover has such a tile that can be healed now.
bool isHealable(const State& state, Healing what);

}
