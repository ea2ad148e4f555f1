// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is refused, as a value. The rules build no sentences; the game's words turn a Violation into one.
#pragma once

#include <array>
#include <cstdint>

namespace heorot::engine {

/// Code 0 means "allowed"; the game defines the other codes, their names and arguments.
struct Violation {
    std::uint16_t code = 0;
    std::array<std::int16_t, 3> args{};

    /// True if the action is refused.
    constexpr explicit operator bool() const { return code != 0; }
    constexpr bool operator==(const Violation&) const = default;
};

inline constexpr Violation allowed{};

}
