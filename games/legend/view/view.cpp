// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "ui/surroundings.h"
#include "view/parts.h"

#include <algorithm>

namespace heorot::legend {

void drawTable(Canvas& canvas, const Stage& stage) {
    ui::drawGround(canvas, stage.places.frame);
    drawTrack(canvas, stage);
    canvas.setZone(QStringLiteral("hand"));
    drawHand(canvas, stage);
    canvas.setZone({});
    drawRoad(canvas, stage);
    canvas.setZone(QStringLiteral("shield"));
    drawShield(canvas, stage);
    canvas.setZone({});
    drawComing(canvas, stage);
    canvas.setZone(QStringLiteral("rows"));
    drawBand(canvas, stage);
    if (stage.isContest())
        drawRows(canvas, stage);
    else
        drawMinor(canvas, stage);
    canvas.setZone({});
    drawSeats(canvas, stage);
    drawPiles(canvas, stage);
}

game::Scene View::scene(const Position& position, const game::Look& look, const game::Pointing& pointing) {
    const Stage stage(position, look, pointing);
    game::Scene scene;
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
