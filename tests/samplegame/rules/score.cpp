// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/rules/game.h"

#include <algorithm>

namespace heorot::samplegame {

engine::Scores scores(const Rules& rules, const State& state) {
    engine::Scores result;
    result.seats = state.seats;
    result.sources = 2;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.players[seat];
        result.part[seat][Prizes] = player.prizes;
        result.part[seat][LeftInHand] = static_cast<int>(player.hand.size());
        result.now[seat] = player.prizes;
        // Others do not know how much of a hand is in a secret bid.
        if (state.phase == Phase::Bid && player.hand.contains(unknown)) {
            result.unknown = result.unknown.with(static_cast<engine::Seat>(seat));
            result.hidden[seat] = static_cast<int>(std::count(player.hand.begin(), player.hand.end(), unknown));
        }
        result.tieBreak[seat] = rules.value(player.hand);
    }
    engine::addUpAndRank(result);
    if (isOver(state)) result.now = result.total;
    return result;
}

}
