// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of Raiders of Midgard in code: locations, dice, cards and pieces with their numbers and names. What they do
// and how many there are is data (raiders.yaml).
#pragma once

#include "engine/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace heorot::raiders {

using engine::nobody;
using engine::Seat;

inline constexpr int maxSeats = 4;
template <class T>
using PerSeat = std::array<T, maxSeats>;
/// How many of each kind.
template <std::size_t N>
using Counts = std::array<std::uint8_t, N>;

/// No card, tile, artifact or place.
inline constexpr std::uint8_t none = 0xFF;
/// A card of which only the back is known. Territory tiles have backs of their own, see unknownTile.
inline constexpr std::uint8_t unknown = 0xFE;

/// The six action locations.
enum class Location : std::uint8_t { Recruit, Trade, Sea, Villages, Keeps, Subdue };
inline constexpr int locations = 6;
inline constexpr std::array<std::string_view, locations> locationNames{"recruit",  "trade", "sea",
                                                                       "villages", "keeps", "subdue"};

/// Where Reavers specialize, in the order of the longship.
enum class Slot : std::uint8_t { Villages, Keeps, Sea, Subdue };
/// Not called `slots`: that is a macro of Qt.
inline constexpr int slotKinds = 4;
inline constexpr std::array<std::string_view, slotKinds> slotNames{"villages", "keeps", "sea", "subdue"};
/// The location of a slot.
constexpr Location locationOf(Slot slot) {
    constexpr std::array<Location, slotKinds> of{Location::Villages, Location::Keeps, Location::Sea, Location::Subdue};
    return of[static_cast<std::size_t>(slot)];
}

/// Colors of crew dice; each is a clan's: Tyr red, Odin blue, Yggdrasil yellow.
enum class Color : std::uint8_t { Red, Blue, Yellow };
inline constexpr int colors = 3;
inline constexpr std::array<std::string_view, colors> colorNames{"red", "blue", "yellow"};
inline constexpr std::array<std::string_view, colors> clanNames{"tyr", "odin", "yggdrasil"};
/// Stands for any color.
inline constexpr std::uint8_t anyColor = colors;

/// Signs on crew dice. Clan is the helmet on red dice, the raven on blue, the tree on yellow ones.
enum class Icon : std::uint8_t { Clan, Shield, Chest, Longship, Hammer, DoubleHammer };
inline constexpr int icons = 6;
inline constexpr std::array<std::string_view, icons> iconNames{"clan",     "shield", "chest",
                                                               "longship", "hammer", "double-hammer"};
inline constexpr std::array<std::string_view, colors> clanIconNames{"helmet", "raven", "tree"};

/// A crew die with its face: color and icon. `red-helmet`, `blue-double-hammer`.
using Die = std::uint8_t;
inline constexpr int dieKinds = colors * icons;
constexpr Die dieOf(Color color, Icon icon) {
    return static_cast<Die>(static_cast<int>(color) * icons + static_cast<int>(icon));
}
constexpr Color colorOf(Die die) {
    return static_cast<Color>(die / icons);
}
constexpr Icon iconOf(Die die) {
    return static_cast<Icon>(die % icons);
}

/// Ship upgrades by the tile they bring.
enum class Upgrade : std::uint8_t { Shield, Chest, LongshipHammer };
inline constexpr int upgradeKinds = 3;
inline constexpr std::array<std::string_view, upgradeKinds> upgradeNames{"upgrade-shield", "upgrade-chest",
                                                                         "upgrade-longship-hammer"};

/// What pays an icon: a die (its number), or an upgrade turned up (dieKinds + its number).
using Payer = std::uint8_t;
inline constexpr int payerKinds = dieKinds + upgradeKinds;
constexpr Payer payerOf(Upgrade upgrade) {
    return static_cast<Payer>(dieKinds + static_cast<int>(upgrade));
}
constexpr bool isUpgrade(Payer payer) {
    return payer >= dieKinds;
}
constexpr Upgrade upgradeOf(Payer payer) {
    return static_cast<Upgrade>(payer - dieKinds);
}

enum class Pawn : std::uint8_t { Farm, Wall, Bastion };
inline constexpr int pawnKinds = 3;
inline constexpr std::array<std::string_view, pawnKinds> pawnNames{"farm-pawn", "wall-pawn", "bastion-pawn"};

using ReaverId = std::uint8_t;
inline constexpr int reaverKinds = 18;
inline constexpr std::array<std::string_view, reaverKinds> reaverNames{
    "axe-chieftain",   "chosen",          "fanatic",     "mercenary",   "pillager", "flamebearer",
    "hunter",          "spear-chieftain", "robber",      "royal-guard", "freeman",  "old-warrior",
    "sword-chieftain", "scout",           "saga-keeper", "hiromenn",    "seeress",  "spakona"};

using ArtifactId = std::uint8_t;
inline constexpr int artifactKinds = 14;
inline constexpr std::array<std::string_view, artifactKinds> artifactNames{
    "andvarinaut", "sacred-ash-staff", "bodn",           "brisingamen", "friggs-chalice", "dainsleif",  "draupnir",
    "eldrihmnir",  "mjolnir-fragment", "ljosalfar-harp", "hringhorni",  "jarnglofar",     "laevateinn", "skidbladnir"};

