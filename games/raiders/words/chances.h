// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of a combat in words.
#pragma once

#include "rules/game.h"

#include <QStringList>

#include <optional>

namespace heorot::raiders {

/// A warning if no roll of the hammers at hand can win the fight that may begin now; empty if one can, and where there
/// is none.
QString hopelessText(const Rules& rules, const State& state);
/// The same against this defense.
QString hopelessText(const Rules& rules, const State& state, int defense);
/// The chance to win against a defense with all hammers and favor at hand, as "72%"; in the fight that may begin now.
QString chanceText(const Rules& rules, const State& state, int defense);
QString chanceText(const Rules& rules, const State& state);
/// The chances of the seat to move in its combat, or in the one it may choose now: with the dice laid out and with all
/// its hammers, each with what is counted. Empty where there is nothing to fight or to fight with.
QStringList chanceLines(const Rules& rules, const State& state);
/// What these chances count, in a sentence; empty where there are none.
QString chanceRule(const Rules& rules, const State& state);

/// The chance, 0 to 1, that the seat to move wins the combat that an action begins, prepares or rolls in, with all its
/// hammers and a few re-rolls. Nothing for other actions.
std::optional<double> chanceAfter(const Rules& rules, const State& state, Action action);

}
