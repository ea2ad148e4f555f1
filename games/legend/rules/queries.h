// SPDX-License-Identifier: GPL-3.0-or-later
// Small questions about a position that the steps, the words and the view share.
#pragma once

#include "rules/game.h"

#include <numeric>
#include <optional>

namespace heorot::legend {

inline const Episode& episodeOf(const Rules& rules, const State& state) {
    return rules.episode(state.episode);
}
/// Wounds of a seat, including those of the double wound.
inline int woundsOf(const State& state, Seat seat) {
    return state.wounds[seat] + (state.doubleWound == seat ? 2 : 0);
}
/// The total that the mover must reach in an in-turn major or an auction: the highest of the other seats still in.
int target(const State& state);
/// The number of seats without a status number, in in-turn majors and auctions.
int seatsStillIn(const State& state);
/// The number of cards in a hand, including unknown ones.
inline int handSize(const State& state, Seat seat) {
    return std::accumulate(state.hands[seat].begin(), state.hands[seat].end(), 0);
}
/// Whether one scratch more becomes a wound.
inline bool isLastScratch(const Rules& rules, const State& state, Seat seat) {
    return state.scratches[seat] + 1 >= rules.scratchesPerWound;
}
/// The slot of the icon taken by `take` with this gain: the first free one with it, or nothing.
std::optional<int> freeSlot(const Rules& rules, const State& state, Gain gain);
/// The icon the seat has taken in this episode, or `{}`.
Gain takenIcon(const Rules& rules, const State& state, Seat seat);
/// Whether the seat holds this card.
inline bool holds(const State& state, Seat seat, Card card) {
    return state.hands[seat][card] > 0;
}

}
