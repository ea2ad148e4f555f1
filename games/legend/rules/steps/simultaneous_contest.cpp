// SPDX-License-Identifier: GPL-3.0-or-later
// Simultaneous majors: a secret choice of each seat, revealed at once (rulebook, Simultaneous play; ruling 1).
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Whether the hand has a further card of this kind to choose. Cards that do not count may be chosen as a bluff.
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

void choose(Transition& transition, Action action) {
    ++transition.state.bids[transition.state.mover][action.a];
    transition.report(Happening::Chose, transition.state.mover, action.a);
}

bool isChoiceInOrder(const Rules&, const State& root, const State& state, Action action) {
    return action.a >= highestSince(root.bids[state.mover], state.bids[state.mover]);
}

Violation refuseEnd(const Rules&, const State& state, Action) {
    return refuseOutside({Phase::Bid}, state);
}

/// Whether the mover has chosen no card although one that counts could be chosen.
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

/// Reveals a seat's choice: the cards that count are about to be discarded, bluffs return to the hand. The choice is
/// public now, and the state keeps it until the episode ends.
void revealChoice(Transition& transition, Seat seat) {
    State& state = transition.state;
    int total = 0;
    eachOf(state.bids[seat], [&](Card card, std::uint8_t count) {
        const int worth = transition.episode().worth[card];
        total += worth * count;
        for (int i = 0; i < count; ++i) transition.report(Happening::Revealed, seat, card, worth);
        if (isActivity(card)) state.known[seat][card] = std::max(state.known[seat][card], count);
        for (int i = 0; worth == 0 && i < count; ++i) transition.report(Happening::TookBack, seat, card);
    });
    state.totals[seat] = static_cast<std::uint8_t>(total);
}

/// Discards the matching cards of the choice, except the one that Blessing saves.
void discardChoice(Transition& transition, Seat seat, std::optional<Card> saved) {
    State& state = transition.state;
    SymbolCards matching{};
    eachOf(state.bids[seat], [&](Card card, std::uint8_t chosen) {
        if (transition.episode().worth[card] == 0) return;
        for (int i = card == saved ? 1 : 0; i < chosen; ++i) {
            leaveHand(state, seat, card);
            ++matching[card];
        }
    });
    if (const int count = discardAll(state, matching); count > 0) transition.report(Happening::Discarded, seat, count);
}

/// The mover keeps `saved` by Blessing; the card has not left its hand yet.
void discardChoices(Transition& transition, std::optional<Card> saved) {
    const State& state = transition.state;
    for (Seat seat = 0; seat < state.seats; ++seat)
        discardChoice(transition, seat, seat == state.mover ? saved : std::nullopt);
    beginIcons(transition);
}

void reveal(Transition& transition) {
    State& state = transition.state;
    Seat seat = state.first;
    do {
        revealChoice(transition, seat);
        seat = after(state, seat);
    } while (seat != state.first);
    rankByTotals(transition);
    for (Seat holder = 0; holder < state.seats; ++holder) {
        if (!holds(state, holder, blessing) || state.totals[holder] == 0) continue;
        state.mover = holder;
        state.phase = Phase::Bless;
        return;
    }
    discardChoices(transition, std::nullopt);
}

void endChoice(Transition& transition, Action) {
    State& state = transition.state;
    transition.report(Happening::Ready, state.mover);
    state.mover = after(state, state.mover);
    if (state.mover == state.first) reveal(transition);
}

bool isSimultaneous(const Episode& episode) {
    return episode.kind == EpisodeKind::Simultaneous;
}

bool isMatchingChoice(const Rules& rules, const State& state, Card card) {
    return episodeOf(rules, state).worth[card] > 0 && state.bids[state.mover][card] > 0;
}

void beginChoices(Transition& transition) {
    askFirst(transition, Phase::Bid);
}

}

constexpr PhaseRules bidPhase{.offer = offerChoices, .belongsTo = isSimultaneous, .usesSecrets = true};
constexpr ActionRules bidAction{.isWellFormed = isWithin<cardKinds>,
                                .refuse = refuseChoice,
                                .perform = choose,
                                .isCanonicalSince = isChoiceInOrder};
constexpr ActionRules doneAction{
    .isWellFormed = isWithin<1>, .refuse = refuseEnd, .perform = endChoice, .forgoes = endForgoes};
constexpr EpisodeRules simultaneousEpisode{
    .begin = beginChoices, .isAboutToGo = isMatchingChoice, .discard = discardChoices};

}
