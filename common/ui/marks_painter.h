// SPDX-License-Identifier: GPL-3.0-or-later
// How the states of spots look: lit, chosen, hovered, lighted, dark, focused. Each has a shape of its own beside its
// color. Measures are those of the pictures of the design.
#pragma once

#include "ui/marks.h"
#include "ui/painter.h"

#include <cstdint>

namespace heorot::ui {

/// Over every state and for keys only: bone within night.
HEOROT_UI_EXPORT void paintFocus(QPainter& painter, const ScenePainter& pen, const game::Spot& spot);
HEOROT_UI_EXPORT void paintHover(QPainter& painter, const ScenePainter& pen, const game::Scene& scene,
                                 const game::Spot& spot);
/// Where the diamond of a spot that may be chosen stands: on its edge where nothing is printed, if there is such a
/// place.
HEOROT_UI_EXPORT QRectF diamondOf(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot);
/// The digit that chooses the spot, at its upper left corner.
void paintDigit(QPainter& painter, const ScenePainter& pen, const game::Spot& spot, int digit);
/// The spots of a hint's steps that are in the scene, with the number of the step, from 1. Of spots that mean the same,
/// the chosen one, otherwise the first; no spot comes twice.
HEOROT_UI_EXPORT std::vector<std::pair<int, const game::Spot*>> hintedSpots(const game::Scene& scene,
                                                                            const Marks& marks);
/// The same of what a lesson speaks of.
struct TaughtSpot {
    int number = 0;
    const game::Spot* spot = nullptr;
    bool hasPin = true;
    bool isFaded = false;
};
HEOROT_UI_EXPORT std::vector<TaughtSpot> taughtSpots(const game::Scene& scene, const Marks& marks);
/// A ring `width` wide whose inner edge lies `offset` outside of the spot; negative lies inside.
void paintRing(QPainter& painter, const ScenePainter& pen, const game::Spot& spot, const QColor& color, double width,
               double offset);
/// Where the numbered pin of a hint stands: on the edge of the spot or beside it, where nothing is printed and no other
/// pin is, if there is such a place.
HEOROT_UI_EXPORT QRectF pinOf(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot,
                              const std::vector<QRectF>& others = {});
/// A gold edge around a spot that something elsewhere means.
void paintLighted(QPainter& painter, const ScenePainter& pen, const game::Spot& spot);
/// The same around a spot of a hint.
void paintHinted(QPainter& painter, const ScenePainter& pen, const game::Spot& spot);
/// The point that ends the pin, on the way to the middle of its spot: on that spot and on no other.
HEOROT_UI_EXPORT QPointF pinTip(const QRectF& pin, const game::Spot& spot);
void paintPin(QPainter& painter, const ScenePainter& pen, const QRectF& pin, const game::Spot& spot, int step);
/// The red "no" at the corner.
HEOROT_UI_EXPORT void paintRefused(QPainter& painter, const ScenePainter& pen, const game::Spot& spot);

/// How a spot is marked by itself, in the order in which the marks lie over each other.
enum class Mark : std::uint8_t {
    Mat, ///< under what is chosen
    Unlit,
    Lighted,
    Lit,
    Tick,
};
void paintMark(QPainter& painter, const ScenePainter& pen, const game::Scene& scene, Mark mark, const game::Spot& spot);

/// Whether a preview lies on the spot: its dashes are the state.
bool hasGhost(const game::Scene& scene, const game::Spot& spot);

/// How far the spot is raised when it is chosen, in scene units.
HEOROT_UI_EXPORT double raise(const ScenePainter& pen, const game::Spot& spot);

}
