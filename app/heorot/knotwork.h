// SPDX-License-Identifier: GPL-3.0-or-later
// Knotwork of the hall: frames of cards, and bands beside a title.
#pragma once

#include "heorot/page_style.h"

#include <QPainter>
#include <QWidget>

namespace heorot::app {

/// Paints along the edges of `frame`, `plait` pixels wide, with knots in the corners. Paints what has been rendered so
/// far; the cache signals when more is ready.
void paintKnotFrame(QPainter& painter, const QRect& frame, int plait, const PageStyle& style);

/// Paints a band without knots, as high as `run`.
void paintKnotRun(QPainter& painter, const QRect& run, const PageStyle& style);

/// A band with a knot at each end.
class KnotRun final : public QWidget {
    Q_OBJECT

  public:
    explicit KnotRun(QWidget* parent = nullptr);
    void setStyle(const PageStyle& style);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    PageStyle style_;
};

}
