// SPDX-License-Identifier: GPL-3.0-or-later
// What a search needs from a game and its caller: constants, limits, the contract of the game's players, and the
// result.
#pragma once

#include "ai/advice.h"
#include "ai/greedy.h"
#include "ai/opponent.h"

#include <chrono>
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
    /// The same in fact, by the games that computer players win: what a hint says of the chances.
    double chanceScale = 10;
    /// What an equal lead counts then: 0 for half of the wins, above 0 for less, as with several rivals.
    double chanceOffset = 0;
    /// How much of the lead in the position searched is left out, 0 .. 1: with 1, only what changes it counts, so that
    /// a search still tells good from bad when the game seems decided.
    double leveled = 0;
    /// The share of the value of a finished game that depends on its winner only.
    double winShare = 0.25;
    /// The most that a style may cost in a decision (0 .. 1), for the action that fits it best instead of least.
    double taste = 0.02;
    /// The horizon: so many ends of a period (SearchPlayersOf) from the position on.
    int periods = 1;
    /// A playout stops after so many changes of the seat to move.
    int turns = 6;
};

/// What a level is: numbers only. No level chooses anything that its own search finds clearly worse.
struct Strength {
    /// Of a decision; 0 if the game has no such level.
    int iterations = 0;
    int trees = 1;
    /// How much the points of the best other seat count beside the seat's own, 0 .. 1.
    double rivals = 1;
    /// Any action whose value (0 .. 1) lies at most this far below the best one may be chosen.
    double slack = 0;
    /// The terms of the evaluation that the level does not count.
    TermSet unseen{};
    /// At a table, the most milliseconds for a decision.
    int milliseconds = 1000;
};

struct SearchLimits {
    int iterations = 100;
    /// Independent trees that share the iterations. Their number affects the choice, the number of threads does not.
    int trees = 1;
    int threads = 1;
    /// Read every 256 iterations of a tree, as the clock is. A stopped search chooses from what it has.
    std::stop_token stop{};
    /// Zero: as long as it takes.
    std::chrono::milliseconds time{0};
    double rivals = 1;
    double slack = 0;
    TermSet unseen{};
    Style style = Style::Plain;
    /// Whether the result has terms.
    bool explained = false;
    /// Opened first and tried every eighth time, even if it looks bad.
    std::optional<engine::Action> included{};
};

/// An action at the root; the mean value is that of the seat to move, 0 .. 1.
struct RootAction {
    engine::Action action;
    std::uint32_t visits = 0;
    double valueSum = 0;
    double mean() const { return visits ? valueSum / visits : 0; }
};

/// Sums over the iterations that tried an action at the root: of chances, and of the changes of the terms.
struct RootTerms {
    engine::Action action;
    std::uint32_t count = 0;
    /// Of the viewer to win, 0 .. 1 each.
    double chanceSum = 0;
    /// Of the viewer over the best other seat, in points.
    double leadSum = 0;
    Terms later{};
};

struct SearchResult {
    engine::Action action;
    /// Iterations done; 0 for a forced decision.
    int iterations = 0;
    /// All trees together, most visits first; empty for a forced decision.
    std::vector<RootAction> actions;
    /// Of an explained search: the terms of the same actions, in the same order.
    std::vector<RootTerms> terms;
};

/// What a game's players provide so that the search can play the game:
///
/// - `strength(level)`: the numbers of a level for people, and of Seer. Medium and above are offered only if it has
///   iterations; Easy without them plays like V1.
/// - `tuning(seats)`: the constants.
/// - `period(rules, state)`: the number of the act, episode or round; it never decreases. Searches look at most
///   `tuning.periods` of them ahead.
/// - `context(rules, state)`: a number below 2^29 that separates, after the same action, positions in which a player
///   should decide differently, such as phases and outcomes of dice. Only what every seat sees.
/// - `evaluate(rules, state)`: the expected points of each seat; the search compares them.
/// - `prior(rules, state, actions, values)`: how good each action looks for the seat to move, from what that seat
///   knows: the better, the higher. The scale does not matter. An action with the lowest float is not tried while there
///   are others.
/// - `playoutAction(rules, state, actions, generator)`: the quick choice of any seat in a playout. `actions` are all
///   the legal ones, at least two. It is also what a rival's secret choice is drawn from.
///
/// None of them may allocate.
template <class P, class G>
concept SearchPlayersOf = PlayersOf<P, G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Level level,
             std::span<const engine::Action> actions, std::span<float> values, const engine::ActionList& legal,
             engine::Pcg& generator, int seats) {
    { P::strength(level) } -> std::same_as<Strength>;
    { P::tuning(seats) } -> std::same_as<SearchTuning>;
    { P::period(rules, state) } -> std::convertible_to<int>;
    { P::context(rules, state) } -> std::same_as<std::uint32_t>;
    { P::evaluate(rules, state) } -> std::same_as<Estimates>;
    { P::prior(rules, state, actions, values) } -> std::same_as<void>;
    { P::playoutAction(rules, state, legal, generator) } -> std::same_as<engine::Action>;
};

/// Optional: `redraw(rules, world, viewer, generator)` changes a sampled world to one that is more likely from what
/// `viewer` has seen the other seats do: what they chose secretly, what they kept. The viewer must not be able to tell
/// it from the real one.
template <class P, class G>
concept RedrawsWorlds = requires(const typename G::Rules& rules, typename G::State& world, engine::Seat viewer,
                                 engine::Pcg& generator) {
    { P::redraw(rules, world, viewer, generator) } -> std::same_as<void>;
};

/// Optional: `explain(rules, state, terms)` splits the evaluation into `P::terms` parts with names
/// (game::Words::term). The parts of a seat add up to what `evaluate` says of it.
template <class P, class G>
concept ExplainsValues = requires(const typename G::Rules& rules, const typename G::State& state, Terms& terms) {
    requires P::terms >
    0 && P::terms <= mostTerms;
    { P::explain(rules, state, terms) } -> std::same_as<void>;
};

/// Optional, of the game itself: `isCanonicalSince(rules, root, state, action)` is `isCanonical` among the orders that
/// go on from the position searched. A person who asks for a hint may have begun in an order that a search does not
/// try.
template <class G>
concept OrdersFromRoot = requires(const typename G::Rules& rules, const typename G::State& root,
                                  const typename G::State& state, engine::Action action) {
    { isCanonicalSince(rules, root, state, action) } -> std::same_as<bool>;
};

/// Whether the search tries an action, or another with the same result instead. `root` is where it begins; computer
/// players, whose searches are not explained, have kept to the order so far.
template <engine::Game G>
bool isTried(const typename G::Rules& rules, const SearchLimits& limits, const typename G::State& root,
             const typename G::State& state, engine::Action action) {
    if constexpr (OrdersFromRoot<G>)
        if (limits.explained) return isCanonicalSince(rules, root, state, action);
    return isCanonical(rules, state, action);
}

/// Optional: `taste(rules, world, action, style)` says how well an action of the seat to move fits a style, 0 .. 1. It
/// decides between actions of nearly equal worth.
template <class P, class G>
concept HasTaste = requires(const typename G::Rules& rules, const typename G::State& world, engine::Action action,
                            Style style) {
    { P::taste(rules, world, action, style) } -> std::same_as<double>;
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
