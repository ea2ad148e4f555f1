// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions by level, and whole games without a match around them for the league; instantiated in each game's plugin.
#pragma once

#include "ai/greedy.h"
#include "ai/league.h"
#include "ai/search.h"
#include "engine/game.h"

#include <chrono>
#include <cstdint>

namespace heorot::ai {

/// The iterations of a decision of the level; 0 if it does not search.
template <engine::Game G, PlayersOf<G> P>
int searchIterations(Level level) {
    if constexpr (SearchPlayersOf<P, G>) return P::iterations(level);
    return 0;
}

/// Whether the game has computer players of the level.
template <engine::Game G, PlayersOf<G> P>
bool offers(Level level) {
    return level == Level::Random || level == Level::Easy || searchIterations<G, P>(level) > 0;
}

/// One decision of a level, from what the seat to move may know. A level without a search of its own plays like easy.
template <engine::Game G, PlayersOf<G> P>
engine::Action decide(const typename G::Rules& rules, const engine::Seen<typename G::State>& seen, Level level,
                      engine::Pcg& generator, engine::ActionList& scratch) {
    if (level == Level::Random) return randomAction<G>(rules, *seen, generator, scratch);
    if constexpr (SearchPlayersOf<P, G>)
        if (const int iterations = searchIterations<G, P>(level); iterations > 0)
            return Search<G, P>(rules, {.iterations = iterations}, generator.next()).run(seen).action;
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

}
