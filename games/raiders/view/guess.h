// SPDX-License-Identifier: GPL-3.0-or-later
// What a dark spot of Raiders of Midgard would mean if it could be chosen; the refusal then says why it is dark.
#pragma once

#include "view/view.h"

#include <optional>

namespace heorot::raiders {

/// The action that the spot, after those that are chosen, comes closest to in this phase; nothing if there is none.
std::optional<Action> guessAt(const Position& position, const QStringList& chosen, const QString& spot);

}
