// SPDX-License-Identifier: GPL-3.0-or-later
// Making change for a fame token that has run out (rulebook, Icons, Exception; ruling 7).
#pragma once

#include "rules/state.h"

#include <array>
#include <optional>

namespace heorot::legend {

/// Numbers of square fame tokens by value, from 1.
using FameTokens = std::array<std::uint8_t, fameValues>;

/// What a seat gives back and what it takes from the supply to gain `value` points of fame.
struct FameChange {
    FameTokens given{};
    FameTokens taken{};
};

/// The change that gives `value` points to the seat, or nothing if its square fame tokens and those in the supply allow
/// none. If there are several: the one that gives back the fewest tokens, then takes the fewest, then gives back the
/// least fame. All of the seat's tokens must be known.
std::optional<FameChange> changeFor(const State& state, Seat seat, int value);

}
