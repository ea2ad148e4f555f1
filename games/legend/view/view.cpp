// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "rules/score.h"
#include "ui/seat_scene.h"
#include "ui/surroundings.h"
#include "view/parts.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// A table has about so many.
constexpr std::size_t usualSprites = 600;

}

void drawTable(Canvas& canvas, const ShownTable& table) {
    ui::drawGround(canvas, table.places.frame);
    drawTrack(canvas, table);
    canvas.setZone(QStringLiteral("hand"));
    drawHand(canvas, table);
    canvas.setZone({});
    drawRoad(canvas, table);
    canvas.setZone(QStringLiteral("shield"));
    drawShield(canvas, table);
    canvas.setZone({});
    drawComing(canvas, table);
    canvas.setZone(QStringLiteral("rows"));
    drawBand(canvas, table);
    if (table.isContest())
        drawRows(canvas, table);
    else
        drawMinor(canvas, table);
    canvas.setZone({});
    drawSeats(canvas, table);
    drawPiles(canvas, table);
}

game::Scene View::scene(const Position& position, const game::Look& look, const game::Pointing& pointing) {
    const ShownTable table(position, look, pointing);
    game::Scene scene;
    scene.sprites.reserve(usualSprites);
    Canvas canvas(look, scene);
    drawTable(canvas, table);
    return scene;
}

game::Scene View::seatScene(const Position& position, Seat seat, const game::Look& look, const QRectF& area) {
    return ui::seatSceneOf(position, seat, look, area, openedSeat);
}

QStringList View::pictures() {
    return allPictures();
}

QString View::cover() {
    return QStringLiteral("legend/cover-legend");
}

QString View::endPicture(const engine::Scores& scores, engine::Seat winner) {
    const auto of = [part = scores.part[winner]](ScoreSource source) { return part[static_cast<std::size_t>(source)]; };
    const int fame = of(ScoreSource::Fame), treasure = of(ScoreSource::Treasure);
    const int alliances = of(ScoreSource::Alliances);
    if (alliances > fame && alliances > treasure) return QStringLiteral("legend/scene-strong-alliances");
    if (treasure > fame) return QStringLiteral("legend/scene-great-rewards");
    return QStringLiteral("legend/scene-beowulf-becomes-king");
}

}
