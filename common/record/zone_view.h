// SPDX-License-Identifier: GPL-3.0-or-later
// The zones of a state in which pieces lie, by name: for scenarios and for counting pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace heorot::record {

/// Where pieces are. Pieces named by a scenario are taken from decks first, then discards, supplies, hands; pieces on a
/// board stay (see arrange.h).
enum class Zone : std::uint8_t { Deck, Discards, Supply, Hand, Board };

/// One zone of a state as pieces by name; the describer makes it for counting and arranging.
struct ZoneView {
    std::string path;
    Zone zone{};
    /// Whether the order of the pieces matters (a deck, a board).
    bool ordered = false;
    std::vector<std::string> pieces;
    std::size_t capacity = 0;
    std::function<bool(const std::string&)> accepts;
    std::function<void(const std::vector<std::string>&)> put;
};

}
