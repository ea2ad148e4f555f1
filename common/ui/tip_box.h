// SPDX-License-Identifier: GPL-3.0-or-later
// The night box beside a spot that says what it is, what it does and why it cannot be chosen. Ours and not QToolTip: it
// must not cover the spot nor what belongs to it, must serve the keyboard too, and stays as long as the spot is pointed
// at.
#pragma once

#include "ui/marks.h"
#include "ui/theme.h"
#include "ui/ui_export.h"

#include <QPainter>

#include <functional>
#include <optional>

namespace heorot::ui {

/// What a tip has to stand beside. All areas are in the same units.
struct TipRoom {
    /// The tip stands inside, if it can.
    QRectF bounds;
    QRectF spot;
    /// Never covered if there is any other place: the prompt strip, the spots around the spot that are of its kind, and
    /// what is chosen so far.
    std::vector<QRectF> kept;
    /// The other spots: the fewer of them are covered, the better.
    std::vector<QRectF> others;
};

/// The room around a spot of the scene, each area as `seen`; its kind is the zone of its id, the part before the `/`.
HEOROT_UI_EXPORT TipRoom tipRoomOf(
    const game::Scene& scene, const game::Spot& spot, const QStringList& chosen,
    const std::function<QRectF(const QRectF&)>& seen = [](const QRectF& area) { return area; });

struct TipPlace {
    QRectF area;
    /// 0 is as near as can be and covers nothing.
    double cost = 0;
};

/// Where a box of this size covers least, beside the spot and as near to it as that allows. Nowhere covers it the spot
/// itself unless the bounds leave no other place.
HEOROT_UI_EXPORT TipPlace tipPlace(const QSizeF& size, const TipRoom& room);

/// Title, text and reason laid out for painting, in widget pixels.
class HEOROT_UI_EXPORT TipBox {
  public:
    TipBox(const Tip& tip, const Theme& theme, double textScale, double maxWidth);

    QSizeF size() const { return size_; }
    /// With a small arrow towards the spot if it lies close above or below.
    void paint(QPainter& painter, const QRectF& place, const QRectF& spot) const;

  private:
    void paintArrow(QPainter& painter, const QRectF& place, const QRectF& spot) const;

    Theme theme_;
    QFont titleFont_;
    QFont textFont_;
    QFont reasonFont_;
    QString title_;
    QString text_;
    QString reason_;
    QString more_;
    QRectF titleArea_;
    QRectF moreArea_;
    QRectF markArea_;
    QRectF textArea_;
    QRectF reasonArea_;
    QSizeF size_;
};

/// A tip in the shape that covers least of its room.
struct LaidTip {
    TipBox box;
    QRectF area;
};
HEOROT_UI_EXPORT LaidTip layTip(const Tip& tip, const Theme& theme, double textScale, const TipRoom& room);

}
