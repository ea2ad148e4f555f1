// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat has beyond its points, as numbers: the evaluation is a weighted sum of them. Those of three and four
// seats were fitted to games of the computer players against themselves (fit/fit_movie_weights.cpp).
#pragma once

#include "players/sight.h"

namespace heorot::movie {

enum class Feature : std::uint8_t {
    // How many seats play before this one; the same by open spaces, as is each feature with Open in its name.
    Wait,
    OpenWait,
    // Figures on the board: their points now, and the open spaces that they see, each counted by their diamonds.
    Points,
    OpenPoints,
    Beside,
    OpenBeside,
    Shared, ///< open spaces that a rival sees as well
    // Figures in hand.
    Beowulf,
    Thanes,
    Castles,
    Longships,
    OpenBeowulf,
    OpenThanes,
    OpenCastles,
    OpenLongships,
    Usable,  ///< the diamonds of the strongest that there are turns for
    Crowded, ///< the square of all diamonds
    // What they would score on the best open spaces.
    BestPlace,
    NextBestPlace, ///< the same if the seat is the next to play
    BestPlaces,
    GoodPlaces,
    // Tiles in hand.
    Tiles,
    Boons,
    Perils,
    BoonUse,  ///< the points of the best boon on the best open space
    PerilUse, ///< what the worst peril costs a rival
    Treasure,
    Horns,
    Treacheries,
    Statues,
    Counsels,
    Gorges,
    OpenHorns,
    OpenTreacheries,
    OpenStatues,
    OpenCounsels,
    OpenGorges,
    // The diamonds of figures in hand that do not return, less the fewer spaces are open: for the weights of two seats,
    // which were not fitted.
    Kept,
};
inline constexpr int featureCount = static_cast<int>(Feature::Kept) + 1;
using Features = std::array<float, featureCount>;

/// The features of all seats.
PerSeat<Features> featuresOf(const Rules& rules, const State& state, const Sight& sight, const PerSeat<int>& onBoard);

}
