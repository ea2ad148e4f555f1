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

/// The numbers of a level; without iterations if it does not search.
template <engine::Game G, PlayersOf<G> P>
Strength strengthOf(Level level) {
    if constexpr (SearchPlayersOf<P, G>)
        if (level >= Level::Easy) return P::strength(level);
    return {};
}

/// Whether the game has computer players of the level.
template <engine::Game G, PlayersOf<G> P>
bool offers(Level level) {
    return level <= Level::Easy || strengthOf<G, P>(level).iterations > 0;
}

/// What a style makes of the points of rivals: some players watch them more, others less.
constexpr double interestInRivals(Style style) {
    if (style == Style::Spiteful) return 1.1;
    return style == Style::Grasping ? 0.8 : 1;
}

/// A decision that is not searched.
template <engine::Game G, PlayersOf<G> P>
engine::Action decideAtOnce(const typename G::Rules& rules, const engine::Seen<typename G::State>& seen, Level level,
                            engine::Pcg& generator, engine::ActionList& scratch) {
    if (level == Level::Random) return randomAction<G>(rules, *seen, generator, scratch);
    return Greedy<G, P>(rules, generator).choose(seen);
}

/// The limits of an opponent's search, without iterations if it does not search. `iterations` replaces those of a level
/// for people, or of the seer, unless it is 0.
template <engine::Game G, PlayersOf<G> P>
SearchLimits limitsOf(Opponent opponent, int iterations) {
    const Strength strength = strengthOf<G, P>(opponent.level);
    SearchLimits limits;
    limits.iterations = iterations > 0 && opponent.level >= Level::Easy ? iterations : strength.iterations;
    limits.trees = strength.trees;
    limits.rivals = strength.rivals * interestInRivals(opponent.style);
    limits.slack = strength.slack;
    limits.unseen = strength.unseen;
    limits.style = opponent.style;
    return limits;
}

inline int threadsFor(const SearchLimits& limits) {
    return std::min<int>(limits.trees, static_cast<int>(std::thread::hardware_concurrency()));
}

/// One decision of an opponent, from what the seat to move may know; as long as it takes. An opponent without a search
/// plays like V1. `truth` is for the seer.
template <engine::Game G, PlayersOf<G> P>
engine::Action decide(const typename G::Rules& rules, const engine::Seen<typename G::State>& seen, Opponent opponent,
                      engine::Pcg& generator, engine::ActionList& scratch, int iterations = 0,
                      const typename G::State* truth = nullptr) {
    if constexpr (SearchPlayersOf<P, G>)
        if (const auto limits = limitsOf<G, P>(opponent, iterations); limits.iterations > 0)
            return Search<G, P>(rules, limits, generator.next(), truth).run(seen).action;
    return decideAtOnce<G, P>(rules, seen, opponent.level, generator, scratch);
}

/// The same at a table: within the time of the level, and at once when asked to stop.
template <engine::Game G, PlayersOf<G> P>
engine::Action decideInTime(const typename G::Rules& rules, const engine::Seen<typename G::State>& seen,
                            Opponent opponent, engine::Pcg& generator, engine::ActionList& scratch,
                            const std::stop_token& stop) {
    if constexpr (SearchPlayersOf<P, G>)
        if (auto limits = limitsOf<G, P>(opponent, 0); limits.iterations > 0) {
            limits.stop = stop;
            limits.time = std::chrono::milliseconds(strengthOf<G, P>(opponent.level).milliseconds);
            limits.threads = threadsFor(limits);
            return Search<G, P>(rules, limits, generator.next()).run(seen).action;
        }
    return decideAtOnce<G, P>(rules, seen, opponent.level, generator, scratch);
}

/// What an opponent thinks of the choices of the seat to move. Without a search it knows only its choice.
template <engine::Game G, PlayersOf<G> P>
Advice advise(const typename G::Rules& rules, const engine::Seen<typename G::State>& seen, const AdviceSpec& spec,
              engine::Pcg& generator, const std::stop_token& stop) {
    if constexpr (SearchPlayersOf<P, G>)
        if (auto limits = limitsOf<G, P>(spec.opponent, spec.iterations); limits.iterations > 0) {
            limits.stop = stop;
            limits.explained = true;
            if (spec.included) limits.included = spec.included;
            limits.threads = threadsFor(limits);
            return adviceFrom(Search<G, P>(rules, limits, generator.next()).run(seen));
        }
    Advice advice;
    engine::ActionList scratch;
    advice.actions.push_back({decideAtOnce<G, P>(rules, seen, spec.opponent.level, generator, scratch)});
    return advice;
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
            const LeagueEntry& player = spec_.entries[(seat + rotation) % seats];
            EntryResult& entry = result.entries[(seat + rotation) % seats];
            const auto before = Clock::now();
            const auto seen = see(rules_, state, seat);
            engine::Action action = decide<G, P>(rules_, seen, player.opponent, thoughts, scratch, player.iterations,
                                                 player.opponent.level == Level::Seer ? &state : nullptr);
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
            if (final.place[seat] == 1) entry.winParts += EntryResult::partsOfWin / winners;
            entry.scoreSum += final.total[seat];
            entry.scoreSquares += static_cast<double>(final.total[seat]) * final.total[seat];
        }
    }

    const typename G::Rules& rules_;
    LeagueSpec spec_;
};

}
