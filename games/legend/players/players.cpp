// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

namespace heorot::legend {

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const engine::Scores now = scores(rules, state);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        estimates[seat] = now.total[seat] + 0.8 * handSize(state, seat) - state.scratches[seat];
    return estimates;
}

}
