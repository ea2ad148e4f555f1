// SPDX-License-Identifier: GPL-3.0-or-later
// How the numbers of a tile were found.
#pragma once

#include "rules/tables.h"

#include <QString>

namespace heorot::movie {

/// A sentence where the number is not printed; else empty.
QString tileOrigin(const Rules& rules, Tile tile);

}
