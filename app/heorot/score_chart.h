// SPDX-License-Identifier: GPL-3.0-or-later
// The points of every seat over a game, as lines that differ in hue and mark, along the chapters of the game. Pointing,
// or left and right, shows the points at one time; a click or Enter asks for the table of that time.
#pragma once

#include "heorot/end_measure.h"

#include <QFontMetrics>
#include <QWidget>

#include <optional>
#include <vector>

namespace heorot::app {

/// A part of the game on the axis.
struct ChartChapter {
    std::size_t firstMove = 0;
    QString title;
    QString mark;
    bool isMajor = false;
};

struct ChartData {
    /// Per seat.
    QStringList names;
    /// Per seat, its points before the first move and after each move.
    std::vector<std::vector<int>> points;
    /// From the first place to the last.
    std::vector<engine::Seat> order;
    /// At least one, in order; the first begins with move 0.
    std::vector<ChartChapter> chapters;
    /// After how many moves the game was decided.
    std::optional<std::size_t> decision;
    QString decisionText;
};

class ScoreChart final : public QWidget {
    Q_OBJECT

  public:
    explicit ScoreChart(QWidget* parent = nullptr);

    void setData(ChartData chart);
    const std::vector<std::vector<int>>& points() const { return data_.points; }
    void setStyle(const PageStyle& style, const EndMeasure& measure);
    /// After how many moves the points are shown; nothing while nothing is pointed at.
    std::optional<std::size_t> shownMoment() const { return shown_; }
    /// Where the position after this number of moves is, in pixels from the left.
    double xOf(std::size_t moves) const;
    /// Where the dark label is, of the moment that is pointed at or of the decision; empty without one.
    QRectF labelArea() const;
    /// The rows at the right, with mark, name and total, from the first place to the last.
    std::vector<QRectF> nameAreas() const;
    QSize sizeHint() const override { return {measure_.px(520), measure_.px(330)}; }
    QSize minimumSizeHint() const override { return {measure_.px(300), measure_.px(200)}; }

  signals:
    /// The person wants to see the table after this number of moves.
    void momentWanted(std::size_t moves);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Span {
        std::size_t first = 0;
        std::size_t end = 0;
    };
    /// What the dark label says, and what it is about.
    struct Label {
        QStringList lines;
        QPointF tip;
    };

    void retranslateUi();
    void show(std::optional<std::size_t> moves);
    std::size_t moves() const { return data_.points.empty() ? 0 : data_.points.front().size() - 1; }
    void findSpans();
    /// From 0 to 1: every chapter is equally wide. Behind the last move, its points stay to the end of the chart.
    double placeOf(std::size_t moves) const;
    double restPart() const;
    std::size_t momentAt(double x) const;
    QString chapterOf(std::size_t moves) const;
    QString momentText(std::size_t moves) const;
    QRectF area() const;
    double y(const QRectF& field, int points) const;
    QPolygonF lineOf(engine::Seat seat) const;
    double labelHalf(const QFontMetrics& metrics, const QString& mark) const;
    std::size_t markStep(const QFontMetrics& metrics) const;
    void paintBands(QPainter& painter) const;
    void paintGrid(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;
    std::optional<Label> label() const;
    Label momentLabel(std::size_t moves) const;
    QPointF freePlace(const QSizeF& size, const QPointF& tip) const;
    QRectF boxOf(const Label& label) const;
    void paintMoment(QPainter& painter) const;
    void paintLabel(QPainter& painter, const Label& label) const;
    QFont font(double drawn, bool bold = false) const {
        return measure_.font(style_, game::Type::Caption, drawn, bold);
    }
    int endRoom() const;

    PageStyle style_;
    EndMeasure measure_;
    ChartData data_;
    /// The moves of the chapters in which some were played; never empty.
    std::vector<Span> spans_{Span()};
    std::optional<std::size_t> shown_;
    int least_ = 0;
    int most_ = 1;
};

}
