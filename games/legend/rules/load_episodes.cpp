// SPDX-License-Identifier: GPL-3.0-or-later
// The 36 episodes of legend.yaml.
#include "rules/load.h"

#include <algorithm>
#include <bit>

namespace heorot::legend {

using record::Cursor;
using record::MapCursor;

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
        at.fail("this episode asks for " + std::string(least == most ? "two symbols" : "one or two symbols"));
    return static_cast<std::uint8_t>(bits);
}

/// Cards, two of one symbol, one each of several symbols, or fame tokens.
Price readPrice(const Cursor& at) {
    const auto parts = at.map().all();
    if (parts.size() != 1) at.fail("an opportunity asks for cards, symbols or fame tokens");
    const auto& [name, value] = parts[0];
    Price price;
    if (name == "cards") {
        price.total = price.cards = static_cast<std::uint8_t>(value.integer(1, 5));
    } else if (name == "fame-tokens") {
        price.total = price.fameTokens = static_cast<std::uint8_t>(value.integer(2, 2));
    } else if (name == "symbols") {
        const auto wanted = value.map().all();
        for (const auto& [symbol, count] : wanted) {
            const auto known = std::find(plainSymbolNames().begin(), plainSymbolNames().end(), symbol);
            if (known == plainSymbolNames().end()) count.fail("this is no symbol that can be asked for");
            const int number = count.integer(1, wanted.size() == 1 ? 2 : 1);
            price.symbols[static_cast<std::size_t>(known - plainSymbolNames().begin())] =
                static_cast<std::uint8_t>(number);
            price.total = static_cast<std::uint8_t>(price.total + number);
        }
        if (wanted.empty()) value.fail("an opportunity asks for a symbol");
    } else {
        value.fail("an opportunity asks for cards, symbols or fame tokens");
    }
    return price;
}

std::array<Offer, iconSlots> readIcons(const Cursor& at) {
    const auto items = at.items();
    if (items.size() != iconSlots) at.fail("such an episode has five icons");
    std::array<Offer, iconSlots> icons{};
    for (std::size_t i = 0; i < items.size(); ++i) {
        MapCursor entry = items[i].map();
        const Cursor gain = entry.required("gain");
        icons[i] = {readGain(gain), confidenceOf(entry)};
        if (icons[i].gain.kind == GainKind::Healing) gain.fail("no icon heals scratches");
        entry.finish();
    }
    return icons;
}

void readExchange(MapCursor& entry, Episode& episode) {
    episode.price = readPrice(entry.required("give"));
    const Cursor get = entry.required("get");
    episode.offer.gain = readGain(get);
    const GainKind kind = episode.offer.gain.kind;
    if ((kind == GainKind::Healing) != (episode.price.fameTokens > 0))
        get.fail("fame tokens are given for healing, and cards for anything else");
    const bool given = kind == GainKind::Fame || kind == GainKind::Treasure || kind == GainKind::Alliance ||
                       kind == GainKind::Cards || kind == GainKind::Healing;
    if (!given) get.fail("an opportunity gives fame, treasure, alliance, cards or healing");
    for (std::size_t symbol = 0; symbol < plainSymbols; ++symbol)
        if (episode.price.symbols[symbol] > 0)
            episode.symbols = static_cast<std::uint8_t>(episode.symbols | 1U << symbol);
}

void readPrize(MapCursor& entry, Episode& episode) {
    const Cursor prize = entry.required("prize");
    episode.offer.gain = readGain(prize);
    switch (episode.offer.gain.kind) {
    case GainKind::Fame:
    case GainKind::Treasure:
    case GainKind::Alliance:
    case GainKind::Cards:
    case GainKind::Special: break;
    default: prize.fail("a treasure auction has a prize");
    }
}

void readContent(MapCursor& entry, Episode& episode) {
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
    static const std::vector<std::string> names(episodeNames.begin(), episodeNames.end());
    static const std::vector<std::string> kinds(episodeKindNames.begin(), episodeKindNames.end());
    const auto items = at.items();
    if (items.size() != episodeCount) at.fail("the board has 36 steps, not " + std::to_string(items.size()));
    std::array<bool, episodeCount> named{};
    for (std::size_t i = 0; i < items.size(); ++i) {
        MapCursor entry = items[i].map();
        Episode& episode = rules.episodes[i];
        const Cursor name = entry.required("step");
        episode.name = static_cast<std::uint8_t>(name.oneOf(names));
        if (std::exchange(named[episode.name], true)) name.fail("this step stands here twice");
        rules.placeOf[episode.name] = static_cast<std::uint8_t>(i);
        episode.kind = static_cast<EpisodeKind>(entry.required("kind").oneOf(kinds));
        readContent(entry, episode);
        const auto confidences = confidencesOf<3>(entry, {"name", "kind", "content"});
        episode.nameConfidence = confidences[0];
        episode.kindConfidence = confidences[1];
        episode.confidence = episode.offer.confidence = confidences[2];
        entry.finish();
        episode.iconOrder = orderOf(episode.icons);
        fillWorth(rules, episode);
    }
}

}
