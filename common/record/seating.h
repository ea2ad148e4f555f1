// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which seat, as files state it. Rules use no names; files, words and views do.
#pragma once

#include "engine/seat.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

/// The word for a person; every other word is a level of computer players, with or without a style (ai::opponentOf).
inline constexpr std::string_view personWord = "human";

struct Seating {
    std::vector<std::string> names;
    /// Per seat, who plays it: "human", "easy", ... (game/seating.h); empty if people play all of them. The seating of
    /// a match is always complete.
    std::vector<std::string> players;
    /// Per seat, the index of its color and mark; empty for the order of the seats.
    std::vector<std::uint8_t> colors{};
    /// Seats of people for whom a computer player plays at the moment.
    engine::SeatSet away{};
};

}
