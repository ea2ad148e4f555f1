// SPDX-License-Identifier: GPL-3.0-or-later
// The points of every seat over the moves of a game, as lines that differ in hue and mark.
#pragma once

#include "heorot/page_style.h"

#include <QWidget>

#include <vector>

namespace heorot::app {

class ScoreChart final : public QWidget {
    Q_OBJECT

  public:
    explicit ScoreChart(QWidget* parent = nullptr);

    /// Per seat, its name and its points before the first move and after each move.
    void setScores(QStringList names, std::vector<std::vector<int>> points);
    const std::vector<std::vector<int>>& points() const { return points_; }
    void setStyle(const PageStyle& style);
    QSize sizeHint() const override { return {520, 220}; }
    QSize minimumSizeHint() const override { return {260, 120}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void paintAxes(QPainter& painter, const QRectF& area) const;
    void paintMarks(QPainter& painter, const QRectF& area) const;
    QPointF at(const QRectF& area, std::size_t move, int points) const;

    PageStyle style_;
    QStringList names_;
    std::vector<std::vector<int>> points_;
    int least_ = 0;
    int most_ = 1;
};

}
