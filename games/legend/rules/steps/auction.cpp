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

/// The next seat that is still in.
void nextBidder(State& state) {
    state.added = 0;
    do {
        state.mover = after(state, state.mover);
    } while (state.status[state.mover] != 0);
}

void showToken(Table& table, Action action) {
    State& state = table.state;
    const Seat seat = state.mover;
    const Token token = action.a;
    --state.tokens[seat][token];
    ++state.shown[seat][treasurePlace(token)];
    ++state.added;
    state.totals[seat] = static_cast<std::uint8_t>(state.totals[seat] + treasureOf(token));
    table.report(Happening::Showed, seat, token, state.totals[seat]);
    if (state.totals[seat] >= target(state)) nextBidder(state);
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

void winAuction(Table& table, Seat seat) {
    State& state = table.state;
    table.report(Happening::WonAuction, seat, state.totals[seat]);
    if (returnTreasure(state, state.shown[seat])) shuffleAlliances(table);
    gain(table, seat, table.episode().offer.gain);
    endEpisode(table);
}

void leaveAuction(Table& table) {
    State& state = table.state;
    const Seat seat = state.mover;
    const int left = seatsStillIn(state);
    state.status[seat] = static_cast<std::uint8_t>(left);
    state.totals[seat] = 0;
    table.report(Happening::DroppedOut, seat, left);
    if (const int count = takeTokensBack(state, seat); count > 0) table.report(Happening::TookTokensBack, seat, count);
    nextBidder(state);
    if (left == 2) winAuction(table, state.mover);
}

bool isAuction(const Episode& episode) {
    return episode.kind == EpisodeKind::Auction;
}

void beginAuction(Table& table) {
    askFirst(table, Phase::Auction);
}

}

constexpr PhaseRules auctionPhase{
    .offer = offerTreasure, .belongsTo = isAuction, .usesSecrets = true, .dropOut = leaveAuction};
constexpr ActionRules showAction{.isWellFormed = isWithin<tokenKinds>, .refuse = refuseTreasure, .perform = showToken};
constexpr EpisodeRules auctionEpisode{.begin = beginAuction};

}
