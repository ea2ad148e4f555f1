// SPDX-License-Identifier: GPL-3.0-or-later
// What symbols, cards, tokens, icons and episodes do, in sentences.
#pragma once

#include "language/sentences.h"
#include "rules/game.h"
#include "words/names.h"

#include <QString>

namespace heorot::legend {

using language::joined;

/// `a scratch: Three scratches are one wound.`
QString nameAndRule(const QString& name, const QString& rule);
QString symbolRule(Symbol symbol);
QString cardRule(const Rules& rules, Card card);
QString tokenRule(const Rules& rules, Token token, bool isAdvanced);
QString misfortuneRule(const Rules& rules);
QString gainRule(const Rules& rules, Gain gain);
/// What happens at an episode of a kind, and at an episode: what it asks for and gives.
QString episodeKindRule(const Rules& rules, EpisodeKind kind, bool isAdvanced);
/// Icons beyond the seats are closed and not named.
QString episodeRule(const Rules& rules, const Episode& episode, const State& state);
/// "Give two fighting symbols for 3 treasure." Empty where nothing is exchanged.
QString exchangeRule(const Rules& rules, const Episode& episode);
QString scratchRule(const Rules& rules);
QString woundRule(const Rules& rules);

}
