// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/lesson_dots.h"

#include <QPainter>

#include <algorithm>

namespace heorot::app {

using game::Tone;

void paintDot(QPainter& painter, const QRectF& area, DotState state, const PageStyle& style) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(area.width(), area.height());
    const QPointF center = area.center();
    painter.setPen(QPen(style.color(Tone::Ink), std::max(1.5, side * .11)));
    painter.setBrush(state == DotState::ToCome ? QBrush(Qt::NoBrush) : QBrush(style.color(Tone::Gold)));
    if (state != DotState::Next) {
        painter.drawEllipse(center, side * .34, side * .34);
        return;
    }
    const double out = side * .47;
    painter.drawPolygon(QPolygonF(
        {center + QPointF(0, -out), center + QPointF(out, 0), center + QPointF(0, out), center + QPointF(-out, 0)}));
    painter.setBrush(style.color(Tone::Ink));
    painter.drawEllipse(center, side * .08, side * .08);
}

LessonDots::LessonDots(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("lessonDots"));
}

void LessonDots::setStyle(const PageStyle& style) {
    style_ = style;
    update();
}

void LessonDots::setSteps(int steps, int at) {
    steps_ = steps;
    at_ = at;
    update();
}

void LessonDots::paintEvent(QPaintEvent*) {
    if (!style_.art || steps_ == 0) return;
    QPainter painter(this);
    const double pitch = std::min<double>(height() * 1.2, double(width()) / steps_);
    const double side = std::min<double>(pitch, height());
    for (int step = 0; step < steps_; ++step) {
        const DotState state = step < at_ ? DotState::Done : step == at_ ? DotState::Next : DotState::ToCome;
        paintDot(painter, QRectF(step * pitch, (height() - side) / 2, side, side), state, style_);
    }
}

LessonDot::LessonDot(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void LessonDot::setStyle(const PageStyle& style, int side) {
    style_ = style;
    setFixedSize(side, side);
    update();
}

void LessonDot::setState(DotState state) {
    state_ = state;
    update();
}

void LessonDot::paintEvent(QPaintEvent*) {
    if (!style_.art) return;
    QPainter painter(this);
    const double inset = width() * .12;
    paintDot(painter, QRectF(rect()).adjusted(inset, inset, -inset, -inset), state_, style_);
    if (!hasFocus() && !underMouse()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style_.color(hasFocus() ? Tone::Sea : Tone::Gold), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

}
