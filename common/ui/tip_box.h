// SPDX-License-Identifier: GPL-3.0-or-later
// The night box beside a spot that says why it is dark or what it is. Ours and not QToolTip: it must not cover the
// spot, must serve the keyboard too, and stays as long as the spot is pointed at.
#pragma once

#include "ui/marks.h"
#include "ui/theme.h"
#include "ui/ui_export.h"

#include <QPainter>

namespace heorot::ui {

/// Where a box of this size stands: below the spot, else above, above `shunned` too, right or left, whole inside the
/// bounds and off the spot; off `shunned` too if any side allows it. Only if no side has room does it stand over an
/// edge of the bounds' far end.
HEOROT_UI_EXPORT QRectF tipPlace(const QRectF& spot, const QSizeF& size, const QRectF& bounds,
                                 const QRectF& shunned = {});

/// Title, text and reason laid out one below the other for painting, in widget pixels.
class HEOROT_UI_EXPORT TipBox {
  public:
    TipBox(const Tip& tip, const Theme& theme, double textScale, double maxWidth);

    QSizeF size() const { return size_; }
    /// With a small arrow towards the spot.
    void paint(QPainter& painter, const QRectF& place, const QRectF& spot) const;

  private:
    Theme theme_;
    QFont titleFont_;
    QFont textFont_;
    QFont reasonFont_;
    QString title_;
    QString text_;
    QString reason_;
    QRectF titleArea_;
    QRectF textArea_;
    QRectF reasonArea_;
    QSizeF size_;
};

}
