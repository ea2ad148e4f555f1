// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds of a table. A game's view says which of the first ones an event makes (EventLook); the others are the
// window's.
#pragma once

#include <cstdint>

namespace heorot::game {

/// Of several that a move makes, the last in this order is heard.
enum class Sound : std::uint8_t {
    None,
    Piece, ///< a piece or a tile is put down
    Card,  ///< a card is turned, taken or played
    Die,   ///< dice are rolled
    Turn,  ///< a person is to act after others have
    Win,   ///< the game is over
    Error, ///< what was pressed cannot be chosen
};
inline constexpr int sounds = 7;

}
