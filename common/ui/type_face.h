// SPDX-License-Identifier: GPL-3.0-or-later
// Which typeface each kind of text has, by what is installed.
#pragma once

#include "game/scene.h"

#include <QStringList>

namespace heorot::ui {

struct TypeFace {
    /// Best first; the last is always there.
    QStringList families;
    /// How much larger to set the first, so that its letters are about as tall as those of the last.
    double scale = 1;
};

/// Titles and headings in Linux Libertine; all else in DejaVu, which is easier to read when small and has lining
/// figures of one width.
TypeFace faceOf(game::Type type);

}
