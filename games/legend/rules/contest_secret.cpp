// SPDX-License-Identifier: GPL-3.0-or-later
// Simultaneous majors: a secret choice of each seat, revealed at once (rulebook, Simultaneous play; ruling 1).
#include "rules/flow.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Shows a seat's choice: what counts is about to be discarded, bluffs are in the hand again. All of it is known to all
/// now, and stays written down until the episode ends.
void revealChoice(Table& table, Seat seat) {
    State& state = table.state;
    int total = 0;
    eachOf(state.bids[seat], [&](Card card, std::uint8_t count) {
        const int worth = table.step().worth[card];
        total += worth * count;
        for (int i = 0; i < count; ++i) table.tell(Happening::Revealed, seat, card, worth);
        if (isActivity(card)) state.known[seat][card] = std::max(state.known[seat][card], count);
        for (int i = 0; worth == 0 && i < count; ++i) table.tell(Happening::TookBack, seat, card);
    });
    state.totals[seat] = static_cast<std::uint8_t>(total);
}

void reveal(Table& table) {
    State& state = table.state;
    Seat seat = state.first;
    do {
        revealChoice(table, seat);
        seat = after(state, seat);
    } while (seat != state.first);
    rankByTotals(table);
    for (Seat holder = 0; holder < state.seats; ++holder) {
        if (!holds(state, holder, blessing) || state.totals[holder] == 0) continue;
        state.mover = holder;
        state.phase = Phase::Bless;
        return;
    }
    settleChoices(table, std::nullopt);
}

/// Matching cards of the choice leave the hand, but the one that Blessing saves.
void discardChoice(Table& table, Seat seat, std::optional<Card> saved) {
    State& state = table.state;
    SymbolCards matching{};
    eachOf(state.bids[seat], [&](Card card, std::uint8_t chosen) {
        if (table.step().worth[card] == 0) return;
        for (int i = card == saved ? 1 : 0; i < chosen; ++i) {
            leaveHand(state, seat, card);
            ++matching[card];
        }
    });
    if (const int count = discardAll(state, matching); count > 0) table.tell(Happening::Discarded, seat, count);
}

}

void choose(Table& table, Card card) {
    ++table.state.bids[table.state.mover][card];
    table.tell(Happening::Chose, table.state.mover, card);
}

void endChoice(Table& table) {
    State& state = table.state;
    table.tell(Happening::Ready, state.mover);
    state.mover = after(state, state.mover);
    if (state.mover == state.first) reveal(table);
}

void settleChoices(Table& table, std::optional<Card> saved) {
    const State& state = table.state;
    for (Seat seat = 0; seat < state.seats; ++seat)
        discardChoice(table, seat, seat == state.mover ? saved : std::nullopt);
    beginIcons(table);
}

}
