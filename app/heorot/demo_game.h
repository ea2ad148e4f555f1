// SPDX-License-Identifier: GPL-3.0-or-later
// A game without persons, for looking on.
#pragma once

#include "heorot/new_game.h"
#include "plugin/game_plugin.h"

namespace heorot::app {

/// Easy computer players in as few seats as the game takes.
NewGame demoOf(const game::GameModule& game);

}
