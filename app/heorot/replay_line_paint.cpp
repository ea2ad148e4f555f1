// SPDX-License-Identifier: GPL-3.0-or-later
// How the time line of a replay is drawn.
#include "heorot/replay_line.h"

#include <QPainter>

#include <algorithm>

namespace heorot::app {

using engine::Seat;
using game::Tone;

QRectF ReplayLine::bar() const {
    const double side = px(12);
    const double high = px(style_.look.compact() ? 8 : 10);
    return {side, height() - high - px(5), std::max(1., width() - 2 * side), high};
}

QRectF ReplayLine::field() const {
    const double top = QFontMetricsF(nameFont(true)).height() + px(2);
    const QRectF below = bar();
    return {below.left(), top, below.width(), std::max(1., below.top() - top - px(3))};
}

/// All on one scale, so that a lead is seen as one.
void ReplayLine::paintPoints(QPainter& painter) const {
    int least = 0;
    int most = 1;
    for (const auto& seat : line_.points())
        for (const int points : seat) {
            least = std::min(least, points);
            most = std::max(most, points);
        }
    const QRectF room = field();
    const double wide = px(1.6);
    painter.setOpacity(style_.theme.id() == ui::ThemeId::HighContrast ? .9 : .65);
    for (std::size_t seat = 0; seat < line_.points().size(); ++seat) {
        QPolygonF curve;
        for (std::size_t step = 0; step < line_.points()[seat].size(); ++step) {
            const double part = static_cast<double>(line_.points()[seat][step] - least) / (most - least);
            const double y = room.bottom() - part * room.height();
            if (!curve.isEmpty()) curve << QPointF(xOf(step), curve.back().y());
            curve << QPointF(xOf(step), y);
        }
        painter.setPen(QPen(style_.hue(static_cast<Seat>(seat)), wide));
        painter.drawPolyline(curve);
    }
    painter.setOpacity(1);
}

/// A step is as long as the way from the position before it; what is still to come is faint.
void ReplayLine::paintSteps(QPainter& painter) const {
    const QRectF whole = bar();
    painter.fillRect(whole, style_.color(Tone::Wood));
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t step = 1; step <= line_.steps();) {
        const std::size_t first = step;
        const Seat seat = line_.moverOf(first);
        while (step <= line_.steps() && line_.moverOf(step) == seat) ++step;
        QColor hue = style_.hue(seat);
        const double left = xOf(first - 1), right = xOf(step - 1);
        const double now = std::clamp(xOf(static_cast<std::size_t>(value())), left, right);
        painter.fillRect(QRectF(left, whole.top(), now - left, whole.height()), hue);
        hue.setAlphaF(.45F);
        painter.fillRect(QRectF(now, whole.top(), right - now, whole.height()), hue);
        // Between turns.
        if (right - left > px(3) && step <= line_.steps())
            painter.fillRect(QRectF(right - 1, whole.top(), 1, whole.height()), style_.color(Tone::Night));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style_.color(Tone::Gold), px(1.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(whole);
}

void ReplayLine::paintMarks(QPainter& painter) const {
    const QRectF whole = bar();
    const QRectF room = field();
    for (const TimeMark& mark : line_.marks()) {
        const double x = xOf(mark.step);
        if (mark.isChapter) {
            painter.setPen(QPen(style_.color(Tone::Gold), px(mark.isMajor ? 1.6 : 1)));
            painter.drawLine(QPointF(x, mark.isMajor ? room.top() : room.bottom() - px(4)), QPointF(x, whole.bottom()));
        } else {
            const double half = px(3.4);
            const QPointF at(x, whole.top() - half - px(1));
            painter.setPen(QPen(style_.color(Tone::Night), px(1)));
            painter.setBrush(style_.color(Tone::Bone));
            painter.drawPolygon(QPolygonF(QList<QPointF>{at + QPointF(0, -half), at + QPointF(half, 0),
                                                         at + QPointF(0, half), at + QPointF(-half, 0)}));
        }
    }
}

/// Names of chapters where there is room; the one that is shown, or pointed at, in any case.
void ReplayLine::paintNames(QPainter& painter) const {
    struct Name {
        QRectF place;
        QString text;
        bool isNow = false;
    };
    const double high = QFontMetricsF(nameFont(true)).height();
    const double gap = px(8);
    const auto taken = [&](const std::vector<Name>& names, const QRectF& place) {
        return std::any_of(names.begin(), names.end(),
                           [&](const Name& name) { return name.place.adjusted(-gap, 0, gap, 0).intersects(place); });
    };
    std::vector<Name> names;
    const auto add = [&](const TimeMark& mark, const QString& text, bool isNow) {
        const double wide = QFontMetricsF(nameFont(isNow)).horizontalAdvance(text) + 2;
        const double left = std::clamp(xOf(mark.step), 1., std::max(1., width() - wide - 1));
        const QRectF place(left, 0, wide, high);
        if (text.isEmpty() || taken(names, place)) return;
        names.push_back({place, text, isNow});
    };
    const TimeMark* now = line_.chapterAt(pointed_.value_or(static_cast<std::size_t>(value())));
    if (now) add(*now, now->title, true);
    const auto addAll = [&](bool isMajor, auto text) {
        for (const TimeMark& mark : line_.marks())
            if (mark.isChapter && mark.isMajor == isMajor && &mark != now) add(mark, text(mark), false);
    };
    addAll(true, [](const TimeMark& mark) { return mark.title; });
    addAll(true, [](const TimeMark& mark) { return mark.mark; });
    addAll(false, [](const TimeMark& mark) { return mark.mark; });
    for (const Name& name : names) {
        painter.setFont(nameFont(name.isNow));
        painter.setPen(style_.color(name.isNow ? Tone::Gold : Tone::Bone));
        painter.drawText(name.place, Qt::AlignLeft | Qt::AlignVCenter, name.text);
    }
}

void ReplayLine::paintHandle(QPainter& painter) const {
    const QRectF whole = bar();
    const double x = xOf(static_cast<std::size_t>(value()));
    if (pointed_ && !isDragged_) {
        painter.setPen(QPen(style_.color(Tone::Bone), px(1), Qt::DashLine));
        painter.drawLine(QPointF(xOf(*pointed_), field().top()), QPointF(xOf(*pointed_), whole.bottom()));
    }
    painter.setPen(QPen(style_.color(Tone::Bone), px(1.6)));
    painter.drawLine(QPointF(x, field().top()), QPointF(x, whole.bottom()));
    const double radius = whole.height() / 2 + px(hasFocus() ? 4 : 3);
    painter.setPen(QPen(style_.color(hasFocus() ? Tone::Bone : Tone::Night), px(hasFocus() ? 2.6 : 1.6)));
    painter.setBrush(style_.color(Tone::Gold));
    painter.drawEllipse(QPointF(x, whole.center().y()), radius, radius);
}

void ReplayLine::paintEvent(QPaintEvent*) {
    if (!style_.art) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPoints(painter);
    paintSteps(painter);
    paintMarks(painter);
    paintNames(painter);
    paintHandle(painter);
}

}
