// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/score_chart.h"

#include "heorot/log_model.h"
#include "language/plural.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace heorot::app {

using game::Tone;

namespace {
constexpr int markSize = 18;
/// The part of the width used for the moves; after it the last points, so that a jump at the end is visible.
constexpr double settled = .95;
}

ScoreChart::ScoreChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("scoreChart"));
    retranslateUi();
}

void ScoreChart::setScores(QStringList names, std::vector<std::vector<int>> points) {
    names_ = std::move(names);
    points_ = std::move(points);
    least_ = 0;
    most_ = 1;
    for (const auto& seat : points_)
        for (const int value : seat) {
            least_ = std::min(least_, value);
            most_ = std::max(most_, value);
        }
    retranslateUi();
    update();
}

void ScoreChart::setStyle(const PageStyle& style) {
    style_ = style;
    update();
}

void ScoreChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void ScoreChart::retranslateUi() {
    setAccessibleName(tr("Points of every player over the moves, as if the game had ended there"));
    QStringList ends;
    for (std::size_t seat = 0; seat < points_.size(); ++seat)
        if (!points_[seat].empty())
            //: %1 a player, %2 points at the start, %3 the highest and %4 the last, which chooses the plural form
            ends << tr("%1 goes from %2 through %3 to %4 point(s).", nullptr, language::pluralOf(points_[seat].back()))
                        .arg(names_.value(static_cast<qsizetype>(seat)), plainNumber(points_[seat].front()),
                             plainNumber(*std::max_element(points_[seat].begin(), points_[seat].end())),
                             plainNumber(points_[seat].back()));
    setAccessibleDescription(ends.join(QLatin1Char(' ')));
    setToolTip(accessibleDescription());
}

QPointF ScoreChart::at(const QRectF& area, std::size_t move, int points) const {
    const double moves = std::max<double>(1, static_cast<double>(points_.front().size()) - 1);
    return {area.left() + area.width() * settled * static_cast<double>(move) / moves,
            area.bottom() - area.height() * (points - least_) / (most_ - least_)};
}

void ScoreChart::paintAxes(QPainter& painter, const QRectF& area) const {
    painter.setFont(style_.font(game::Type::Caption));
    // Round steps, so that there are at most five grid lines.
    int step = 1;
    for (const int factor : {2, 5, 10, 20, 25, 50, 100, 200, 500, 1000})
        if ((most_ - least_) / step > 5) step = factor;
    for (int value = least_ / step * step; value <= most_; value += step) {
        if (value < least_) continue;
        const double y = at(area, 0, value).y();
        painter.setPen(QPen(style_.color(value == 0 ? Tone::SecondInk : Tone::Line), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(style_.color(Tone::Ink));
        painter.drawText(QRectF(0, y - 10, area.left() - 6, 20), Qt::AlignRight | Qt::AlignVCenter, plainNumber(value));
    }
}

void ScoreChart::paintEvent(QPaintEvent*) {
    if (!style_.art || points_.empty() || points_.front().empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(style_.font(game::Type::Caption));
    const QFontMetrics metrics(style_.font(game::Type::Caption));
    const int widest =
        std::max(metrics.horizontalAdvance(plainNumber(least_)), metrics.horizontalAdvance(plainNumber(most_)));
    const QRectF area = QRectF(rect()).adjusted(widest + 10, 12, -markSize - 6, -12);
    paintAxes(painter, area);
    // Coinciding lines are drawn slightly apart, so that none hides another.
    const auto apart = [this](std::size_t seat) {
        return 3 * (static_cast<double>(seat) - static_cast<double>(points_.size() - 1) / 2);
    };
    for (std::size_t seat = 0; seat < points_.size(); ++seat) {
        QPolygonF line;
        for (std::size_t move = 0; move < points_[seat].size(); ++move)
            line << at(area, move, points_[seat][move]) + QPointF(0, apart(seat));
        line << QPointF(area.right(), line.back().y());
        if (style_.theme.id() != ui::ThemeId::Light) { // hues are made for parchment
            painter.setPen(QPen(style_.color(Tone::Ink), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(line);
        }
        painter.setPen(
            QPen(style_.hue(static_cast<engine::Seat>(seat)), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
    }
    paintMarks(painter, area);
}

/// At the ends, from the highest down, without overlaps.
void ScoreChart::paintMarks(QPainter& painter, const QRectF& area) const {
    std::vector<std::size_t> order(points_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [this](std::size_t a, std::size_t b) { return points_[a].back() > points_[b].back(); });
    double free = 0;
    for (const std::size_t seat : order) {
        const QPointF end = at(area, points_[seat].size() - 1, points_[seat].back());
        const double y = std::max(free, end.y() - markSize / 2.);
        painter.drawPixmap(QPointF(area.right() + 4, y), style_.mark(static_cast<engine::Seat>(seat), markSize));
        free = y + markSize + 1;
    }
}

}
