// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons of the prompt keep their places, and none that gives something up comes to lie under the pointer.
#pragma once

#include "game/game_view.h"
#include "plugin/game_plugin.h"

#include <string>

namespace heorot::conformance {

/// Plays games step by step, back and forth, in some sizes of table. Empty, or what is wrong.
std::string buttonsKeepTheirPlaces(const game::GameModule& module, const game::GameView& view, int seats, int games);

}
