// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons of the prompt keep their places, and no button that gives something up appears under the pointer.
#pragma once

#include "game/game_module.h"
#include "game/game_view.h"

#include <string>

namespace heorot::conformance {

/// Plays games step by step, forward and back, the table small in one and large in the next. Empty, or the failure.
std::string buttonsKeepTheirPlaces(const game::GameModule& module, const game::GameView& view, int seats, int games);

}
