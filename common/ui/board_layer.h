// SPDX-License-Identifier: GPL-3.0-or-later
// What a board at rest is painted from, part by part: after a change only what differs is painted anew.
#pragma once

#include "ui/marks_painter.h"

#include <QImage>

#include <functional>
#include <optional>
#include <vector>

namespace heorot::ui {

/// A sprite, or a mark on a spot.
struct LayerPart {
    std::optional<Mark> mark = {};
    /// Of a mark only the area, the shape, and as `piece` the spot.
    game::Sprite sprite;
    /// How far a sprite on a chosen spot is raised, in scene units.
    double raised = 0;

    bool operator==(const LayerPart&) const = default;
};

/// The scene with what is chosen raised and the marks over it, in drawing order. Sprites that `left` names are left
/// out.
HEOROT_UI_EXPORT std::vector<LayerPart> layerParts(const ScenePainter& pen, const game::Scene& scene,
                                                   const Marks& marks,
                                                   const std::function<bool(const game::Sprite&)>& left = {});

void paintPart(QPainter& painter, const ScenePainter& pen, const game::Scene& scene, const LayerPart& part);

/// What is in one of them only or in another order, and the marks whose look depends on what is printed there.
HEOROT_UI_EXPORT std::vector<LayerPart> changedParts(const ScenePainter& pen, const std::vector<LayerPart>& before,
                                                     const std::vector<LayerPart>& after);

/// All that the part may paint on, in scene units.
QRectF reachOf(const ScenePainter& pen, const LayerPart& part);

/// The whole table, `look.size` large, with all pictures. `ratio`: pixels a scene unit.
HEOROT_UI_EXPORT QImage paintScene(const game::Scene& scene, const game::Look& look, const Theme& theme, ArtCache& art,
                                   double ratio = 1, const Marks& marks = {});

}
