// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts while an action is being chosen.
#pragma once

#include "game/address.h"
#include "rules/tables.h"
#include "words/names.h"

#include <QString>

namespace heorot::movie {

/// The prompt once a figure or a tile has been chosen.
QString figurePrompt(const game::Address& mover, Figure figure);
QString tilePrompt(const Rules& rules, const game::Address& mover, Tile tile);

}
