// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of its things: their rules, choices, how sure a fact is.
#pragma once

#include "rules/game.h"
#include "words/names.h"

#include <QString>

#include <string>

namespace heorot::legend {

/// What an action does, within a sentence, as GameWords::action.
QString actionText(const Rules& rules, const State& state, Action action);

/// The rules of things in sentences.
QString symbolRule(Symbol symbol);
QString cardRule(const Rules& rules, Card card);
QString tokenRule(const Rules& rules, Token token, bool isAdvanced);
QString misfortuneRule(const Rules& rules);
QString gainRule(const Rules& rules, Gain gain);
/// How the facts of a card, an offer and an episode were found; empty if they are printed.
QString cardOrigin(const Rules& rules, Card card);
QString offerOrigin(const Rules& rules, const Offer& offer);
QString episodeOrigin(const Episode& episode);
/// What happens at an episode of a kind, and at an episode: what it asks for and gives.
QString episodeKindRule(const Rules& rules, EpisodeKind kind, bool isAdvanced);
/// Icons beyond the seats are closed and not named.
QString episodeRule(const Rules& rules, const Episode& episode, const State& state);
/// "Give two fighting symbols for treasure 3." Empty where nothing is exchanged.
QString exchangeRule(const Rules& rules, const Episode& episode);
QString scratchRule(const Rules& rules);
QString woundRule(const Rules& rules);

/// Sentences joined with blanks; empty ones are left out.
QString joined(const QStringList& sentences);

}
