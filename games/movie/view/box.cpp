// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the open box.
#include "rules/spaces.h"
#include "view/pieces.h"
#include "view/view.h"

#include <algorithm>

namespace heorot::movie {

namespace {

QRectF squareIn(const QRectF& area) {
    const double size = std::min(area.width(), area.height());
    return {area.center().x() - size / 2, area.center().y() - size / 2, size, size};
}

void drawBoard(Canvas& canvas, const Board& board, const QRectF& area) {
    const double cell = std::min(area.width() / board.columns, area.height() / board.rows);
    const QPointF corner = area.center() - QPointF(board.columns, board.rows) * cell / 2;
    for (std::size_t number = 0; number < static_cast<std::size_t>(board.spaces); ++number) {
        const Space space = board.place[number];
        const QRectF place(corner.x() + columnOf(space) * cell, corner.y() + rowOf(space) * cell, cell, cell);
        const bool isGorge = (board.gorges >> number & 1) != 0;
        canvas.art(place.adjusted(.5, .5, -.5, -.5),
                   isGorge ? QStringLiteral("movie/space-gorge") : QStringLiteral("movie/space-sea"));
    }
}

Tile tileOf(const Rules& rules, const game::DataEntry& entry) {
    const int act = static_cast<int>(std::find(actNames.begin(), actNames.end(), entry.key(1)) - actNames.begin());
    const std::string ability = entry.text("ability");
    for (std::size_t kind = 0; kind < rules.tiles.size(); ++kind) {
        const TileKind& tile = rules.tiles[kind];
        const bool isOrdinary = tile.ability == Ability::None && ability.empty();
        if (tile.act == act && tile.value == entry.number("value") && tile.treasure == entry.number("treasure") &&
            (isOrdinary || abilityNames[static_cast<std::size_t>(tile.ability)] == ability))
            return static_cast<Tile>(kind);
    }
    return unknownOf(act);
}

}

game::Scene View::boxScene(const Rules& rules, const game::DataEntry& entry, const game::Look& look,
                           const QRectF& area) {
    game::Scene scene;
    Canvas canvas(look, scene);
    const std::string& table = entry.key(0);
    if (table == "figures") {
        const auto kind = std::find(figureNames.begin(), figureNames.end(), entry.key(1)) - figureNames.begin();
        drawFigure(canvas, rules, 0, static_cast<Figure>(kind), 0, squareIn(area));
    } else if (table == "boards") {
        for (const Board& board : rules.boards)
            if (board.id == entry.key(1)) drawBoard(canvas, board, area);
    } else if (table == "tiles") {
        drawFaceOrBack(canvas, rules, tileOf(rules, entry), squareIn(area));
    } else if (table == "start-points") {
        canvas.art(squareIn(area), QStringLiteral("movie/saga-coin"));
    } else {
        drawPlainBack(canvas, 0, squareIn(area));
    }
    return scene;
}

}
