// SPDX-License-Identifier: GPL-3.0-or-later
// The sources of points, in the order of Scores::part.
#pragma once

#include <cstdint>

namespace heorot::legend {

enum class ScoreSource : std::uint8_t {
    Fame,      ///< square fame tokens, and points noted for tokens that had run out
    Treasure,  ///< base game
    Alliances, ///< their fame; in the base game also their treasure
    Misfortune,
    NoWounds, ///< for seats without wounds
    Wounds,   ///< for each of three wounds or more
    Fallen,   ///< hard variant: with three wounds or more all points are lost
};
inline constexpr int scoreSources = 7;

}
