// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat can decide, what happens, and why something is refused: the numbers inside Action, Event and Violation.
#pragma once

#include "engine/action.h"
#include "engine/event.h"
#include "engine/violation.h"
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
/// What a space alone means: something is put there, but nobody said what. Never legal, and without notation.
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
/// Chooses the own figure that Good Counsel moves; `move` says where.
constexpr Action counsel(Tile tile, Space figure) {
    return make(Do::Counsel, tile, figure);
}
constexpr Action move(Space to) {
    return make(Do::Move, to);
}
/// Temptation removes a Valor, Valor a Temptation.
constexpr Action remove(Space space) {
    return make(Do::Remove, space);
}
/// The Golden Statue swaps one tile `with` another.
constexpr Action swap(Space space) {
    return make(Do::Swap, space);
}
constexpr Action with(Space space) {
    return make(Do::With, space);
}
constexpr Action refill() {
    return make(Do::Refill);
}
/// No removal, no swap, no refill.
constexpr Action decline() {
    return make(Do::Decline);
}

/// Kinds of Event with their arguments; spaces are places on paper. Drew alone hides something: its tile, from the
/// other seats. Whatever `apply` tells also carries the act it happened in (actOf), which notation leaves out.
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
    ActEnds,       ///< act, 1 if the board is full, 0 if nobody can do anything
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
/// The same event as of an act, 0 to 2.
constexpr engine::Event inAct(int act, engine::Event event) {
    event.args[5] = static_cast<std::int16_t>(act);
    return event;
}
/// The act in which an event happened; for ActBegins and ActEnds the act they tell of.
constexpr int actOf(const engine::Event& event) {
    return event.args[5];
}

/// Why an action is refused. The comment names the part of the rulebook, or the ruling, and the arguments of the
/// Violation.
enum class Refusal : std::uint16_t {
    UnknownAction = 1, ///< no action of this game
    GameOver,          ///< Final Scoring
    RefillFirst,       ///< Beginning Acts II and III: the refill is decided before the first turn
    NotBetweenActs,    ///< Beginning Acts II and III: tiles are refilled only there
    TileMustBePlayed,  ///< Taking Turns: who has drawn must play a tile
    DrawFirst,         ///< Taking Turns: a tile is drawn before one is played
    PoolEmpty,         ///< Taking Turns: nothing to draw, play from the hand
    DecidePower,       ///< Special Abilities: the power of the tile just placed is decided first
    MoveFigure,        ///< Good Counsel: the chosen figure must move now
    NoPower,           ///< Special Abilities: there is nothing of this kind to decide
    NoSuchFigure,      ///< Figures: none of this kind is left (figure)
    NoSuchSpace,       ///< Game Board: the board of this act has no such space (space)
    SpaceTaken,        ///< Taking Turns: the space is not open (space)
    NotInHand,         ///< Taking Turns: not a tile of the own hand (tile)
    NotTreasure,       ///< Treasure: only a Treasure is cashed (tile)
    NotDrunkenness,    ///< Drunkenness: only Drunkenness replaces (tile)
    NoMeadThere,       ///< Drunkenness: only Mead is replaced (space)
    CounselGoesBehind, ///< Good Counsel: it goes only on the space its figure left
    NotCounsel,        ///< Good Counsel: this tile moves no figure (tile)
    NotOwnFigure,      ///< Good Counsel: one of the own figures on the board (space)
    FigureHemmedIn,    ///< Good Counsel: no open space beside the figure (space)
    NotAdjacent,       ///< Good Counsel: one step, not diagonally (space)
    NoValorThere,      ///< Temptation: only Valor is removed (space)
    NoTemptationThere, ///< Valor: only Temptation is removed (space)
    NoTileThere,       ///< Golden Statue: two tiles are swapped (space)
    FiguresStay,       ///< Golden Statue: figures may not be moved (space)
    StatueStays,       ///< Golden Statue: two other tiles (space)
    SameTile,          ///< Golden Statue: two different tiles (space)
    GorgePrinted,      ///< ruling 6: a printed Gorge is part of the board (space)
    ChooseFirst,       ///< Taking Turns: a figure or a tile is put on a space, and none was named (space)
};
/// With 0, which is `allowed`.
inline constexpr int refusals = 31;

constexpr engine::Violation refuse(Refusal why, int a = 0) {
    return {static_cast<std::uint16_t>(why), {static_cast<std::int16_t>(a), 0, 0}};
}

}
