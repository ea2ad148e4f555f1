// SPDX-License-Identifier: GPL-3.0-or-later
// One player's points from game to game, with the mean of the last games as a line. Pointing, or left and right, shows
// one game; a click or Enter asks for its saga.
#pragma once

#include "heorot/page_style.h"

#include <QDateTime>
#include <QWidget>

#include <optional>
#include <vector>

namespace heorot::app {

struct CoursePoint {
    QDateTime finished;
    int points = 0;
    bool isWon = false;
    /// Shown while it is pointed at: one or two lines.
    QStringList lines;
};

class CourseChart final : public QWidget {
    Q_OBJECT

  public:
    explicit CourseChart(QWidget* parent = nullptr);

    /// The oldest first.
    void setPoints(std::vector<CoursePoint> points);
    const std::vector<CoursePoint>& points() const { return points_; }
    void setStyle(const PageStyle& style);
    std::optional<std::size_t> shown() const { return shown_; }
    /// Where a game is, for tests.
    QPointF placeOf(std::size_t index) const;

    QSize sizeHint() const override { return {420, 240}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

  signals:
    void wanted(std::size_t index);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void show(std::optional<std::size_t> index);
    QRectF area() const;
    QFont font(bool bold = false) const { return style_.font(game::Type::Caption, bold); }
    double y(double points) const;
    void paintGrid(QPainter& painter) const;
    void paintMean(QPainter& painter) const;
    void paintPoints(QPainter& painter) const;
    void paintLabel(QPainter& painter) const;

    PageStyle style_;
    std::vector<CoursePoint> points_;
    std::optional<std::size_t> shown_;
    int least_ = 0;
    int most_ = 1;
};

}
