// SPDX-License-Identifier: GPL-3.0-or-later
// The searching player: a single-observer information-set tree search with open loop (Cowling, Powley, Whitehouse 2012)
// for any number of seats, each of which maximizes its own value. It sees only what its seat may know. The same view,
// seed, iterations and trees give the same choice.
#pragma once

#include "ai/search_run.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace heorot::ai {

template <engine::Game G, SearchPlayersOf<G> P>
class Search {
  public:
    using State = typename G::State;

    Search(const typename G::Rules& rules, SearchLimits limits, std::uint64_t seed)
        : rules_(rules), limits_(std::move(limits)), generator_(seed, choiceStream), seed_(seed) {}

    /// A legal action for the viewer, which must be the seat to move. A forced decision is not searched. Can be called
    /// once.
    SearchResult run(const engine::Seen<State>& seen) {
        SearchResult result;
        const State world = sample(rules_, seen, generator_);
        legalActions(rules_, world, legal_);
        result.action = legal_[0];
        if (const auto only = onlyAction(world)) {
            result.action = *only;
            return result;
        }
        growTrees(seen);
        for (const auto& tree : trees_) {
            result.iterations += tree->iterations();
            tree->tree().eachRootEdge([&](const SearchTree::Edge& edge) { addTo(result.actions, edge); });
        }
        std::stable_sort(result.actions.begin(), result.actions.end(), isBetter);
        result.action = result.actions.empty() ? mostPromising(world) : finalChoice(world, result.actions);
        return result;
    }

  private:
    static constexpr std::uint64_t choiceStream = 0;
    static constexpr std::uint64_t firstTreeStream = 1;
    /// Secret choices of about the same value are mixed, or rivals could predict them.
    static constexpr double aboutEqual = 0.01;

    /// The only legal action, not counting those with the result of another.
    std::optional<engine::Action> onlyAction(const State& world) const {
        std::optional<engine::Action> only;
        for (const engine::Action action : legal_) {
            if (!isCanonical(rules_, world, action)) continue;
            if (only) return {};
            only = action;
        }
        return only ? only : legal_[0];
    }

    /// Every tree has its own generator and quota, so the threads that grow them do not matter.
    void growTrees(const engine::Seen<State>& seen) {
        const int trees = std::max(1, limits_.trees);
        for (int i = 0; i < trees; ++i) {
            const int quota = limits_.iterations / trees + (i < limits_.iterations % trees ? 1 : 0);
            trees_.push_back(std::make_unique<SearchRun<G, P>>(rules_, seen, quota, seed_,
                                                               firstTreeStream + static_cast<std::uint64_t>(i)));
        }
        std::atomic<std::size_t> next = 0;
        const auto work = [&] {
            // A single tree may stop once its choice is certain. Of several, each would have to know the others.
            for (std::size_t i = next++; i < trees_.size(); i = next++)
                trees_[i]->run(limits_.stop, trees_.size() == 1);
        };
        std::vector<std::jthread> others;
        for (int i = 1; i < std::min(limits_.threads, trees); ++i) others.emplace_back(work);
        work();
    }

    static void addTo(std::vector<RootAction>& actions, const SearchTree::Edge& edge) {
        const auto at = std::find_if(actions.begin(), actions.end(),
                                     [&](const RootAction& known) { return known.action == edge.action; });
        RootAction& sum = at != actions.end() ? *at : actions.emplace_back(RootAction{edge.action});
        sum.visits += edge.visits;
        sum.valueSum += edge.valueSum;
    }

    static bool isBetter(const RootAction& one, const RootAction& other) {
        if (one.visits != other.visits) return one.visits > other.visits;
        if (one.valueSum != other.valueSum) return one.valueSum > other.valueSum;
        return one.action < other.action;
    }

    /// Most visits; a choice that is secret is drawn, by visits, from those of about the same value.
    engine::Action finalChoice(const State& world, const std::vector<RootAction>& actions) {
        if (!isSecret(world)) return actions.front().action;
        const double least = actions.front().mean() - aboutEqual;
        std::uint32_t sum = 0;
        for (const RootAction& candidate : actions)
            if (candidate.mean() >= least) sum += candidate.visits;
        std::uint32_t drawn = generator_.below(sum);
        for (const RootAction& candidate : actions) {
            if (candidate.mean() < least) continue;
            if (drawn < candidate.visits) return candidate.action;
            drawn -= candidate.visits;
        }
        return actions.front().action;
    }

    bool isSecret(const State& world) const {
        for (int seat = 0; seat < seatCount(world); ++seat)
            if (isHiddenFrom<G>(rules_, world, legal_, static_cast<engine::Seat>(seat))) return true;
        return false;
    }

    /// The best action by its prior, for a search that was stopped before its first iteration.
    engine::Action mostPromising(const State& world) const {
        std::vector<float> values(legal_.size());
        P::prior(rules_, world, legal_.view(), values);
        return legal_[static_cast<std::size_t>(std::max_element(values.begin(), values.end()) - values.begin())];
    }

    const typename G::Rules& rules_;
    SearchLimits limits_;
    engine::Pcg generator_;
    std::uint64_t seed_;
    engine::ActionList legal_;
    std::vector<std::unique_ptr<SearchRun<G, P>>> trees_;
};

}
