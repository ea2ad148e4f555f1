// SPDX-License-Identifier: GPL-3.0-or-later
// A game between computer players, for watching.
#pragma once

#include "game/game_module.h"
#include "session/new_game.h"

namespace heorot::app {

/// Easy computer players of different characters in the smallest number of seats.
session::NewGame demoOf(const game::GameModule& game);

}
