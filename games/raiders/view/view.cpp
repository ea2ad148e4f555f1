// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "ui/surroundings.h"
#include "view/parts.h"

namespace heorot::raiders {

ui::Scene sceneOf(const Table& table) {
    ui::Scene scene;
    Canvas canvas(table.look, scene);
    ui::drawGround(canvas, table.frame);
    drawTrack(canvas, table);
    canvas.setZone(QStringLiteral("hand"));
    drawHand(canvas, table);
    canvas.setZone({});
    canvas.setZone(QStringLiteral("places"));
    drawPlaces(canvas, table);
    canvas.setZone({});
    canvas.setZone(QStringLiteral("ship"));
    drawShip(canvas, table);
    canvas.setZone({});
    drawSeats(canvas, table);
    return scene;
}

ui::Scene View::scene(const Position& position, const ui::Look& look, const ui::Pointing& pointing) {
    return sceneOf(Table(position, look, pointing));
}

QStringList View::pictures() {
    return allArt();
}

QString View::cover() {
    return QStringLiteral("raiders/cover-raiders");
}

}
