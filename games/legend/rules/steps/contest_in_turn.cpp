// SPDX-License-Identifier: GPL-3.0-or-later
// In-turn majors: one seat after another reaches the highest total or drops out (rulebook, Play in turn; ruling 2).
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Whether the card is in the hand and counts here; cards with a text never do.
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
int addToRow(Table& table, Card card) {
    State& state = table.state;
    ++state.rows[state.mover][card];
    ++state.added;
    std::uint8_t& total = state.totals[state.mover];
    total = static_cast<std::uint8_t>(total + table.episode().worth[card]);
    return total;
}

/// The turn of the next seat that is still in.
void nextTurn(State& state) {
    state.added = 0;
    state.risked = false;
    state.phase = Phase::InTurn;
    do {
        state.mover = after(state, state.mover);
    } while (state.status[state.mover] != 0);
}

/// The mover's turn is over if it has added something and reached the target; else it goes on.
void endTurnIfReached(State& state) {
    if (state.added > 0 && state.totals[state.mover] >= target(state)) nextTurn(state);
}

void playCard(Table& table, Action action) {
    const Card card = action.a;
    leaveHand(table.state, table.state.mover, card);
    const int total = addToRow(table, card);
    table.report(Happening::Played, table.state.mover, card, total);
    endTurnIfReached(table.state);
}

void discardRow(Table& table, std::optional<Card> saved);

/// Blessing is asked before a row is discarded (ruling 10).
void askBlessing(Table& table) {
    State& state = table.state;
    if (!holds(state, state.mover, blessing) || state.rows[state.mover] == SymbolCards{})
        return discardRow(table, std::nullopt);
    state.phase = Phase::Bless;
}

/// The row of a seat that drops out, or of the last one standing, is discarded, but the card that Blessing saves.
void discardRow(Table& table, std::optional<Card> saved) {
    State& state = table.state;
    const Seat seat = state.mover;
    if (saved) {
        --state.rows[seat][*saved];
        giveOpenly(state, seat, *saved);
    }
    const int left = seatsStillIn(state);
    state.status[seat] = static_cast<std::uint8_t>(left);
    table.report(left == 1 ? Happening::LastStanding : Happening::DroppedOut, seat, left);
    if (const int count = discardAll(state, state.rows[seat]); count > 0)
        table.report(Happening::Discarded, seat, count);
    if (left == 1) return beginIcons(table);
    state.totals[seat] = 0;
    nextTurn(state);
    if (left == 2) askBlessing(table);
}

TurnedTo keepInRow(Table& table, Card card) {
    addToRow(table, card);
    return TurnedTo::Row;
}

void goOnAfterRisk(Table& table) {
    State& state = table.state;
    state.risked = true;
    table.report(Happening::Reached, state.mover, state.totals[state.mover]);
    endTurnIfReached(state);
}

bool isInTurn(const Episode& episode) {
    return episode.kind == EpisodeKind::InTurn;
}

bool isInRow(const Rules&, const State& state, Card card) {
    return state.rows[state.mover][card] > 0;
}

void beginContest(Table& table) {
    askFirst(table, Phase::InTurn);
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
