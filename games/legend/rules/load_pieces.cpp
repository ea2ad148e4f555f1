// SPDX-License-Identifier: GPL-3.0-or-later
// Cards, tokens and tiles of legend.yaml.
#include "rules/load.h"

namespace heorot::legend {

using data::Cursor;
using data::Entry;
using data::Fault;

namespace {

void readCards(const Cursor& at, Rules& rules) {
    data::readEntries(at, symbolNames, [&](std::size_t symbol, Entry& entry) {
        const Confidence confidence = entry.readConfidence();
        const auto read = [&](const char* key, int shown, int least, int most) {
            CardKind& card = rules.cards[activityCard(static_cast<Symbol>(symbol), shown)];
            card.symbol = static_cast<Symbol>(symbol);
            card.symbols = static_cast<std::uint8_t>(shown);
            card.confidence = confidence;
            entry.read(key, card.count, least, most);
            rules.deckSize += card.count;
        };
        read("single", 1, 1, maxActivityCards);
        int none = 0;
        if (symbol == static_cast<std::size_t>(Symbol::Beowulf))
            entry.readFixed("double", none, 0);
        else
            read("double", 2, 0, maxActivityCards);
    });
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 activity cards, not %2"), rules.deckSize, maxActivityCards);
}

/// Reads one symbol and how often the card shows it. Only Hides of Land shows more than one Beowulf (rulebook, Special
/// cards).
void readShown(const Cursor& at, Card card, CardKind& kind) {
    const auto [name, count] = data::readPair(at, Fault::tr("a special card must show one symbol"));
    const auto symbol = notation::indexOf(symbolNames, name);
    if (!symbol) count.fail(Fault::tr("this is not a symbol"));
    kind.symbol = static_cast<Symbol>(*symbol);
    kind.symbols = static_cast<std::uint8_t>(count.integer(1, 5));
    if ((kind.symbol == Symbol::Beowulf) != (card == hidesOfLand))
        at.fail(Fault::tr("Hides of Land must be the only special card with Beowulf symbols"));
}

void readSpecials(const Cursor& at, Rules& rules) {
    data::readEntries(at, std::span(cardNames).subspan(activityKinds, cardKinds - activityKinds),
                      [&](std::size_t i, Entry& entry) {
                          const auto card = static_cast<Card>(activityKinds + i);
                          CardKind& kind = rules.cards[card];
                          kind.count = 1;
                          entry.read("number", kind.number, 2, maxSeats);
                          if (hasSymbols(card)) readShown(entry.required("shows"), card, kind);
                          entry.readOptionalFlag("advanced-only", kind.advancedOnly);
                          const auto confidences = entry.readConfidences({"name", "number", "content"});
                          kind.nameConfidence = confidences[0].confidence;
                          kind.numberConfidence = confidences[1].confidence;
                          kind.confidence = confidences[2].confidence;
                      });
}

/// Reads the numbers of the tokens of each value, `first` being the lowest; returns their sum.
int readSplit(const Cursor& at, Token first, std::size_t values, Rules& rules) {
    int sum = 0;
    data::readEntry(at, [&](Entry& entry) {
        const auto items = entry.required("split").items();
        //: %1 and %2 numbers
        data::checkTotal(entry.required("split"), Fault::tr("there must be %1 values, not %2"),
                         static_cast<int>(items.size()), static_cast<int>(values));
        const Confidence confidence = entry.readConfidence();
        for (std::size_t i = 0; i < values; ++i) {
            TokenKind& kind = rules.tokens[first + i];
            kind.count = static_cast<std::uint8_t>(items[i].integer(0, maxAlliances));
            kind.confidence = confidence;
            sum += kind.count;
        }
    });
    return sum;
}

void readTokens(const Cursor& at, Rules& rules) {
    data::readEntry(at, [&](Entry& tokens) {
        const auto read = [&](const char* key, Token first, std::size_t values, int total) {
            const Cursor place = tokens.required(key);
            const int sum = readSplit(place, first, values, rules);
            //: %1 and %2 numbers
            data::checkTotal(place.map().required("split"), Fault::tr("there must be %1 of these tokens, not %2"), sum,
                             total);
        };
        read("fame", fameToken(1), fameValues, 36);
        read("treasure", treasureToken(1), treasureValues, 24);
        read("misfortune", misfortuneToken, 1, 3);
        const int alliances =
            readSplit(tokens.required("alliance-fame"), firstAlliance, allianceValues, rules) +
            readSplit(tokens.required("alliance-treasure"), firstAlliance + allianceValues, allianceValues, rules);
        //: %1 and %2 numbers
        data::checkTotal(at, Fault::tr("there must be %1 alliance tokens, not %2"), alliances, maxAlliances);
    });
}

void readTiles(const Cursor& at, Rules& rules) {
    constexpr std::array<std::string_view, 3> names{"scratch", "wound", "double-wound"};
    data::readEntries(at, names, [&](std::size_t i, Entry& entry) {
        entry.read("count", rules.tiles[i].count, 1, 99);
        rules.tiles[i].confidence = entry.readConfidence();
    });
    if (rules.tiles[2].count != 1) at.fail(Fault::tr("there must be exactly one tile with two wounds"));
}

void readStartCards(const Cursor& at, Rules& rules) {
    const auto all = at.map().all();
    if (all.empty()) at.fail(Fault::tr("each player must begin with at least one card"));
    for (const auto& [name, count] : all) {
        const auto card = pieceNames().activityCards.find(name);
        if (!card) count.fail(Fault::tr("this is not an activity card"));
        rules.startCards[*card] = static_cast<std::uint8_t>(count.integer(1, 9));
        if (rules.startCards[*card] * maxSeats > rules.cards[*card].count)
            count.fail(Fault::tr("there are too few of this card for five players"));
    }
}

}

void readPieces(Entry& root, Rules& rules) {
    readCards(root.required("cards"), rules);
    readSpecials(root.required("specials"), rules);
    data::readEntry(root.required("start"), [&](Entry& start) {
        readStartCards(start.required("cards"), rules);
        start.read("draw", rules.startDraw, 1, 9);
        start.readConfidence();
    });
    readTokens(root.required("tokens"), rules);
    readTiles(root.required("tiles"), rules);
}

}
