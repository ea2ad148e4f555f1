// SPDX-License-Identifier: GPL-3.0-or-later
// One tree of a search and its iterations: sample a world, walk down, open an action, play out, add up.
#pragma once

#include "ai/search_playout.h"
#include "ai/search_terms.h"
#include "ai/search_tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace heorot::ai {

/// Whether `viewer` does not see what the seat to move chooses; then its choice is not searched.
template <engine::Game G>
bool isHiddenFrom(const typename G::Rules& rules, const typename G::State& state, const engine::ActionList& legal,
                  engine::Seat viewer) {
    if (toMove(state) == viewer || !usesSecrets(rules, state)) return false;
    return std::any_of(legal.begin(), legal.end(),
                       [&](engine::Action action) { return see(rules, state, action, viewer) != action; });
}

template <engine::Game G, SearchPlayersOf<G> P>
class SearchRun {
  public:
    using Index = SearchTree::Index;

    /// `iterations` is the most that `run` can do; those of the limits are for all trees together. The viewer of `seen`
    /// is to move. `seen`, `limits` and `truth` must outlive the run. With `truth`, which only a seer has, every
    /// iteration starts from it.
    SearchRun(const typename G::Rules& rules, const engine::Seen<typename G::State>& seen, const SearchLimits& limits,
              int iterations, std::uint64_t seed, std::uint64_t stream, const typename G::State* truth = nullptr)
        : rules_(rules), seen_(seen), limits_(limits), truth_(truth), tuning_(P::tuning(seatCount(*seen))),
          horizon_(rules, *seen, tuning_.periods), tree_(iterations), left_(iterations), generator_(seed, stream),
          outcomes_(generator_.next()), chance_(outcomes_),
          start_(evaluateWithout<G, P>(rules, world(), limits.unseen)), terms_(limits.explained, legal_.capacity) {}

    /// Allocates nothing. Stops early if asked to, when the time of the limits is over, or if `untilDecided` and no
    /// other action can get more visits than the first any more. Can be called once.
    void run(bool untilDecided) {
        const auto begun = std::chrono::steady_clock::now();
        const auto isLate = [&] {
            return limits_.time.count() > 0 && std::chrono::steady_clock::now() - begun > limits_.time;
        };
        for (; left_ > 0; --left_, ++done_) {
            if (done_ % stopInterval == 0 && (limits_.stop.stop_requested() || (done_ > 0 && isLate()))) return;
            if (untilDecided && done_ % decidedInterval == 0 && isDecided()) return;
            iterate();
        }
    }

    const SearchTree& tree() const { return tree_; }
    const std::vector<RootTerms>& terms() const { return terms_.sums(); }
    int iterations() const { return done_; }

  private:
    static constexpr int stopInterval = 256;
    static constexpr int decidedInterval = 16;
    static constexpr std::uint32_t includedInterval = 8;
    /// Deeper decisions belong to the playout.
    static constexpr std::size_t deepest = 64;

    struct Step {
        Index edge;
        engine::Seat seat;
    };

    bool isDecided() const {
        std::uint32_t best = 0;
        std::uint32_t second = 0;
        tree_.eachRootEdge([&](const SearchTree::Edge& edge) {
            second = std::max(second, std::min(best, edge.visits));
            best = std::max(best, edge.visits);
        });
        return best > second + static_cast<std::uint32_t>(left_);
    }

    /// A world as the viewer may imagine it.
    typename G::State world() {
        if (truth_) return *truth_;
        typename G::State sampled = sample(rules_, seen_, generator_);
        if constexpr (RedrawsWorlds<P, G>) P::redraw(rules_, sampled, seen_.viewer(), generator_);
        return sampled;
    }

    void iterate() {
        typename G::State state = world();
        depth_ = 0;
        terms_.start(rules_, state);
        descend(state);
        playOut<G, P>(rules_, state, horizon_, tuning_.turns, generator_, chance_, legal_);
        const Rewards rewards = rewardsOf<G, P>(rules_, state, tuning_, limits_.rivals, start_, limits_.unseen);
        if (depth_ > 0 && terms_.isWanted()) explainEnd(state);
        for (std::size_t i = 0; i < depth_; ++i) {
            SearchTree::Edge& edge = tree_.edge(path_[i].edge);
            ++edge.visits;
            edge.valueSum += rewards[path_[i].seat];
        }
    }

    /// Records the viewer's chance to win and its whole lead at the end of an iteration, from all terms.
    void explainEnd(const typename G::State& state) {
        const auto viewer = static_cast<std::size_t>(seen_.viewer());
        const Estimates points = P::evaluate(rules_, state);
        const double lead = points[viewer] - bestOther(points, seatCount(state), seen_.viewer());
        const double chance = isOver(state) ? winsOf<G>(rules_, state)[viewer]
                                            : 1 / (1 + std::exp(tuning_.chanceOffset - lead / tuning_.chanceScale));
        terms_.finish(rules_, state, tree_.edge(path_[0].edge).action, chance, lead);
    }

