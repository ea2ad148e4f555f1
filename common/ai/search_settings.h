// SPDX-License-Identifier: GPL-3.0-or-later
// What a search needs from a game and its caller: constants, limits, the contract of the game's players, and the
// result.
#pragma once

#include "ai/greedy.h"
#include "ai/level.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace heorot::ai {

/// Constants of a game at a number of seats, chosen by measuring.
struct SearchTuning {
    /// A node has at most 1 + widening * sqrt(visits) of the actions that are legal in the sampled world.
    double widening = 1.5;
    double exploration = 0.5;
    /// A lead of so many points counts as 73 % of a win.
    double scale = 10;
    /// The share of the value of a finished game that depends on its winner only.
    double winShare = 0.25;
    /// The horizon: so many ends of a period (SearchPlayersOf) from the position on.
    int periods = 1;
    /// A playout stops after so many changes of the seat to move.
    int turns = 6;
};

struct SearchLimits {
    int iterations = 100;
    /// Independent trees that share the iterations. Their number affects the choice, the number of threads does not.
    int trees = 1;
    int threads = 1;
    /// Read every 256 iterations of a tree. A stopped search chooses from what it has.
    std::stop_token stop{};
};

/// An action at the root; the mean value is that of the seat to move, 0 .. 1.
struct RootAction {
    engine::Action action;
    std::uint32_t visits = 0;
    double valueSum = 0;
    double mean() const { return visits ? valueSum / visits : 0; }
};

struct SearchResult {
    engine::Action action;
    /// Iterations done; 0 for a forced decision.
    int iterations = 0;
    /// All trees together, most visits first; empty for a forced decision.
    std::vector<RootAction> actions;
};

/// What a game's players provide so that the search can play the game:
///
/// - `iterations(level)`: how many iterations a decision of the level takes; 0 for a level that does not search. Medium
///   and above are offered only if this is not 0.
/// - `tuning(seats)`: the constants.
/// - `period(rules, state)`: the number of the act, episode or round; it never decreases. Searches look at most
///   `tuning.periods` of them ahead.
/// - `context(rules, state)`: a number below 2^29 that separates, after the same action, positions in which a player
///   should decide differently, such as phases and outcomes of dice. Only what every seat sees.
/// - `evaluate(rules, state)`: the expected points of each seat; the search compares them.
/// - `prior(rules, state, actions, values)`: how good each action looks for the seat to move, from what that seat
///   knows: the better, the higher. The scale does not matter.
/// - `playoutAction(rules, state, actions, generator)`: the quick choice of any seat in a playout. `actions` are all
///   the legal ones, at least two. It is also what a rival's secret choice is drawn from.
///
/// None of them may allocate.
template <class P, class G>
concept SearchPlayersOf = PlayersOf<P, G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Level level,
             std::span<const engine::Action> actions, std::span<float> values, const engine::ActionList& legal,
             engine::Pcg& generator, int seats) {
    { P::iterations(level) } -> std::same_as<int>;
    { P::tuning(seats) } -> std::same_as<SearchTuning>;
    { P::period(rules, state) } -> std::convertible_to<int>;
    { P::context(rules, state) } -> std::same_as<std::uint32_t>;
    { P::evaluate(rules, state) } -> std::same_as<Estimates>;
    { P::prior(rules, state, actions, values) } -> std::same_as<void>;
    { P::playoutAction(rules, state, legal, generator) } -> std::same_as<engine::Action>;
};

/// Of `count` actions drawn at random, with repetition, the one with the best prior: a playout policy.
template <class P, class Rules, class State>
engine::Action bestOfRandom(const Rules& rules, const State& state, const engine::ActionList& legal, std::size_t count,
                            engine::Pcg& generator) {
    constexpr std::size_t most = 16;
    std::array<engine::Action, most> drawn;
    std::array<float, most> values{};
    count = std::min(count, most);
    for (std::size_t i = 0; i < count; ++i) drawn[i] = legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
    P::prior(rules, state, std::span(drawn).first(count), std::span(values).first(count));
    return drawn[static_cast<std::size_t>(std::max_element(values.begin(), values.begin() + count) - values.begin())];
}

}
