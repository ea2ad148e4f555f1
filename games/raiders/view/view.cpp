// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "view/parts.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

void drawGround(Canvas& canvas, const Table& table) {
    const QRectF all(QPointF(0, 0), table.look.size);
    const double bar = canvas.pick(48, 36);
    canvas.rect(all, Tone::TableDeep);
    const double left = table.frame.hand.left() - canvas.pick(16, 8);
    const double right = table.frame.log.left() - canvas.pick(16, 0);
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

ui::Scene View::scene(const Position& position, const ui::Look& look, const ui::Pointing& pointing) {
    const Table table(position, look, pointing);
    ui::Scene scene;
    Canvas canvas(look, scene);
    drawGround(canvas, table);
    drawTrack(canvas, table);
    drawHand(canvas, table, position);
    drawPlaces(canvas, table);
    drawShip(canvas, table);
    drawSeats(canvas, table);
    return scene;
}

std::vector<ui::Showing> View::showings(const Position&, const Position&, const engine::Events&, const ui::Look&) {
    return {};
}

QStringList View::pictures() {
    return allArt();
}

QString View::cover() {
    return QStringLiteral("raiders/cover-raiders");
}

}
