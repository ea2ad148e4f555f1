// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/course_chart.h"

#include "language/numbers.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace heorot::app {

using game::Tone;
using language::plainNumber;

namespace {

/// The mean is that of so many games up to each one.
constexpr std::size_t meanOf = 5;
/// In pixels; a click must be so near to a game.
constexpr double reach = 24;

}

CourseChart::CourseChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("courseChart"));
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    retranslateUi();
}

void CourseChart::setPoints(std::vector<CoursePoint> points) {
    points_ = std::move(points);
    least_ = 0;
    most_ = 1;
    for (const CoursePoint& point : points_) {
        least_ = std::min(least_, point.points);
        most_ = std::max(most_, point.points);
    }
    shown_.reset();
    retranslateUi();
    update();
}

void CourseChart::setStyle(const PageStyle& style) {
    style_ = style;
    updateGeometry();
    update();
}

void CourseChart::retranslateUi() {
    setAccessibleName(tr("Points from game to game"));
    QStringList sentences;
    if (shown_) sentences << points_[*shown_].lines.join(QStringLiteral(", "));
    if (!points_.empty())
        //: Read aloud: %1 and %2 the points of the first and the last game, %n the number of games
        sentences << tr("From %1 to %2 points in %n game(s).", nullptr, static_cast<int>(points_.size()))
                         .arg(plainNumber(points_.front().points), plainNumber(points_.back().points));
    setAccessibleDescription(sentences.join(u' '));
}

QRectF CourseChart::area() const {
    const QFontMetrics metrics(font());
    const int numbers =
        std::max(metrics.horizontalAdvance(plainNumber(most_)), metrics.horizontalAdvance(plainNumber(least_)));
    return QRectF(rect()).adjusted(numbers + 10, 12, -12, -metrics.height() - 10);
}

double CourseChart::y(double points) const {
    const QRectF field = area();
    return field.bottom() - field.height() * (points - least_) / (most_ - least_);
}

QPointF CourseChart::placeOf(std::size_t index) const {
    const QRectF field = area();
    const auto count = static_cast<double>(points_.size());
    const double x = field.left() + field.width() * (static_cast<double>(index) + .5) / count;
    return {x, y(points_.at(index).points)};
}

void CourseChart::show(std::optional<std::size_t> index) {
    if (index == shown_) return;
    shown_ = index;
    retranslateUi();
    update();
}

void CourseChart::mouseMoveEvent(QMouseEvent* event) {
    std::optional<std::size_t> nearest;
    double least = reach;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const QPointF away = placeOf(i) - event->position();
        const double distance = std::hypot(away.x(), away.y());
        if (distance >= least) continue;
        least = distance;
        nearest = i;
    }
    setCursor(nearest ? Qt::PointingHandCursor : Qt::ArrowCursor);
    show(nearest);
}

void CourseChart::mouseReleaseEvent(QMouseEvent* event) {
    // A finger taps without having pointed before.
    mouseMoveEvent(event);
    if (event->button() == Qt::LeftButton && shown_) emit wanted(*shown_);
}

void CourseChart::leaveEvent(QEvent*) {
    if (!hasFocus()) show({});
}

void CourseChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    show({});
}