    /// Walks down known actions until it opens one. Forced decisions and hidden choices have no node.
    void descend(typename G::State& state) {
        Index edge = SearchTree::start;
        while (depth_ < deepest && !horizon_.isReached(rules_, state)) {
            legalActions(rules_, state, legal_);
            if (legal_.size() == 1) {
                apply(rules_, state, legal_[0], chance_, nullptr);
                continue;
            }
            const engine::Seat mover = toMove(state);
            if (isHiddenFrom<G>(rules_, state, legal_, seen_.viewer())) {
                apply(rules_, state, P::playoutAction(rules_, state, legal_, generator_), chance_, nullptr);
                continue;
            }
            const Index node = tree_.nodeAfter(edge, P::context(rules_, state) << 3 | mover);
            const auto [chosen, isNew] = choose(node, state);
            edge = chosen;
            path_[depth_++] = {edge, mover};
            apply(rules_, state, tree_.edge(edge).action, chance_, nullptr);
            if (isNew) return;
        }
    }

    /// A new action while the node may widen, else the best known one that is legal in this world.
    std::pair<Index, bool> choose(Index node, const typename G::State& state) {
        const std::uint32_t visits = ++tree_.node(node).visits;
        if (depth_ == 0 && limits_.included && visits % includedInterval == 1)
            if (const auto included = chooseIncluded(node)) return *included;
        std::size_t available = 0;
        double bestBound = std::numeric_limits<double>::lowest();
        Index best = SearchTree::none;
        for (Index at = tree_.node(node).edge; at != SearchTree::none; at = tree_.edge(at).next) {
            SearchTree::Edge& edge = tree_.edge(at);
            if (!std::binary_search(legal_.begin(), legal_.end(), edge.action)) continue;
            ++available;
            ++edge.available;
            const double bound = upperBound(edge);
            if (bound > bestBound) {
                bestBound = bound;
                best = at;
            }
        }
        const double most = 1 + tuning_.widening * std::sqrt(static_cast<double>(visits - 1));
        if (available < legal_.size() && static_cast<double>(available) < most)
            if (const Index opened = widen(node, state, best == SearchTree::none); opened != SearchTree::none)
                return {opened, true};
        return {best, false};
    }

    /// The action of the limits at the root; nothing if it is not legal in this world.
    std::optional<std::pair<Index, bool>> chooseIncluded(Index node) {
        if (!std::binary_search(legal_.begin(), legal_.end(), *limits_.included)) return {};
        for (Index at = tree_.node(node).edge; at != SearchTree::none; at = tree_.edge(at).next)
            if (tree_.edge(at).action == *limits_.included) {
                ++tree_.edge(at).available;
                return std::pair(at, false);
            }
        return std::pair(add(node, *limits_.included), true);
    }

    double upperBound(const SearchTree::Edge& edge) const {
        const double visits = edge.visits;
        return edge.valueSum / visits + tuning_.exploration * std::sqrt(std::log(edge.available) / visits);
    }

    /// Opens the legal action with the best prior that has no edge yet, or returns `none`. Equal ones are drawn at
    /// random. Of actions with the same result only the canonical one is opened, unless it `must` open some.
    Index widen(Index node, const typename G::State& state, bool must) {
        const std::span<float> values = std::span(values_).first(legal_.size());
        P::prior(rules_, state, legal_.view(), values);
        std::size_t last = 0;
        for (;;) {
            std::size_t best = legal_.size();
            std::uint32_t equals = 0;
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (values[i] == refused) continue;
                if (best == legal_.size() || values[i] > values[best]) {
                    best = i;
                    equals = 1;
                } else if (values[i] == values[best] && generator_.below(++equals) == 0) {
                    best = i;
                }
            }
            if (best == legal_.size()) return must ? add(node, legal_[last]) : SearchTree::none;
            if (!tree_.hasEdge(node, legal_[best]) && isTried<G>(rules_, limits_, *seen_, state, legal_[best]))
                return add(node, legal_[best]);
            values[best] = refused;
            last = best;
        }
    }

    Index add(Index node, engine::Action action) {
        const Index opened = tree_.open(node, action);
        tree_.edge(opened).available = 1;
        return opened;
    }

    static constexpr float refused = std::numeric_limits<float>::lowest();

    const typename G::Rules& rules_;
    const engine::Seen<typename G::State>& seen_;
    const SearchLimits& limits_;
    const typename G::State* truth_;
    SearchTuning tuning_;
    Horizon<G, P> horizon_;
    SearchTree tree_;
    int left_;
    int done_ = 0;
    engine::Pcg generator_;
    engine::Generators outcomes_;
    engine::GeneratorChance chance_;
    engine::ActionList legal_;
    std::array<float, engine::ActionList::capacity> values_{};
    std::array<Step, deepest> path_{};
    std::size_t depth_ = 0;
    /// The evaluation of the position that is searched.
    Estimates start_;
    TermRecorder<G, P> terms_;
};

}
