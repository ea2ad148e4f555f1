// SPDX-License-Identifier: GPL-3.0-or-later
// A decision being carried out, and the operations that all episodes share: drawing, gaining, discarding. What follows
// them is in rules/steps.
#pragma once

#include "rules/counts.h"
#include "rules/queries.h"

namespace heorot::legend {

/// The sources of chance. Shuffled decks are listed top first.
inline constexpr engine::Source deckSource = 0;
inline constexpr engine::Source alliancesSource = 1;
inline constexpr engine::Source firstSeatSource = 2;

/// Everything a decision reads and changes. The functions below only move pieces; they lose none.
struct Transition {
    const Rules& rules;
    State& state;
    engine::Chance& chance;
    engine::Events* events;

    const Episode& episode() const { return episodeOf(rules, state); }
    void report(Happening kind, Seat seat, int a = 0, int b = 0, int c = 0) const {
        if (events) events->push_back(event(kind, seat, a, b, c));
    }
};

inline Seat after(const State& state, Seat seat) {
    return static_cast<Seat>(seat + 1 == state.seats ? 0 : seat + 1);
}
/// Whether a card can be turned or drawn.
inline bool hasCards(const State& state) {
    return !state.deck.empty() || state.discards != ActivityCards{};
}
/// Whether the seat has something that Break Ranks? heals.
inline bool canBeHealed(const State& state, Seat seat) {
    return state.scratches[seat] > 0 || woundsOf(state, seat) > 0;
}
/// Adds a card to a list. In a masked state the card may be unknown; lists do not count unknown cards.
template <std::size_t N>
void lay(std::array<std::uint8_t, N>& cards, Card card) {
    if (card < N) ++cards[card];
}

/// Takes the top card; there must be one (hasCards). If the deck is empty, the discards are shuffled first. Call
/// `refill` after reporting where the card went.
Card takeTop(Transition& transition);
/// Shuffles the discards into a new deck if the last card was taken. If there are none, `takeTop` does it later
/// (rulebook, Icons; ruling 4).
void refill(Transition& transition);
/// Draws up to `count` cards, as many as there are.
void drawCards(Transition& transition, Seat seat, int count);
/// Adds a card to the hand that everyone sees.
void giveOpenly(State& state, Seat seat, Card card);
/// Removes a card from the hand openly; a public one of its kind leaves first (ruling 14).
void leaveHand(State& state, Seat seat, Card card);
/// Moves activity cards to the discards and special ones out of the game, and empties the list. Returns their number.
int discardAll(State& state, SymbolCards& cards);
/// Removes a used text card from the game (rulebook, Special cards).
void useText(State& state, Seat seat, Card card);

/// Whether the gain has not run out; scratches and wounds never do.
bool isLeft(const State& state, Gain gain);
/// Gives a seat what an icon, a prize, a selection or an exchange brings. FameOrHeal and bad icons need decisions
/// first.
void gain(Transition& transition, Seat seat, Gain gain);
/// Puts tokens in front of a seat; what is public of them is counted.
void addToken(State& state, Seat seat, Token token, int count = 1);
void removeToken(State& state, Seat seat, Token token);
/// The sums of the square tokens among these (State::open).
OpenTokens openTokens(const Tokens& tokens);
/// Returns a square token to the supply, or a round one to its pile, which must then be shuffled (shuffleAlliances).
void returnToken(State& state, Token token);
void shuffleAlliances(Transition& transition);
/// Returns all of these tokens. True if there was a round one, so that the pile must be shuffled.
bool returnTreasure(State& state, TreasureTokens& tokens);
/// Gives a scratch; three become a wound, for which no cards are drawn.
void takeScratch(Transition& transition, Seat seat);
/// Gives what a bad icon or a failed risk brings.
void takeThreat(Transition& transition, Seat seat, GainKind threat);
void healTile(Transition& transition, Seat seat, Healing what);

}
