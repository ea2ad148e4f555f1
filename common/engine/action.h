// SPDX-License-Identifier: GPL-3.0-or-later
// One small decision by one seat. All games share this type, so records, players and views need no template.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

namespace heorot::engine {

/// A kind and up to three small numbers, whose meaning the game defines. Unused numbers are 0.
struct Action {
    std::uint8_t kind = 0;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;

    constexpr auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) <= 8);

/// The legal actions of one position, filled by `legalActions`, sorted and without duplicates. Reuse one list: it never
/// allocates.
class ActionList {
  public:
    static constexpr std::size_t capacity = 1024;
    static constexpr std::size_t slack = 16;

    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Action& operator[](std::size_t i) const { return items_[i]; }
    const Action* begin() const { return items_.data(); }
    const Action* end() const { return items_.data() + size_; }
    std::span<const Action> view() const { return {begin(), size_}; }

    void push(Action action) {
        assert(size_ < capacity);
        items_[size_++] = action;
    }
    /// Makes room for `count` more actions at the end. The caller fills them in and may write up to `slack` actions
    /// past them.
    Action* extend(std::size_t count) {
        assert(size_ + count <= capacity);
        Action* first = items_.data() + size_;
        size_ += count;
        return first;
    }

  private:
    std::size_t size_ = 0;
    std::array<Action, capacity + slack> items_;
};

}
