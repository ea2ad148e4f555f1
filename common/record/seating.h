// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where, as files say it. Rules do not know names; files, words and views do.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace heorot::record {

struct Seating {
    std::vector<std::string> names;
    /// Per seat the word for who plays it, "human", "easy", ... (game/seating.h); empty if persons play all of them.
    /// The seating of a match has them all.
    std::vector<std::string> players;
    /// Per seat the number of its color and mark, from 0; empty for those of the seats' order.
    std::vector<std::uint8_t> colors{};
};

}
