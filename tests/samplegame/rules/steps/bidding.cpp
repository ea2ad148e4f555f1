// SPDX-License-Identifier: GPL-3.0-or-later
// Every seat bids tokens in secret, from the leader on; then all bids are shown and the highest one wins.
#include "samplegame/rules/steps/tokens.h"

namespace heorot::samplegame {

namespace {

void offerBid(const Rules& rules, const State& state, ActionList& out) {
    offerTokens(rules, state, Bid, out);
    out.push({BidDone});
}

Violation refuseBid(const Rules&, const State& state, Action action) {
    return {holds(state, action.a) ? Allowed : NotYours};
}

void performBid(const Rules&, State& state, Action action, Chance&, Events* events) {
    Player& player = state.players[state.turn];
    move(action.a, player.hand, player.bid);
    append(events, {BidPut, state.turn, {action.a}});
}

bool isCanonicalBid(const State& state, Action action) {
    return keepsOrder(state.players[state.turn].bid, action.a);
}

/// The seat with the highest bid, the earlier one if tied.
Seat showBids(const Rules& rules, const State& state, Events* events) {
    Seat winner = state.leader;
    Seat seat = state.leader;
    do {
        const Tokens& bid = state.players[seat].bid;
        if (rules.value(bid) > rules.value(state.players[winner].bid)) winner = seat;
        for (const Token token : bid) append(events, {BidShown, seat, {token}});
        seat = nextSeat(state, seat);
    } while (seat != state.leader);
    return winner;
}

void endBid(const Rules& rules, State& state, Action, Chance&, Events* events) {
    append(events, {BidEnded, state.turn});
    state.turn = nextSeat(state, state.turn);
    if (state.turn != state.leader) return;
    state.turn = showBids(rules, state, events);
    for (Player& player : state.players) discard(state, player.bid);
    append(events, {Won, state.turn});
    state.phase = Phase::Name;
}

}

constexpr PhaseRules bidPhase{.offer = offerBid, .usesSecrets = true};
constexpr ActionRules bidAction{
    .phase = Phase::Bid, .usesA = true, .refuse = refuseBid, .perform = performBid, .isCanonical = isCanonicalBid};
constexpr ActionRules bidDoneAction{.phase = Phase::Bid, .refuse = allow, .perform = endBid};

}
