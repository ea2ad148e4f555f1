// SPDX-License-Identifier: GPL-3.0-or-later
// Making change for fame that is not beside the board any more (rulebook, Icons, Exception; ruling 7).
#pragma once

#include "rules/state.h"

#include <array>
#include <optional>

namespace heorot::legend {

/// Numbers of square fame tokens by value; the first one is of value 1.
using FameTokens = std::array<std::uint8_t, fameValues>;

/// What a seat gives back and what it takes from beside the board, so that it has `value` points of fame more.
struct FameChange {
    FameTokens given{};
    FameTokens taken{};
};

/// The change that gives `value` points to the seat, or nothing if its square fame tokens and those beside the board
/// allow none. Of several it is the one that gives back the fewest tokens, then takes the fewest, then gives back the
/// least fame. All of the seat's tokens must be known.
std::optional<FameChange> changeFor(const State& state, Seat seat, int value);

}
