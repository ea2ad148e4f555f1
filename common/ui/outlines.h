// SPDX-License-Identifier: GPL-3.0-or-later
// How what a player did is outlined on the table: an edge in the player's hue with a number at each spot, the chosen
// one stronger and with the path of what moved.
#pragma once

#include "ui/marks.h"
#include "ui/painter.h"
#include "ui/ui_export.h"

namespace heorot::ui {

/// One outlined spot: the edge of the chosen outline, otherwise of the last one; the numbers of all that have one.
struct OutlinedSpot {
    const game::Spot* spot = nullptr;
    engine::Seat seat = engine::nobody;
    bool isChosen = false;
    std::vector<int> numbers;

    bool operator==(const OutlinedSpot&) const = default;
};

/// The outlined spots of the scene, each once.
HEOROT_UI_EXPORT std::vector<OutlinedSpot> outlinedSpots(const game::Scene& scene,
                                                         const std::vector<Outline>& outlines);
/// Of each, the discs of its numbers, side by side where nothing is printed; none lies over another's.
HEOROT_UI_EXPORT std::vector<std::vector<QRectF>> numberDiscs(const ScenePainter& pen, const game::Scene& scene,
                                                              const std::vector<OutlinedSpot>& outlined);
/// `discs`: of its numbers. `chosen`: the number of the chosen outline, whose disc is gold; 0 for none.
HEOROT_UI_EXPORT void paintOutlined(QPainter& painter, const ScenePainter& pen, const OutlinedSpot& outlined,
                                    const std::vector<QRectF>& discs, int chosen);

/// From where to where a movement of the chosen outline leads in the scene; null if one of them is not there.
struct PathEnds {
    QRectF from;
    QRectF to;
};
HEOROT_UI_EXPORT PathEnds pathEnds(const game::Scene& scene, const game::Movement& movement);
/// Those of several movements; what comes from one place has one arrow, to all the places together.
HEOROT_UI_EXPORT std::vector<PathEnds> joinedPaths(const game::Scene& scene,
                                                   const std::vector<game::Movement>& movements);
/// An arrow in the hue of the seat, with a dashed edge around its beginning. The painter's units are the pen's.
HEOROT_UI_EXPORT void paintPath(QPainter& painter, const ScenePainter& pen, const PathEnds& ends, engine::Seat seat);

}
