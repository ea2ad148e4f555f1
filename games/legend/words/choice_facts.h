// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of the choices, by the decision to which they belong; see GameWords::facts. They get what the seat to move
// sees.
#pragma once

#include "words/words.h"

namespace heorot::legend {

/// A major in turn.
Facts playFacts(const Position& at, Card card);
Facts dropOutFacts(const Position& at);
/// A risk, in a major in turn or in its own episode.
Facts riskFacts(const Position& at, bool withDaring);
Facts noRiskFacts(const Position& at);
/// A secret choice.
Facts secretCardFacts(const Position& at, Card card);
Facts doneFacts(const Position& at);
/// Opportunities.
Facts payFacts(const Position& at, Card card);
Facts keepCardsFacts(const Position& at);
/// Break Ranks?
Facts giveFacts(const Position& at, Token token);
Facts keepTokensFacts(const Position& at);
Facts healFacts(const Position& at, Healing what);
/// Icons and options.
Facts takeFacts(const Position& at, Gain gain);
/// Cards with a text, and what happens without them.
Facts acceptFacts(const Position& at);
Facts restFacts(const Position& at);
Facts resolveFacts(const Position& at);
Facts refuseFacts(const Position& at);
Facts blessFacts(const Position& at, Card card);
/// Auctions.
Facts showFacts(const Position& at, Token token);
Facts leaveAuctionFacts(const Position& at);

/// What the icons of a contest are, and what the wound among them would cost the reader.
Fact stakesText(const Position& at);
/// What the icon of a number may be in a major in turn, once those before it have taken theirs.
Fact iconsLeftText(const Position& at, int number);

}
