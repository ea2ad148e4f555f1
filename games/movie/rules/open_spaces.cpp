// SPDX-License-Identifier: GPL-3.0-or-later
// A separate file prevents inlining into the loops of the legal list: there, GCC 12 writes the actions of a block one
// by one to the stack and then stalls reading them back as vectors, which took a third of the time of a random game.
#include "rules/open_spaces.h"

#include <bit>

namespace heorot::movie {

namespace {

/// The position of `b` in the bits of an Action.
constexpr int spaceShift = std::endian::native == std::endian::little ? 16 : 8;
static_assert(std::bit_cast<engine::Action>(std::uint32_t{1} << spaceShift).b == 1);
static_assert(OpenSpaces::block <= engine::ActionList::slack);

}

void OpenSpaces::list(engine::Action action, engine::Action* to) const {
    const auto base = std::bit_cast<std::uint32_t>(action);
    for (std::size_t from = 0; from < size_; from += block) {
        std::array<Space, block> spaces;
        std::memcpy(spaces.data(), items_.data() + from, sizeof spaces);
        for (std::size_t i = 0; i < block; ++i) {
            const std::uint32_t listed = base | std::uint32_t{spaces[i]} << spaceShift;
            std::memcpy(static_cast<void*>(to + from + i), &listed, sizeof listed);
        }
    }
}

}
