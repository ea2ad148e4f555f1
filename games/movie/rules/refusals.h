// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is refused, as numbers inside Violation.
#pragma once

#include "engine/violation.h"

#include <cstdint>

namespace heorot::movie {

/// The comment names the part of the rulebook, or the number in RULINGS.md, and the arguments of the Violation.
enum class Refusal : std::uint16_t {
    UnknownAction = 1, ///< no action of this game
    GameOver,          ///< Final Scoring
    RefillFirst,       ///< Beginning Acts II and III: the refill is decided before the first turn
    NotBetweenActs,    ///< Beginning Acts II and III: tiles are refilled only there
    TileMustBePlayed,  ///< Taking Turns: after a draw a tile must be played
    DrawFirst,         ///< Taking Turns: a tile is drawn before one is played
    PoolEmpty,         ///< Taking Turns: nothing to draw, play from the hand
    DecidePower,       ///< Special Abilities: the power of the tile just placed is decided first
    MoveFigure,        ///< Good Counsel: the chosen figure must move now
    NoPower,           ///< Special Abilities: no such power is to be decided
    NoSuchFigure,      ///< Figures: none of this kind is left (figure)
    NoSuchSpace,       ///< Game Board: the board of this act has no such space (space)
    SpaceTaken,        ///< Taking Turns: the space is not open (space)
    NotInHand,         ///< Taking Turns: not a tile of the hand (tile)
    NotTreasure,       ///< Treasure: only a Treasure is cashed (tile)
    NotDrunkenness,    ///< Drunkenness: only Drunkenness replaces (tile)
    NoMeadThere,       ///< Drunkenness: only Mead is replaced (space)
    CounselGoesBehind, ///< Good Counsel: it goes only to the space that its figure left
    NotCounsel,        ///< Good Counsel: this tile moves no figure (tile)
    NotOwnFigure,      ///< Good Counsel: not a figure of the seat (space)
    FigureHemmedIn,    ///< Good Counsel: no open space next to the figure (space)
    NotAdjacent,       ///< Good Counsel: one step, not diagonally (space)
    NoValorThere,      ///< Temptation: only Valor is removed (space)
    NoTemptationThere, ///< Valor: only Temptation is removed (space)
    NoTileThere,       ///< Golden Statue: two tiles are swapped (space)
    FiguresStay,       ///< Golden Statue: figures may not be moved (space)
    StatueStays,       ///< Golden Statue: two other tiles (space)
    SameTile,          ///< Golden Statue: two different tiles (space)
    GorgePrinted,      ///< ruling 6: a printed Gorge is part of the board (space)
    ChooseFirst,       ///< Taking Turns: the figure or tile for the space is still to be chosen (space)
};
/// Including 0, `allowed`.
inline constexpr int refusals = 31;

constexpr engine::Violation refuse(Refusal why, int a = 0) {
    return {static_cast<std::uint16_t>(why), {static_cast<std::int16_t>(a), 0, 0}};
}

}
