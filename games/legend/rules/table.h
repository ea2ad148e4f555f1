// SPDX-License-Identifier: GPL-3.0-or-later
// The table while a decision is carried out, and the small things that every episode does on it: drawing, gaining,
// discarding. What follows them is in rules/steps.
#pragma once

#include "rules/counts.h"
#include "rules/game.h"

namespace heorot::legend {

/// Chance's sources. Shuffled decks are named top first.
inline constexpr engine::Source deckSource = 0;
inline constexpr engine::Source alliancesSource = 1;
inline constexpr engine::Source firstSeatSource = 2;

/// Everything that a decision changes or asks. The functions here lose no pieces: they only move them.
struct Table {
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
/// Whether something lies before the seat that Break Ranks? heals.
inline bool canBeHealed(const State& state, Seat seat) {
    return state.scratches[seat] > 0 || woundsOf(state, seat) > 0;
}
/// In a view the card may be an unknown one, which no list keeps.
template <std::size_t N>
void lay(std::array<std::uint8_t, N>& cards, Card card) {
    if (card < N) ++cards[card];
}

/// Takes the top card; there must be one (hasCards). Where the deck is empty the discards become the deck first. Call
/// refill after reporting what became of the card.
Card takeTop(Table& table);
/// When the last card was taken the discards become the deck at once, and if there are none, when the next card is
/// taken (rulebook, Icons; ruling 4).
void refill(Table& table);
/// As many as there are.
void drawCards(Table& table, Seat seat, int count);
/// A card that everyone sees goes to the hand.
void giveOpenly(State& state, Seat seat, Card card);
/// A card leaves the hand for all to see; one of its kind that all knew to be there goes first (ruling 14).
void leaveHand(State& state, Seat seat, Card card);
/// Activity cards to the discards, specials out of the game. Gives their number; the list is empty afterwards.
int discardAll(State& state, SymbolCards& cards);
/// A text card does its work and leaves the game (rulebook, Special cards).
void useText(State& state, Seat seat, Card card);

/// Whether the supply has such a gain; scratches, wounds and cards never run out.
bool isLeft(const State& state, Gain gain);
/// Takes what an icon, a prize, a selection or an exchange gives. FameOrHeal and bad icons need decisions first.
void gain(Table& table, Seat seat, Gain gain);
/// Square tokens go beside the board, round ones into their pile, which must be shuffled then (shuffleAlliances).
void returnToken(State& state, Token token);
void shuffleAlliances(Table& table);
/// Returns all of these tokens. Whether a round one was among them, so that their pile must be shuffled.
bool returnTreasure(State& state, TreasureTokens& tokens);
/// The third one becomes a wound, without cards.
void takeScratch(Table& table, Seat seat);
/// What a bad icon gives, or a failed risk.
void takeThreat(Table& table, Seat seat, GainKind threat);
void healTile(Table& table, Seat seat, Healing what);

}
