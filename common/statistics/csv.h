// SPDX-License-Identifier: GPL-3.0-or-later
// Finished games as a table for spreadsheets: comma-separated values (RFC 4180), one row a player.
#pragma once

#include "statistics/played_game.h"

namespace heorot::statistics {

/// UTF-8 with a first row of column names, which are the same in every language. Points by source have a column each.
HEOROT_STATISTICS_EXPORT QByteArray csvOf(const std::vector<PlayedGame>& games);

}
