// SPDX-License-Identifier: GPL-3.0-or-later
// In-turn majors: one after another reaches the highest total or drops out (rulebook, Play in turn; ruling 2).
#include "rules/flow.h"

#include <algorithm>

namespace heorot::legend {

int target(const State& state) {
    int highest = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != state.mover && state.status[seat] == 0) highest = std::max<int>(highest, state.totals[seat]);
    return highest;
}

int seatsStillIn(const State& state) {
    return static_cast<int>(std::count(state.status.begin(), state.status.begin() + state.seats, 0));
}

namespace {

/// The next seat that is still in.
void nextTurn(State& state) {
    state.added = 0;
    state.risked = false;
    state.phase = Phase::InTurn;
    do {
        state.mover = after(state, state.mover);
    } while (state.status[state.mover] != 0);
}

/// Blessing is asked before a row is discarded (ruling 10).
void askBlessing(Table& table) {
    State& state = table.state;
    if (!holds(state, state.mover, blessing) || state.rows[state.mover] == SymbolCards{}) return clearRow(table);
    state.phase = Phase::Bless;
}

}

void playCard(Table& table, Card card) {
    State& state = table.state;
    leaveHand(state, state.mover, card);
    ++state.rows[state.mover][card];
    ++state.added;
    std::uint8_t& total = state.totals[state.mover];
    total = static_cast<std::uint8_t>(total + table.step().worth[card]);
    table.tell(Happening::Played, state.mover, card, total);
    endTurnIfReached(table);
}

void endTurnIfReached(Table& table) {
    State& state = table.state;
    if (state.added > 0 && state.totals[state.mover] >= target(state)) nextTurn(state);
}

void dropOut(Table& table) {
    askBlessing(table);
}

void clearRow(Table& table) {
    State& state = table.state;
    const Seat seat = state.mover;
    const int left = seatsStillIn(state);
    state.status[seat] = static_cast<std::uint8_t>(left);
    table.tell(left == 1 ? Happening::LastStanding : Happening::DroppedOut, seat, left);
    if (const int count = discardAll(state, state.rows[seat]); count > 0) table.tell(Happening::Discarded, seat, count);
    if (left == 1) return beginIcons(table);
    state.totals[seat] = 0;
    nextTurn(state);
    if (left == 2) askBlessing(table);
}

}
