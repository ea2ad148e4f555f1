// SPDX-License-Identifier: GPL-3.0-or-later
// What happens, as numbers inside Event: the log, the animation and the recap are made from these.
#pragma once

#include "engine/event.h"
#include "rules/terms.h"

namespace heorot::movie {

/// Kinds of Event with their arguments; spaces are coordinates (Space). Only Drew hides something: its tile, from the
/// other seats. Events of `apply` also have their act (actOf), which notation omits.
enum class Happening : std::uint8_t {
    ActBegins = 1, ///< act; seat: the first to move
    Placed,        ///< figure, space
    Drew,          ///< tile
    Played,        ///< tile, space
    Replaced,      ///< tile, space, the Mead that was there
    Cashed,        ///< tile, points
    Counselled,    ///< tile, from, to, figure
    Removed,       ///< tile, space
    Swapped,       ///< space, space, the tile that went to the first, the tile that went to the second
    Declined,      ///< space of the tile whose power is not used
    Kept,          ///< no tile of the hand can be played, after a draw or with an empty pool
    Skipped,       ///< no figure and no tile
    Refilled,      ///< number of tiles
    NoRefill,      ///<
    ActEnds,       ///< act, 1 if the board is full, 0 if no seat can do anything
    Turned,        ///< tile, space: Treachery turns it face down
    Scored,        ///< figure, space, sum, diamonds with Horns, points
    GameOver,      ///<
};

constexpr engine::Event event(Happening kind, Seat seat, int a = 0, int b = 0, int c = 0, int d = 0, int e = 0) {
    const auto n = [](int value) { return static_cast<std::int16_t>(value); };
    return {static_cast<std::uint8_t>(kind), seat, {n(a), n(b), n(c), n(d), n(e), 0}};
}
constexpr Happening kindOf(const engine::Event& event) {
    return static_cast<Happening>(event.kind);
}
/// The event with its act, 0 to 2.
constexpr engine::Event inAct(int act, engine::Event event) {
    event.args[5] = static_cast<std::int16_t>(act);
    return event;
}
/// The act in which an event happened; for ActBegins and ActEnds the act that begins or ends.
constexpr int actOf(const engine::Event& event) {
    return event.args[5];
}

}
