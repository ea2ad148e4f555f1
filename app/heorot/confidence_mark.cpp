// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/confidence_mark.h"

#include <QPainter>

namespace heorot::app {

using game::Tone;

void paintConfidence(QPainter& painter, const QRectF& area, data::Confidence confidence, const PageStyle& style) {
    constexpr int quarter = 90 * 16;
    const int quarters = 4 - static_cast<int>(confidence);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = style.color(Tone::Ink);
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(style.color(Tone::Bone));
    painter.drawEllipse(area);
    painter.setBrush(confidence == data::Confidence::Printed ? style.color(Tone::Gain) : style.color(Tone::Gold));
    if (quarters == 4)
        painter.drawEllipse(area);
    else
        painter.drawPie(area, quarter, -quarters * quarter);
    painter.restore();
}

ConfidenceMark::ConfidenceMark(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ConfidenceMark::show(data::Confidence confidence, const PageStyle& style) {
    confidence_ = confidence;
    style_ = style;
    updateGeometry();
    update();
}

QSize ConfidenceMark::sizeHint() const {
    const int side = qRound(16 * style_.textScale);
    return {side, side};
}

void ConfidenceMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintConfidence(painter, QRectF(rect()).adjusted(1, 1, -1, -1), confidence_, style_);
}

}
