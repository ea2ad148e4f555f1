// SPDX-License-Identifier: GPL-3.0-or-later
// What every scene must hold to as it is painted, pictures and all: WCAG 2.1 pixel by pixel. The tests ask here; what
// can be told without painting stands in scene_checks.h.
#pragma once

#include "game/look.h"
#include "ui/art_cache.h"
#include "ui/theme.h"
#include "ui/ui_export.h"

namespace heorot::ui {

/// Texts on ground that they do not stand out from, as "text: 38 %" of their strokes: less than 4.5:1, or 3:1 where
/// they are large, to what lies under and close beside them. Dimmed ones, of what
/// is gone, do not count, nor what is drawn over them later.
HEOROT_UI_EXPORT QStringList lostTexts(const game::Scene& scene, const game::Look& look, const Theme& theme,
                                       ArtCache& art);

/// Spots without an edge of 3:1 around most of them, as "id: 38 %" of their outline. No spot is marked, as if none may
/// be chosen.
HEOROT_UI_EXPORT QStringList lostSpots(const game::Scene& scene, const game::Look& look, const Theme& theme,
                                       ArtCache& art);

}
