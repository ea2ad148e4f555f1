// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/queries.h"

#include <algorithm>

namespace heorot::movie {

bool hasPlayable(const Rules& rules, const State& state, Seat seat) {
    const Hand& hand = state.hands[seat];
    return std::any_of(hand.begin(), hand.end(), [&](Tile tile) {
        if (isUnknown(tile)) return true;
        return rules.tile(tile).ability != Ability::Counsel || movableFigures(rules, state, seat) != 0;
    });
}

std::optional<Tile> drawnTile(const State& state, const engine::Events& latest, Seat seat) {
    if (state.phase != Phase::Play || state.mover != seat) return {};
    for (const engine::Event& event : latest)
        if (kindOf(event) == Happening::Drew && event.seat == seat) return static_cast<Tile>(event.args[0]);
    return {};
}

}
