// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden information: hands and the deck; during bidding also what and how much others have bid.
#include "samplegame/rules/game.h"

#include <algorithm>

namespace heorot::samplegame {

using engine::Action;
using engine::Seat;

namespace {

void hide(Player& player, bool secretBids) {
    if (secretBids) {
        for (std::size_t i = 0; i < player.bid.size(); ++i) player.hand.push(unknown);
        player.bid.clear();
    }
    std::fill(player.hand.begin(), player.hand.end(), unknown);
}

/// The tokens the viewer cannot see, in no particular order.
engine::FixedList<Token, mostTokens> unseenTokens(const Rules& rules, const State& seen) {
    std::array<int, mostTokens> left{};
    for (std::size_t kind = 0; kind < rules.tokens.size(); ++kind) left[kind] = rules.tokens[kind].copies;
    const auto count = [&left](const auto& list) {
        for (const Token token : list)
            if (token != unknown) --left[token];
    };
    count(seen.deck);
    count(seen.discards);
    count(seen.paid);
    for (const Player& player : seen.players) {
        count(player.hand);
        count(player.bid);
    }
    engine::FixedList<Token, mostTokens> unseen;
    for (std::size_t kind = 0; kind < rules.tokens.size(); ++kind)
        for (int i = 0; i < left[kind]; ++i) unseen.push(static_cast<Token>(kind));
    return unseen;
}

/// All choices are equally likely here: the rules do not know how seats bid.
void bidAtRandom(Player& player, engine::Pcg& generator) {
    const Tokens before = player.hand;
    player.hand.clear();
    for (const Token token : before) (generator.below(2) ? player.bid : player.hand).push(token);
}

}

engine::SeatSet reveals(const Rules& rules, const State& state, Action action) {
    const bool showsBids = action.kind == BidDone && nextSeat(state, state.turn) == state.leader;
    const bool rolls = action.kind == Roll || action.kind == Reroll;
    const bool ends = action.kind == Pass || action.kind == PayDone || (action.kind == Keep && state.die < state.named);
    const bool draws = ends && state.round + 1 < rules.rounds;
    return showsBids || rolls || draws ? engine::SeatSet::all(state.seats) : engine::SeatSet{};
}

engine::Seen<State> see(const Rules&, const State& state, Seat seat) {
    State seen = state;
    std::fill(seen.deck.begin(), seen.deck.end(), unknown);
    for (Seat other = 0; other < state.seats; ++other)
        if (other != seat) hide(seen.players[other], state.phase == Phase::Bid);
    return engine::Seen<State>::masked(seen, seat);
}

engine::Event see(const Rules&, const engine::Event& event, Seat seat) {
    if (event.seat == seat) return event;
    if (event.kind == BidPut) return {Hidden};
    if (event.kind == Drew) return {Drew, event.seat, {unknown}};
    return event;
}

Action see(const Rules&, const State& state, Action action, Seat seat) {
    const bool isHidden = action.kind == Bid && state.phase == Phase::Bid && toMove(state) != seat;
    return isHidden ? Action{Bid, unknown} : action;
}

State sample(const Rules& rules, const engine::Seen<State>& seen, engine::Pcg& generator) {
    State world = *seen;
    auto unseen = unseenTokens(rules, world);
    generator.shuffle(std::span<Token>(unseen.begin(), unseen.size()));
    std::size_t left = unseen.size();
    const auto fill = [&](auto& list) {
        for (Token& token : list) {
            if (token != unknown) continue;
            token = unseen[--left];
        }
    };
    fill(world.deck);
    for (Player& player : world.players) {
        fill(player.hand);
        std::sort(player.hand.begin(), player.hand.end());
    }
    if (world.phase != Phase::Bid) return world;
    for (Seat seat = world.leader;; seat = nextSeat(world, seat)) {
        if (seat != seen.viewer()) bidAtRandom(world.players[seat], generator);
        if (seat == world.turn) return world;
    }
}

}
