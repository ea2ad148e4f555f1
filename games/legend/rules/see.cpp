// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat knows: its own hand and tokens, and all open pieces. It also knows the cards that openly went to another
// hand (ruling 14); a token that lies face down shows only whether it is square or round.
#include "rules/transition.h"

#include <algorithm>

namespace heorot::legend {

using engine::Events;
using engine::SeatSet;
using engine::Seen;

namespace {

void hideHand(State& state, Seat seat) {
    HandCards& hand = state.hands[seat];
    for (Card card = 0; card < activityKinds; ++card) {
        const auto hidden = static_cast<std::uint8_t>(hand[card] - state.known[seat][card]);
        hand[card] = state.known[seat][card];
        hand[unknownCard] = static_cast<std::uint8_t>(hand[unknownCard] + hidden);
    }
    if (state.phase == Phase::Bid) state.bids[seat] = {};
}

void hideTokens(Tokens& tokens) {
    for (Token token = 0; token < tokenKinds; ++token) {
        std::uint8_t& hidden = tokens[isAlliance(token) ? unknownAlliance : unknownSquare];
        hidden = static_cast<std::uint8_t>(hidden + tokens[token]);
        tokens[token] = 0;
    }
}

/// The number of pieces of each kind that the viewer cannot see.
using CardPool = engine::FixedList<Card, maxActivityCards>;
using TokenPool = engine::FixedList<Token, squareKinds * 9>;

template <class Pool>
void addTo(Pool& pool, std::uint8_t kind, int count) {
    for (int i = 0; i < count; ++i) pool.push(kind);
}

CardPool unseenCards(const Rules& rules, const State& seen) {
    CardPool pool;
    for (Card card = 0; card < activityKinds; ++card) {
        int open = seen.discards[card] + seen.display[card] + seen.paid[card];
        for (Seat seat = 0; seat < seen.seats; ++seat) open += seen.hands[seat][card] + seen.rows[seat][card];
        for (const Card lying : seen.deck) open += lying == card;
        addTo(pool, card, rules.cards[card].count - open);
    }
    return pool;
}

TokenPool unseenTokens(const Rules& rules, const State& seen, bool round) {
    TokenPool pool;
    for (Token token = 0; token < tokenKinds; ++token) {
        if (isAlliance(token) != round) continue;
        int open = round ? 0 : seen.supply[token];
        for (Seat seat = 0; seat < seen.seats; ++seat) {
            open += seen.tokens[seat][token];
            if (treasureOf(token) > 0) open += seen.shown[seat][treasurePlace(token)];
        }
        if (round) open += static_cast<int>(std::count(seen.alliances.begin(), seen.alliances.end(), token));
        addTo(pool, token, rules.tokens[token].count - open);
    }
    return pool;
}

/// The unseen pieces in random order, dealt one by one.
template <class Pool>
class Dealer {
  public:
    Dealer(Pool pool, engine::Pcg& generator) : pool_(pool) {
        generator.shuffle(std::span(pool_.begin(), pool_.size()));
    }
    std::uint8_t next() { return pool_[next_++]; }

