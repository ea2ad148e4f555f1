// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "ui/surroundings.h"
#include "view/parts.h"

namespace heorot::raiders {

game::Scene sceneOf(const Table& table) {
    game::Scene scene;
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

game::Scene View::scene(const Position& position, const game::Look& look, const game::Pointing& pointing) {
    return sceneOf(Table(position, look, pointing));
}

QStringList View::pictures() {
    return allArt();
}

QString View::cover() {
    return QStringLiteral("raiders/cover-raiders");
}

}
