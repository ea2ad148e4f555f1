// SPDX-License-Identifier: GPL-3.0-or-later
// Games that begin without being set up: a person against the easy computer player, and a demo.
#pragma once

#include "heorot/new_game.h"
#include "plugin/game_plugin.h"

namespace heorot::app {

/// One person in the first seat, easy computer players in the others; as few seats as the game takes.
NewGame quickGameOf(const plugin::GameModule& game);

/// Easy computer players in every seat, for looking on.
NewGame demoOf(const plugin::GameModule& game);

}
