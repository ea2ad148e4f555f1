// SPDX-License-Identifier: GPL-3.0-or-later
// Seats around a table: the word for "player number" in rules, records and views.
#pragma once

#include <cstdint>

namespace heorot::engine {

/// A place at the table, counted clockwise from 0.
using Seat = std::uint8_t;

inline constexpr Seat nobody = 0xFF;
inline constexpr int maxSeats = 5;

/// A set of seats, one bit each.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    static constexpr SeatSet of(Seat seat) { return SeatSet{seat == nobody ? 0u : 1u << seat}; }
    /// Seats 0 to count - 1.
    static constexpr SeatSet all(int count) { return SeatSet{(1u << count) - 1u}; }

    constexpr bool has(Seat seat) const { return seat != nobody && (bits_ >> seat & 1u) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr SeatSet with(Seat seat) const { return SeatSet{0u | bits_ | of(seat).bits_}; }
    constexpr SeatSet without(Seat seat) const { return SeatSet{bits_ & ~unsigned{of(seat).bits_}}; }
    constexpr bool operator==(const SeatSet&) const = default;

  private:
    explicit constexpr SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    std::uint8_t bits_ = 0;
};

}
