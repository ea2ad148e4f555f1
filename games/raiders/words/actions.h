// SPDX-License-Identifier: GPL-3.0-or-later
// What an action does, for a list of actions and for a button, in a position as its viewer knows it.
#pragma once

#include "words/text_context.h"

#include <QString>

namespace heorot::raiders {

/// What an action of the seat to move does, for a list of choices.
QString actionText(const TextContext& at, Action action);
/// The same, short enough for a button.
QString buttonText(const TextContext& at, Action action);
/// What a use of a recruited Reaver is called.
QString useText(Do use);

}
