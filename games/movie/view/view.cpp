// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "ui/seat_scene.h"
#include "ui/surroundings.h"
#include "view/ending.h"
#include "view/parts.h"
#include "view/pieces.h"
#include "view/spots.h"

#include <algorithm>

namespace heorot::movie {

void drawTable(Canvas& canvas, const ShownTable& table) {
    ui::drawGround(canvas, table.frame);
    drawHand(canvas, table);
    drawCards(canvas, table);
    drawBoard(canvas, table);
    drawSeats(canvas, table);
    drawTrack(canvas, table);
}

game::Scene View::scene(const Position& position, const game::Look& look, const game::Pointing& pointing) {
    game::Scene scene;
    Canvas canvas(look, scene);
    if (position.last && endsAct(position.last->events)) {
        // The rules have cleared the board; it stays on the table as it was scored, beside the final points.
        const Ending ending = finalOf(position);
        drawTable(canvas, ShownTable(position, ending.state, look, pointing, ending.scoring));
    } else {
        drawTable(canvas, ShownTable(position, look, pointing));
    }
    return scene;
}

game::Scene View::seatScene(const Position& position, Seat seat, const game::Look& look, const QRectF& area) {
    return ui::seatSceneOf(position, seat, look, area, openedSeat);
}

bool View::marksPointed(const QString& spot) {
    return spaceOfSpot(spot).has_value();
}

QStringList View::pictures() {
    QStringList arts;
    for (int kind = 0; kind < figureKinds; ++kind) arts << figureArt(static_cast<Figure>(kind));
    for (int ability = 1; ability < abilities; ++ability) arts << abilityArt(static_cast<Ability>(ability));
    for (int act = 0; act < acts; ++act) arts << emblemArt(act) << QStringLiteral("movie/tile-back-%1").arg(act + 1);
    for (int ribbon = 1; ribbon <= 6; ++ribbon) arts << QStringLiteral("movie/ribbon-%1").arg(ribbon);
    for (const char* name :
         {"tile-boon",       "tile-peril",      "tile-boon-ability", "tile-peril-ability", "tile-power",
          "tile-gorge",      "treasure-value",  "figure-disc",       "diamond-gold",       "diamond-bone",
          "space-sea",       "space-gorge",     "saga-coin",         "on-board",           "track-now-160",
          "track-now-200",   "track-now-240",   "track-now-280",     "track-other-57",     "track-other-160",
          "track-other-200", "track-other-240", "track-other-280"})
        arts << QStringLiteral("movie/") + QLatin1StringView(name);
    for (const char* name : {"hall/background", "hall/knot-run", "hall/knot-run-upright", "hall/knot-corner",
                             "hall/person", "hall/computer", "icons/up-triangle", "icons/down-triangle", "icons/tick"})
        arts << QLatin1StringView(name);
    return arts;
}

/// The feast after the fight that brought the winner most.
QString View::endPicture(const engine::Scores& scores, engine::Seat winner) {
    const auto& part = scores.part[winner];
    // Figures and Treasures of each act follow the points of the start.
    const auto act = [&](std::size_t number) { return part[2 * number - 1] + part[2 * number]; };
    if (act(3) >= act(1) && act(3) >= act(2)) return QStringLiteral("movie/end-dragon");
    if (act(2) >= act(1)) return QStringLiteral("movie/end-mother");
    return QStringLiteral("movie/end-grendel");
}

QString View::cover() {
    return QStringLiteral("movie/cover-movie");
}

}
