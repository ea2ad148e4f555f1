// SPDX-License-Identifier: GPL-3.0-or-later
// A round ends: all hands are filled and the lead passes on, or the game is over.
#include "samplegame/rules/steps/tokens.h"

namespace heorot::samplegame {

namespace {

void draw(State& state, Seat seat, Chance& chance, Events* events) {
    if (state.deck.empty() && !state.discards.empty()) {
        std::swap(state.deck, state.discards);
        chance.shuffle(DeckSource, {state.deck.begin(), state.deck.size()});
        append(events, {Shuffled});
    }
    if (state.deck.empty()) return;
    const Token token = state.deck[0];
    state.deck.removeAt(0);
    put(state.players[seat].hand, token);
    append(events, {Drew, seat, {token}});
}

void offerNothing(const Rules&, const State&, ActionList&) {}

}

void fillHands(const Rules& rules, State& state, Chance& chance, Events* events) {
    Seat seat = state.leader;
    do {
        const auto missing = rules.hand - static_cast<int>(state.players[seat].hand.size());
        for (int i = 0; i < missing; ++i) draw(state, seat, chance, events);
        seat = nextSeat(state, seat);
    } while (seat != state.leader);
}

void endRound(const Rules& rules, State& state, Chance& chance, Events* events) {
    state.named = state.die = 0;
    state.phase = ++state.round == rules.rounds ? Phase::Over : Phase::Bid;
    if (isOver(state)) return;
    state.leader = state.turn = nextSeat(state, state.leader);
    fillHands(rules, state, chance, events);
}

constexpr PhaseRules overPhase{.offer = offerNothing};

}
