// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of the choices, by the decision to which they belong; see GameWords::facts. They get what the seat to move
// sees.
#pragma once

#include "words/words.h"

namespace heorot::legend {

/// A major in turn.
QStringList playFacts(const Position& at, Card card);
QStringList dropOutFacts(const Position& at);
/// A risk, in a major in turn or in its own episode.
QStringList riskFacts(const Position& at, bool withDaring);
QStringList noRiskFacts(const Position& at);
/// A secret choice.
QStringList secretCardFacts(const Position& at, Card card);
QStringList doneFacts(const Position& at);
/// Opportunities.
QStringList payFacts(const Position& at, Card card);
QStringList keepCardsFacts(const Position& at);
/// Break Ranks?
QStringList giveFacts(const Position& at, Token token);
QStringList keepTokensFacts(const Position& at);
QStringList healFacts(const Position& at, Healing what);
/// Icons and options.
QStringList takeFacts(const Position& at, Gain gain);
/// Cards with a text, and what happens without them.
QStringList acceptFacts(const Position& at);
QStringList restFacts(const Position& at);
QStringList resolveFacts(const Position& at);
QStringList refuseFacts(const Position& at);
QStringList blessFacts(const Position& at, Card card);
/// Auctions.
QStringList showFacts(const Position& at, Token token);
QStringList leaveAuctionFacts(const Position& at);

}
