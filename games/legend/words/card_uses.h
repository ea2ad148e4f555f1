// SPDX-License-Identifier: GPL-3.0-or-later
// What a card of the reader is still good for: the episodes to come at which it can be used.
#pragma once

#include "words/words.h"

namespace heorot::legend {

/// The next contest after this episode that is won with cards of the hand; none near the end.
const Episode* nextContest(const Position& at);
/// The symbols among these cards that count at an episode.
int symbolsFor(const Episode& episode, const HandCards& hand);
/// The cards of the seat to move without those it has chosen in secret that will be discarded.
HandCards keptHand(const Position& at);
/// The chance that a card whose place the reader does not know counts at an episode.
double chanceToCount(const Position& at, const Episode& episode);

/// Where else a card of the hand would count or pay, or from when on; empty if nowhere.
Fact usedElsewhereText(const Position& at, Card card);
/// Of a card that leaves the hand: where else it would count, or from when on, and what the hand then has for the next
/// contest; the most telling first.
Facts spentCardTexts(const Position& at, Card card);
/// What a hand has for the next contest after a choice; empty if there is none.
Fact keptForNextText(const Position& at, const HandCards& hand);
/// Of a card that comes into the hand, the most telling first.
Facts gainedCardTexts(const Position& at, Card card);

}
