// SPDX-License-Identifier: GPL-3.0-or-later
// What a dark spot of Raiders of Midgard means; the refusal of that action then says why it is dark.
#pragma once

#include "view/view.h"

#include <optional>

namespace heorot::raiders {

/// The refused action that the spot means, after those that are chosen; nothing if there is none.
std::optional<Action> meantBy(const Position& position, const QStringList& chosen, const QString& spot);

}
