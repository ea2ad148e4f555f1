// SPDX-License-Identifier: GPL-3.0-or-later
// Simultaneous majors: a secret choice of each seat, revealed at once (rulebook, Simultaneous play; ruling 1).
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Whether the hand holds more of these cards than are chosen. Cards that count nothing may be chosen as a bluff.
bool hasMoreOf(Card card, const HandCards& hand, const SymbolCards& chosen) {
    return hand[card] > chosen[card];
}

void offerChoices(const Rules&, const State& state, ActionList& out) {
    offerWithRest(Do::Done, state, out);
    const HandCards& hand = state.hands[state.mover];
    const SymbolCards& chosen = state.bids[state.mover];
    offerCards<symbolKinds>(Do::Bid, out, [&](Card card) { return hasMoreOf(card, hand, chosen); });
}

Violation refuseChoice(const Rules&, const State& state, Action action) {
    const Card card = action.a;
    if (const auto wrong = refuseOutside({Phase::Bid}, state)) return wrong;
    if (!hasSymbols(card)) return refuse(Refusal::TextCard, card);
    const bool hasMore = hasMoreOf(card, state.hands[state.mover], state.bids[state.mover]);
    return hasMore ? engine::allowed : refuse(Refusal::NotInHand, card);
}

void choose(Table& table, Action action) {
    ++table.state.bids[table.state.mover][action.a];
    table.report(Happening::Chose, table.state.mover, action.a);
}

bool isChoiceInOrder(const Rules&, const State& state, Action action) {
    return action.a >= highestOf(state.bids[state.mover]);
}

Violation refuseEnd(const Rules&, const State& state, Action) {
    return refuseOutside({Phase::Bid}, state);
}

/// Whether the mover could choose a card that counts, and has chosen none at all.
bool endForgoes(const Rules& rules, const State& state) {
    const Episode& episode = episodeOf(rules, state);
    const SymbolCards& chosen = state.bids[state.mover];
    bool couldCount = false;
    for (std::size_t card = 0; card < symbolKinds; ++card) {
        if (chosen[card] > 0) return false;
        couldCount = couldCount || (episode.worth[card] > 0 && state.hands[state.mover][card] > 0);
    }
    return couldCount;
}

/// Shows a seat's choice: what counts is about to be discarded, bluffs are in the hand again. Everyone knows all of it
/// now, and it is kept in the state until the episode ends.
void revealChoice(Table& table, Seat seat) {
    State& state = table.state;
    int total = 0;
    eachOf(state.bids[seat], [&](Card card, std::uint8_t count) {
        const int worth = table.episode().worth[card];
        total += worth * count;
        for (int i = 0; i < count; ++i) table.report(Happening::Revealed, seat, card, worth);
        if (isActivity(card)) state.known[seat][card] = std::max(state.known[seat][card], count);
        for (int i = 0; worth == 0 && i < count; ++i) table.report(Happening::TookBack, seat, card);
    });
    state.totals[seat] = static_cast<std::uint8_t>(total);
}

/// Matching cards of the choice leave the hand, but the one that Blessing saves.
void discardChoice(Table& table, Seat seat, std::optional<Card> saved) {
    State& state = table.state;
    SymbolCards matching{};
    eachOf(state.bids[seat], [&](Card card, std::uint8_t chosen) {
        if (table.episode().worth[card] == 0) return;
        for (int i = card == saved ? 1 : 0; i < chosen; ++i) {
            leaveHand(state, seat, card);
            ++matching[card];
        }
    });
    if (const int count = discardAll(state, matching); count > 0) table.report(Happening::Discarded, seat, count);
}

/// The mover, who may hold Blessing, keeps `saved`; it has not left the hand yet.
void discardChoices(Table& table, std::optional<Card> saved) {
    const State& state = table.state;
    for (Seat seat = 0; seat < state.seats; ++seat)
        discardChoice(table, seat, seat == state.mover ? saved : std::nullopt);
    beginIcons(table);
}

void reveal(Table& table) {
    State& state = table.state;
    Seat seat = state.first;
    do {
        revealChoice(table, seat);
        seat = after(state, seat);
    } while (seat != state.first);
    rankByTotals(table);
    for (Seat holder = 0; holder < state.seats; ++holder) {
        if (!holds(state, holder, blessing) || state.totals[holder] == 0) continue;
        state.mover = holder;
        state.phase = Phase::Bless;
        return;
    }
    discardChoices(table, std::nullopt);
}

void endChoice(Table& table, Action) {
    State& state = table.state;
    table.report(Happening::Ready, state.mover);
    state.mover = after(state, state.mover);
    if (state.mover == state.first) reveal(table);
}

bool isSimultaneous(const Episode& episode) {
    return episode.kind == EpisodeKind::Simultaneous;
}

bool isMatchingChoice(const Rules& rules, const State& state, Card card) {
    return episodeOf(rules, state).worth[card] > 0 && state.bids[state.mover][card] > 0;
}

void beginChoices(Table& table) {
    askFirst(table, Phase::Bid);
}

}

constexpr PhaseRules bidPhase{.offer = offerChoices, .belongsTo = isSimultaneous, .usesSecrets = true};
constexpr ActionRules bidAction{
    .isWellFormed = isWithin<cardKinds>, .refuse = refuseChoice, .perform = choose, .isCanonical = isChoiceInOrder};
constexpr ActionRules doneAction{
    .isWellFormed = isWithin<1>, .refuse = refuseEnd, .perform = endChoice, .forgoes = endForgoes};
constexpr EpisodeRules simultaneousEpisode{
    .begin = beginChoices, .isAboutToGo = isMatchingChoice, .discard = discardChoices};

}
