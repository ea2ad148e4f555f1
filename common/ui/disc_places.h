// SPDX-License-Identifier: GPL-3.0-or-later
// Where numbered discs stand at a spot: on its edge or beside it, where nothing is printed.
#pragma once

#include "ui/painter.h"
#include "ui/ui_export.h"

namespace heorot::ui {

/// Whether a mark there would lie on words or on more of a picture than its rim.
bool hidesPrint(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot, const QRectF& mark);

struct DiscRow {
    double size = 0;
    std::size_t count = 1;
    /// Other discs, over which these do not lie.
    std::vector<QRectF> others{};
};
/// Discs in a row along the edge of the spot or beside it, the first at the left or the top. If every place hides
/// something, they stand where the fewest of them do.
HEOROT_UI_EXPORT std::vector<QRectF> discsOf(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot,
                                             const DiscRow& row);

}
