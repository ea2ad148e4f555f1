// SPDX-License-Identifier: GPL-3.0-or-later
// The immutable tables of the game, read once from raiders.yaml and shared by reference.
#pragma once

#include "rules/names.h"
#include "rules/terms.h"

#include "data/confidence.h"
#include "engine/fixed_list.h"
#include "record/data_source.h"
#include "record/sources.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace heorot::raiders {

using data::Confidence, data::Confidences, data::Figure;

/// Everything gained at once.
struct Bundle {
    std::uint8_t food = 0;
    std::uint8_t favor = 0;
    std::uint8_t glory = 0;
    std::uint8_t terror = 0;
    /// Terror to be discarded, as much as the seat has.
    std::uint8_t relief = 0;
    /// A pawn, or none.
    std::uint8_t pawn = none;
    /// A die on a printed face, or none.
    Die die = none;
    /// Dice gained and rolled, by color; and dice of any color on any face.
    Counts<colors> rolled{};
    std::uint8_t freeDice = 0;
    /// Cards from the decks.
    std::uint8_t villages = 0;
    std::uint8_t keeps = 0;
    std::uint8_t reavers = 0;
    std::uint8_t prophecies = 0;

    bool operator==(const Bundle&) const = default;
};

/// The icons that a cost asks for, by Icon from Shield to Hammer; index 0 is Shield.
inline constexpr int payIcons = 4;
constexpr std::size_t payIndex(Icon icon) {
    return static_cast<std::size_t>(icon) - 1;
}
struct Cost {
    std::uint8_t food = 0;
    std::uint8_t favor = 0;
    /// Dice of any color on any face.
    std::uint8_t dice = 0;
    Counts<payIcons> icons{};
};

/// Bonuses by distance from the active seat, 0 to 3; see bonusDistance for two seats.
using ByDistance = std::array<std::uint8_t, maxSeats>;

struct LocationSpec {
    Cost cost;
    /// Cards for each seat that acts, and what the active seat also gains.
    std::uint8_t cards = 0;
    Bundle active;
    /// Rewards of Trade, further cards of raids, attempts to subdue.
    ByDistance bonus{};
    Confidences confidences;
};

struct TradeSpec {
    std::uint8_t favor = 0;
    std::uint8_t food = 0;
    std::uint8_t dice = 0;
    std::uint8_t prophecies = 0;
};

/// The Specialize ability of a Reaver. `now` always happens; the rest costs something and may be declined.
struct Ability {
    enum class Kind : std::uint8_t {
        Gain, ///< `now` alone
        Draw, ///< draws `count` spoils of `deck` and keeps one
        Turn, ///< turns a die of `color` (or anyColor) to any face
        Buy,  ///< `dice` dice or `favor` Favor for `then`
    };
    Kind kind = Kind::Gain;
    Bundle now;
    Deck deck = Deck::Villages;
    std::uint8_t count = 0;
    std::uint8_t color = anyColor;
    std::uint8_t dice = 0;
    std::uint8_t favor = 0;
    Bundle then;
};

struct ReaverSpec {
    Color clan = Color::Red;
    std::uint8_t copies = 0;
    /// Dice gained and rolled, and dice of the Rally on any face, by color.
    Counts<colors> gain{};
    Counts<colors> rally{};
    Ability ability;
    Confidences confidences;
};

struct ArtifactSpec {
    enum class Effect : std::uint8_t {
        DrawKeep,
        FireAbility,
        TurnDie,
        SwapProphecy,
        Relief,
        CombatDice,
        Food,
        Favor,
        RollDice,
        PromoteBonus,
        LevelThree,
        CancelJourney,
    };
    /// Where it works: anywhere, or at this location.
    bool anywhere = false;
    Location location = Location::Recruit;
    /// What it stores: any die, or this icon (Clan: of this color).
    bool anyDie = false;
    Icon icon = Icon::Clan;
    Color color = Color::Red;
    Effect effect = Effect::Food;
    std::uint8_t amount = 0;
    std::uint8_t glory = 0;
    std::uint8_t copies = 0;
    Confidences confidences;

    /// The dice it stores, one bit per die; set by the loader.
    std::uint32_t storable = 0;

    bool stores(Die die) const { return (storable >> die & 1) != 0; }
    bool worksAt(Location where) const { return anywhere || where == location; }
};

inline constexpr int effectKinds = 12;

/// A village card that is no artifact.
struct VillageSpec {
    enum class Kind : std::uint8_t {
        Tile,    ///< the upgrade tile, or `other`
        Pillage, ///< `gain`; may be pillaged for `pillage`
        Choice,  ///< `gain`, or `other`
        Runes,   ///< discards Terror, which another seat gains; or `other`
    };
    Kind kind = Kind::Choice;
    Upgrade upgrade = Upgrade::Shield;
    Bundle gain;
    Bundle pillage;
    Bundle other;
    std::uint8_t copies = 0;
    Confidences confidences;
};

struct KeepSpec {
    /// Glory for 1, 2, ... cards of a set; empty for tapestries and for cards that are no set.
    std::vector<std::uint8_t> set;
    Bundle gain;
    /// 0 if there is no combat.
    std::uint8_t defense = 0;
    Bundle pillage;
    std::uint8_t copies = 0;
    Confidences confidences;
};

