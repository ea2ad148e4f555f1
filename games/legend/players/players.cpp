// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

#include "players/contests.h"

namespace heorot::legend {

namespace {

/// The value of treasure that gives no points itself but buys some.
double keptTreasure(const State& state, const Worth& worth, Seat seat) {
    int treasure = 0;
    for (std::size_t place = 0; state.advanced && place < treasureKinds; ++place)
        treasure +=
            treasureOf(treasureKind(place)) * (state.tokens[seat][treasureKind(place)] + state.shown[seat][place]);
    return treasure * worth.treasure();
}

/// The value of what is about to happen to the mover: a bad icon or a scratch, which a text card could prevent.
double threatened(const State& state, const Worth& worth, Seat seat) {
    if (seat != state.mover) return 0;
    if (state.phase == Phase::React) return worth.gain({state.threat, 0}, seat);
    return state.phase == Phase::Failed ? worth.gain({GainKind::Scratch, 0}, seat) : 0;
}

}

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const Worth worth(rules, state);
    const engine::Scores now = scores(rules, state);
    ai::Estimates estimates = contestHopes(rules, state, worth);
    for (Seat seat = 0; seat < state.seats; ++seat)
        estimates[seat] += now.total[seat] + worth.hand(seat) + keptTreasure(state, worth, seat) +
                           worth.danger(state.scratches[seat], woundsOf(state, seat)) + threatened(state, worth, seat);
    return estimates;
}

}
