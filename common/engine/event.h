// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, structured: the log, the animation, the ledger and the recap are made from events.
#pragma once

#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <vector>

namespace heorot::engine {

/// Kind and arguments are the game's; `seat` is whom it concerns, or nobody.
struct Event {
    std::uint8_t kind = 0;
    Seat seat = nobody;
    std::array<std::int16_t, 6> args{};

    constexpr bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// Adds an event where somebody listens; searches pass no list.
inline void tell(Events* events, const Event& event) {
    if (events) events->push_back(event);
}

}
