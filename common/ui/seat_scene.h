// SPDX-License-Identifier: GPL-3.0-or-later
// What lies before one seat as a scene of its own, the same way for every game.
#pragma once

#include "game/game_view.h"
#include "ui/layout.h"

namespace heorot::ui {

/// Draws `box` of a game's table, on which nothing is pointed at, into `area`.
template <class Table, class Position>
game::Scene seatSceneOf(const Position& position, engine::Seat seat, const game::Look& look, const QRectF& area,
                        Box (*box)(const Table& table, engine::Seat seat)) {
    const game::Pointing nothing;
    const Table table(position, look, nothing);
    game::Scene scene;
    Canvas canvas(look, scene);
    box(table, seat).draw(canvas, area);
    return scene;
}

}
