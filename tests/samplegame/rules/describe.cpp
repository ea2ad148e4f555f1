// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/rules/game.h"

#include <algorithm>

namespace heorot::samplegame {

void describe(record::Describer& describer, const Rules& rules, const std::vector<std::string>& names, State& state) {
    using record::Zone;
    static const std::vector<std::string> phases{"bid", "name", "roll", "reroll", "pay", "over"};
    describer.flag("rerolls", state.rerolls);
    describer.number("round", state.round, 0, rules.rounds);
    describer.seat("leader", state.leader, names);
    describer.seat("turn", state.turn, names);
    describer.choice("phase", state.phase, phases);
    describer.number("named", state.named, 0, rules.sides);
    describer.number("die", state.die, 0, rules.sides);
    describer.pieces("deck", state.deck, Zone::Deck, rules);
    describer.pieces("discards", state.discards, Zone::Discards, rules);
    describer.pieces("paid", state.paid, Zone::Board, rules);
    std::sort(state.paid.begin(), state.paid.end());
    describer.perSeat("players", names, [&](engine::Seat seat) {
        Player& player = state.players[seat];
        describer.number("prizes", player.prizes, 0, 255);
        describer.pieces("hand", player.hand, Zone::Hand, rules);
        describer.pieces("bid", player.bid, Zone::Board, rules);
        std::sort(player.hand.begin(), player.hand.end());
        std::sort(player.bid.begin(), player.bid.end());
    });
    if (describer.isReading() && (state.leader == engine::nobody || state.turn == engine::nobody))
        describer.fail({{}, record::Fault::tr("'leader' and 'turn' are seats")});
}

}
