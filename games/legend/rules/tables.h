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
    /// What it shows; texts show nothing.
    Symbol symbol = Symbol::Beowulf;
    std::uint8_t symbols = 0;
    /// Special cards: the circled number; in play with at least so many seats.
    std::uint8_t number = 0;
    /// Special cards: in play in the advanced game only.
    bool advancedOnly = false;
    /// Special cards: of name and circled number.
    Confidence nameConfidence{};
    Confidence numberConfidence{};
    /// Of how many there are, or of what a special card shows or says.
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

/// What an opportunity asks for: so many cards of any kind, so many of each symbol, or so many fame tokens.
struct Price {
    std::uint8_t cards = 0;
    std::array<std::uint8_t, plainSymbols> symbols{};
    std::uint8_t fameTokens = 0;
    /// All symbols together.
    std::uint8_t total = 0;
};

struct Episode {
    /// Place in episodeNames.
    std::uint8_t name = 0;
    EpisodeKind kind{};
    /// Symbols that count, as bits by Symbol; Beowulf always counts.
    std::uint8_t symbols = 0;
    Price price{};
    /// Opportunities: what it gives; Break Ranks? heals instead. Auctions: the prize.
    Offer offer{};
    /// Slots clockwise from the title.
    std::array<Offer, iconSlots> icons{};
    /// The slots in the order of a legal list.
    std::array<std::uint8_t, iconSlots> iconOrder{};
    Confidence nameConfidence{};
    Confidence kindConfidence{};
    /// Of symbols, price and offer.
    Confidence confidence{};
    /// Symbols of each card that count here, by kind; unknown cards count none.
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
    /// Cards each seat begins with, by kind, and how many more from the deck.
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
    /// Fame of this value may be changed from this episode on.
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
    /// The place of an episode on the board, from 0, by its name's place in episodeNames.
    std::array<std::uint8_t, episodeCount> placeOf{};
};

/// Reads and checks legend.yaml. Throws record::FileError with file, line and sentence.
std::shared_ptr<const Rules> loadRules(record::DataSource& data);

}
