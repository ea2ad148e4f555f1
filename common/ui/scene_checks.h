// SPDX-License-Identifier: GPL-3.0-or-later
// What every scene must hold to whatever its game: texts inside their areas and readable on what they stand on. The
// gallery and the tests of all views ask here.
#pragma once

#include "game/look.h"
#include "ui/theme.h"
#include "ui/ui_export.h"

namespace heorot::ui {

/// Of two opaque colors, 1 to 21 (WCAG 2.1).
HEOROT_UI_EXPORT double contrast(const QColor& a, const QColor& b);

/// Texts that reach over their areas even at the floor.
HEOROT_UI_EXPORT QStringList overfull(const game::Scene& scene, const game::Look& look, const Theme& theme);

/// Those, and texts a word of which is parted between two lines, which only names that players type may be.
HEOROT_UI_EXPORT QStringList misfits(const game::Scene& scene, const game::Look& look, const Theme& theme);

/// Texts in four lines or more, of one word each: their places are too narrow to read on.
HEOROT_UI_EXPORT QStringList narrowTexts(const game::Scene& scene, const game::Look& look, const Theme& theme);

/// Texts with less than 4.5:1 to the fill below their middle, as "text: 2.1"; not those over a picture, whose colors
/// no theme changes.
HEOROT_UI_EXPORT QStringList unreadable(const game::Scene& scene, const game::Look& look, const Theme& theme);

}
