// SPDX-License-Identifier: GPL-3.0-or-later
// Iterating over numbers of cards by kind. Most of them are 0 most of the time, so eight are tested at once.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace heorot::legend {

static_assert(std::endian::native == std::endian::little, "the lowest byte of a word is the first kind");

/// Calls `visit(kind, count)` for each of the first `N` kinds whose count is not 0, in order. `visit` may change
/// the counts.
template <std::size_t N, std::size_t Size, class Visit>
void eachOfFirst(const std::array<std::uint8_t, Size>& counts, Visit visit) {
    static_assert(N <= Size);
    for (std::size_t from = 0; from < N; from += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, counts.data() + from, N - from < 8 ? N - from : 8);
        while (word != 0) {
            const int shift = std::countr_zero(word) & ~7;
            visit(static_cast<std::uint8_t>(from + static_cast<std::size_t>(shift) / 8),
                  static_cast<std::uint8_t>(word >> shift));
            word &= ~(std::uint64_t{0xFF} << shift);
        }
    }
}
template <std::size_t Size, class Visit>
void eachOf(const std::array<std::uint8_t, Size>& counts, Visit visit) {
    eachOfFirst<Size>(counts, visit);
}

}
