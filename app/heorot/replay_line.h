// SPDX-License-Identifier: GPL-3.0-or-later
// The time line of a replay, to be dragged along: each step in the hue of who made it, marks with names above it, and
// the points of all players faintly behind.
#pragma once

#include "heorot/page_style.h"
#include "heorot/time_line.h"

#include <QAbstractSlider>
#include <QKeyEvent>

namespace heorot::app {

class ReplayLine final : public QAbstractSlider {
    Q_OBJECT

  public:
    explicit ReplayLine(QWidget* parent = nullptr);

    void setLine(const TimeLine& line, const QStringList& names);
    void setStyle(const PageStyle& style);
    /// Where a step is, in pixels from the left.
    double xOf(std::size_t step) const;
    /// The chapter, the landmark if there is one, and the points after a step.
    QString momentText(std::size_t step) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }

  private:
    double px(double units) const { return units * style_.tableScale; }
    /// The bar of steps, the field of the points above it, and the row of names.
    QRectF bar() const;
    QRectF field() const;
    std::size_t stepAt(double x) const;
    QFont nameFont(bool bold) const;
    void paintPoints(QPainter& painter) const;
    void paintSteps(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintHandle(QPainter& painter) const;

    PageStyle style_;
    TimeLine line_;
    QStringList names_;
    /// Under the mouse.
    std::optional<std::size_t> pointed_;
    bool isDragged_ = false;
};

}
