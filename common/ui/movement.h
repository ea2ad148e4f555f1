// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces glide from where to where between two scenes. It is only for the eye: scene, spots and rules are those
// of the new scene from the start.
#pragma once

#include "ui/marks.h"
#include "ui/ui_export.h"

#include <QTransform>

namespace heorot::ui {

/// Milliseconds a piece glides at speed 1.
inline constexpr int glideMs = 350;

struct Glide {
    QString piece;
    QRectF from;
    QRectF to;

    /// Of the piece's sprites, drawn where they lie at last and as large as there. `progress` 0 to 1.
    HEOROT_UI_EXPORT QTransform at(double progress) const;
    bool operator==(const Glide&) const = default;
};

/// All sprites of a piece together; null if there are none.
HEOROT_UI_EXPORT QRectF areaOf(const game::Scene& scene, const QString& piece);
/// Pieces that lie elsewhere than before, and those that a movement brings from a spot or piece of the scene before.
HEOROT_UI_EXPORT std::vector<Glide> glides(const game::Scene& before, const game::Scene& after,
                                           const std::vector<game::Movement>& movements);

}
