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
/// The kinds with a count above 0, as bits; without branches, because random games call it very often.
template <std::size_t N>
std::uint32_t bitsOf(const Counts<N>& counts) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < N; ++i) bits |= static_cast<std::uint32_t>(counts[i] != 0) << i;
    return bits;
}
/// The number of upgrade tiles on the ship, turned up or down.
inline int upgradesOn(const Ship& ship) {
    int count = 0;
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind) count += ship.up[kind] + ship.down[kind];
    return count;
}
inline bool isNothingLaidOut(const State& state) {
    return state.laidOut == 0;
}
/// Whether the seat to move is in its part of an action, which begins with the firing of its Reavers.
inline bool isOwnPart(const State& state) {
    return state.stage >= Stage::Fire;
}
/// The distance from the active seat, 0 to 3, as bonuses count it, for the seat that acts after `earlier` others: with
/// two seats the second one counts as the fourth.
constexpr int bonusDistance(int seats, int earlier) {
    return seats == 2 && earlier == 1 ? 3 : earlier;
}
inline int distanceOf(const State& state, Seat seat) {
    return bonusDistance(state.seats, (seat - state.active + state.seats) % state.seats);
}
/// The bonus of a location for a seat.
inline int bonusOf(const LocationSpec& spec, const State& state, Seat seat) {
    return spec.bonus[static_cast<std::size_t>(distanceOf(state, seat))];
}
/// Whether the current action is that of the Honor Ship: with three seats, the fourth of the round.
inline bool isHonorShip(const State& state) {
    return state.seats == 3 && state.actions == 3;
}
/// The number of subdued tiles by their fronts.
inline Counts<territoryKinds> frontsOf(const Ship& ship) {
    Counts<territoryKinds> fronts{};
    for (TileId tile = 0; tile < tileKinds; ++tile) {
        std::uint8_t& front = fronts[territoryOf(tile)];
        front = static_cast<std::uint8_t>(front + ship.tiles[tile]);
    }
    return fronts;
}
/// The Start Player of the next round if already decided and different from this round's; else nobody.
inline Seat nextLeader(const Rules& rules, const State& state) {
    const bool isLast = state.round == rules.rounds.value;
    return isLast || state.nextStarter == state.starter ? nobody : state.nextStarter;
}
/// The Glory of a seat on the track, from all sources.
inline int trackOf(const State& state, Seat seat) {
    int sum = 0;
    for (const int part : state.ships[seat].glory) sum += part;
    return sum;
}
/// The slot of a location, or `none`.
std::uint8_t slotOf(Location location);
/// Whether the deck or its discards have a card.
bool canDraw(const State& state, Deck deck);
/// Whether the ship has a die of a color (or anyColor) that could show another face.
bool canTurn(const Rules& rules, const Ship& ship, std::uint8_t color);

/// What winning the fight at hand brings; nothing for a territory, whose reward lies on its back.
const Bundle* prizeOf(const Rules& rules, const State& state);

}
