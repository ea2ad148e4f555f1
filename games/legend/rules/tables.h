// SPDX-License-Identifier: GPL-3.0-or-later
// The immutable tables of the game, read once from legend.yaml and shared by reference.
#pragma once

#include "rules/names.h"
#include "rules/terms.h"

#include "data/confidence.h"
#include "record/data_source.h"
#include "record/sources.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace heorot::legend {

using data::Confidence;

struct CardKind {
    /// How many are in the box.
    std::uint8_t count = 0;
    /// The symbol it shows and how often; cards with a text show none.
    Symbol symbol = Symbol::Beowulf;
    std::uint8_t symbols = 0;
    /// Special cards: the circled number; the card is used with at least so many seats.
    std::uint8_t number = 0;
    /// Special cards: whether it is used in the advanced game only.
    bool advancedOnly = false;
    /// Special cards: the confidence of name and circled number.
    Confidence nameConfidence{};
    Confidence numberConfidence{};
    /// The confidence of the number of copies, or of what a special card shows or says.
    Confidence confidence{};
};

struct TokenKind {
    std::uint8_t count = 0;
    Confidence confidence{};
};

/// An icon, prize or option with its confidence.
struct Offer {
    Gain gain{};
    Confidence confidence{};
    bool operator==(const Offer&) const = default;
};

/// The price of an opportunity: a number of any cards, of each symbol, or of fame tokens.
struct Price {
    std::uint8_t cards = 0;
    std::array<std::uint8_t, plainSymbols> symbols{};
    std::uint8_t fameTokens = 0;
    /// All symbols together.
    std::uint8_t total = 0;
};

struct Episode {
    /// Index in episodeNames.
    std::uint8_t name = 0;
    EpisodeKind kind{};
    /// Symbols that count, as bits by Symbol; Beowulf always counts.
    std::uint8_t symbols = 0;
    Price price{};
    /// Opportunities: what the price buys (Break Ranks? heals instead). Auctions: the prize.
    Offer offer{};
    /// Icons by slot, clockwise from the title.
    std::array<Offer, iconSlots> icons{};
    /// The slots in the order of a legal list.
    std::array<std::uint8_t, iconSlots> iconOrder{};
    Confidence nameConfidence{};
    Confidence kindConfidence{};
    /// The confidence of symbols, price and offer.
    Confidence confidence{};
    /// How many symbols of each kind of card count here; none of an unknown card.
    std::array<std::uint8_t, cardKinds + 1> worth{};

    bool asksFor(Symbol symbol) const { return (symbols >> static_cast<int>(symbol) & 1) != 0; }
};

inline constexpr int selectionOptions = 5;

struct Rules {
    std::array<CardKind, cardKinds> cards{};
    std::array<TokenKind, tokenKinds> tokens{};
    /// Wound tiles: scratches, single wounds, the double wound.
    std::array<TokenKind, 3> tiles{};
    std::array<Episode, episodeCount> episodes{};
    std::array<Offer, selectionOptions> selection{};
    std::array<std::uint8_t, selectionOptions> selectionOrder{};
    /// Cards each seat starts with, by kind, and how many it draws in addition.
    std::array<std::uint8_t, activityKinds> startCards{};
    int startDraw = 0;
    /// Cards turned for a risk, and with Daring.
    int riskCards = 0;
    int daringCards = 0;
    /// Recovery: cards turned up per seat, and picks of each seat.
    int recoveryCards = 0;
    int recoveryPicks = 0;
    /// Cards drawn with a wound, and with the double wound, of an icon.
    int woundCards = 0;
    int doubleWoundCards = 0;
    /// Scratches that make a wound.
    int scratchesPerWound = 0;
    /// Change may be made for fame of this value from this episode on.
    int changedFame = 0;
    int changeFrom = 0;
    /// Scoring.
    int misfortunePoints = 0;
    int noWoundPoints = 0;
    int manyWounds = 0;
    int pointsPerWound = 0;
    /// Activity cards in the box.
    int deckSize = 0;
    std::vector<record::SourceSpec> sources;

    const Episode& episode(int number) const { return episodes[static_cast<std::size_t>(number)]; }
    /// The number of an episode on the board, from 0, by its index in episodeNames.
    std::array<std::uint8_t, episodeCount> placeOf{};
};

/// Reads and checks legend.yaml. Throws record::FileError with file, line and sentence.
std::shared_ptr<const Rules> loadRules(record::DataSource& data);

}
