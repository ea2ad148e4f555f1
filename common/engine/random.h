// SPDX-License-Identifier: GPL-3.0-or-later
// A small generator of our own: standard distributions and std::shuffle differ between libraries, but a seed must give
// the same game everywhere.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace heorot::engine {

/// PCG32 (O'Neill 2014, XSH-RR). A regular value: a copy produces the same numbers.
class Pcg {
  public:
    /// Different streams of one seed are independent.
    explicit constexpr Pcg(std::uint64_t seed = 0, std::uint64_t stream = 0) : increment_(mix(stream) << 1 | 1) {
        next();
        state_ += mix(seed);
        next();
    }

    constexpr std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005ULL + increment_;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto turn = static_cast<std::uint32_t>(old >> 59);
        return shifted >> turn | shifted << ((-turn) & 31);
    }

    /// Uniform in 0 .. bound - 1, unbiased (Lemire 2019). `bound` is at least 1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (auto low = static_cast<std::uint32_t>(product); low < bound) {
            const std::uint32_t threshold = -bound % bound;
            while (low < threshold) {
                product = std::uint64_t{next()} * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    template <class T>
    constexpr void shuffle(std::span<T> values) {
        for (std::size_t left = values.size(); left > 1; --left)
            std::swap(values[left - 1], values[below(static_cast<std::uint32_t>(left))]);
    }

    constexpr bool operator==(const Pcg&) const = default;

  private:
    /// SplitMix64's finalizer, so that neighboring seeds start far apart.
    static constexpr std::uint64_t mix(std::uint64_t x) {
        x += 0x9e3779b97f4a7c15ULL;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
        return x ^ (x >> 31);
    }

    std::uint64_t state_ = 0;
    std::uint64_t increment_ = 1;
};

/// The generators of one match. Decks and dice use separate streams, so a re-roll does not change the deal.
struct Generators {
    explicit constexpr Generators(std::uint64_t seed = 0) : deal(seed, 1), dice(seed, 2) {}
    Pcg deal;
    Pcg dice;
    constexpr bool operator==(const Generators&) const = default;
};

}
