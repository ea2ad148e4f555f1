// SPDX-License-Identifier: GPL-3.0-or-later
// Knotwork of the hall: frames of cards, and runs beside a title.
#pragma once

#include "heorot/page_style.h"

#include <QPainter>
#include <QWidget>

namespace heorot::app {

/// Along the edges of `frame`, `plait` pixels broad, with knots in the corners. Paints what is rendered by now; the
/// cache tells when more is there.
void paintKnotFrame(QPainter& painter, const QRect& frame, int plait, const PageStyle& style);

/// A run with a knot at each end.
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
