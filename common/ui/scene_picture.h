// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a table as a picture, for handbooks and reviews.
#pragma once

#include "ui/marks.h"
#include "ui/painter.h"

#include <QImage>

namespace heorot::ui {

/// The area around these spots, or around all spots of the table's stage if none is named. Empty if the scene lacks one
/// of them.
HEOROT_UI_EXPORT QRectF partAround(const game::Scene& scene, const game::Look& look, const QStringList& spots);

/// The part of a scene in the size in which it fits into `room`, with `ratio` pixels for each of the room's, and with
/// these outlines.
HEOROT_UI_EXPORT QImage pictureOf(const game::Scene& scene, const QRectF& part, const QSizeF& room, double ratio,
                                  const ScenePainter& painter, const std::vector<Outline>& outlines = {});

}