void CourseChart::keyPressEvent(QKeyEvent* event) {
    if (points_.empty()) return QWidget::keyPressEvent(event);
    const std::size_t last = points_.size() - 1;
    switch (event->key()) {
    case Qt::Key_Left: return show(shown_ ? (*shown_ > 0 ? *shown_ - 1 : 0) : last);
    case Qt::Key_Right: return show(shown_ ? std::min(*shown_ + 1, last) : last);
    case Qt::Key_Home: return show(0);
    case Qt::Key_End: return show(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (shown_) return emit wanted(*shown_);
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void CourseChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void CourseChart::paintGrid(QPainter& painter) const {
    const QRectF field = area();
    painter.setFont(font());
    // Round steps, so that there are at most five grid lines.
    int step = 1;
    for (const int factor : {2, 5, 10, 20, 25, 50, 100, 200, 500, 1000})
        if ((most_ - least_) / step > 5) step = factor;
    for (int value = least_ / step * step; value <= most_; value += step) {
        painter.setPen(QPen(style_.color(value == 0 ? Tone::SecondInk : Tone::Line), value == 0 ? 1.6 : 1));
        painter.drawLine(QPointF(field.left(), y(value)), QPointF(field.right(), y(value)));
        painter.setPen(style_.color(Tone::Ink));
        painter.drawText(QRectF(0, y(value) - 10, field.left() - 6, 20), Qt::AlignRight | Qt::AlignVCenter,
                         plainNumber(value));
    }
    const QLocale locale;
    const QRectF below(field.left(), field.bottom() + 6, field.width(), painter.fontMetrics().height());
    painter.setPen(style_.color(Tone::SecondInk));
    const auto day = [&](const CoursePoint& point) {
        return locale.toString(point.finished.date(), QLocale::ShortFormat);
    };
    painter.drawText(below, Qt::AlignLeft, day(points_.front()));
    if (points_.size() > 1) painter.drawText(below, Qt::AlignRight, day(points_.back()));
}

void CourseChart::paintMean(QPainter& painter) const {
    QPolygonF line;
    double sum = 0;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        sum += points_[i].points;
        if (i >= meanOf) sum -= points_[i - meanOf].points;
        line << QPointF(placeOf(i).x(), y(sum / static_cast<double>(std::min(i + 1, meanOf))));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style_.color(style_.theme.id() == ui::ThemeId::Light ? Tone::Sea : Tone::Gold), 3));
    painter.drawPolyline(line);
}

/// Won games are golden diamonds, the others circles.
void CourseChart::paintPoints(QPainter& painter) const {
    const bool isDense = points_.size() > 60;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const QPointF at = placeOf(i);
        const double radius = i == shown_ ? 8 : isDense ? 3.5 : 5;
        painter.setPen(QPen(style_.color(Tone::Ink), isDense ? 1 : 1.6));
        painter.setBrush(style_.color(points_[i].isWon ? Tone::Gold : Tone::Field));
        if (points_[i].isWon)
            painter.drawPolygon(QPolygonF{at - QPointF(0, radius * 1.3), at + QPointF(radius * 1.3, 0),
                                          at + QPointF(0, radius * 1.3), at - QPointF(radius * 1.3, 0)});
        else
            painter.drawEllipse(at, radius, radius);
    }
}

void CourseChart::paintLabel(QPainter& painter) const {
    if (!shown_) return;
    const QStringList& lines = points_[*shown_].lines;
    const QPointF tip = placeOf(*shown_);
    painter.setFont(font(true));
    const QFontMetricsF metrics(painter.font());
    double wide = 0;
    for (const QString& line : lines) wide = std::max(wide, metrics.horizontalAdvance(line));
    constexpr double pad = 8;
    QRectF box(0, 0, std::min(wide + 2 * pad, double(width()) - 4),
               metrics.height() * static_cast<double>(lines.size()) + 2 * pad);
    constexpr double away = 16;
    const double left = std::clamp(tip.x() - box.width() / 2, 2., std::max(2., width() - box.width() - 2));
    box.moveTopLeft({left, tip.y() - box.height() - away < 0 ? tip.y() + away : tip.y() - box.height() - away});
    painter.setPen(QPen(style_.color(Tone::Gold), 2));
    painter.setBrush(style_.color(Tone::Night));
    painter.drawRoundedRect(box, 6, 6);
    painter.setPen(style_.color(Tone::Bone));
    for (qsizetype i = 0; i < lines.size(); ++i)
        painter.drawText(box.adjusted(pad, pad + metrics.height() * static_cast<double>(i), -pad, 0),
                         Qt::AlignLeft | Qt::AlignTop, metrics.elidedText(lines[i], Qt::ElideRight, box.width() - pad));
}

void CourseChart::paintEvent(QPaintEvent*) {
    if (!style_.art || points_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter);
    paintMean(painter);
    paintPoints(painter);
    paintLabel(painter);
    if (!hasFocus()) return;
    painter.setPen(QPen(style_.color(style_.theme.id() == ui::ThemeId::Light ? Tone::Sea : Tone::Gold), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

}
