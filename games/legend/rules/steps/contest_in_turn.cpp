// SPDX-License-Identifier: GPL-3.0-or-later
// In-turn majors: one seat after another reaches the highest total or drops out (rulebook, Play in turn; ruling 2).
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Whether the card is in the hand and counts here; cards with a text never count.
bool canBePlayed(const Episode& episode, const HandCards& hand, Card card) {
    return hand[card] * episode.worth[card] != 0;
}

void offerTurn(const Rules& rules, const State& state, ActionList& out) {
    offerWithRest(Do::Out, state, out);
    offerRisks(state, out);
    const Episode& episode = episodeOf(rules, state);
    const HandCards& hand = state.hands[state.mover];
    offerCards<symbolKinds>(Do::Play, out, [&](Card card) { return canBePlayed(episode, hand, card); });
}

Violation refusePlay(const Rules& rules, const State& state, Action action) {
    const Card card = action.a;
    if (const auto wrong = refuseOutside({Phase::InTurn}, state)) return wrong;
    if (canBePlayed(episodeOf(rules, state), state.hands[state.mover], card)) return engine::allowed;
    if (!holds(state, state.mover, card)) return refuse(Refusal::NotInHand, card);
    return refuse(hasSymbols(card) ? Refusal::NoMatch : Refusal::TextCard, card);
}

/// Puts a card into the mover's row. Returns the total of the row.
int addToRow(Transition& transition, Card card) {
    State& state = transition.state;
    ++state.rows[state.mover][card];
    ++state.added;
    std::uint8_t& total = state.totals[state.mover];
    total = static_cast<std::uint8_t>(total + transition.episode().worth[card]);
    return total;
}

/// Gives the turn to the next seat still in.
void nextTurn(State& state) {
    state.added = 0;
    state.risked = false;
    state.phase = Phase::InTurn;
    do {
        state.mover = after(state, state.mover);
    } while (state.status[state.mover] != 0);
}

/// Ends the mover's turn if it has added something and reached the target.
void endTurnIfReached(State& state) {
    if (state.added > 0 && state.totals[state.mover] >= target(state)) nextTurn(state);
}

void playCard(Transition& transition, Action action) {
    const Card card = action.a;
    leaveHand(transition.state, transition.state.mover, card);
    const int total = addToRow(transition, card);
    transition.report(Happening::Played, transition.state.mover, card, total);
    endTurnIfReached(transition.state);
}

void discardRow(Transition& transition, std::optional<Card> saved);

/// Asks about Blessing before a row is discarded (ruling 10).
void askBlessing(Transition& transition) {
    State& state = transition.state;
    if (!holds(state, state.mover, blessing) || state.rows[state.mover] == SymbolCards{})
        return discardRow(transition, std::nullopt);
    state.phase = Phase::Bless;
}

/// Discards the row of a seat that drops out or is the last one left, except the card that Blessing saves.
void discardRow(Transition& transition, std::optional<Card> saved) {
    State& state = transition.state;
    const Seat seat = state.mover;
    if (saved) {
        --state.rows[seat][*saved];
        giveOpenly(state, seat, *saved);
    }
    const int left = seatsStillIn(state);
    state.status[seat] = static_cast<std::uint8_t>(left);
    transition.report(left == 1 ? Happening::LastStanding : Happening::DroppedOut, seat, left);
    if (const int count = discardAll(state, state.rows[seat]); count > 0)
        transition.report(Happening::Discarded, seat, count);
    if (left == 1) return beginIcons(transition);
    state.totals[seat] = 0;
    nextTurn(state);
    if (left == 2) askBlessing(transition);
}

TurnedTo keepInRow(Transition& transition, Card card) {
    addToRow(transition, card);
    return TurnedTo::Row;
}

void goOnAfterRisk(Transition& transition) {
    State& state = transition.state;
    state.risked = true;
    transition.report(Happening::Reached, state.mover, state.totals[state.mover]);
    endTurnIfReached(state);
}

bool isInTurn(const Episode& episode) {
    return episode.kind == EpisodeKind::InTurn;
}

bool isInRow(const Rules&, const State& state, Card card) {
    return state.rows[state.mover][card] > 0;
}

void beginContest(Transition& transition) {
    askFirst(transition, Phase::InTurn);
}

}

int target(const State& state) {
    int highest = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != state.mover && state.status[seat] == 0) highest = std::max<int>(highest, state.totals[seat]);
    return highest;
}

int seatsStillIn(const State& state) {
    return static_cast<int>(std::count(state.status.begin(), state.status.begin() + state.seats, 0));
}

constexpr PhaseRules inTurnPhase{
    .offer = offerTurn, .belongsTo = isInTurn, .usesSecrets = true, .dropOut = askBlessing};
constexpr ActionRules playAction{.isWellFormed = isWithin<cardKinds>, .refuse = refusePlay, .perform = playCard};
constexpr EpisodeRules inTurnEpisode{
    .begin = beginContest,
    .risk = {.phase = Phase::InTurn, .keep = keepInRow, .succeed = goOnAfterRisk, .fail = askBlessing},
    .isAboutToGo = isInRow,
    .discard = discardRow};

}
