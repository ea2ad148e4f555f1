// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about choices, by what is chosen: sentences that are true by the rules and by what the seat to move sees, the
// most telling first.
#pragma once

#include "words/words.h"

#include <QStringList>

namespace heorot::raiders {

/// Choose.
QStringList placeFacts(const Position& at, Action choice);
/// Trade, Rest, End.
QStringList tradeFacts(const Position& at, Action choice);
/// Take: a stack, a Sea Battle, or the deck.
QStringList takeFacts(const Position& at, Action choice);
/// Recruit, Rally, Specialize, Promote, Dismiss.
QStringList reaverFacts(const Position& at, Action choice);
/// Keep, Resolve, Pick, Give, Drop, Store, Use, Renounce.
QStringList cardFacts(const Position& at, Action choice);
/// Accept and Decline, by what is asked.
QStringList offerFacts(const Position& at, Action choice);
/// Fight, Yield, Again, Reroll; Pay and Done in a combat.
QStringList combatFacts(const Position& at, Action choice);
/// Force, Peace, Claim, Reward.
QStringList tileFacts(const Position& at, Action choice);
/// Pay, Done, Suffer, Lose, outside of combats.
QStringList costFacts(const Position& at, Action choice);
/// Gain, Roll, Turn, Discard.
QStringList diceFacts(const Position& at, Action choice);

/// What is lost with a die apart from what it pays for.
QStringList lostDieFacts(const Position& at, Die die);
/// What a card of the spoils brings to the seat to move.
QStringList spoilFacts(const Position& at, SpoilId spoil);
/// What a card of the village or keep deck is likely to be.
QStringList unseenFacts(const Position& at, bool keeps);
/// What the clan of a new Leader brings at once.
QString leaderBonusFact(const Position& at, Color clan);
/// What a Prophecy drawn unseen would be worth.
QString unseenProphecyFact(const Position& at);
/// What a pawn and its terror change at the end; empty if there is none.
QString pawnFact(const Position& at, const Bundle& bundle);
/// A rival that would no longer have the most pawns of a kind; empty if there is none.
QString overtaken(const Position& at, std::uint8_t pawn);
/// What a Sea Battle brings and how it can be won with a ship; empty if it cannot.
QString battleFact(const Position& at, BattleId battle, const Ship& ship);

}
