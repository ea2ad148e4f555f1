// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

namespace heorot::raiders {

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const engine::Scores now = scores(rules, state);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Ship& ship = state.ships[seat];
        estimates[seat] = now.total[seat] + 0.5 * ship.food + 0.5 * ship.favor + ship.diceCount;
    }
    return estimates;
}

}
