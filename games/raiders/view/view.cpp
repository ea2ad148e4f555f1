// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "ui/surroundings.h"
#include "view/parts.h"

namespace heorot::raiders {

game::Scene sceneOf(const Board& board) {
    game::Scene scene;
    Canvas canvas(board.look, scene);
    ui::drawGround(canvas, board.frame);
    drawTrack(canvas, board);
    canvas.setZone(QStringLiteral("hand"));
    drawHand(canvas, board);
    canvas.setZone({});
    canvas.setZone(QStringLiteral("places"));
    drawPlaces(canvas, board);
    canvas.setZone({});
    canvas.setZone(QStringLiteral("ship"));
    drawShip(canvas, board);
    canvas.setZone({});
    drawSeats(canvas, board);
    return scene;
}

game::Scene View::scene(const Position& position, const game::Look& look, const game::Pointing& pointing) {
    return sceneOf(Board(position, look, pointing));
}

QStringList View::pictures() {
    return allArt();
}

QString View::cover() {
    return QStringLiteral("raiders/cover-raiders");
}

}
