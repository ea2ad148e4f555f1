// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces by name, for files and notation.
#pragma once

#include "record/name_list.h"
#include "record/sources.h"
#include "rules/terms.h"

#include <string>
#include <string_view>

namespace heorot::raiders {

/// Crew dice with their faces; as pieces, all dice of a color are equal.
class DieNames final : public record::NameList {
  public:
    DieNames();
    std::string piece(Die die) const override;
};

/// Territory tiles: `food-1-a`, unknown ones `food-1?`.
record::NameList nameTiles();
/// Spoils of both decks.
record::NameList nameSpoils();
/// Dice and upgrades.
record::NameList namePayers();

struct RaidersNames {
    std::array<record::NameList, decks> cards;
    record::NameList tiles = nameTiles();
    std::array<record::NameList, territoryKinds> tilesOf;
    record::NameList spoils = nameSpoils();
    DieNames dice;
    record::NameList payers = namePayers();
    /// Sides of crew dice by color, and of combat dice: values of rolls.
    std::array<record::NameList, colors> sides;
    record::NameList combatSides;

    const record::NameList& of(Deck deck) const { return cards[static_cast<std::size_t>(deck)]; }
};

/// `red-helmet`, `blue-double-hammer`; `none` if there is no such die.
std::string dieName(Die die);
Die dieNamed(std::string_view name);
/// `helmet` for Clan on red dice.
std::string_view iconName(Color color, Icon icon);
/// A die, or `upgrade-chest`.
std::string payerName(Payer payer);
/// Farm, `bodn`, `treasure`; of either deck.
std::string spoilName(SpoilId spoil);
/// `red die`: as pieces, all dice of a color are equal.
std::string diePiece(Color color);
std::string villageName(VillageId card);

}
