// SPDX-License-Identifier: GPL-3.0-or-later
// The page's own buttons in the prompt strip of a table, as spots.
#pragma once

#include "ui/game_board.h"

namespace heorot::app {

inline const QString hintCommand = ui::commandZone + QStringLiteral("hint");
inline const QString lookCommand = ui::commandZone + QStringLiteral("look");
inline const QString resetCommand = ui::commandZone + QStringLiteral("reset");
inline const QString resultCommand = ui::commandZone + QStringLiteral("result");
inline const QString rematchCommand = ui::commandZone + QStringLiteral("rematch");

}
