// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts while an action is being chosen.
#pragma once

#include "rules/tables.h"
#include "words/names.h"

#include <QString>

namespace heorot::movie {

/// The prompt once a figure or a tile has been chosen.
QString figurePrompt(const QString& seat, Figure figure);
QString tilePrompt(const Rules& rules, const QString& seat, Tile tile);

}
