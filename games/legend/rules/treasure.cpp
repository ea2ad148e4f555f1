// SPDX-License-Identifier: GPL-3.0-or-later
// Treasure episodes of the advanced game (rulebook, Advanced game; rulings 3, 9 and 15).
#include "rules/flow.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Tokens shown go to the supply. Gives whether a round one was among them.
bool paySupply(State& state, TreasureTokens& shown) {
    bool round = false;
    for (std::size_t place = 0; place < treasureKinds; ++place)
        for (; shown[place] > 0; --shown[place]) {
            round |= isAlliance(treasureKind(place));
            returnToken(state, treasureKind(place));
        }
    return round;
}

void winAuction(Table& table, Seat seat) {
    State& state = table.state;
    table.tell(Happening::WonAuction, seat, state.totals[seat]);
    if (paySupply(state, state.shown[seat])) shuffleAlliances(table);
    gain(table, seat, table.step().offer.gain);
    endStep(table);
}

/// The next seat that is still in.
void nextBidder(State& state) {
    state.added = 0;
    do {
        state.mover = after(state, state.mover);
    } while (state.status[state.mover] != 0);
}

int takeTokensBack(State& state, Seat seat) {
    int count = 0;
    for (std::size_t place = 0; place < treasureKinds; ++place) {
        std::uint8_t& own = state.tokens[seat][treasureKind(place)];
        own = static_cast<std::uint8_t>(own + state.shown[seat][place]);
        count += state.shown[seat][place];
    }
    state.shown[seat] = {};
    return count;
}

}

void showToken(Table& table, Token token) {
    State& state = table.state;
    const Seat seat = state.mover;
    --state.tokens[seat][token];
    ++state.shown[seat][treasurePlace(token)];
    ++state.added;
    state.totals[seat] = static_cast<std::uint8_t>(state.totals[seat] + treasureOf(token));
    table.tell(Happening::Showed, seat, token, state.totals[seat]);
    if (state.totals[seat] >= target(state)) nextBidder(state);
}

void leaveAuction(Table& table) {
    State& state = table.state;
    const Seat seat = state.mover;
    const int left = seatsStillIn(state);
    state.status[seat] = static_cast<std::uint8_t>(left);
    state.totals[seat] = 0;
    table.tell(Happening::DroppedOut, seat, left);
    if (const int count = takeTokensBack(state, seat); count > 0) table.tell(Happening::TookTokensBack, seat, count);
    nextBidder(state);
    if (left == 2) winAuction(table, state.mover);
}

void rankTreasures(Table& table) {
    State& state = table.state;
    bool round = false;
    Seat seat = state.first;
    do {
        TreasureTokens all{};
        int total = 0;
        for (std::size_t place = 0; place < treasureKinds; ++place) {
            const Token token = treasureKind(place);
            all[place] = std::exchange(state.tokens[seat][token], std::uint8_t{0});
            total += treasureOf(token) * all[place];
        }
        state.totals[seat] = static_cast<std::uint8_t>(total);
        table.tell(Happening::Treasures, seat, total);
        round |= paySupply(state, all);
        seat = after(state, seat);
    } while (seat != state.first);
    rankByTotals(table);
    if (round) shuffleAlliances(table);
    beginIcons(table);
}

}
