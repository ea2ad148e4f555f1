// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up, and carrying decisions out: each kind of decision in its own file (flow.h).
#include "rules/flow.h"

#include <algorithm>

namespace heorot::legend {

using engine::Chance;
using engine::Events;

std::span<const engine::OptionSpec> Game::options() {
    static const std::array<engine::OptionSpec, 2> specs{
        {{"advanced", {"false", "true"}, 0}, {"hard", {"false", "true"}, 0}}};
    return specs;
}

namespace {

void layTokens(const Rules& rules, State& state) {
    for (Token token = 0; token < squareKinds; ++token) state.supply[token] = rules.tokens[token].count;
    for (Token token = firstAlliance; token < tokenKinds; ++token)
        for (int i = 0; i < rules.tokens[token].count; ++i) state.alliances.push(token);
}

/// Cards whose circled number is at most the number of seats; the others stay in the box (rulebook, Special cards).
void laySpecials(const Rules& rules, State& state) {
    for (Card card = activityKinds; card < cardKinds; ++card) {
        const CardKind& kind = rules.cards[card];
        const bool inPlay = kind.number <= state.seats && (state.advanced || !kind.advancedOnly);
        (inPlay ? state.offered : state.out)[specialIndex(card)] = kind.count;
    }
}

/// Start cards are taken out before the rest is shuffled, so everyone knows them (rulebook, Activity cards).
void dealStart(Table& table) {
    State& state = table.state;
    ActivityCards left{};
    for (Card card = 0; card < activityKinds; ++card) {
        left[card] = table.rules.cards[card].count;
        for (Seat seat = 0; seat < state.seats; ++seat)
            for (int i = 0; i < table.rules.startCards[card]; ++i, --left[card]) {
                giveOpenly(state, seat, card);
                table.tell(Happening::Dealt, seat, card);
            }
    }
    for (Card card = 0; card < activityKinds; ++card)
        for (int i = 0; i < left[card]; ++i) state.deck.push(card);
    table.chance.shuffle(deckSource, {state.deck.begin(), state.deck.size()});
    std::reverse(state.deck.begin(), state.deck.end());
    Seat seat = state.first;
    do {
        drawCards(table, seat, table.rules.startDraw);
        seat = after(state, seat);
    } while (seat != state.first);
}

/// Blessing saves one card of those about to be discarded (ruling 10).
void bless(Table& table, Card card) {
    State& state = table.state;
    const Seat seat = state.mover;
    useText(state, seat, blessing);
    table.tell(Happening::Blessed, seat, card);
    switch (table.step().episode) {
    case Episode::Simultaneous: return settleChoices(table, card); // it has not left the hand yet
    case Episode::InTurn:
        --state.rows[seat][card];
        giveOpenly(state, seat, card);
        return clearRow(table);
    default:
        --state.paid[card];
        giveOpenly(state, seat, card);
        return finishPayment(table);
    }
}

/// What was about to be discarded is, all of it.
void blessNothing(Table& table) {
    switch (table.step().episode) {
    case Episode::Simultaneous: return settleChoices(table, std::nullopt);
    case Episode::InTurn: return clearRow(table);
    default: return finishPayment(table);
    }
}

void accept(Table& table) {
    State& state = table.state;
    switch (state.phase) {
    case Phase::Failed: return failRisk(table);
    case Phase::Bless: return blessNothing(table);
    default: // Phase::React
        takeThreat(table, state.mover, state.threat);
        return endThreat(table);
    }
}

void rest(Table& table) {
    State& state = table.state;
    const int count = std::exchange(state.scratches[state.mover], std::uint8_t{0});
    useText(state, state.mover, warriorsRest);
    table.tell(Happening::Rested, state.mover, count);
    if (state.phase == Phase::React) threaten(table, state.threat);
    if (state.phase == Phase::Heal) endHealing(table);
}

void refuseIcon(Table& table) {
    State& state = table.state;
    useText(state, state.mover, inspiration);
    table.tell(Happening::Refused, state.mover, static_cast<int>(state.threat));
    endThreat(table);
}

void pass(Table& table) {
    table.tell(Happening::Passed, table.state.mover);
    endPart(table);
}

void pick(Table& table, Card card) {
    --table.state.display[card];
    giveOpenly(table.state, table.state.mover, card);
    table.tell(Happening::Picked, table.state.mover, card);
    endPart(table);
}

void heal(Table& table, Healing what) {
    healTile(table, table.state.mover, what);
    if (table.state.phase == Phase::FameOrHeal) return endIcon(table);
    endPart(table);
}

void take(Table& table, Gain wanted) {
    State& state = table.state;
    if (state.phase == Phase::Icons) return takeIcon(table, wanted);
    gain(table, state.mover, wanted);
    if (state.phase == Phase::FameOrHeal) return endIcon(table);
    endPart(table);
}

}

State newGame(const Rules& rules, const engine::Setup& setup, Chance& chance, Events* events) {
    State state;
    Table table{rules, state, chance, events};
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.advanced = setup.options[static_cast<std::size_t>(Option::Advanced)] == 1;
    state.hard = setup.options[static_cast<std::size_t>(Option::Hard)] == 1;
    state.first = setup.first != nobody ? setup.first : static_cast<Seat>(chance.roll(firstSeatSource, setup.seats));
    state.mover = state.first;
    layTokens(rules, state);
    laySpecials(rules, state);
    shuffleAlliances(table);
    dealStart(table);
    beginStep(table);
    return state;
}

void apply(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    Table table{rules, state, chance, events};
    switch (kindOf(action)) {
    case Do::Pass: return pass(table);
    case Do::Out: return state.phase == Phase::Auction ? leaveAuction(table) : dropOut(table);
    case Do::Done: return endChoice(table);
    case Do::Accept: return accept(table);
    case Do::Rest: return rest(table);
    case Do::Resolve: return undoRisk(table);
    case Do::Refuse: return refuseIcon(table);
    case Do::Risk: return runRisk(table, action.a != 0);
    case Do::Pay: return payCard(table, action.a);
    case Do::Give: return giveToken(table, action.a);
    case Do::Heal: return heal(table, static_cast<Healing>(action.a));
    case Do::Take: return take(table, gainOf(action));
    case Do::Pick: return pick(table, action.a);
    case Do::Bid: return choose(table, action.a);
    case Do::Play: return playCard(table, action.a);
    case Do::Show: return showToken(table, action.a);
    case Do::Bless: return bless(table, action.a);
    }
}

}
