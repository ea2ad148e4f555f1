// SPDX-License-Identifier: GPL-3.0-or-later
// Cards, tokens and tiles of legend.yaml.
#include "rules/load.h"

#include <utility>

namespace heorot::legend {

using record::Cursor;
using record::MapCursor;

namespace {

int symbolNamed(const Cursor& at, const std::string& name) {
    for (int i = 0; i < symbols; ++i)
        if (symbolNames[static_cast<std::size_t>(i)] == name) return i;
    at.fail("this is no symbol");
}

void readCards(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    for (std::size_t symbol = 0; symbol < symbols; ++symbol) {
        const Cursor place = map.required(symbolNames[symbol]);
        MapCursor entry = place.map();
        const bool joker = symbol == static_cast<std::size_t>(Symbol::Beowulf);
        const int singles = entry.required("single").integer(1, maxActivityCards);
        const int doubles = entry.required("double").integer(0, joker ? 0 : maxActivityCards);
        const Confidence confidence = confidenceOf(entry);
        entry.finish();
        for (const auto& [count, number] : {std::pair(1, singles), std::pair(2, doubles)}) {
            if (joker && count == 2) continue;
            CardKind& card = rules.cards[activityCard(static_cast<Symbol>(symbol), count)];
            card.count = static_cast<std::uint8_t>(number);
            card.symbol = static_cast<Symbol>(symbol);
            card.symbols = static_cast<std::uint8_t>(count);
            card.confidence = confidence;
            rules.deckSize += number;
        }
    }
    map.finish();
    if (rules.deckSize != maxActivityCards)
        at.fail("there are 100 activity cards, not " + std::to_string(rules.deckSize));
}

/// One symbol and how often the card shows it. Hides of Land alone shows more than one Beowulf (rulebook, Special
/// cards).
void readShown(const Cursor& at, Card card, CardKind& kind) {
    const auto shown = at.map().all();
    if (shown.size() != 1) at.fail("a special card shows one symbol");
    const auto& [name, count] = shown[0];
    kind.symbol = static_cast<Symbol>(symbolNamed(count, name));
    kind.symbols = static_cast<std::uint8_t>(count.integer(1, 5));
    if ((kind.symbol == Symbol::Beowulf) != (card == hidesOfLand))
        at.fail("Hides of Land is the one special card with Beowulf symbols");
}

void readSpecials(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    for (Card card = activityKinds; card < cardKinds; ++card) {
        const Cursor place = map.required(cardNames[card]);
        MapCursor entry = place.map();
        CardKind& kind = rules.cards[card];
        kind.count = 1;
        kind.number = static_cast<std::uint8_t>(entry.required("number").integer(2, maxSeats));
        if (hasSymbols(card)) readShown(entry.required("shows"), card, kind);
        if (const auto advanced = entry.optional("advanced-only")) kind.advancedOnly = advanced->flag();
        const auto confidences = confidencesOf<3>(entry, {"name", "number", "content"});
        kind.nameConfidence = confidences[0];
        kind.numberConfidence = confidences[1];
        kind.confidence = confidences[2];
        entry.finish();
    }
    map.finish();
}

/// `first`: the token of the lowest value.
void readSplit(MapCursor& map, const char* name, Token first, int values, int total, Rules& rules) {
    const Cursor place = map.required(name);
    MapCursor entry = place.map();
    const Cursor split = entry.required("split");
    const auto items = split.items();
    if (static_cast<int>(items.size()) != values)
        split.fail("there are " + std::to_string(values) + " values, not " + std::to_string(items.size()));
    const Confidence confidence = confidenceOf(entry);
    int sum = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        TokenKind& kind = rules.tokens[first + i];
        kind.count = static_cast<std::uint8_t>(items[i].integer(0, maxAlliances));
        kind.confidence = confidence;
        sum += kind.count;
    }
    if (total > 0 && sum != total)
        split.fail("there are " + std::to_string(total) + " such tokens, not " + std::to_string(sum));
    entry.finish();
}

void readTokens(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    readSplit(map, "fame", fameToken(1), fameValues, 36, rules);
    readSplit(map, "treasure", treasureToken(1), treasureValues, 24, rules);
    readSplit(map, "alliance-fame", firstAlliance, allianceValues, 0, rules);
    readSplit(map, "alliance-treasure", firstAlliance + allianceValues, allianceValues, 0, rules);
    readSplit(map, "misfortune", misfortuneToken, 1, 3, rules);
    map.finish();
    int alliances = 0;
    for (Token token = firstAlliance; token < tokenKinds; ++token) alliances += rules.tokens[token].count;
    if (alliances != maxAlliances) at.fail("there are 36 alliance tokens, not " + std::to_string(alliances));
}

void readTiles(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    const std::array<std::pair<const char*, int>, 3> tiles{{{"scratch", 12}, {"wound", 10}, {"double-wound", 1}}};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        MapCursor entry = map.required(tiles[i].first).map();
        rules.tiles[i].count = static_cast<std::uint8_t>(entry.required("count").integer(1, 99));
        rules.tiles[i].confidence = confidenceOf(entry);
        entry.finish();
    }
    map.finish();
    if (rules.tiles[2].count != 1) at.fail("there is one tile with two wounds");
}

void readStart(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    const Cursor cards = map.required("cards");
    const auto all = cards.map().all();
    if (all.empty()) cards.fail("each seat begins with some cards");
    for (const auto& [name, count] : all) {
        const auto card = pieceNames().activityCards.find(name);
        if (!card) count.fail("this is no activity card");
        rules.startCards[*card] = static_cast<std::uint8_t>(count.integer(1, 9));
        if (rules.startCards[*card] * maxSeats > rules.cards[*card].count)
            count.fail("there are too few of this card for five seats");
    }
    rules.startDraw = map.required("draw").integer(1, 9);
    confidenceOf(map);
    map.finish();
}

}

void readPieces(MapCursor& map, Rules& rules) {
    readCards(map.required("cards"), rules);
    readSpecials(map.required("specials"), rules);
    readStart(map.required("start"), rules);
    readTokens(map.required("tokens"), rules);
    readTiles(map.required("tiles"), rules);
}

}
