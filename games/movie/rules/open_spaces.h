// SPDX-License-Identifier: GPL-3.0-or-later
// The open spaces of a position, stored for fast listing of actions, where random games spend most of their time: whole
// blocks are read and written. A block must be read as it was written, or the processor stalls until the store has left
// its queue; so `remove` works in blocks too instead of moving bytes.
#pragma once

#include "engine/action.h"
#include "rules/terms.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>

namespace heorot::movie {

/// Spaces in ascending order, without duplicates; unused entries are 0.
class OpenSpaces {
  public:
    /// How many actions `list` writes at a time.
    static constexpr std::size_t block = 8;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    /// The list must not be empty.
    Space first() const {
        assert(size_ > 0);
        return items_[0];
    }
    bool operator==(const OpenSpaces&) const = default;

    void clear() { *this = OpenSpaces{}; }
    /// `space` must be greater than all others.
    void append(Space space) {
        assert(size_ < maxSpaces && (size_ == 0 || space > items_[size_ - 1U]));
        items_[size_++] = space;
    }
    /// `space` must not be in the list.
    void insert(Space space) {
        assert(size_ < maxSpaces);
        const auto at = std::lower_bound(items_.begin(), items_.begin() + size_, space);
        std::copy_backward(at, items_.begin() + size_, items_.begin() + size_ + 1);
        *at = space;
        ++size_;
    }
    /// `space` must be in the list. Each entry from it on is replaced by the next one, the last by the 0 after it.
    void remove(Space space) {
        for (std::size_t from = 0; from < size_; from += stride) {
            std::array<Space, stride> here;
            std::array<Space, stride> next;
            std::memcpy(here.data(), items_.data() + from, stride);
            std::memcpy(next.data(), items_.data() + from + 1, stride);
            for (std::size_t i = 0; i < stride; ++i) here[i] = here[i] < space ? here[i] : next[i];
            std::memcpy(items_.data() + from, here.data(), stride);
        }
        --size_;
    }

    /// Writes `action` once per space, with the space as its `b`, which must be 0. Writes whole blocks, so up to
    /// `block` - 1 actions past the end, which the caller may overwrite.
    void list(engine::Action action, engine::Action* to) const;

  private:
    static constexpr std::size_t stride = 16;
    static_assert(stride % block == 0);
    /// Room for the last stride of a full board and one entry after it.
    static constexpr std::size_t room = (maxSpaces + stride - 1) / stride * stride + 1;

    std::array<Space, room> items_{};
    std::uint8_t size_ = 0;
};

}
