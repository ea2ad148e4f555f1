// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces by name, for files and notation.
#pragma once

#include "record/describer.h"
#include "record/sources.h"
#include "rules/terms.h"

#include <string>
#include <string_view>
#include <vector>

namespace heorot::raiders {

/// Cards of one kind by their number; the unknown one is `<deck>?`.
class CardNames final : public record::PieceNames {
  public:
    CardNames() = default;
    CardNames(std::vector<std::string> names, std::string unknownName)
        : names_(std::move(names)), unknownName_(std::move(unknownName)) {}
    std::string name(std::uint8_t card) const override;
    std::optional<std::uint8_t> find(std::string_view name) const override;
    const std::vector<std::string>& all() const { return names_; }

  private:
    std::vector<std::string> names_;
    std::string unknownName_;
};

/// Territory tiles: `food-1-a`, unknown ones `food-1?`. Of one front, or of all.
class TileNames final : public record::PieceNames {
  public:
    TileNames() = default;
    explicit TileNames(Territory only) : only_(only) {}
    std::string name(TileId tile) const override;
    std::optional<TileId> find(std::string_view name) const override;

  private:
    Territory only_ = none;
};

/// Spoils of both decks.
class SpoilNames final : public record::PieceNames {
  public:
    std::string name(SpoilId spoil) const override;
    std::optional<SpoilId> find(std::string_view name) const override;
};

/// Crew dice as they lie; all dice of a colour are one piece.
class DieNames final : public record::PieceNames {
  public:
    std::string name(Die die) const override;
    std::optional<Die> find(std::string_view name) const override;
    std::string piece(Die die) const override;
};

struct RaidersNames {
    std::array<CardNames, decks> cards;
    TileNames tiles;
    std::array<TileNames, territoryKinds> tilesOf;
    SpoilNames spoils;
    DieNames dice;
    /// Sides of crew dice by colour, and of combat dice: values of rolls.
    std::array<CardNames, colours> sides;
    CardNames combatSides;

    const CardNames& of(Deck deck) const { return cards[static_cast<std::size_t>(deck)]; }
};

/// `red-helmet`, `blue-double-hammer`; none if there is no such die.
std::string dieName(Die die);
Die dieNamed(std::string_view name);
/// `helmet` for Clan on red dice.
std::string_view iconName(Colour colour, Icon icon);
/// A die, or `upgrade-chest`.
std::string payerName(Payer payer);
Payer payerNamed(std::string_view name);
/// Farm, `bodn`, `treasure`; of either deck.
std::string spoilName(SpoilId spoil);
/// `red die`: all dice of a colour are one piece.
std::string diePiece(Colour colour);
std::string villageName(VillageId card);

}
