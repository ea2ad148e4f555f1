// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the speed of a game's rules and of its search, without a match around them; instantiated in each game's
// plugin.
#pragma once

#include "ai/bench.h"
#include "ai/play.h"

#include <atomic>
#include <cstdint>
#include <ctime>
#include <vector>

namespace heorot::ai {

/// CPU time, so that other programs on the machine matter less.
inline double secondsSince(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

template <engine::Game G, PlayersOf<G> P>
class Bench {
  public:
    Bench(const typename G::Rules& rules, const BenchSpec& spec)
        : rules_(rules), spec_(spec), setup_(setupOf(spec)), generators_(setup_.seed), chance_(generators_),
          choices_(setup_.seed, 3) {}

    BenchResult run() {
        result_.stateBytes = sizeof(typename G::State);
        measureGames();
        measureCopies();
        if constexpr (SearchPlayersOf<P, G>) measureSearch();
        return result_;
    }

  private:
    static engine::Setup setupOf(const BenchSpec& spec) {
        engine::Setup setup = spec.setup;
        setup.seats = spec.seats;
        return setup;
    }
    std::uint64_t allocations() const { return spec_.allocations ? spec_.allocations() : 0; }
    typename G::State start() { return newGame(rules_, setup_, chance_, nullptr); }
    void playRandomly(typename G::State& state) {
        apply(rules_, state, randomAction<G>(rules_, state, choices_, scratch_), chance_, nullptr);
    }

    /// Random games for about a second, including set-up, legal lists and random choices.
    void measureGames() {
        typename G::State state = start();
        const std::uint64_t before = allocations();
        const std::clock_t begun = std::clock();
        do {
            for (int i = 0; i < 100; ++i, ++result_.games) {
                state = start();
                for (; !isOver(state); ++result_.actions) playRandomly(state);
            }
            result_.seconds = secondsSince(begun);
        } while (result_.seconds < 1);
        result_.allocationsPerGame = static_cast<double>(allocations() - before) / static_cast<double>(result_.games);
    }

    void measureCopies() {
        constexpr int copies = 1'000'000;
        std::vector<typename G::State> ring(64, start());
        const std::clock_t begun = std::clock();
        for (std::size_t i = 0; i < copies; ++i) {
            ring[i % 64] = ring[(i + 37) % 64];
            std::atomic_signal_fence(std::memory_order_seq_cst); // keeps the compiler from merging the copies
        }
        result_.copyNanoseconds = secondsSince(begun) * 1e9 / copies;
    }

    /// Searches at every fifth decision of random games for about a second.
    void measureSearch() {
        constexpr int iterations = 300;
        const SearchLimits limits;
        std::uint64_t allocated = 0;
        for (int decisions = 0; result_.searchSeconds < 1;) {
            for (auto state = start(); !isOver(state) && result_.searchSeconds < 1; playRandomly(state)) {
                if (++decisions % 5 != 0) continue;
                const auto seen = see(rules_, state, toMove(state));
                const std::clock_t begun = std::clock();
                SearchRun<G, P> search(rules_, seen, limits, iterations, choices_.next(), 1);
                const std::uint64_t before = allocations();
                search.run(false);
                allocated += allocations() - before;
                result_.searchSeconds += secondsSince(begun);
                result_.searchIterations += search.iterations();
            }
        }
        result_.allocationsPerIteration =
            static_cast<double>(allocated) / static_cast<double>(result_.searchIterations);
    }

    const typename G::Rules& rules_;
    const BenchSpec& spec_;
    engine::Setup setup_;
    engine::Generators generators_;
    engine::GeneratorChance chance_;
    engine::Pcg choices_;
    engine::ActionList scratch_;
    BenchResult result_;
};

}
