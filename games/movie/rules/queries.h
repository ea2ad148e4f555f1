// SPDX-License-Identifier: GPL-3.0-or-later
// Small questions about a position that the steps, the words and the view share.
#pragma once

#include "rules/events.h"
#include "rules/spaces.h"

#include <optional>

namespace heorot::movie {

inline bool hasFigure(const State& state, Seat seat) {
    return state.figures[seat] != FigureCounts{};
}
inline bool isBoardFull(const State& state) {
    return state.open == 0;
}
/// Whether playing a tile begins with a draw: as long as the pool has tiles, however many are in hand (ruling 2b).
inline bool canDraw(const State& state) {
    return state.left[state.act] > 0;
}
/// Whether the seat has a turn: a seat without tiles and figures is skipped (rulebook, Taking Turns).
inline bool hasTurn(const State& state, Seat seat) {
    return hasFigure(state, seat) || !state.hands[seat].empty();
}
/// How many tiles a refill draws for the seat; 0 or less if it is offered none (ruling 3c).
inline int missingTiles(const Rules& rules, const State& state, Seat seat) {
    return rules.startHand - static_cast<int>(state.hands[seat].size());
}

/// The tile that the seat has just drawn and may still play; `latest` is what the last move brought.
std::optional<Tile> drawnTile(const State& state, const engine::Events& latest, Seat seat);
/// The points of a seat now, without figures on the board: engine::Scores::now.
int points(const Rules& rules, const State& state, Seat seat);
/// Whether any tile of the hand can be used. Good Counsel needs a figure of the seat next to an open space.
bool hasPlayable(const Rules& rules, const State& state, Seat seat);

}
