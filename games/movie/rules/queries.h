// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a seat's turn that steps, files, words and views share.
#pragma once

#include "rules/spaces.h"

namespace heorot::movie {

inline bool hasFigure(const State& state, Seat seat) {
    return state.figures[seat] != FigureCounts{};
}
inline bool isBoardFull(const State& state) {
    return state.open == 0;
}
/// Whether a turn of a tile begins with a draw: as long as the pool has tiles, however many are in hand (ruling 2b).
inline bool canDraw(const State& state) {
    return state.left[state.act] > 0;
}
/// Whether the seat has a turn: only who has neither a tile nor a figure is skipped (rulebook, Taking Turns).
inline bool hasTurn(const State& state, Seat seat) {
    return hasFigure(state, seat) || !state.hands[seat].empty();
}
/// How many tiles a refill draws for the seat; 0 or less if it is not asked (ruling 3c).
inline int missingTiles(const Rules& rules, const State& state, Seat seat) {
    return rules.startHand - static_cast<int>(state.hands[seat].size());
}

/// Whether some use of some tile of the hand is legal. Good Counsel needs an own figure beside an open space.
bool hasPlayable(const Rules& rules, const State& state, Seat seat);

}
