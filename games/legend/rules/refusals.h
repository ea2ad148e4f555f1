// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is refused, as numbers inside Violation.
#pragma once

#include "engine/violation.h"

#include <cstdint>

namespace heorot::legend {

/// The comment names the part of the rulebook, or the number in RULINGS.md, and the arguments of the Violation.
enum class Refusal : std::uint16_t {
    UnknownAction = 1, ///< no action of this game
    GameOver,          ///< End of the game
    OtherDecision,     ///< something else is to be decided now (Phase, 1 if a payment was begun)
    PaymentBegun,      ///< Opportunity: a payment that was begun must be completed
    NotInHand,         ///< not a card of the hand (card)
    TextCard,          ///< Special cards: a card with a text is played only when its text allows (card)
    NoMatch,           ///< the card shows none of the symbols asked for (card)
    NotNeeded,         ///< ruling 12: this card, or another one with it, would be superfluous (card)
    CannotComplete,    ///< ruling 12: with this card the payment cannot be completed (card)
    TooFewCards,       ///< King Hygelac's Court: two cards or none
    NoneLeft,          ///< Selection: the gain has run out (GainKind, amount)
    NothingToHeal,     ///< Break Ranks?, Selection: no wound or scratch, or none of this kind
    TooFewTokens,      ///< Break Ranks?: two fame tokens
    NoSuchToken,       ///< not a token of the seat (token)
    NotFame,           ///< Break Ranks?: only tokens that show fame (token)
    NotTreasure,       ///< Treasure episodes: only tokens that show treasure (token)
    IconTaken,         ///< Resolving major episodes: another seat has it (GainKind, amount)
    IconCovered,       ///< Set-up: as many icons as seats (GainKind, amount)
    NoSuchIcon,        ///< the episode does not offer this (GainKind, amount)
    NotLaid,           ///< Recovery: no such card lies open (card)
    NothingToTurn,     ///< ruling 4: no card is left for a risk
    RiskComesFirst,    ///< In turn: one risk a turn, before cards of the hand
    NoDaring,          ///< Beowulf's Daring is not in the hand
    NoResolve,         ///< Beowulf's Resolve is not in the hand
    NoRest,            ///< The Warrior's Rest is not in the hand
    NoScratches,       ///< The Warrior's Rest: there is no scratch to give back
    NoInspiration,     ///< Inspiration is not in the hand
    NotAgainstRisk,    ///< Inspiration works against an icon, not against a risk
    NotPlayed,         ///< Blessing: not one of the cards about to be discarded (card)
};
/// Including 0, `allowed`.
inline constexpr int refusals = 30;

constexpr engine::Violation refuse(Refusal why, int a = 0, int b = 0) {
    return {static_cast<std::uint16_t>(why), {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0}};
}

}