  private:
    Pool pool_;
    std::size_t next_ = 0;
};

void dealCards(const Rules& rules, State& world, engine::Pcg& generator) {
    Dealer dealer(unseenCards(rules, world), generator);
    for (Card& card : world.deck)
        if (card == unknownCard) card = dealer.next();
    for (Seat seat = 0; seat < world.seats; ++seat)
        for (HandCards& hand = world.hands[seat]; hand[unknownCard] > 0; --hand[unknownCard]) ++hand[dealer.next()];
}

void dealTokens(const Rules& rules, State& world, engine::Pcg& generator) {
    Dealer squares(unseenTokens(rules, world, false), generator);
    Dealer rounds(unseenTokens(rules, world, true), generator);
    for (Token& token : world.alliances)
        if (token == unknownAlliance) token = rounds.next();
    for (Seat seat = 0; seat < world.seats; ++seat) {
        Tokens& tokens = world.tokens[seat];
        for (; tokens[unknownSquare] > 0; --tokens[unknownSquare]) ++tokens[squares.next()];
        for (; tokens[unknownAlliance] > 0; --tokens[unknownAlliance]) ++tokens[rounds.next()];
    }
}

/// Guesses the secret choices of others: each matching card is chosen or not with equal probability.
void chooseAtRandom(const Rules& rules, State& world, Seat viewer, engine::Pcg& generator) {
    Seat seat = world.first;
    for (;; seat = after(world, seat)) {
        if (seat != viewer)
            for (Card card = 0; card < symbolKinds; ++card)
                for (int i = 0; episodeOf(rules, world).worth[card] > 0 && i < world.hands[seat][card]; ++i)
                    world.bids[seat][card] = static_cast<std::uint8_t>(world.bids[seat][card] + generator.below(2));
        if (seat == world.mover) return;
    }
}

/// Leaves everything in its order, to find out which seats an action informs, whatever the outcome.
class NoChance final : public engine::Chance {
  public:
    void shuffle(engine::Source, std::span<std::uint8_t>) override {}
    int roll(engine::Source, int) override { return 0; }
};

SeatSet learnersOf(const State& state, const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::Drew:
    case Happening::DrewAlliance: return SeatSet::of(event.seat);
    case Happening::Turned:
    case Happening::Laid:
    case Happening::Revealed:
    case Happening::Ranked:
    case Happening::Treasures:
    case Happening::Scored: return SeatSet::all(state.seats);
    case Happening::Paid:
    case Happening::Gave:
    case Happening::Played:
    case Happening::Showed: return SeatSet::all(state.seats).without(event.seat);
    case Happening::Changed: // if no change can be made, that reveals something about the seat's tokens
        return event.args[0] == static_cast<int>(Change::Made) ? SeatSet{}
                                                               : SeatSet::all(state.seats).without(event.seat);
    default: return {};
    }
}

SeatSet united(const State& state, SeatSet one, SeatSet other) {
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (other.has(seat)) one = one.with(seat);
    return one;
}

}

SeatSet reveals(const Rules& rules, const State& state, Action action) {
    NoChance chance;
    State copy = state;
    Events events;
    apply(rules, copy, action, chance, &events);
    SeatSet learners;
    for (const engine::Event& event : events) learners = united(state, learners, learnersOf(state, event));
    return learners;
}

Seen<State> see(const Rules&, const State& state, Seat viewer) {
    State masked = state;
    std::fill(masked.deck.begin(), masked.deck.end(), unknownCard);
    std::fill(masked.alliances.begin(), masked.alliances.end(), unknownAlliance);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (seat == viewer) continue;
        hideHand(masked, seat);
        // When the game is over, all tokens are revealed and counted.
        if (state.phase != Phase::Over) hideTokens(masked.tokens[seat]);
    }
    return Seen<State>::masked(masked, viewer);
}

State sample(const Rules& rules, const Seen<State>& seen, engine::Pcg& generator) {
    State world = *seen;
    dealCards(rules, world, generator);
    dealTokens(rules, world, generator);
    if (world.phase == Phase::Bid) chooseAtRandom(rules, world, seen.viewer(), generator);
    return world;
}

engine::Event see(const Rules&, const engine::Event& event, Seat viewer) {
    if (event.seat == viewer && viewer != nobody) return event;
    engine::Event masked = event;
    switch (kindOf(event)) {
    case Happening::Drew: masked.args[0] = unknownCard; return masked;
    case Happening::DrewAlliance: masked.args[0] = unknownAlliance; return masked;
    case Happening::Chose: return legend::event(Happening::Hidden, nobody);
    default: return masked;
    }
}

engine::Action see(const Rules&, const State& state, Action action, Seat viewer) {
    return kindOf(action) == Do::Bid && state.mover != viewer ? make(Do::Bid, unknownCard) : action;
}

}