struct JourneySpec {
    /// The price: icons, or a Reaver of the longship. If neither, it cannot be paid.
    Cost pay;
    bool payReaver = false;
    Bundle paid;
    /// What a seat loses otherwise.
    std::uint8_t food = 0;
    std::uint8_t dice = 0;
    bool leader = false;
    bool dieOfLeader = false;
    bool goods = false; ///< an artifact or an upgrade
    std::uint8_t copies = 0;
    Confidences confidences;

    bool isCalm() const { return !payReaver && food == 0 && dice == 0 && !leader && !dieOfLeader && !goods; }
};

struct BattleSpec {
    std::uint8_t defense = 0;
    Cost combination;
    /// Glory included.
    Bundle reward;
    std::uint8_t copies = 0;
    Confidences confidences;
};

struct ProphecySpec {
    enum class Per : std::uint8_t {
        Treasure,
        Art,
        Armor,
        Tapestry,
        FoodTerritory,
        FavorTerritory,
        DiceTerritory,
        RedReaver,
        BlueReaver,
        YellowReaver,
        FarmPawn,
        WallPawn,
        BastionPawn,
        Artifact,
        Battle,
        Prophecy,
        Upgrades,
    };
    Per per = Per::Treasure;
    std::uint8_t glory = 0;
    std::uint8_t copies = 0;
    Confidences confidences;
};
inline constexpr int prophecyCounts = 17;

struct TerritorySpec {
    std::uint8_t defense = 0;
    Cost cost;
    /// Rewards with their copies; the third may have none.
    std::array<Bundle, rewardsPerTerritory> rewards{};
    Counts<rewardsPerTerritory> copies{};
    Confidences confidences;
};

struct UpgradeSpec {
    /// The icons from Shield to Hammer that it shows; it pays one of them.
    std::array<bool, payIcons> icons{};
    std::uint8_t copies = 0;
    Confidences confidences;
};

struct PawnSpec {
    /// The Glory of each pawn for 1-3, 4-5, 6 and more; the Glory of the majority.
    std::array<std::uint8_t, 3> each{};
    std::uint8_t most = 0;
    std::uint8_t copies = 0;
    Confidences confidences;
};

/// Promotion to Leader.
struct ClanSpec {
    Bundle promote;
    /// One village or one keep card.
    bool drawsSpoils = false;
    Confidences confidences;
};

struct Rules {
    Figure rounds;
    Figure actionsPerRound;
    Figure diceSpaces;
    Figure artifactSpaces;
    Figure reaversPerSlot;
    Figure upgradeSpaces;
    Figure startFavor;
    Figure startReavers;
    std::array<std::uint8_t, maxSeats> startFood{};
    Figure crewDice;
    Figure tradeDice;
    Figure territoryGlory;
    Figure restFood;
    Figure restDice;
    Figure tapestrySet;
    Figure tapestrySingle;
    /// Displays by number of seats (index 2 to 4).
    std::array<std::uint8_t, maxSeats + 1> reaverStacks{};
    std::array<std::uint8_t, maxSeats + 1> villageStacks{};
    std::array<std::uint8_t, maxSeats + 1> keepStacks{};
    std::array<std::uint8_t, maxSeats + 1> battleCards{};
    std::array<std::uint8_t, maxSeats + 1> prophecyCards{};

    /// The icons on the six sides of crew dice, by color; and which icons a die of a color can show.
    std::array<std::array<Icon, 6>, colors> sides{};
    std::array<std::array<bool, icons>, colors> hasIcon{};
    /// The same as lists.
    std::array<engine::FixedList<std::uint8_t, icons>, colors> iconLists{};
    std::array<std::uint8_t, 6> combatSides{};
    std::array<Confidence, colors> diceConfidence{};
    Confidence combatConfidence{};

    std::array<ClanSpec, colors> clans{};
    std::array<LocationSpec, locations> locationSpecs{};
    TradeSpec trade;
    std::array<ReaverSpec, reaverKinds> reavers{};
    std::array<ArtifactSpec, artifactKinds> artifacts{};
    std::array<VillageSpec, villageKinds - artifactKinds> villageCards{};
    std::array<KeepSpec, keepKinds> keeps{};
    std::array<JourneySpec, journeyKinds> journeys{};
    std::array<BattleSpec, battleKinds> battles{};
    std::array<ProphecySpec, prophecyKinds> prophecies{};
    std::array<TerritorySpec, territoryKinds> territories{};
    std::array<UpgradeSpec, upgradeKinds> upgrades{};
    std::array<PawnSpec, pawnKinds> pawns{};
    /// Glory lost for 1 to 6 Terror, and for each one more; positive numbers.
    std::array<std::uint8_t, 6> terror{};
    std::uint8_t terrorMore = 0;

    RaidersNames names;
    std::vector<record::SourceSpec> sources;

    const LocationSpec& at(Location location) const { return locationSpecs[static_cast<std::size_t>(location)]; }
    const VillageSpec& villageCard(VillageId card) const { return villageCards[card - artifactKinds]; }
    /// Copies of a village card, artifacts included.
    int villageCopies(VillageId card) const {
        return isArtifact(card) ? artifacts[card].copies : villageCard(card).copies;
    }
};

/// Reads and checks raiders.yaml. Throws record::FileError with file, line and sentence.
std::shared_ptr<const Rules> loadRules(record::DataSource& data);

}
