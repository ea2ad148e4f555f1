// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/knotwork.h"

namespace heorot::app {

namespace {

/// The picture if it has been rendered, otherwise a null one.
QPixmap ready(const PageStyle& style, const QString& id, const QSize& box) {
    const QSize pixels = style.art->fitted(id, QSizeF(box) * style.ratio);
    if (pixels.isEmpty()) return {};
    QPixmap picture = style.art->pixmap({id, pixels, {}, {}});
    picture.setDevicePixelRatio(style.ratio);
    return picture;
}

void paintRun(QPainter& painter, const QRect& run, Qt::Orientation along, const PageStyle& style) {
    const bool across = along == Qt::Horizontal;
    const QPixmap piece = across
                              ? ready(style, QStringLiteral("hall/knot-run"), {8 * run.height(), run.height()})
                              : ready(style, QStringLiteral("hall/knot-run-upright"), {run.width(), 8 * run.width()});
    if (!piece.isNull()) painter.drawTiledPixmap(run, piece);
}

void paintKnot(QPainter& painter, const QPoint& center, int size, const PageStyle& style) {
    const QPixmap knot = ready(style, QStringLiteral("hall/knot-corner"), {size, size});
    if (!knot.isNull()) painter.drawPixmap(center - QPoint(size / 2, size / 2), knot);
}

}

void paintKnotFrame(QPainter& painter, const QRect& frame, int plait, const PageStyle& style) {
    const int knot = plait * 4 / 3;
    const QRect middle = frame.adjusted(plait / 2, plait / 2, -plait / 2, -plait / 2);
    const int wide = middle.width(), high = middle.height();
    for (const int y : {frame.top(), frame.bottom() + 1 - plait})
        paintRun(painter, {middle.left(), y, wide, plait}, Qt::Horizontal, style);
    for (const int x : {frame.left(), frame.right() + 1 - plait})
        paintRun(painter, {x, middle.top(), plait, high}, Qt::Vertical, style);
    for (const int x : {middle.left(), middle.right()})
        for (const int y : {middle.top(), middle.bottom()}) paintKnot(painter, {x, y}, knot, style);
}

void paintKnotRun(QPainter& painter, const QRect& run, const PageStyle& style) {
    paintRun(painter, run, Qt::Horizontal, style);
}

KnotRun::KnotRun(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(26);
}

void KnotRun::setStyle(const PageStyle& style) {
    style_ = style;
    setFixedHeight(qRound((style.look.compact() ? 18 : 26) * style.tableScale));
    update();
}

void KnotRun::paintEvent(QPaintEvent*) {
    if (!style_.art || width() < 3 * height()) return;
    QPainter painter(this);
    const int knot = height();
    const int plait = knot * 3 / 4;
    paintRun(painter, {knot / 2, (knot - plait) / 2, width() - knot, plait}, Qt::Horizontal, style_);
    for (const int x : {knot / 2, width() - knot / 2}) paintKnot(painter, {x, knot / 2}, knot, style_);
}

}
