// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "ui/surroundings.h"
#include "view/parts.h"

namespace heorot::raiders {

ui::Scene View::scene(const Position& position, const ui::Look& look, const ui::Pointing& pointing) {
    const Table table(position, look, pointing);
    ui::Scene scene;
    Canvas canvas(look, scene);
    ui::drawGround(canvas, table.frame);
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
