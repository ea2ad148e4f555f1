// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of Beowulf: The Movie in code: figures, abilities, acts, spaces, and how a byte encodes a cell of the
// board.
#pragma once

#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace heorot::movie {

using engine::nobody;
using engine::Seat;

inline constexpr int maxSeats = 4;
inline constexpr int acts = 3;

/// In the order of their diamonds: 4, 3, 2, 1 (rulebook, Figures).
enum class Figure : std::uint8_t { Beowulf, Thane, Castle, Longship };
inline constexpr int figureKinds = 4;
inline constexpr std::array<std::string_view, figureKinds> figureNames{"beowulf", "thane", "castle", "longship"};

/// Special abilities (rulebook, Special Abilities).
enum class Ability : std::uint8_t {
    None,
    Temptation,
    Valor,
    Treasure,
    Drunkenness,
    Mead,
    Statue,
    Counsel,
    Horn,
    Treachery,
    Gorge,
};
inline constexpr int abilities = 11;
inline constexpr std::array<std::string_view, abilities> abilityNames{"none",        "temptation", "valor",  "treasure",
                                                                      "drunkenness", "mead",       "statue", "counsel",
                                                                      "horn",        "treachery",  "gorge"};

inline constexpr std::array<std::string_view, acts> actNames{"I", "II", "III"};

/// A kind of tile: tiles of equal act, value and ability. The loader numbers them by act, value and ability.
using Tile = std::uint8_t;
inline constexpr int maxTileKinds = 100;
inline constexpr int maxTiles = 120;
/// The most tiles in a hand during a turn, including the one just drawn. Print sets no limit, but a hand grows only
/// while all its tiles are Good Counsels that cannot be played, so `maxCounsels` bounds it.
inline constexpr int maxHand = 8;
/// The most Good Counsels in a game (the shipped data has 5).
inline constexpr int maxCounsels = maxHand - 1;

/// A tile of which only the back is known, which shows its act.
constexpr Tile unknownOf(int act) {
    return static_cast<Tile>(0xF0 + act);
}
constexpr bool isUnknown(Tile tile) {
    return tile >= 0xF0;
}

/// A space by its coordinates, the same on every board: row and column from 0, at most 16 each.
using Space = std::uint8_t;
inline constexpr int maxSpaces = 50;
/// No space of any board.
inline constexpr Space noSpace = 0xFF;
constexpr Space spaceAt(int row, int column) {
    return static_cast<Space>(row << 4 | column);
}
constexpr int rowOf(Space space) {
    return space >> 4;
}
constexpr int columnOf(Space space) {
    return space & 15;
}

/// The content of a space: nothing, a tile, a printed Gorge, or a figure of a seat.
using Cell = std::uint8_t;
inline constexpr Cell emptyCell = 0;
inline constexpr Cell printedGorge = 0x7F;
constexpr Cell cellOf(Tile tile) {
    return static_cast<Cell>(tile + 1);
}
constexpr Cell cellOf(Seat seat, Figure figure) {
    return static_cast<Cell>(0x80 | seat << 2 | static_cast<int>(figure));
}
constexpr bool isFigure(Cell cell) {
    return (cell & 0x80) != 0;
}
/// True for tiles that were played, false for printed Gorges.
constexpr bool isTile(Cell cell) {
    return cell != emptyCell && cell < printedGorge;
}
constexpr Tile tileOf(Cell cell) {
    return static_cast<Tile>(cell - 1);
}
constexpr Seat ownerOf(Cell cell) {
    return static_cast<Seat>(cell >> 2 & 3);
}
constexpr Figure figureOf(Cell cell) {
    return static_cast<Figure>(cell & 3);
}
static_assert(maxTileKinds < printedGorge);

}
