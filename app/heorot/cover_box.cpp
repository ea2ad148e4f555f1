// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/cover_box.h"

#include <QPainter>

#include <algorithm>

namespace heorot::app {

using game::Tone;

CoverBox::CoverBox(QWidget* parent) : QWidget(parent) {
    setMinimumSize(100, leastCover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CoverBox::setStyle(const PageStyle& style) {
    style_ = style;
    update();
}

void CoverBox::setPicture(const QString& id) {
    picture_ = id;
    update();
}

void CoverBox::resizeEvent(QResizeEvent*) {
    // Pictures of games are 432x280; the remaining height stays free below the text.
    setMaximumHeight(std::max(minimumHeight(), width() * 280 / 432));
}

void CoverBox::paintEvent(QPaintEvent*) {
    if (!style_.art) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double edge = 3;
    const QSizeF room = QSizeF(size()) - QSizeF(2 * edge, 2 * edge);
    QSize pixels = style_.art->fitted(picture_, room * style_.ratio);
    const QString id = pixels.isEmpty() ? QStringLiteral("hall/heorot") : picture_;
    if (pixels.isEmpty()) pixels = style_.art->fitted(id, room * style_.ratio);
    const QSizeF shown =
        id == picture_ ? QSizeF(pixels) / style_.ratio : QSizeF(room.height() * 432 / 280, room.height());
    const QRectF frame(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown);
    painter.setPen(QPen(style_.color(Tone::Ink), 2 * edge));
    painter.setBrush(style_.color(Tone::Table));
    painter.drawRoundedRect(frame, 5, 5);
    const ui::Art art{id, pixels, {}, {}};
    QPixmap picture = style_.art->pixmap(art);
    if (picture.isNull()) picture = style_.art->standIn(art);
    const QSizeF size = QSizeF(pixels) / style_.ratio;
    const QPointF corner(frame.center() - QPointF(size.width() / 2, size.height() / 2));
    if (!picture.isNull()) painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style_.color(Tone::Ink), edge));
    painter.drawRoundedRect(frame, 5, 5);
}

}
