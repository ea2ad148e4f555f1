// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is refused, as numbers inside Violation.
#pragma once

#include "engine/violation.h"

#include <cstdint>

namespace heorot::raiders {

/// The comment names the part of the rulebook, or the number in RULINGS.md, and the arguments of the Violation.
enum class Refusal : std::uint16_t {
    UnknownAction = 1, ///< no action of this game
    GameOver,          ///< Final Scoring
    NotNow,            ///< no decision of this kind is due (the Phase)
    LocationUsed,      ///< Choose an Action: each location once a round (location)
    NotDue,            ///< Choose an Action: this die or upgrade does not pay the cost (payer)
    NoSuchDie,         ///< Choose an Action: no such die on the longship (payer)
    UpgradeDown,       ///< Ship Upgrade: no such upgrade turned up (upgrade)
    CostUnpaid,        ///< Choose an Action: the cost is not laid out in full
    CostTooHigh,       ///< Choose an Action: the cost cannot be paid in full
    NotEnoughFood,     ///< Choose an Action: too little Food (Food asked for)
    NotEnoughFavor,    ///< Favor: too little (Favor asked for)
    FinishPaying,      ///< Choose an Action: dice are laid out; pay first, or take them back
    StackTaken,        ///< the stack or card is taken already (place)
    NoSuchPlace,       ///< the display has no such place, for this number of seats (place)
    DeckEmpty,         ///< 3: deck and discards are empty (Deck)
    NoTradeDie,        ///< Trade with Villages: no such die lies there (die)
    SecondDieFirst,    ///< Trade with Villages: the second die of the reward is taken first
    DiceOut,           ///< 2: no die of this color is left (color)
    NoSuchFace,        ///< Crew Dice: dice of this color have no such face (die)
    NotRecruited,      ///< Recruit Reavers: this Reaver is not to be recruited or placed now (reaver)
    PlaceFirst,        ///< Recruit Reavers: one by one; the one whose dice are rolled is placed first (that one)
    SlotFull,          ///< Specialize: three Reavers stand in the slot (slot)
    NotOffered,        ///< the card does not offer this
    NoUpgradeLeft,     ///< 3: no tile of this kind is left (upgrade)
    NoUpgradeSpace,    ///< Ship Upgrade: no free space (upgrade)
    NoTerror,          ///< Runic Carvings: no Terror to discard
    NotAnotherSeat,    ///< Runic Carvings: another seat (seat)
    MayNotDecline,     ///< it is mandatory
    WrongColor,        ///< the die must be of another color (color)
    SameFace,          ///< the die shows this face already (icon)
    NotDrawn,          ///< not one of the cards drawn (spoil)
    NotToResolve,      ///< not one of the cards to be resolved (spoil)
    NoSuchArtifact,    ///< no such artifact on the longship (artifact)
    NoSuchUpgrade,     ///< no such upgrade on the longship (upgrade)
    NotOnBoard,        ///< Famine: no such Reaver there (reaver)
    NoHammer,          ///< Combat: not a Hammer (payer)
    NoCombatDice,      ///< Combat: at least one combat die is needed
    NoSuchCombatDie,   ///< Combat: no such die lies there (value)
    NothingMarked,     ///< Combat: no die is marked to be rolled again
    RollMarked,        ///< Combat: marked dice are rolled again first, or taken back
    NoTileLeft,        ///< 3: the stack is empty (territory)
    NotLevelThree,     ///< Laevateinn: a tile of level 3 (territory)
    NoSuchTile,        ///< no such reward is pending (tile)
    NoSuchProphecy,    ///< no such prophecy in the Glory pile (prophecy)
    CannotStore,       ///< Artifacts: it stores another icon (artifact)
    StorageFull,       ///< Artifacts: it holds a die already (artifact)
    NothingStored,     ///< Artifacts: no die is stored on it (artifact)
    UsedAlready,       ///< Artifacts: once in each activation (artifact)
    OtherLocation,     ///< Artifacts: it works at another location (artifact)
    NoEffectNow,       ///< Artifacts: its effect cannot happen now (artifact)
    NotRecruitedNow,   ///< 13: not a Reaver recruited in this activation (reaver)
    AttemptFirst,      ///< 14: at least one attempt, or it is a Rest
    NotYourPart,       ///< 11: artifacts and storage wait until a location is chosen
};
inline constexpr int refusals = static_cast<int>(Refusal::NotYourPart) + 1;

constexpr engine::Violation refuse(Refusal why, int a = 0) {
    return {static_cast<std::uint16_t>(why), {static_cast<std::int16_t>(a), 0, 0}};
}

}
