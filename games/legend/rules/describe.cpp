// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a state, listed once for writing, reading, matching and counting.
#include "rules/position_check.h"
#include "rules/transition.h"

#include "notation/words.h"

#include <algorithm>

namespace heorot::legend {

namespace {

using notation::texts;
using record::Describer;
using record::Zone;

/// A list of pieces that the state stores as numbers by kind, from kind `first` on. Calls `changed` after setting it.
template <std::size_t N>
void describeKinds(Describer& describer, const char* name, std::array<std::uint8_t, N>& counts, std::uint8_t first,
                   Zone zone, const record::PieceNames& names, std::span<const std::uint8_t> kinds,
                   std::function<void()> changed = {}) {
    const auto get = [&counts, first, kinds] {
        record::Pieces pieces;
        for (const std::uint8_t kind : kinds) pieces.insert(pieces.end(), counts[kind - first], kind);
        return pieces;
    };
    const auto set = [&counts, first, kinds, changed = std::move(changed)](const record::Pieces& pieces) {
        for (const std::uint8_t kind : kinds) counts[kind - first] = 0;
        for (const std::uint8_t kind : pieces) ++counts[kind - first];
        if (changed) changed();
    };
    describer.pieces(name, zone, names, 200, get, set);
}

/// The numbers First .. Last - 1.
template <std::uint8_t First, std::uint8_t Last>
std::span<const std::uint8_t> range() {
    static constexpr auto kinds = [] {
        std::array<std::uint8_t, Last - First> list{};
        for (std::size_t i = 0; i < list.size(); ++i) list[i] = static_cast<std::uint8_t>(First + i);
        return list;
    }();
    return kinds;
}
std::span<const std::uint8_t> squareKindsAndUnknown() {
    static constexpr std::array<std::uint8_t, squareKinds + 1> kinds{
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, unknownSquare};
    return kinds;
}
std::span<const std::uint8_t> allianceKindsAndUnknown() {
    static constexpr std::array<std::uint8_t, tokenKinds - squareKinds + 1> kinds{
        12, 13, 14, 15, 16, 17, unknownAlliance};
    return kinds;
}

/// Limits the cards that are known of a hand, or chosen from it, to those it holds.
void keepWithin(State& state, Seat seat) {
    for (Card card = 0; card < symbolKinds; ++card) {
        const std::uint8_t held = state.hands[seat][card];
        if (state.phase == Phase::Bid || state.phase == Phase::Bless)
            state.bids[seat][card] = std::min(state.bids[seat][card], held);
        if (isActivity(card)) state.known[seat][card] = std::min(state.known[seat][card], held);
    }
}

/// How far the public sums are from those of the tokens: only where these are unknown or were dealt at random (sample).
void describeOpen(Describer& describer, State& state, Seat seat) {
    const OpenTokens held = openTokens(state.tokens[seat]);
    OpenTokens& open = state.open[seat];
    const auto describeSum = [&](const char* name, std::int16_t& sum, int known) {
        int beyond = describer.isReading() ? 0 : sum - known;
        if (describer.isReading() || beyond != 0) describer.number(name, beyond, -999, 999);
        sum = static_cast<std::int16_t>(known + beyond);
    };
    describer.added([&] {
        describeSum("open-fame", open.fame, held.fame);
        describeSum("open-treasure", open.treasure, held.treasure);
        describeSum("open-misfortunes", open.misfortunes, held.misfortunes);
    });
}

/// Tokens shown in an auction, by their numbers there.
void describeShown(Describer& describer, TreasureTokens& shown) {
    const auto get = [&shown] {
        record::Pieces pieces;
        for (std::size_t place = 0; place < treasureKinds; ++place)
            pieces.insert(pieces.end(), shown[place], treasureKind(place));
        return pieces;
    };
    const auto set = [&shown](const record::Pieces& pieces) {
        shown = {};
        for (const Token token : pieces) ++shown[treasurePlace(token)];
    };
    describer.pieces("shown", Zone::Board, pieceNames().treasureTokens, 60, get, set);
}

/// A deck whose last piece is on top.
template <std::size_t N>
void describeDeck(Describer& describer, const char* name, engine::FixedList<std::uint8_t, N>& deck,
                  const record::PieceNames& names) {
    const auto get = [&deck] {
        record::Pieces pieces(deck.begin(), deck.end());
        std::reverse(pieces.begin(), pieces.end());
        return pieces;
    };
    const auto set = [&deck](const record::Pieces& pieces) {
        deck.clear();
        for (auto at = pieces.rbegin(); at != pieces.rend(); ++at) deck.push(*at);
    };
    describer.pieces(name, Zone::Deck, names, N, get, set);
}

void describeSeat(Describer& describer, State& state, Seat seat) {
    describeKinds(describer, "hand", state.hands[seat], 0, Zone::Hand, pieceNames().allCards, range<0, cardKinds + 1>(),
                  [&state, seat] { keepWithin(state, seat); });
    describer.tally("known", state.known[seat], texts(std::span(cardNames).first(activityKinds)), maxActivityCards);
    describer.tally("chosen", state.bids[seat], texts(std::span(cardNames).first(symbolKinds)), maxActivityCards);
    describeKinds(describer, "row", state.rows[seat], 0, Zone::Board, pieceNames().cardsWithSymbols,
                  range<0, symbolKinds>());
    describeKinds(describer, "tokens", state.tokens[seat], 0, Zone::Hand, pieceNames().squareTokens,
                  squareKindsAndUnknown());
    describeKinds(describer, "alliances", state.tokens[seat], 0, Zone::Hand, pieceNames().allianceTokens,
                  allianceKindsAndUnknown());
    describeOpen(describer, state, seat);
    describeShown(describer, state.shown[seat]);
    describer.number("scratches", state.scratches[seat], 0, 9);
    describer.number("wounds", state.wounds[seat], 0, 99);
    describer.number("booked", state.booked[seat], 0, 99);
    describer.number("status", state.status[seat], 0, maxSeats);
    describer.number("total", state.totals[seat], 0, 255);
}

void describeIcons(Describer& describer, const std::vector<std::string>& seats, State& state) {
    describer.group("takers", [&] {
        for (std::size_t slot = 0; slot < iconSlots; ++slot)
            describer.seat(std::to_string(slot + 1).c_str(), state.takers[slot], seats);
    });
}

}

void describe(Describer& describer, const Rules& rules, const std::vector<std::string>& seats, State& state) {
    std::vector<std::string> episodes;
    for (const Episode& episode : rules.episodes) episodes.emplace_back(episodeNames[episode.name]);
    describer.choice("step", state.episode, episodes);
    describer.choice("phase", state.phase, texts(phaseNames));
    describer.seat("to_move", state.mover, seats);
    describer.seat("first", state.first, seats);
    describer.number("round", state.round, 0, 9);
    describer.number("added", state.added, 0, 120);
    describer.flag("risked", state.risked);
    describer.choice("threat", state.threat, texts(gainNames));
    describer.number("given", state.given, 0, 9);
    describer.choice("last-given", state.lastGiven, texts(std::span(tokenNames).first(tokenKinds)));
    describer.seat("double-wound", state.doubleWound, seats);
    describeIcons(describer, seats, state);
    describeDeck(describer, "deck", state.deck, pieceNames().activityCards);
    describeKinds(describer, "discards", state.discards, 0, Zone::Discards, pieceNames().activityCards,
                  range<0, activityKinds>());
    describeKinds(describer, "display", state.display, 0, Zone::Board, pieceNames().activityCards,
                  range<0, activityKinds>());
    describeKinds(describer, "paid", state.paid, 0, Zone::Board, pieceNames().cardsWithSymbols,
                  range<0, symbolKinds>());
    describeKinds(describer, "specials", state.offered, activityKinds, Zone::Supply, pieceNames().specialCards,
                  range<activityKinds, cardKinds>());
    describeKinds(describer, "out", state.out, activityKinds, Zone::Discards, pieceNames().specialCards,
                  range<activityKinds, cardKinds>());
    describeDeck(describer, "alliances", state.alliances, pieceNames().allianceTokens);
    const auto squares = texts(std::span(tokenNames).first(squareKinds));
    describer.counts("supply", state.supply, squares, Zone::Supply, squares, 40);
    describer.perSeat("seats", seats, [&](Seat seat) { describeSeat(describer, state, seat); });
    if (!describer.isReading()) return;
    const auto refuse = [&](const Wrong& wrong) {
        if (!wrong) return;
        const std::string seat = wrong.seat == nobody ? std::string() : "seats." + seats[wrong.seat] + '.';
        describer.fail({seat + wrong.field, wrong.why});
    };
    refuse(wrongTally(rules, state));
    for (Seat seat = 0; seat < state.seats; ++seat) keepWithin(state, seat);
    refuse(completePosition(rules, state));
}

}
