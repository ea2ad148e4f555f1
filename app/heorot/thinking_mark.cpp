// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/thinking_mark.h"

#include <QPainter>

#include <algorithm>

namespace heorot::app {

ThinkingMark::ThinkingMark(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("thinkingMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    constexpr int stepMs = 80, stepDegrees = 18;
    clock_.setInterval(stepMs);
    connect(&clock_, &QTimer::timeout, this, [this] {
        degrees_ = (degrees_ + 360 - stepDegrees) % 360;
        update();
    });
    hide();
}

void ThinkingMark::start(double speed) {
    show();
    if (speed > 0)
        clock_.start();
    else
        clock_.stop();
}

void ThinkingMark::stop() {
    clock_.stop();
    hide();
}

void ThinkingMark::setStyle(const PageStyle& style) {
    style_ = style;
    update();
}

void ThinkingMark::paintEvent(QPaintEvent*) {
    constexpr int wholeTurn = 16;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height());
    const double thick = std::max(2., side / 12);
    const double radius = side / 2 - thick;
    const QRectF ring(rect().center().x() + .5 - radius, rect().center().y() + .5 - radius, 2 * radius, 2 * radius);
    painter.setPen(QPen(style_.color(game::Tone::Night), thick, Qt::SolidLine, Qt::RoundCap));
    for (const int part : {0, 120, 240}) painter.drawArc(ring, (degrees_ + part) * wholeTurn, 60 * wholeTurn);
}

}
