// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/names.h"

namespace heorot::raiders {

namespace {

/// The names of the numbers from 0 up to `count` - 1.
template <class Name>
std::vector<std::string> listOf(int count, Name name) {
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i) names.emplace_back(name(static_cast<std::uint8_t>(i)));
    return names;
}

}

DieNames::DieNames() : NameList(listOf(dieKinds, dieName)) {}

std::string DieNames::piece(Die die) const {
    return diePiece(colorOf(die));
}

record::NameList nameTiles() {
    const auto front = [](TileId tile) { return std::string(territoryNames.at(territoryOf(tile))); };
    const auto back = [&](TileId tile) {
        return front(tile) + '-' + static_cast<char>('a' + tile % rewardsPerTerritory);
    };
    const auto frontAlone = [&](Territory territory) { return front(unknownTile(territory)) + '?'; };
    return record::NameList(listOf(tileKinds, back), unknownTile(0), listOf(territoryKinds, frontAlone));
}

record::NameList nameSpoils() {
    const auto name = [](SpoilId spoil) {
        return spoil < villageKinds || isKeep(spoil) ? spoilName(spoil) : std::string();
    };
    return record::NameList(listOf(firstKeep + keepKinds, name));
}

record::NameList namePayers() {
    return record::NameList(listOf(payerKinds, payerName));
}

std::string_view iconName(Color color, Icon icon) {
    return icon == Icon::Clan ? clanIconNames.at(static_cast<std::size_t>(color))
                              : iconNames.at(static_cast<std::size_t>(icon));
}

std::string dieName(Die die) {
    const Color color = colorOf(die);
    return std::string(colorNames.at(static_cast<std::size_t>(color))) + '-' +
           std::string(iconName(color, iconOf(die)));
}

Die dieNamed(std::string_view name) {
    for (Die die = 0; die < dieKinds; ++die)
        if (dieName(die) == name) return die;
    return none;
}

std::string payerName(Payer payer) {
    return isUpgrade(payer) ? std::string(upgradeNames.at(static_cast<std::size_t>(payer - dieKinds))) : dieName(payer);
}

std::string villageName(VillageId card) {
    return std::string(isArtifact(card) ? artifactNames.at(card)
                                        : villageCardNames.at(static_cast<std::size_t>(card - artifactKinds)));
}

std::string spoilName(SpoilId spoil) {
    return isKeep(spoil) ? std::string(keepNames.at(keepOf(spoil))) : villageName(spoil);
}

std::string diePiece(Color color) {
    return std::string(colorNames.at(static_cast<std::size_t>(color))) + " die";
}

}
