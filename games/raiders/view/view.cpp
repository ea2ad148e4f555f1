// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "rules/score.h"
#include "ui/seat_scene.h"
#include "ui/surroundings.h"
#include "view/parts.h"

namespace heorot::raiders {

game::Scene sceneOf(const ShownTable& table) {
    game::Scene scene;
    Canvas canvas(table.look, scene);
    ui::drawGround(canvas, table.frame);
    handBox(table).zone(QStringLiteral("hand")).draw(canvas, table.frame.hand);
    const double placesShare = table.look.compact() ? .49 : .525;
    const ui::Box places = placesBox(table).zone(QStringLiteral("places")).height(0).stretchY(placesShare);
    const ui::Box ship = shipBox(table).zone(QStringLiteral("ship")).height(0).stretchY(1 - placesShare);
    ui::column({places, ship}, ui::Gap::Medium).draw(canvas, table.frame.board);
    std::size_t panel = 0;
    for (const Seat seat : table.order()) seatBox(table, seat).draw(canvas, table.frame.seats[panel++]);
    trackBox(table).draw(canvas, table.frame.track);
    return scene;
}

game::Scene View::scene(const Position& position, const game::Look& look, const game::Pointing& pointing) {
    return sceneOf(ShownTable(position, look, pointing));
}

game::Scene View::seatScene(const Position& position, Seat seat, const game::Look& look, const QRectF& area) {
    return ui::seatSceneOf(position, seat, look, area, openedBox);
}

QStringList View::pictures() {
    return allArt();
}

QString View::cover() {
    return QStringLiteral("raiders/cover-raiders");
}

QString View::endPicture(const engine::Scores& scores, engine::Seat winner) {
    const auto of = [part = scores.part[winner]](ScoreSource source) { return part[static_cast<std::size_t>(source)]; };
    const int sea = of(ScoreSource::Sea);
    const int land = of(ScoreSource::Villages) + of(ScoreSource::Keeps) + of(ScoreSource::Territories) +
                     of(ScoreSource::Farms) + of(ScoreSource::Walls) + of(ScoreSource::Bastions);
    const int fate = of(ScoreSource::Prophecies);
    if (fate > sea && fate > land) return QStringLiteral("raiders/end-fate");
    return land > sea ? QStringLiteral("raiders/end-land") : QStringLiteral("raiders/end-sea");
}

}
