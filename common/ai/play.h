// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions by level, and whole games without a match around them for the league and the benchmark; instantiated in
// each game's plugin.
#pragma once

#include "ai/bench.h"
#include "ai/greedy.h"
#include "ai/league.h"
#include "engine/game.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <vector>

namespace heorot::ai {

/// One decision of a level, from what the seat to move may know.
template <engine::Game G, PlayersOf<G> P>
engine::Action decide(const typename G::Rules& rules, const engine::Seen<typename G::State>& seen, Level level,
                      engine::Pcg& generator, engine::ActionList& scratch) {
    if (level == Level::Random) return randomAction<G>(rules, *seen, generator, scratch);
    return Greedy<G, P>(rules, generator).choose(seen);
}

template <engine::Game G, PlayersOf<G> P>
class League {
  public:
    League(const typename G::Rules& rules, const LeagueSpec& spec) : rules_(rules), spec_(spec) {}

    LeagueResult run() {
        return runDeals(
            spec_,
            [](void* self, int deal, LeagueResult& result) { static_cast<League*>(self)->playDeal(deal, result); },
            this);
    }

  private:
    void playDeal(int deal, LeagueResult& result) const {
        for (std::size_t rotation = 0; rotation < spec_.entries.size(); ++rotation) playGame(deal, rotation, result);
    }

    void playGame(int deal, std::size_t rotation, LeagueResult& result) const {
        using Clock = std::chrono::steady_clock;
        const std::size_t seats = spec_.entries.size();
        engine::Setup setup = spec_.setup;
        setup.seats = static_cast<int>(seats);
        setup.seed = spec_.seed + static_cast<std::uint64_t>(deal);
        engine::Generators generators(setup.seed);
        engine::GeneratorChance chance(generators);
        engine::Pcg thoughts(setup.seed, 100 + rotation);
        engine::ActionList scratch;
        typename G::State state = newGame(rules_, setup, chance, nullptr);
        while (!isOver(state)) {
            const engine::Seat seat = toMove(state);
            EntryResult& entry = result.entries[(seat + rotation) % seats];
            const auto before = Clock::now();
            const auto seen = see(rules_, state, seat);
            engine::Action action =
                decide<G, P>(rules_, seen, spec_.entries[(seat + rotation) % seats], thoughts, scratch);
            entry.seconds += std::chrono::duration<double>(Clock::now() - before).count();
            ++entry.decisions;
            if (validate(rules_, state, action)) {
                ++result.illegalMoves;
                action = randomAction<G>(rules_, state, thoughts, scratch);
            }
            apply(rules_, state, action, chance, nullptr);
        }
        book(state, rotation, result);
    }

    void book(const typename G::State& state, std::size_t rotation, LeagueResult& result) const {
        const engine::Scores final = scores(rules_, state);
        const auto seats = static_cast<std::size_t>(final.seats);
        const auto winners = std::count(final.place.begin(), final.place.begin() + final.seats, 1);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            EntryResult& entry = result.entries[(seat + rotation) % seats];
            ++entry.games;
            if (final.place[seat] == 1) entry.wins += 1.0 / static_cast<double>(winners);
            entry.scoreSum += final.total[seat];
            entry.scoreSquares += static_cast<double>(final.total[seat]) * final.total[seat];
        }
    }

    const typename G::Rules& rules_;
    LeagueSpec spec_;
};

/// Plays random games on one core for about a second of CPU time, including set-up, legal lists and random choices.
template <engine::Game G>
BenchResult bench(const typename G::Rules& rules, const BenchSpec& spec) {
    // CPU time, so that other programs on the machine matter less.
    const auto since = [](std::clock_t start) { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
    engine::Setup setup = spec.setup;
    setup.seats = spec.seats;
    engine::Generators generators(setup.seed);
    engine::GeneratorChance chance(generators);
    engine::Pcg choices(setup.seed, 3);
    engine::ActionList scratch;
    BenchResult result;
    result.stateBytes = sizeof(typename G::State);
    typename G::State state = newGame(rules, setup, chance, nullptr);
    const typename G::State first = state;

    const std::uint64_t before = spec.allocations ? spec.allocations() : 0;
    const std::clock_t start = std::clock();
    do {
        for (int i = 0; i < 100; ++i, ++result.games) {
            state = newGame(rules, setup, chance, nullptr);
            for (; !isOver(state); ++result.actions)
                apply(rules, state, randomAction<G>(rules, state, choices, scratch), chance, nullptr);
        }
        result.seconds = since(start);
    } while (result.seconds < 1);
    if (spec.allocations)
        result.allocationsPerGame =
            static_cast<double>(spec.allocations() - before) / static_cast<double>(result.games);

    constexpr int copies = 1'000'000;
    std::vector<typename G::State> ring(64, first);
    const std::clock_t copyStart = std::clock();
    for (std::size_t i = 0; i < copies; ++i) {
        ring[i % 64] = ring[(i + 37) % 64];
        std::atomic_signal_fence(std::memory_order_seq_cst); // keeps the compiler from merging the copies
    }
    result.copyNanoseconds = since(copyStart) * 1e9 / copies;
    return result;
}

}
