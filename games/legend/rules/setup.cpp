// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up a game (rulebook, Set-up).
#include "rules/steps/steps.h"

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

/// Start cards are dealt before the rest is shuffled, so everyone knows them (rulebook, Activity cards).
void dealStart(Transition& transition) {
    State& state = transition.state;
    ActivityCards left{};
    for (Card card = 0; card < activityKinds; ++card) {
        left[card] = transition.rules.cards[card].count;
        for (Seat seat = 0; seat < state.seats; ++seat)
            for (int i = 0; i < transition.rules.startCards[card]; ++i, --left[card]) {
                giveOpenly(state, seat, card);
                transition.report(Happening::Dealt, seat, card);
            }
    }
    for (Card card = 0; card < activityKinds; ++card)
        for (int i = 0; i < left[card]; ++i) state.deck.push(card);
    transition.chance.shuffle(deckSource, {state.deck.begin(), state.deck.size()});
    std::reverse(state.deck.begin(), state.deck.end());
    Seat seat = state.first;
    do {
        drawCards(transition, seat, transition.rules.startDraw);
        seat = after(state, seat);
    } while (seat != state.first);
}

}

State newGame(const Rules& rules, const engine::Setup& setup, Chance& chance, Events* events) {
    State state;
    Transition transition{rules, state, chance, events};
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.advanced = setup.options[static_cast<std::size_t>(GameOption::Advanced)] == 1;
    state.hard = setup.options[static_cast<std::size_t>(GameOption::Hard)] == 1;
    state.first = setup.first != nobody ? setup.first : static_cast<Seat>(chance.roll(firstSeatSource, setup.seats));
    state.mover = state.first;
    layTokens(rules, state);
    laySpecials(rules, state);
    shuffleAlliances(transition);
    dealStart(transition);
    beginEpisode(transition);
    return state;
}

}
