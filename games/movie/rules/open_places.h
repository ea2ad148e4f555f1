// SPDX-License-Identifier: GPL-3.0-or-later
// The open spaces of a position as places on paper, laid out for those who list actions: random games spend most of
// their time there, so whole blocks are read and written. A block must be read as it was written, or the processor
// waits until the store has left its queue; that is why a place is taken out by blocks and not by moving bytes.
#pragma once

#include "engine/action.h"
#include "rules/terms.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>

namespace heorot::movie {

/// Places in ascending order, without twins; unused ones are 0.
class OpenPlaces {
  public:
    /// How many actions `list` writes at a time.
    static constexpr std::size_t block = 8;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    /// There must be one.
    Space first() const {
        assert(size_ > 0);
        return items_[0];
    }
    bool operator==(const OpenPlaces&) const = default;

    void clear() { *this = OpenPlaces{}; }
    /// `place` must lie behind all others.
    void append(Space place) {
        assert(size_ < maxSpaces && (size_ == 0 || place > items_[size_ - 1U]));
        items_[size_++] = place;
    }
    /// `place` must not be there.
    void insert(Space place) {
        assert(size_ < maxSpaces);
        const auto at = std::lower_bound(items_.begin(), items_.begin() + size_, place);
        std::copy_backward(at, items_.begin() + size_, items_.begin() + size_ + 1);
        *at = place;
        ++size_;
    }
    /// `place` must be there. From it on each place gives way to the next; the 0 behind the last one comes along.
    void remove(Space place) {
        for (std::size_t from = 0; from < size_; from += stride) {
            std::array<Space, stride> here;
            std::array<Space, stride> next;
            std::memcpy(here.data(), items_.data() + from, stride);
            std::memcpy(next.data(), items_.data() + from + 1, stride);
            for (std::size_t i = 0; i < stride; ++i) here[i] = here[i] < place ? here[i] : next[i];
            std::memcpy(items_.data() + from, here.data(), stride);
        }
        --size_;
    }

    /// Writes `action` once per place, with the place as its `b`, which must be 0. Whole blocks are written: fewer than
    /// `block` actions too many, for the caller to write over.
    void list(engine::Action action, engine::Action* to) const;

  private:
    static constexpr std::size_t stride = 16;
    static_assert(stride % block == 0);
    /// Room for the last stride of a full board and one more.
    static constexpr std::size_t room = (maxSpaces + stride - 1) / stride * stride + 1;

    std::array<Space, room> items_{};
    std::uint8_t size_ = 0;
};

}
