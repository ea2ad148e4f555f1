// SPDX-License-Identifier: GPL-3.0-or-later
// Auctions of the advanced game: one seat after another shows treasure or drops out (rulebook, Advanced game; rulings 3
// and 9).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

void offerTreasure(const Rules&, const State& state, ActionList& out) {
    offerWithRest(Do::Out, state, out);
    for (std::size_t place = 0; place < treasureKinds; ++place)
        if (!refuseToken(state, treasureKind(place))) out.push(make(Do::Show, treasureKind(place)));
}

Violation refuseTreasure(const Rules&, const State& state, Action action) {
    if (const auto wrong = refuseOutside({Phase::Auction}, state)) return wrong;
    if (treasureOf(action.a) == 0) return refuse(Refusal::NotTreasure, action.a);
    return refuseToken(state, action.a);
}

/// Gives the turn to the next seat still in.
void nextBidder(State& state) {
    state.added = 0;
    do {
        state.mover = after(state, state.mover);
    } while (state.status[state.mover] != 0);
}

void showToken(Transition& transition, Action action) {
    State& state = transition.state;
    const Seat seat = state.mover;
    const Token token = action.a;
    removeToken(state, seat, token);
    ++state.shown[seat][treasurePlace(token)];
    ++state.added;
    state.totals[seat] = static_cast<std::uint8_t>(state.totals[seat] + treasureOf(token));
    transition.report(Happening::Showed, seat, token, state.totals[seat]);
    if (state.totals[seat] >= target(state)) nextBidder(state);
}

int takeTokensBack(State& state, Seat seat) {
    int count = 0;
    for (std::size_t place = 0; place < treasureKinds; ++place) {
        addToken(state, seat, treasureKind(place), state.shown[seat][place]);
        count += state.shown[seat][place];
    }
    state.shown[seat] = {};
    return count;
}

void winAuction(Transition& transition, Seat seat) {
    State& state = transition.state;
    transition.report(Happening::WonAuction, seat, state.totals[seat]);
    if (returnTreasure(state, state.shown[seat])) shuffleAlliances(transition);
    gain(transition, seat, transition.episode().offer.gain);
    endEpisode(transition);
}

void leaveAuction(Transition& transition) {
    State& state = transition.state;
    const Seat seat = state.mover;
    const int left = seatsStillIn(state);
    state.status[seat] = static_cast<std::uint8_t>(left);
    state.totals[seat] = 0;
    transition.report(Happening::DroppedOut, seat, left);
    if (const int count = takeTokensBack(state, seat); count > 0)
        transition.report(Happening::TookTokensBack, seat, count);
    nextBidder(state);
    if (left == 2) winAuction(transition, state.mover);
}

bool isAuction(const Episode& episode) {
    return episode.kind == EpisodeKind::Auction;
}

void beginAuction(Transition& transition) {
    askFirst(transition, Phase::Auction);
}

}

constexpr PhaseRules auctionPhase{
    .offer = offerTreasure, .belongsTo = isAuction, .usesSecrets = true, .dropOut = leaveAuction};
constexpr ActionRules showAction{.isWellFormed = isWithin<tokenKinds>, .refuse = refuseTreasure, .perform = showToken};
constexpr EpisodeRules auctionEpisode{.begin = beginAuction};

}
