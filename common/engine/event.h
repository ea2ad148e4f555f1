// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, as structured data: the source of the log, the animation, the ledger and the recap.
#pragma once

#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <vector>

namespace heorot::engine {

/// The game defines kind and arguments; `seat` is the seat concerned, or nobody.
struct Event {
    std::uint8_t kind = 0;
    Seat seat = nobody;
    std::array<std::int16_t, 6> args{};

    constexpr bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// Appends an event if there is a list; searches pass nullptr.
inline void append(Events* events, const Event& event) {
    if (events) events->push_back(event);
}

}
