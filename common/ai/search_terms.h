// SPDX-License-Identifier: GPL-3.0-or-later
// Why a search likes an action: how the named parts of the evaluation change after it, summed over its iterations.
#pragma once

#include "ai/search_settings.h"

#include <algorithm>
#include <vector>

namespace heorot::ai {

/// The terms of an explained search. For a game that does not explain its values it keeps nothing.
template <engine::Game G, SearchPlayersOf<G> P>
class TermRecorder {
  public:
    using Rules = typename G::Rules;
    using State = typename G::State;

    /// At most `actions` different actions will be recorded.
    TermRecorder(bool wanted, std::size_t actions) : wanted_(wanted) {
        if (wanted_) sums_.reserve(actions);
    }

    bool isWanted() const { return wanted_; }
    /// At the root of an iteration.
    void start(const Rules& rules, const State& world) {
        if (!wanted_) return;
        explain(rules, world, start_);
    }
    /// At its end; `chance`: of the viewer to win, `lead`: its points beyond those of the best other seat.
    void finish(const Rules& rules, const State& state, engine::Action action, double chance, double lead) {
        if (!wanted_) return;
        Terms later{};
        explain(rules, state, later);
        const auto at =
            std::find_if(sums_.begin(), sums_.end(), [&](const RootTerms& known) { return known.action == action; });
        RootTerms& sum = at != sums_.end() ? *at : sums_.emplace_back(RootTerms{action});
        ++sum.count;
        sum.chanceSum += chance;
        sum.leadSum += lead;
        addChange(sum.later, later);
    }

    const std::vector<RootTerms>& sums() const { return sums_; }

  private:
    static void explain(const Rules& rules, const State& state, Terms& terms) {
        terms = {};
        if constexpr (ExplainsValues<P, G>) P::explain(rules, state, terms);
    }
    void addChange(Terms& sum, const Terms& now) const {
        for (std::size_t seat = 0; seat < sum.size(); ++seat)
            for (std::size_t term = 0; term < mostTerms; ++term)
                sum[seat][term] += now[seat][term] - start_[seat][term];
    }

    bool wanted_;
    Terms start_{};
    std::vector<RootTerms> sums_;
};

}
