// SPDX-License-Identifier: GPL-3.0-or-later
// Chances of combat, exact: what a person is shown before a roll and before a re-roll.
#pragma once

#include "rules/game.h"

namespace heorot::raiders {

/// The chance, 0 to 1, that a roll of so many combat dice makes at least `defense` successes, with up to `favor`
/// re-rolls played as well as possible (each re-rolls any of the dice for one Favor).
double chanceOf(const Rules& rules, int dice, int defense, int favor = 0);

/// The same from dice that lie rolled, by value 0, 1, 2.
double chanceFrom(const Rules& rules, const Counts<3>& rolled, int defense, int favor);

/// The chance after rolling the marked dice again once and no more.
double chanceOfReroll(const Rules& rules, const Counts<3>& kept, int again, int defense);

/// Which of the rolled dice are best rolled again, with `favor` re-rolls left (at least 1).
Counts<3> bestReroll(const Rules& rules, const Counts<3>& rolled, int defense, int favor);

/// Combat dice that the Hammers laid out and artifacts bring.
int diceLaidOut(const Rules& rules, const State& state);
/// Successes that lie rolled, those marked again included.
int successes(const Bout& bout);

}
