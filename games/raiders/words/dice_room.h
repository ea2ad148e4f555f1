// SPDX-License-Identifier: GPL-3.0-or-later
// Dice that a choice brings and for which the longship has no room, told before the choice.
#pragma once

#include "words/text_context.h"

#include <QString>

namespace heorot::raiders {

/// The crew dice that a choice of the seat to move brings, as far as it is known before.
int diceBrought(const Rules& rules, const State& state, Action action);
/// How many more crew dice its longship has room for.
int diceRoom(const Rules& rules, const State& state);
/// The choice in words, with the room for its dice if there is too little.
QString withDiceRoom(const TextContext& at, Action action, const QString& choice);
/// Behind a prompt: how many dice there is room for, if a choice may bring more; else empty.
QString roomWarning(const TextContext& at);

}
