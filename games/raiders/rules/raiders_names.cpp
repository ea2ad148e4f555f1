// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/raiders_names.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

template <class Names>
std::uint8_t indexIn(const Names& names, std::string_view name) {
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? none : static_cast<std::uint8_t>(at - names.begin());
}

}

std::string CardNames::name(std::uint8_t card) const {
    return card == unknown ? unknownName_ : names_.at(card);
}

std::optional<std::uint8_t> CardNames::find(std::string_view name) const {
    const std::uint8_t index = indexIn(names_, name);
    return index == none ? std::nullopt : std::optional(index);
}

std::string TileNames::name(TileId tile) const {
    const std::string front(territoryNames.at(territoryOf(tile)));
    if (isUnknownTile(tile)) return front + '?';
    return front + '-' + static_cast<char>('a' + tile % rewardsPerTerritory);
}

std::optional<TileId> TileNames::find(std::string_view name) const {
    if (name.size() < 3 || name[name.size() - 2] != '-') return std::nullopt;
    const int reward = name.back() - 'a';
    const std::uint8_t front = indexIn(territoryNames, name.substr(0, name.size() - 2));
    if (front == none || reward < 0 || reward >= rewardsPerTerritory) return std::nullopt;
    if (only_ != none && only_ != front) return std::nullopt;
    return tileOf(front, reward);
}

std::string SpoilNames::name(SpoilId spoil) const {
    return spoilName(spoil);
}

std::optional<SpoilId> SpoilNames::find(std::string_view name) const {
    if (const std::uint8_t artifact = indexIn(artifactNames, name); artifact != none) return artifact;
    if (const std::uint8_t card = indexIn(villageCardNames, name); card != none)
        return static_cast<SpoilId>(artifactKinds + card);
    if (const std::uint8_t card = indexIn(keepNames, name); card != none) return spoilOfKeep(card);
    return std::nullopt;
}

std::string DieNames::name(Die die) const {
    return dieName(die);
}

std::optional<Die> DieNames::find(std::string_view name) const {
    const Die die = dieNamed(name);
    return die == none ? std::nullopt : std::optional(die);
}

std::string DieNames::piece(Die die) const {
    return diePiece(colourOf(die));
}

std::string_view iconName(Colour colour, Icon icon) {
    return icon == Icon::Clan ? clanIconNames.at(static_cast<std::size_t>(colour))
                              : iconNames.at(static_cast<std::size_t>(icon));
}

std::string dieName(Die die) {
    const Colour colour = colourOf(die);
    return std::string(colourNames.at(static_cast<std::size_t>(colour))) + '-' +
           std::string(iconName(colour, iconOf(die)));
}

Die dieNamed(std::string_view name) {
    for (Die die = 0; die < dieKinds; ++die)
        if (dieName(die) == name) return die;
    return none;
}

std::string payerName(Payer payer) {
    return isUpgrade(payer) ? std::string(upgradeNames.at(static_cast<std::size_t>(payer - dieKinds))) : dieName(payer);
}

Payer payerNamed(std::string_view name) {
    const std::uint8_t upgrade = indexIn(upgradeNames, name);
    return upgrade == none ? dieNamed(name) : static_cast<Payer>(dieKinds + upgrade);
}

std::string villageName(VillageId card) {
    return std::string(isArtifact(card) ? artifactNames.at(card)
                                        : villageCardNames.at(static_cast<std::size_t>(card - artifactKinds)));
}

std::string spoilName(SpoilId spoil) {
    return isKeep(spoil) ? std::string(keepNames.at(keepOf(spoil))) : villageName(spoil);
}

std::string diePiece(Colour colour) {
    return std::string(colourNames.at(static_cast<std::size_t>(colour))) + " die";
}

}
