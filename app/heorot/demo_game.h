// SPDX-License-Identifier: GPL-3.0-or-later
// A game without persons, for looking on.
#pragma once

#include "plugin/game_plugin.h"
#include "session/new_game.h"

namespace heorot::app {

/// Easy computer players in as few seats as the game takes.
session::NewGame demoOf(const game::GameModule& game);

}
