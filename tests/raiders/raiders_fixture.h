// SPDX-License-Identifier: GPL-3.0-or-later
// Raiders of Midgard under test.
#pragma once

#include "games/altered_data.h"
#include "players/players.h"
#include "rules/game.h"
#include "words/words.h"

namespace heorot::test {

using Raiders = TestedGame<raiders::Game, raiders::Players, raiders::GameWords>;
using AlteredRaiders = AlteredData<Raiders>;

}
