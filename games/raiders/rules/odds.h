// SPDX-License-Identifier: GPL-3.0-or-later
// The exact chances of a combat, shown to a person before a roll and a re-roll.
#pragma once

#include "rules/game.h"

namespace heorot::raiders {

/// The chance, 0 to 1, that a roll of combat dice has at least `defense` successes, with up to `favor` re-rolls in
/// optimal play (each re-rolls any of the dice for one Favor).
double chanceOf(const Rules& rules, int dice, int defense, int favor = 0);

/// The same for dice already rolled, by value 0, 1, 2.
double chanceFrom(const Rules& rules, const Counts<3>& rolled, int defense, int favor);

/// The chance after rolling the marked dice of the bout again, with `favor` further re-rolls.
double chanceOfReroll(const Rules& rules, const Bout& bout, int favor);

/// The best dice to roll again, with `favor` re-rolls left (at least 1).
Counts<3> bestReroll(const Rules& rules, const Counts<3>& rolled, int defense, int favor);

/// The number of combat dice from laid out Hammers and artifacts.
int diceLaidOut(const Rules& rules, const State& state);
/// The number of successes rolled, including those of marked dice.
int successes(const Bout& bout);

}
