// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/table.h"
#include "rules/change.h"

#include <algorithm>

namespace heorot::legend {

namespace {

void shuffleDiscards(Table& table) {
    State& state = table.state;
    eachOf(state.discards, [&](Card card, std::uint8_t count) {
        for (int i = 0; i < count; ++i) state.deck.push(card);
    });
    state.discards = {};
    table.chance.shuffle(deckSource, {state.deck.begin(), state.deck.size()});
    std::reverse(state.deck.begin(), state.deck.end());
    table.report(Happening::Shuffled, nobody, static_cast<int>(state.deck.size()));
}

template <std::size_t N>
std::uint8_t takeLast(engine::FixedList<std::uint8_t, N>& list) {
    const std::size_t last = list.size() - 1;
    const std::uint8_t value = list[last];
    list.removeAt(last);
    return value;
}

void takeToken(Table& table, Seat seat, Token token) {
    --table.state.supply[token];
    ++table.state.tokens[seat][token];
    table.report(Happening::Gained, seat, token);
}

void giveChange(Table& table, Seat seat, Token token) {
    --table.state.tokens[seat][token];
    ++table.state.supply[token];
    table.report(Happening::Gave, seat, token);
}

/// Ruling 7: change is made wherever there is any; else the points are noted.
void makeUpFame(Table& table, Seat seat, int value) {
    State& state = table.state;
    const bool mayChange = state.episode >= table.rules.changeFrom;
    const auto change = mayChange ? changeFor(state, seat, value) : std::nullopt;
    if (!change) {
        table.report(Happening::Changed, seat, static_cast<int>(Change::Booked), value);
        state.booked[seat] = static_cast<std::uint8_t>(state.booked[seat] + value);
        return;
    }
    table.report(Happening::Changed, seat, static_cast<int>(Change::Made), value);
    for (Token token = 0; token < fameValues; ++token) {
        for (int i = 0; i < change->given[token]; ++i) giveChange(table, seat, token);
        for (int i = 0; i < change->taken[token]; ++i) takeToken(table, seat, token);
    }
}

void drawAlliance(Table& table, Seat seat) {
    const Token token = takeLast(table.state.alliances);
    ++table.state.tokens[seat][token];
    table.report(Happening::DrewAlliance, seat, token);
}

void takeSpecial(Table& table, Seat seat, Card card) {
    --table.state.offered[specialIndex(card)];
    ++table.state.hands[seat][card];
    table.report(Happening::GainedSpecial, seat, card);
}

}

Card takeTop(Table& table) {
    State& state = table.state;
    if (state.deck.empty()) shuffleDiscards(table);
    return takeLast(state.deck);
}

void refill(Table& table) {
    if (table.state.deck.empty() && table.state.discards != ActivityCards{}) shuffleDiscards(table);
}

void drawCards(Table& table, Seat seat, int count) {
    for (int i = 0; i < count && hasCards(table.state); ++i) {
        const Card card = takeTop(table);
        ++table.state.hands[seat][card];
        table.report(Happening::Drew, seat, card);
        refill(table);
    }
}

void giveOpenly(State& state, Seat seat, Card card) {
    ++state.hands[seat][card];
    lay(state.known[seat], card);
}

void leaveHand(State& state, Seat seat, Card card) {
    --state.hands[seat][card];
    if (isActivity(card) && state.known[seat][card] > 0) --state.known[seat][card];
}

int discardAll(State& state, SymbolCards& cards) {
    int count = 0;
    eachOf(cards, [&](Card card, std::uint8_t number) {
        count += number;
        std::uint8_t& to = isActivity(card) ? state.discards[card] : state.out[specialIndex(card)];
        to = static_cast<std::uint8_t>(to + number);
    });
    cards = {};
    return count;
}

void useText(State& state, Seat seat, Card card) {
    --state.hands[seat][card];
    ++state.out[specialIndex(card)];
}

bool isLeft(const State& state, Gain gain) {
    switch (gain.kind) {
    case GainKind::Fame:
    case GainKind::FameOrHeal: return state.supply[fameToken(gain.amount)] > 0;
    case GainKind::Treasure: return state.supply[treasureToken(gain.amount)] > 0;
    case GainKind::Misfortune: return state.supply[misfortuneToken] > 0;
    case GainKind::Alliance: return !state.alliances.empty();
    case GainKind::Cards: return hasCards(state);
    case GainKind::Special: return state.offered[specialIndex(gain.amount)] > 0;
    default: return true;
    }
}

void gain(Table& table, Seat seat, Gain gain) {
    State& state = table.state;
    const bool isFame = gain.kind == GainKind::Fame || gain.kind == GainKind::FameOrHeal;
    if (!isLeft(state, gain)) {
        if (isFame) return makeUpFame(table, seat, gain.amount);
        return table.report(Happening::NoneLeft, seat, static_cast<int>(gain.kind), gain.amount);
    }
    if (isFame) return takeToken(table, seat, fameToken(gain.amount));
    switch (gain.kind) {
    case GainKind::Treasure: return takeToken(table, seat, treasureToken(gain.amount));
    case GainKind::Alliance:
        for (int i = 0; i < gain.amount && !state.alliances.empty(); ++i) drawAlliance(table, seat);
        return;
    case GainKind::Cards: return drawCards(table, seat, gain.amount);
    case GainKind::Special: return takeSpecial(table, seat, gain.amount);
    case GainKind::Healing: return healTile(table, seat, Healing::Scratches);
    default: return takeThreat(table, seat, gain.kind);
    }
}

void returnToken(State& state, Token token) {
    if (isAlliance(token))
        state.alliances.push(token);
    else
        ++state.supply[token];
}

bool returnTreasure(State& state, TreasureTokens& tokens) {
    bool isRoundReturned = false;
    for (std::size_t place = 0; place < treasureKinds; ++place)
        for (; tokens[place] > 0; --tokens[place]) {
            isRoundReturned |= isAlliance(treasureKind(place));
            returnToken(state, treasureKind(place));
        }
    return isRoundReturned;
}

void shuffleAlliances(Table& table) {
    auto& pile = table.state.alliances;
    table.chance.shuffle(alliancesSource, {pile.begin(), pile.size()});
    std::reverse(pile.begin(), pile.end());
}

void takeScratch(Table& table, Seat seat) {
    std::uint8_t& scratches = table.state.scratches[seat];
    table.report(Happening::Scratched, seat, ++scratches);
    if (scratches < table.rules.scratchesPerWound) return;
    scratches = 0;
    ++table.state.wounds[seat];
    table.report(Happening::ScratchesTurned, seat);
}

void takeThreat(Table& table, Seat seat, GainKind threat) {
    switch (threat) {
    case GainKind::Scratch: return takeScratch(table, seat);
    case GainKind::Wound:
        ++table.state.wounds[seat];
        table.report(Happening::Wounded, seat, 1);
        return drawCards(table, seat, table.rules.woundCards);
    case GainKind::DoubleWound:
        table.state.doubleWound = seat;
        table.report(Happening::Wounded, seat, 2);
        return drawCards(table, seat, table.rules.doubleWoundCards);
    case GainKind::Misfortune:
        if (isLeft(table.state, {threat, 0})) takeToken(table, seat, misfortuneToken);
        return;
    default: return;
    }
}

void healTile(Table& table, Seat seat, Healing what) {
    State& state = table.state;
    switch (what) {
    case Healing::Wound: --state.wounds[seat]; break;
    case Healing::DoubleWound: state.doubleWound = nobody; break;
    case Healing::Scratches: state.scratches[seat] = 0; break;
    }
    table.report(Happening::Healed, seat, static_cast<int>(what));
}

}