/// Village spoils: the artifacts by their numbers, then cards that are discarded when resolved.
using VillageId = std::uint8_t;
enum class VillageCard : std::uint8_t {
    UpgradeShield = artifactKinds,
    UpgradeChest,
    UpgradeLongshipHammer,
    Farm,
    VillageWall,
    BundleOfSwords,
    BowsAndArrows,
    AxesAndSpears,
    RunicCarvings,
};
inline constexpr int villageKinds = artifactKinds + 9;
inline constexpr std::array<std::string_view, villageKinds - artifactKinds> villageCardNames{
    "card-upgrade-shield",
    "card-upgrade-chest",
    "card-upgrade-longship-hammer",
    "farm",
    "village-wall",
    "bundle-of-swords",
    "bows-and-arrows",
    "axes-and-spears",
    "runic-carvings"};
constexpr bool isArtifact(VillageId card) {
    return card < artifactKinds;
}

/// Keep spoils.
using KeepId = std::uint8_t;
enum class KeepCard : std::uint8_t {
    Treasure,
    Art,
    Armor,
    TapestryDearg,
    TapestryBuigh,
    TapestryGorm,
    KeepWall,
    TowerBlueYellow,
    TowerRedBlue,
    TowerRedYellow,
};
inline constexpr int keepKinds = 10;
inline constexpr std::array<std::string_view, keepKinds> keepNames{"treasure",       "art",
                                                                   "armor",          "tapestry-dearg",
                                                                   "tapestry-buigh", "tapestry-gorm",
                                                                   "keep-wall",      "tower-blue-yellow",
                                                                   "tower-red-blue", "tower-red-yellow"};
/// Whether it goes to the Glory pile and scores at the end; the others are discarded when resolved.
constexpr bool isSetCard(KeepId card) {
    return card <= static_cast<KeepId>(KeepCard::TapestryGorm);
}

/// A spoils card of either deck: village cards by their number, keep cards from firstKeep on.
using SpoilId = std::uint8_t;
inline constexpr int firstKeep = 32;
inline constexpr SpoilId spoilOfKeep(KeepId card) {
    return static_cast<SpoilId>(firstKeep + card);
}
constexpr bool isKeep(SpoilId spoil) {
    return spoil >= firstKeep && spoil < firstKeep + keepKinds;
}
constexpr KeepId keepOf(SpoilId spoil) {
    return static_cast<KeepId>(spoil - firstKeep);
}

using JourneyId = std::uint8_t;
inline constexpr int journeyKinds = 7;
inline constexpr std::array<std::string_view, journeyKinds> journeyNames{
    "draugr-ambush", "famine", "kraken", "rough-seas", "viking-raiders", "spoiled-rations", "all-is-calm"};

using BattleId = std::uint8_t;
inline constexpr int battleKinds = 8;
inline constexpr std::array<std::string_view, battleKinds> battleNames{
    "transport", "draugar-raiders", "skiff", "knarr", "exiles", "enemy-longship", "lyngbakr", "spawn-of-jormungandr"};

using ProphecyId = std::uint8_t;
inline constexpr int prophecyKinds = 17;
inline constexpr std::array<std::string_view, prophecyKinds> prophecyNames{
    "stolen-armor",    "champion-of-the-seas", "champion-of-valhalla", "treasure-hunter",
    "chosen-of-seidr", "feast-of-the-gods",    "proud-conquerors",     "berserkers-glory",
    "refined-tastes",  "warrior-of-odin",      "juggernaut",           "plunderer",
    "prophet-of-odin", "sailors-reward",       "killer-lord",          "world-shaman",
    "vanquisher"};

/// Fronts of territory tiles: type (food, favor, dice) times level (1 to 3).
using Territory = std::uint8_t;
enum class TerritoryType : std::uint8_t { Food, Favor, Dice };
inline constexpr int territoryKinds = 9;
inline constexpr std::array<std::string_view, territoryKinds> territoryNames{
    "food-1", "food-2", "food-3", "favor-1", "favor-2", "favor-3", "dice-1", "dice-2", "dice-3"};
constexpr TerritoryType typeOf(Territory territory) {
    return static_cast<TerritoryType>(territory / 3);
}
constexpr int levelOf(Territory territory) {
    return territory % 3 + 1;
}

/// A territory tile with its back: front times 3 and the number of the reward. `food-1-a`.
using TileId = std::uint8_t;
inline constexpr int rewardsPerTerritory = 3;
inline constexpr int tileKinds = territoryKinds * rewardsPerTerritory;
constexpr TileId tileOf(Territory territory, int reward) {
    return static_cast<TileId>(territory * rewardsPerTerritory + reward);
}
/// A tile of which only the front is known. `food-1?`.
constexpr TileId unknownTile(Territory territory) {
    return static_cast<TileId>(0x80 + territory);
}
constexpr bool isUnknownTile(TileId tile) {
    return (tile & 0x80) != 0;
}
constexpr Territory territoryOf(TileId tile) {
    return static_cast<Territory>(isUnknownTile(tile) ? tile - 0x80 : tile / rewardsPerTerritory);
}

/// The decks of cards, in the order of the sources of chance.
enum class Deck : std::uint8_t { Reavers, Villages, Keeps, Journeys, Battles, Prophecies };
inline constexpr int decks = 6;
inline constexpr std::array<std::string_view, decks> deckNames{"reavers",  "villages", "keeps",
                                                               "journeys", "battles",  "prophecies"};

/// The sources of Glory on the track.
enum class Track : std::uint8_t { Sea, Villages, Keeps, Territories, Reavers };
inline constexpr int tracks = 5;

}
