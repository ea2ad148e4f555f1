// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "view/parts.h"

#include <algorithm>

namespace heorot::legend {

namespace {

void drawGround(Canvas& canvas, const Stage& stage) {
    const ui::Frame& frame = stage.places.frame;
    const QRectF all(QPointF(0, 0), stage.look.size);
    const double bar = canvas.pick(48, 36);
    canvas.rect(all, Tone::TableDeep);
    const double left = frame.hand.left() - canvas.pick(16, 8);
    const double right = frame.log.left() - canvas.pick(16, 0);
    canvas.rect(QRectF(left, bar, right - left, all.height() - bar), Tone::Table);
    // The sea behind the table covers it whatever its proportions; columns and bar lie over it.
    const double wide = std::max(all.width(), all.height() * 16 / 9);
    canvas.art(QRectF(all.center().x() - wide / 2, all.center().y() - wide * 9 / 32, wide, wide * 9 / 16),
               QStringLiteral("hall/background"));
    canvas.rect(QRectF(0, 0, left, all.height()), Tone::TableDeep);
    canvas.rect(QRectF(right, 0, all.width() - right, all.height()), Tone::TableDeep);
    canvas.rect(QRectF(0, 0, all.width(), bar), Tone::Bar);
    canvas.rect(QRectF(0, bar - 2, all.width(), 2), Tone::Gold);
}

}

void drawTable(Canvas& canvas, const Stage& stage) {
    drawGround(canvas, stage);
    drawTrack(canvas, stage);
    drawHand(canvas, stage);
    drawRoad(canvas, stage);
    drawShield(canvas, stage);
    drawComing(canvas, stage);
    drawBand(canvas, stage);
    if (stage.isContest())
        drawRows(canvas, stage);
    else
        drawMinor(canvas, stage);
    drawSeats(canvas, stage);
    drawPiles(canvas, stage);
}

ui::Scene View::scene(const Position& position, const ui::Look& look, const ui::Pointing& pointing) {
    const Stage stage(position, look, pointing);
    ui::Scene scene;
    Canvas canvas(look, scene);
    drawTable(canvas, stage);
    return scene;
}

QStringList View::pictures() {
    return allPictures();
}

QString View::cover() {
    return QStringLiteral("legend/cover-legend");
}

}
