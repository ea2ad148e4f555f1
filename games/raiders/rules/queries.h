// SPDX-License-Identifier: GPL-3.0-or-later
// Small questions about a position that the steps, the words and the view share.
#pragma once

#include "rules/game.h"

namespace heorot::raiders {

inline const Ship& moverShip(const State& state) {
    return state.ships[state.mover];
}
inline Seat after(const State& state, Seat seat) {
    return static_cast<Seat>(seat + 1 == state.seats ? 0 : seat + 1);
}
/// The kinds with a count above 0, as bits; without branches, because random games call it all the time.
template <std::size_t N>
std::uint32_t bitsOf(const Counts<N>& counts) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < N; ++i) bits |= static_cast<std::uint32_t>(counts[i] != 0) << i;
    return bits;
}
/// Upgrade tiles on the ship, turned up or down.
inline int upgradesOn(const Ship& ship) {
    int count = 0;
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) count += ship.up[kind] + ship.down[kind];
    return count;
}
inline bool isNothingLaidOut(const State& state) {
    return state.laidOut == 0;
}
/// Whether the seat to move is in its own part of an action: from the firing of its Reavers on.
inline bool isOwnPart(const State& state) {
    return state.stage >= Stage::Fire;
}
/// The slot of a location, or none.
std::uint8_t slotOf(Location location);
/// Whether the deck or its discards hold a card.
bool canDraw(const State& state, Deck deck);
/// Whether some die of a color (or anyColor) on the ship could show another face.
bool canTurn(const Rules& rules, const Ship& ship, std::uint8_t color);

}
