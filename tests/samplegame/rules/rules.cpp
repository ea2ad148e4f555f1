// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/rules/rules.h"

#include <algorithm>

namespace heorot::samplegame {

using engine::Action;
using engine::Chance;
using engine::Events;
using engine::Seat;
using engine::Setup;
using engine::tell;
using engine::Violation;

namespace {

void put(Tokens& list, Token token) {
    list.push(token);
    std::sort(list.begin(), list.end());
}

void move(Token token, Tokens& from, Tokens& to) {
    from.remove(token);
    put(to, token);
}

void discard(State& state, Tokens& list) {
    for (const Token token : list) state.discards.push(token);
    list.clear();
}

void draw(State& state, Seat seat, Chance& chance, Events* events) {
    if (state.deck.empty() && !state.discards.empty()) {
        std::swap(state.deck, state.discards);
        chance.shuffle(DeckSource, {state.deck.begin(), state.deck.size()});
        tell(events, {Shuffled});
    }
    if (state.deck.empty()) return;
    const Token token = state.deck[0];
    state.deck.removeAt(0);
    put(state.players[seat].hand, token);
    tell(events, {Drew, seat, {token}});
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

void endBid(const Rules& rules, State& state, Events* events) {
    tell(events, {BidEnded, state.turn});
    state.turn = nextSeat(state, state.turn);
    if (state.turn != state.leader) return;
    Seat winner = state.leader;
    Seat seat = state.leader;
    do {
        const Tokens& bid = state.players[seat].bid;
        if (rules.value(bid) > rules.value(state.players[winner].bid)) winner = seat;
        for (const Token token : bid) tell(events, {BidShown, seat, {token}});
        seat = nextSeat(state, seat);
    } while (seat != state.leader);
    for (Player& player : state.players) discard(state, player.bid);
    tell(events, {Won, winner});
    state.turn = winner;
    state.phase = Phase::Name;
}

void settle(const Rules& rules, State& state, Chance& chance, Events* events) {
    if (state.die >= state.named)
        state.phase = Phase::Pay;
    else
        endRound(rules, state, chance, events);
}

void roll(const Rules& rules, State& state, Chance& chance, Events* events) {
    state.die = static_cast<std::uint8_t>(1 + chance.roll(DieSource, rules.sides));
    tell(events, {Rolled, state.turn, {state.die}});
}

void endPayment(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    Player& player = state.players[state.turn];
    if (action.kind == PayDone) {
        discard(state, state.paid);
        player.prizes = static_cast<std::uint8_t>(player.prizes + state.named);
        tell(events, {Bought, state.turn, {state.named}});
    } else {
        for (const Token token : state.paid) put(player.hand, token);
        state.paid.clear();
        tell(events, {Passed, state.turn});
    }
    endRound(rules, state, chance, events);
}

Phase phaseOf(Action action) {
    constexpr std::array phases{Phase::Bid,    Phase::Bid, Phase::Name, Phase::Roll, Phase::Reroll,
                                Phase::Reroll, Phase::Pay, Phase::Pay,  Phase::Pay};
    return action.kind < phases.size() ? phases[action.kind] : Phase::Over;
}

}

State newGame(const Rules& rules, const Setup& setup, Chance& chance, Events* events) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.rerolls = setup.options[0] != 0;
    state.leader =
        setup.first != engine::nobody ? setup.first : static_cast<Seat>(chance.roll(FirstSource, setup.seats));
    state.turn = state.leader;
    for (std::size_t kind = 0; kind < rules.tokens.size(); ++kind)
        for (int i = 0; i < rules.tokens[kind].copies; ++i) state.deck.push(static_cast<Token>(kind));
    chance.shuffle(DeckSource, {state.deck.begin(), state.deck.size()});
    fillHands(rules, state, chance, events);
    return state;
}

Violation validate(const Rules& rules, const State& state, Action action) {
    const bool carries = action.kind == Bid || action.kind == Pay || action.kind == Name;
    if (isOver(state) || phaseOf(action) != state.phase || action.b || action.c || (action.a && !carries))
        return {NotNow};
    if (action.kind == Name) return {action.a < 1 || action.a > rules.sides ? NoSuchNumber : Allowed};
    const bool enough = rules.value(state.paid) >= rules.price;
    if (action.kind == PayDone) return {enough ? Allowed : TooLittle};
    if (action.kind != Bid && action.kind != Pay) return {Allowed};
    if (!state.players[state.turn].hand.contains(action.a) || action.a == unknown) return {NotYours};
    return {action.kind == Pay && enough ? PaidEnough : Allowed};
}

void legalActions(const Rules& rules, const State& state, engine::ActionList& out) {
    out.clear();
    const auto most = static_cast<std::uint8_t>(
        std::max<std::size_t>(rules.tokens.size(), static_cast<std::size_t>(rules.sides) + 1));
    for (std::uint8_t kind = Bid; kind <= Pass; ++kind)
        if (phaseOf({kind}) == state.phase)
            for (std::uint8_t a = 0; a < most; ++a)
                if (const Action action{kind, a}; !validate(rules, state, action)) out.push(action);
}

bool isCanonical(const Rules&, const State& state, Action action) {
    if (action.kind != Bid && action.kind != Pay) return true;
    const Tokens& chosen = action.kind == Bid ? state.players[state.turn].bid : state.paid;
    return chosen.empty() || chosen[chosen.size() - 1] <= action.a;
}

bool forgoes(const Rules& rules, const State& state, Action action) {
    const Tokens& hand = state.players[state.turn].hand;
    return action.kind == Pass && rules.value(hand) + rules.value(state.paid) >= rules.price;
}

void apply(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    Player& player = state.players[state.turn];
    switch (action.kind) {
    case Bid: move(action.a, player.hand, player.bid); return tell(events, {BidPut, state.turn, {action.a}});
    case BidDone: return endBid(rules, state, events);
    case Name:
        state.named = action.a;
        state.phase = Phase::Roll;
        return tell(events, {Named, state.turn, {action.a}});
    case Roll:
        roll(rules, state, chance, events);
        state.phase = Phase::Reroll;
        return state.rerolls ? void() : settle(rules, state, chance, events);
    case Reroll: roll(rules, state, chance, events); [[fallthrough]];
    case Keep: return settle(rules, state, chance, events);
    case Pay: move(action.a, player.hand, state.paid); return tell(events, {Paid, state.turn, {action.a}});
    default: return endPayment(rules, state, action, chance, events);
    }
}

engine::Scores scores(const Rules& rules, const State& state) {
    engine::Scores result;
    result.seats = state.seats;
    result.sources = 2;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.players[seat];
        result.part[seat][Prizes] = player.prizes;
        result.part[seat][LeftInHand] = static_cast<int>(player.hand.size());
        result.now[seat] = player.prizes;
        // Others do not know how much of a hand lies in a secret bid.
        if (state.phase == Phase::Bid && player.hand.contains(unknown))
            result.unknown = result.unknown.with(static_cast<Seat>(seat));
        result.tieBreak[seat] = rules.value(player.hand);
    }
    engine::addUpAndRank(result);
    if (isOver(state)) result.now = result.total;
    return result;
}

}
