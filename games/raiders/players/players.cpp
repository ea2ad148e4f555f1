// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

#include "players/worth.h"

namespace heorot::raiders {

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const engine::Scores now = scores(rules, state);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        estimates[seat] = now.total[seat];
        if (isOver(state)) continue;
        const Worth worth(rules, state, seat);
        estimates[seat] += worth.holdings();
        if (seat == state.mover) estimates[seat] += worth.underWay();
    }
    return estimates;
}

}
