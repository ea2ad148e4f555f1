// SPDX-License-Identifier: GPL-3.0-or-later
// In a file of its own: inlined into the loops of the legal list, GCC 12 writes the actions of a block one by one to
// the stack and then waits to read them back as vectors, which took a third of a random game.
#include "rules/open_places.h"

#include <bit>

namespace heorot::movie {

namespace {

/// Where `b` stands in the bits of an Action.
constexpr int placeShift = std::endian::native == std::endian::little ? 16 : 8;
static_assert(std::bit_cast<engine::Action>(std::uint32_t{1} << placeShift).b == 1);
static_assert(OpenPlaces::block <= engine::ActionList::slack);

}

void OpenPlaces::list(engine::Action action, engine::Action* to) const {
    const auto base = std::bit_cast<std::uint32_t>(action);
    for (std::size_t from = 0; from < size_; from += block) {
        std::array<Space, block> places;
        std::memcpy(places.data(), items_.data() + from, sizeof places);
        for (std::size_t i = 0; i < block; ++i) {
            const std::uint32_t listed = base | std::uint32_t{places[i]} << placeShift;
            std::memcpy(static_cast<void*>(to + from + i), &listed, sizeof listed);
        }
    }
}

}
