// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/switch_button.h"

#include <QPainter>

namespace heorot::app {

using game::Tone;

namespace {
/// Around the switch, for the focus ring.
constexpr int ring = 4;
}

SwitchButton::SwitchButton(QWidget* parent) : QCheckBox(parent) {
    setCursor(Qt::PointingHandCursor);
}

void SwitchButton::setTheme(const ui::Theme& theme) {
    theme_ = theme;
    update();
}

QSize SwitchButton::sizeHint() const {
    const int height = std::max(26, qRound(fontMetrics().height() * 1.6));
    return {height * 2 + 2 * ring, height + 2 * ring};
}

void SwitchButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled()) painter.setOpacity(.5);
    const QRectF whole = QRectF({0, 0}, sizeHint()).translated(0, (height() - sizeHint().height()) / 2.);
    const double edge = 2 * theme_.edgeScale();
    if (hasFocus()) {
        painter.setPen(QPen(theme_.color(theme_.id() == ui::ThemeId::Light ? Tone::Night : Tone::Gold), 2));
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), whole.height() / 2 - 1, whole.height() / 2 - 1);
    }
    const QRectF track = whole.adjusted(ring, ring, -ring, -ring);
    const double round = track.height() / 2;
    painter.setPen(QPen(theme_.color(Tone::Ink), edge));
    painter.setBrush(theme_.color(isChecked() ? Tone::Gain : Tone::Field));
    painter.drawRoundedRect(track.adjusted(1, 1, -1, -1), round - 1, round - 1);

    const double radius = round - 5;
    const QPointF center(isChecked() ? track.right() - round : track.left() + round, track.center().y());
    painter.setBrush(theme_.color(isChecked() ? Tone::Bone : Tone::SecondInk));
    painter.drawEllipse(center, radius, radius);
    if (!isChecked()) return;
    const double unit = track.height() / 28;
    const QPointF tick(track.left() + round, track.center().y());
    painter.setPen(QPen(theme_.color(Tone::Bone), 2.4 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF{{tick + QPointF(-4, 0) * unit, tick + QPointF(-1, 4) * unit, tick + QPointF(6, -4) * unit}});
}

}
