// SPDX-License-Identifier: GPL-3.0-or-later
// Bounded lists stored inside a state, so that a state remains a trivially copyable value.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace heorot::engine {

/// Up to N values. Unused elements are always T{}, so the defaulted == compares lists as lists.
template <class T, std::size_t N>
class FixedList {
    static_assert(N < 256);

  public:
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    static constexpr std::size_t capacity() { return N; }

    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }

    constexpr void push(const T& value) {
        assert(size_ < N);
        items_[size_++] = value;
    }
    constexpr void clear() { *this = FixedList{}; }
    /// Removes the value at index i and keeps the order of the others.
    constexpr void removeAt(std::size_t i) {
        assert(i < size_);
        if constexpr (N <= 8) { // By hand: a memmove call costs more than these few values; unused elements are T{}.
            for (std::size_t j = 0; j + 1 < N; ++j) items_[j] = j < i ? items_[j] : items_[j + 1];
        } else {
            std::move(items_.begin() + static_cast<std::ptrdiff_t>(i) + 1, items_.begin() + size_,
                      items_.begin() + static_cast<std::ptrdiff_t>(i));
        }
        items_[--size_] = T{};
    }
    constexpr bool contains(const T& value) const { return std::find(begin(), end(), value) != end(); }
    /// Removes the first value equal to `value`; returns false if there is none.
    constexpr bool remove(const T& value) {
        const auto at = std::find(begin(), end(), value);
        if (at == end()) return false;
        removeAt(static_cast<std::size_t>(at - begin()));
        return true;
    }
    constexpr bool operator==(const FixedList&) const = default;

  private:
    std::array<T, N> items_{};
    std::uint8_t size_ = 0;
};

}
