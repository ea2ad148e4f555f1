// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the table in text.
#pragma once

#include "rules/game.h"

#include <QString>

namespace heorot::movie {

/// The board in text: a header and a line per row; and one of its cells, at most six characters.
QString boardText(const Rules& rules, const State& state);
QString cellText(const Rules& rules, Cell cell);

}
