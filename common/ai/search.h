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

    /// `truth` is for a seer only: the real state, which must outlive the search.
    Search(const typename G::Rules& rules, SearchLimits limits, std::uint64_t seed, const State* truth = nullptr)
        : rules_(rules), limits_(std::move(limits)), generator_(seed, choiceStream), seed_(seed), truth_(truth) {}

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
        if (limits_.explained) collectTerms(result);
        return result;
    }

  private:
    static constexpr std::uint64_t choiceStream = 0;
    static constexpr std::uint64_t firstTreeStream = 1;
    /// Secret choices of about the same value are mixed, or rivals could predict them.
    static constexpr double aboutEqual = 0.01;
    /// An action tried less than this part as often as the best one is not known well enough.
    static constexpr std::uint32_t leastShare = 4;

    /// The only legal action, not counting those with the result of another.
    std::optional<engine::Action> onlyAction(const State& world) const {
        std::optional<engine::Action> only;
        for (const engine::Action action : legal_) {
            if (!isTried<G>(rules_, limits_, world, world, action)) continue;
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
            trees_.push_back(std::make_unique<SearchRun<G, P>>(
                rules_, seen, limits_, quota, seed_, firstTreeStream + static_cast<std::uint64_t>(i), truth_));
        }
        std::atomic<std::size_t> next = 0;
        const auto work = [&] {
            // A single tree may stop once its choice is certain. Of several, each would have to know the others.
            for (std::size_t i = next++; i < trees_.size(); i = next++)
                trees_[i]->run(trees_.size() == 1 && !limits_.explained);
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

    /// Most visits, unless the seat has a taste or a slack; a choice that is secret is drawn, by visits, from those of
    /// about the same value.
    engine::Action finalChoice(const State& world, const std::vector<RootAction>& actions) {
        if (const auto tasted = byTaste(world, actions)) return *tasted;
        if (isSecret(world)) return drawnFrom(actions, std::max(aboutEqual, limits_.slack));
        return limits_.slack > 0 ? drawnFrom(actions, limits_.slack) : actions.front().action;
    }

    /// Whether an action was tried often enough, and is worth enough, to be chosen instead of the best one.
    static bool isNearly(const RootAction& best, const RootAction& candidate, double slack) {
        return candidate.mean() >= best.mean() - slack && candidate.visits * leastShare >= best.visits;
    }

    engine::Action drawnFrom(const std::vector<RootAction>& actions, double slack) {
        const RootAction& best = actions.front();
        std::uint32_t sum = 0;
        for (const RootAction& candidate : actions)
            if (isNearly(best, candidate, slack)) sum += candidate.visits;
        std::uint32_t drawn = generator_.below(sum);
        for (const RootAction& candidate : actions) {
            if (!isNearly(best, candidate, slack)) continue;
            if (drawn < candidate.visits) return candidate.action;
            drawn -= candidate.visits;
        }
        return best.action;
    }

    /// Of the actions nearly as good as the best one, the one whose fit to the style is worth most beside its cost.
    std::optional<engine::Action> byTaste(const State& world, const std::vector<RootAction>& actions) const {
        if constexpr (HasTaste<P, G>) {
            if (limits_.style == Style::Plain) return {};
            const double weight = std::max(P::tuning(seatCount(world)).taste, limits_.slack);
            const RootAction& best = actions.front();
            const RootAction* chosen = nullptr;
            double most = 0;
            for (const RootAction& candidate : actions) {
                if (!isNearly(best, candidate, weight)) continue;
                const double cost = std::max(0., best.mean() - candidate.mean());
                const double worth = weight * P::taste(rules_, world, candidate.action, limits_.style) - cost;
                if (chosen && worth <= most) continue;
                chosen = &candidate;
                most = worth;
            }
            return chosen->action;
        }
        return {};
    }

    void collectTerms(SearchResult& result) const {
        for (const RootAction& action : result.actions) {
            RootTerms& sum = result.terms.emplace_back(RootTerms{action.action});
            for (const auto& tree : trees_)
                for (const RootTerms& part : tree->terms())
                    if (part.action == action.action) addTo(sum, part);
        }
    }
    static void addTo(RootTerms& sum, const RootTerms& part) {
        sum.count += part.count;
        sum.chanceSum += part.chanceSum;
        sum.leadSum += part.leadSum;
        for (std::size_t seat = 0; seat < sum.later.size(); ++seat)
            for (std::size_t term = 0; term < mostTerms; ++term) sum.later[seat][term] += part.later[seat][term];
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
    const State* truth_;
    engine::ActionList legal_;
    std::vector<std::unique_ptr<SearchRun<G, P>>> trees_;
};

/// The result with shares and means; its choice first.
inline Advice adviceFrom(const SearchResult& result) {
    Advice advice;
    advice.iterations = result.iterations;
    for (std::size_t i = 0; i < result.actions.size(); ++i) {
        const RootAction& root = result.actions[i];
        AdvisedAction& advised = advice.actions.emplace_back();
        advised.action = root.action;
        advised.share = static_cast<double>(root.visits) / result.iterations;
        advised.value = root.mean();
        if (i >= result.terms.size() || result.terms[i].count == 0) continue;
        advised.chance = result.terms[i].chanceSum / result.terms[i].count;
        advised.lead = result.terms[i].leadSum / result.terms[i].count;
        for (std::size_t seat = 0; seat < advised.later.size(); ++seat)
            for (std::size_t term = 0; term < mostTerms; ++term)
                advised.later[seat][term] = result.terms[i].later[seat][term] / result.terms[i].count;
    }
    const auto chosen = std::find_if(advice.actions.begin(), advice.actions.end(),
                                     [&](const AdvisedAction& advised) { return advised.action == result.action; });
    if (chosen == advice.actions.end())
        advice.actions.insert(advice.actions.begin(), AdvisedAction{result.action});
    else
        std::rotate(advice.actions.begin(), chosen, chosen + 1);
    return advice;
}

}
