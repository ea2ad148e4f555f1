// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about choices, by what is chosen: sentences that are true by the rules and by what the seat to move sees, the
// most telling first.
#pragma once

#include "words/words.h"

namespace heorot::raiders {

/// Choose.
Facts placeFacts(const Position& at, Action choice);
/// Trade, Rest, End.
Facts tradeFacts(const Position& at, Action choice);
/// Take: a stack, a Sea Battle, or the deck.
Facts takeFacts(const Position& at, Action choice);
/// Recruit, Rally, Specialize, Promote, Dismiss.
Facts reaverFacts(const Position& at, Action choice);
/// Keep, Resolve, Pick, Give, Drop, Store, Use, Renounce.
Facts cardFacts(const Position& at, Action choice);
/// Accept and Decline, by what is asked.
Facts offerFacts(const Position& at, Action choice);
/// Fight, Yield, Again, Reroll; Pay and Done in a combat.
Facts combatFacts(const Position& at, Action choice);
/// Force, Peace, Claim, Reward.
Facts tileFacts(const Position& at, Action choice);
/// Pay, Done, Suffer, Lose, outside of combats.
Facts costFacts(const Position& at, Action choice);
/// Gain, Roll, Turn, Discard.
Facts diceFacts(const Position& at, Action choice);

/// What is lost with a die apart from what it pays for.
Facts lostDieFacts(const Position& at, Die die);
/// What a card of the spoils brings to the seat to move.
Facts spoilFacts(const Position& at, SpoilId spoil);
/// What a card of the village or keep deck is likely to be.
Facts unseenFacts(const Position& at, bool keeps);
/// What the clan of a new Leader brings at once.
QString leaderBonusFact(const Position& at, Color clan);
/// What a Prophecy drawn unseen would be worth.
QString unseenProphecyFact(const Position& at);
/// What a pawn and its terror change at the end; empty if there is none.
Fact pawnFact(const Position& at, const Bundle& bundle);
/// A rival that would no longer have the most pawns of a kind; empty if there is none.
QString overtaken(const Position& at, std::uint8_t pawn);
/// What a Sea Battle brings and how it can be won with a ship; empty if it cannot.
QString battleFact(const Position& at, BattleId battle, const Ship& ship);

}
