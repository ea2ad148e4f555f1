// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons of the prompt keep their places, and none that gives something up comes to lie under the pointer.
#pragma once

#include "plugin/game_plugin.h"
#include "ui/game_view.h"

#include <string>

namespace heorot::laws {

/// Plays games step by step, back and forth, in some sizes of table. Empty, or what is wrong.
std::string buttonsKeepTheirPlaces(const plugin::GameModule& module, const ui::GameView& view, int seats, int games);

}
