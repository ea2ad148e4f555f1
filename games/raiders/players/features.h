// SPDX-License-Identifier: GPL-3.0-or-later
// What a longship has beyond its points, as numbers: the evaluation is a weighted sum of them. The weights were fitted
// to games of the computer players against themselves (players/fit).
#pragma once

#include "rules/queries.h"

namespace heorot::raiders {

enum class Feature : std::uint8_t {
    Base,
    // Crew dice: the first two with an icon, and those beyond.
    Shields,
    MoreShields,
    Chests,
    MoreChests,
    Longships,
    MoreLongships,
    Hammers,
    MoreHammers,
    DoubleHammers,
    WildDice,
    IdleDice,
    CrowdedDice,
    StoredDice,
    // Upgrades, turned up or down.
    ShieldUpgrades,
    ChestUpgrades,
    HammerUpgrades,
    // Goods: the first ones, and those beyond.
    Food,
    MoreFood,
    MuchFood,
    Favor,
    MoreFavor,
    MuchFavor,
    // Reavers: what their abilities are worth, by slot; the same for slots whose location is taken in this round.
    Leader,
    VillageCrew,
    KeepCrew,
    SeaCrew,
    SubdueCrew,
    SpentCrew,
    Artifacts,
    // The points of one more card or pawn.
    NextTreasure,
    NextArt,
    NextArmor,
    NextTapestry,
    NextFarm,
    NextWall,
    NextBastion,
    FarmLead,
    WallLead,
    BastionLead,
    NextTerror,
    // Prophecies: how many, and what they are going to count.
    Prophecies,
    ProphecyGrowth,
    // What can be paid for.
    VillagesReady,
    KeepsReady,
    VillagesOpen,
    KeepsOpen,
    SeaOpen,
    SubdueOpen,
    // Turns.
    Choices,
    IsNext,
    NextStarter,
    ReadyNext,
};
inline constexpr int featureCount = static_cast<int>(Feature::ReadyNext) + 1;
using Features = std::array<float, featureCount>;

/// The number of actions of the game still to come, with the current one.
int actionsLeft(const Rules& rules, const State& state);

Features featuresOf(const Rules& rules, const State& state, Seat seat);

/// The Glory that the tiles of a seat bring at the Cleanups to come.
float tileIncome(const Rules& rules, const State& state, Seat seat);

}
