// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of a combat in words.
#pragma once

#include "rules/game.h"

#include <QStringList>

namespace heorot::raiders {

/// The chances of the seat to move in its combat, or in the one it may choose now: with the dice laid out, with all its
/// hammers, with re-rolls for favor. Empty where there is nothing to fight or to fight with.
QStringList chanceLines(const Rules& rules, const State& state);

}
