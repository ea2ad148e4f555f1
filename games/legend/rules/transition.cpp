// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/transition.h"
#include "rules/fame_change.h"

#include <algorithm>

namespace heorot::legend {

namespace {

void countOpen(OpenTokens& open, Token token, int count) {
    if (isAlliance(token)) return;
    const auto add = [count](std::int16_t& sum, int each) { sum = static_cast<std::int16_t>(sum + count * each); };
    add(open.fame, fameOf(token));
    add(open.treasure, treasureOf(token));
    if (token == misfortuneToken) add(open.misfortunes, 1);
}

void shuffleDiscards(Transition& transition) {
    State& state = transition.state;
    eachOf(state.discards, [&](Card card, std::uint8_t count) {
        for (int i = 0; i < count; ++i) state.deck.push(card);
    });
    state.discards = {};
    transition.chance.shuffle(deckSource, {state.deck.begin(), state.deck.size()});
    std::reverse(state.deck.begin(), state.deck.end());
    transition.report(Happening::Shuffled, nobody, static_cast<int>(state.deck.size()));
}

template <std::size_t N>
std::uint8_t takeLast(engine::FixedList<std::uint8_t, N>& list) {
    const std::size_t last = list.size() - 1;
    const std::uint8_t value = list[last];
    list.removeAt(last);
    return value;
}

void takeToken(Transition& transition, Seat seat, Token token) {
    --transition.state.supply[token];
    addToken(transition.state, seat, token);
    transition.report(Happening::Gained, seat, token);
}

void giveChange(Transition& transition, Seat seat, Token token) {
    removeToken(transition.state, seat, token);
    ++transition.state.supply[token];
    transition.report(Happening::Gave, seat, token);
}

/// Makes change if possible, else notes the points (ruling 7).
void makeUpFame(Transition& transition, Seat seat, int value) {
    State& state = transition.state;
    const bool mayChange = state.episode >= transition.rules.changeFrom;
    const auto change = mayChange ? changeFor(state, seat, value) : std::nullopt;
    if (!change) {
        transition.report(Happening::Changed, seat, static_cast<int>(Change::Booked), value);
        state.booked[seat] = static_cast<std::uint8_t>(state.booked[seat] + value);
        return;
    }
    transition.report(Happening::Changed, seat, static_cast<int>(Change::Made), value);
    for (Token token = 0; token < fameValues; ++token) {
        for (int i = 0; i < change->given[token]; ++i) giveChange(transition, seat, token);
        for (int i = 0; i < change->taken[token]; ++i) takeToken(transition, seat, token);
    }
}

void drawAlliance(Transition& transition, Seat seat) {
    const Token token = takeLast(transition.state.alliances);
    addToken(transition.state, seat, token);
    transition.report(Happening::DrewAlliance, seat, token);
}

void takeSpecial(Transition& transition, Seat seat, Card card) {
    --transition.state.offered[specialIndex(card)];
    ++transition.state.hands[seat][card];
    transition.report(Happening::GainedSpecial, seat, card);
}

}

Card takeTop(Transition& transition) {
    State& state = transition.state;
    if (state.deck.empty()) shuffleDiscards(transition);
    return takeLast(state.deck);
}

void refill(Transition& transition) {
    if (transition.state.deck.empty() && transition.state.discards != ActivityCards{}) shuffleDiscards(transition);
}

void drawCards(Transition& transition, Seat seat, int count) {
    for (int i = 0; i < count && hasCards(transition.state); ++i) {
        const Card card = takeTop(transition);
        ++transition.state.hands[seat][card];
        transition.report(Happening::Drew, seat, card);
        refill(transition);
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

void gain(Transition& transition, Seat seat, Gain gain) {
    State& state = transition.state;
    const bool isFame = gain.kind == GainKind::Fame || gain.kind == GainKind::FameOrHeal;
    if (!isLeft(state, gain)) {
        if (isFame) return makeUpFame(transition, seat, gain.amount);
        return transition.report(Happening::NoneLeft, seat, static_cast<int>(gain.kind), gain.amount);
    }
    if (isFame) return takeToken(transition, seat, fameToken(gain.amount));
    switch (gain.kind) {
    case GainKind::Treasure: return takeToken(transition, seat, treasureToken(gain.amount));
    case GainKind::Alliance:
        for (int i = 0; i < gain.amount && !state.alliances.empty(); ++i) drawAlliance(transition, seat);
        return;
    case GainKind::Cards: return drawCards(transition, seat, gain.amount);
    case GainKind::Special: return takeSpecial(transition, seat, gain.amount);
    case GainKind::Healing: return healTile(transition, seat, Healing::Scratches);
    default: return takeThreat(transition, seat, gain.kind);
    }
}

void addToken(State& state, Seat seat, Token token, int count) {
    std::uint8_t& own = state.tokens[seat][token];
    own = static_cast<std::uint8_t>(own + count);
    countOpen(state.open[seat], token, count);
}

void removeToken(State& state, Seat seat, Token token) {
    addToken(state, seat, token, -1);
}

OpenTokens openTokens(const Tokens& tokens) {
    OpenTokens open;
    for (Token token = 0; token < squareKinds; ++token) countOpen(open, token, tokens[token]);
    return open;
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

void shuffleAlliances(Transition& transition) {
    auto& pile = transition.state.alliances;
    transition.chance.shuffle(alliancesSource, {pile.begin(), pile.size()});
    std::reverse(pile.begin(), pile.end());
}

void takeScratch(Transition& transition, Seat seat) {
    std::uint8_t& scratches = transition.state.scratches[seat];
    transition.report(Happening::Scratched, seat, ++scratches);
    if (scratches < transition.rules.scratchesPerWound) return;
    scratches = 0;
    ++transition.state.wounds[seat];
    transition.report(Happening::ScratchesTurned, seat);
}

void takeThreat(Transition& transition, Seat seat, GainKind threat) {
    switch (threat) {
    case GainKind::Scratch: return takeScratch(transition, seat);
    case GainKind::Wound:
        ++transition.state.wounds[seat];
        transition.report(Happening::Wounded, seat, 1);
        return drawCards(transition, seat, transition.rules.woundCards);
    case GainKind::DoubleWound:
        transition.state.doubleWound = seat;
        transition.report(Happening::Wounded, seat, 2);
        return drawCards(transition, seat, transition.rules.doubleWoundCards);
    case GainKind::Misfortune:
        if (isLeft(transition.state, {threat, 0})) takeToken(transition, seat, misfortuneToken);
        return;
    default: return;
    }
}

void healTile(Transition& transition, Seat seat, Healing what) {
    State& state = transition.state;
    switch (what) {
    case Healing::Wound: --state.wounds[seat]; break;
    case Healing::DoubleWound: state.doubleWound = nobody; break;
    case Healing::Scratches: state.scratches[seat] = 0; break;
    }
    transition.report(Happening::Healed, seat, static_cast<int>(what));
}

}
