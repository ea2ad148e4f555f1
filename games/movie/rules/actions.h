// SPDX-License-Identifier: GPL-3.0-or-later
// What a player can decide, as numbers inside Action.
#pragma once

#include "engine/action.h"
#include "rules/terms.h"

namespace heorot::movie {

using engine::Action;

/// Kinds of Action, in the order of a legal list; `a` and `b` as in the makers below.
enum class Do : std::uint8_t {
    Place = 1,
    Draw,
    Play,
    Replace,
    Cash,
    Counsel,
    Move,
    Remove,
    Swap,
    With,
    Refill,
    Decline
};
inline constexpr int kindsOfAction = 12;

constexpr Action make(Do kind, int a = 0, int b = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}
constexpr Do kindOf(Action action) {
    return static_cast<Do>(action.kind);
}

constexpr Action place(Figure figure, Space space) {
    return make(Do::Place, static_cast<int>(figure), space);
}
/// Stands for a chosen space without a figure or tile. Never legal, and has no notation.
constexpr Action somethingOn(Space space) {
    return make(Do::Place, 0xFF, space);
}
constexpr Action draw() {
    return make(Do::Draw);
}
/// Puts a tile of the hand on an open space.
constexpr Action play(Tile tile, Space space) {
    return make(Do::Play, tile, space);
}
/// Puts Drunkenness on a Mead tile.
constexpr Action replace(Tile tile, Space space) {
    return make(Do::Replace, tile, space);
}
/// Returns a Treasure to the box for its treasure value.
constexpr Action cash(Tile tile) {
    return make(Do::Cash, tile);
}
/// Chooses the figure that Good Counsel moves; `move` follows.
constexpr Action counsel(Tile tile, Space figure) {
    return make(Do::Counsel, tile, figure);
}
constexpr Action move(Space to) {
    return make(Do::Move, to);
}
/// For Temptation, which removes a Valor, and for Valor, which removes a Temptation.
constexpr Action remove(Space space) {
    return make(Do::Remove, space);
}
/// The first tile that the Golden Statue swaps; `with` names the second.
constexpr Action swap(Space space) {
    return make(Do::Swap, space);
}
constexpr Action with(Space space) {
    return make(Do::With, space);
}
constexpr Action refill() {
    return make(Do::Refill);
}
/// Declines a removal, a swap or a refill.
constexpr Action decline() {
    return make(Do::Decline);
}

}
