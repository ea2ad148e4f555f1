// SPDX-License-Identifier: GPL-3.0-or-later
// The 36 episodes of legend.yaml.
#include "rules/load.h"

#include <algorithm>
#include <bit>

namespace heorot::legend {

using data::Cursor;
using data::Entry;
using data::Fault;

namespace {

const std::vector<std::string>& plainSymbolNames() {
    static const std::vector<std::string> names(symbolNames.begin(), symbolNames.begin() + plainSymbols);
    return names;
}

std::uint8_t readSymbols(const Cursor& at, int least, int most) {
    unsigned bits = 0;
    for (const Cursor& item : at.items()) bits |= 1U << item.oneOf(plainSymbolNames());
    const int count = std::popcount(bits);
    if (count < least || count > most || static_cast<std::size_t>(count) != at.items().size())
        at.fail(least == most ? Fault::tr("this episode must ask for two symbols")
                              : Fault::tr("this episode must ask for one or two symbols"));
    return static_cast<std::uint8_t>(bits);
}

/// Reads two of one symbol, or one each of several.
void readSymbolPrice(const Cursor& at, Price& price) {
    const auto wanted = at.map().all();
    if (wanted.empty()) at.fail(Fault::tr("an opportunity must ask for a symbol"));
    for (const auto& [name, count] : wanted) {
        const auto symbol = notation::indexOf(plainSymbolNames(), name);
        if (!symbol) count.fail(Fault::tr("this symbol can’t be asked for"));
        price.symbols[*symbol] = static_cast<std::uint8_t>(count.integer(1, wanted.size() == 1 ? 2 : 1));
        price.total = static_cast<std::uint8_t>(price.total + price.symbols[*symbol]);
    }
}

/// Reads a price in cards, symbols or fame tokens.
Price readPrice(const Cursor& at) {
    const Fault wrong = Fault::tr("an opportunity must ask for cards, symbols, or fame tokens");
    const auto [name, value] = data::readPair(at, wrong);
    Price price;
    if (name == "cards")
        price.total = price.cards = static_cast<std::uint8_t>(value.integer(1, 5));
    else if (name == "fame-tokens")
        price.total = price.fameTokens = static_cast<std::uint8_t>(value.integer(2, 2));
    else if (name == "symbols")
        readSymbolPrice(value, price);
    else
        value.fail(wrong);
    return price;
}

std::array<Offer, iconSlots> readIcons(const Cursor& at) {
    const auto items = data::readItems(at, iconSlots, Fault::tr("this kind of episode must have five icons"));
    std::array<Offer, iconSlots> icons{};
    for (std::size_t i = 0; i < items.size(); ++i) {
        icons[i] = readOffer(items[i]);
        if (icons[i].gain.kind == GainKind::Healing)
            items[i].map().required("gain").fail(Fault::tr("an icon can’t heal scratches"));
    }
    return icons;
}

void readExchange(Entry& entry, Episode& episode) {
    episode.price = readPrice(entry.required("give"));
    const Cursor get = entry.required("get");
    episode.offer.gain = readGain(get);
    const GainKind kind = episode.offer.gain.kind;
    if ((kind == GainKind::Healing) != (episode.price.fameTokens > 0))
        get.fail(Fault::tr("fame tokens can be given only for healing, and cards only for other things"));
    if (!isPlainGain(kind))
        get.fail(Fault::tr("an opportunity can give only fame, treasure, alliances, cards, or healing"));
    for (std::size_t symbol = 0; symbol < plainSymbols; ++symbol)
        if (episode.price.symbols[symbol] > 0)
            episode.symbols = static_cast<std::uint8_t>(episode.symbols | 1U << symbol);
}

void readPrize(Entry& entry, Episode& episode) {
    const Cursor prize = entry.required("prize");
    episode.offer.gain = readGain(prize);
    const GainKind kind = episode.offer.gain.kind;
    if (kind == GainKind::Healing || !(isPlainGain(kind) || kind == GainKind::Special))
        prize.fail(Fault::tr("a treasure auction must have a prize"));
}

void readContent(Entry& entry, Episode& episode) {
    switch (episode.kind) {
    case EpisodeKind::Opportunity: readExchange(entry, episode); break;
    case EpisodeKind::Risk:
    case EpisodeKind::InTurn: episode.symbols = readSymbols(entry.required("symbols"), 2, 2); break;
    case EpisodeKind::Simultaneous: episode.symbols = readSymbols(entry.required("symbols"), 1, 2); break;
    case EpisodeKind::Death: episode.symbols = (1U << plainSymbols) - 1; break;
    case EpisodeKind::Auction: readPrize(entry, episode); break;
    default: break;
    }
    if (hasIcons(episode.kind)) episode.icons = readIcons(entry.required("icons"));
}

void fillWorth(const Rules& rules, Episode& episode) {
    for (Card card = 0; card < symbolKinds; ++card) {
        const CardKind& kind = rules.cards[card];
        const bool counts = episode.symbols != 0 && (kind.symbol == Symbol::Beowulf || episode.asksFor(kind.symbol));
        episode.worth[card] = counts ? kind.symbols : std::uint8_t{0};
    }
}

}

void readEpisodes(const Cursor& at, Rules& rules) {
    const auto items = at.items();
    //: %1 and %2 numbers
    if (items.size() != episodeCount)
        at.fail(Fault::tr("the board must have %1 steps, not %2").arg(episodeCount, items.size()));
    std::array<bool, episodeCount> named{};
    for (std::size_t i = 0; i < items.size(); ++i)
        data::readEntry(items[i], [&](Entry& entry) {
            Episode& episode = rules.episodes[i];
            entry.readName("step", episode.name, episodeNames);
            if (std::exchange(named[episode.name], true))
                entry.required("step").fail(Fault::tr("this step is listed twice"));
            rules.placeOf[episode.name] = static_cast<std::uint8_t>(i);
            entry.readName("kind", episode.kind, episodeKindNames);
            readContent(entry, episode);
            const auto confidences = entry.readConfidences({"name", "kind", "content"});
            episode.nameConfidence = confidences[0].confidence;
            episode.kindConfidence = confidences[1].confidence;
            episode.confidence = episode.offer.confidence = confidences[2].confidence;
            episode.iconOrder = orderOf(episode.icons);
            fillWorth(rules, episode);
        });
}

}
