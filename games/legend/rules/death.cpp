// SPDX-License-Identifier: GPL-3.0-or-later
// Death of Beowulf: all hands are shown, then the last icons and the final scoring (rulebook, End of the game).
#include "rules/flow.h"

namespace heorot::legend {

namespace {

/// Cards with symbols lie open until the end; cards with a text are worthless and leave the game (ruling 11).
void showHand(Table& table, Seat seat) {
    State& state = table.state;
    int total = 0;
    for (Card card = 0; card < cardKinds; ++card) {
        const int worth = table.step().worth[card];
        for (; state.hands[seat][card] > 0; --state.hands[seat][card]) {
            table.tell(Happening::Revealed, seat, card, worth);
            total += worth;
            if (hasSymbols(card))
                ++state.rows[seat][card];
            else
                ++state.out[specialIndex(card)];
        }
    }
    state.known[seat] = {};
    state.totals[seat] = static_cast<std::uint8_t>(total);
}

}

void showHands(Table& table) {
    State& state = table.state;
    Seat seat = state.first;
    do {
        showHand(table, seat);
        seat = after(state, seat);
    } while (seat != state.first);
    rankByTotals(table);
    beginIcons(table);
}

void endGame(Table& table) {
    State& state = table.state;
    state.phase = Phase::Over;
    state.mover = nobody;
    if (!table.events) return;
    const engine::Scores final = scores(table.rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        table.tell(Happening::Scored, seat, final.total[seat], final.place[seat]);
    table.tell(Happening::GameOver, nobody);
}

}
