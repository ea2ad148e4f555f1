// SPDX-License-Identifier: GPL-3.0-or-later
// The Legend under test.
#pragma once

#include "games/altered_data.h"
#include "players/players.h"
#include "rules/game.h"
#include "words/words.h"

namespace heorot::test {

using Legend = TestedGame<legend::Game, legend::Players, legend::GameWords>;
using AlteredLegend = AlteredData<Legend>;

}
