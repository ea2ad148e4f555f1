// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/players/players.h"

namespace heorot::samplegame {

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const engine::Scores now = scores(rules, state);
    ai::Estimates result{};
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        result[seat] = now.total[seat] + 0.25 * rules.value(state.players[seat].hand);
    return result;
}

}
