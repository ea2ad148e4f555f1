// SPDX-License-Identifier: GPL-3.0-or-later
// From a leaf of the search to a value for each seat: a short playout by the game's quick policy, then its evaluation.
#pragma once

#include "ai/search_settings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace heorot::ai {

/// The value of a position for each seat, 0 .. 1.
using Rewards = std::array<double, engine::maxSeats>;

/// Where a search stops looking ahead: at the end of the game or of the last period.
template <engine::Game G, SearchPlayersOf<G> P>
class Horizon {
  public:
    Horizon(const typename G::Rules& rules, const typename G::State& root, int periods)
        : last_(P::period(rules, root) + periods) {}
    bool isReached(const typename G::Rules& rules, const typename G::State& state) const {
        return isOver(state) || P::period(rules, state) >= last_;
    }

  private:
    int last_;
};

/// Plays on with the quick policy until the horizon, or until the seat to move has changed `turns` times.
template <engine::Game G, SearchPlayersOf<G> P>
void playOut(const typename G::Rules& rules, typename G::State& state, const Horizon<G, P>& horizon, int turns,
             engine::Pcg& generator, engine::Chance& chance, engine::ActionList& scratch) {
    engine::Seat mover = toMove(state);
    while (turns > 0 && !horizon.isReached(rules, state)) {
        legalActions(rules, state, scratch);
        const engine::Action action =
            scratch.size() == 1 ? scratch[0] : P::playoutAction(rules, state, scratch, generator);
        apply(rules, state, action, chance, nullptr);
        if (toMove(state) == mover) continue;
        mover = toMove(state);
        --turns;
    }
}

/// The points of each seat that a player sees who does not count some terms.
template <engine::Game G, SearchPlayersOf<G> P>
Estimates evaluateWithout(const typename G::Rules& rules, const typename G::State& state, TermSet unseen) {
    if constexpr (ExplainsValues<P, G>)
        if (!unseen.isEmpty()) {
            Terms terms{};
            P::explain(rules, state, terms);
            Estimates points{};
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seatCount(state)); ++seat)
                for (std::size_t term = 0; term < P::terms; ++term)
                    if (!unseen.has(term)) points[seat] += terms[seat][term];
            return points;
        }
    return P::evaluate(rules, state);
}

/// The points of the best other seat.
inline double bestOther(const Estimates& points, int seats, int seat) {
    double best = std::numeric_limits<double>::lowest();
    for (int other = 0; other < seats; ++other)
        if (other != seat) best = std::max(best, points[static_cast<std::size_t>(other)]);
    return best;
}

/// The share of the win of each seat in a finished game.
template <engine::Game G>
Rewards winsOf(const typename G::Rules& rules, const typename G::State& state) {
    const engine::Scores final = scores(rules, state);
    const int seats = seatCount(state);
    const auto winners = std::count(final.place.begin(), final.place.begin() + seats, 1);
    Rewards wins{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        if (final.place[seat] == 1) wins[seat] = 1.0 / static_cast<double>(winners);
    return wins;
}

/// A lead over the best other seat as a chance to win; a finished game also counts its winner. If rivals count less
/// than fully, what the best of them gained since `start` is only a part of its gain.
template <engine::Game G, SearchPlayersOf<G> P>
Rewards rewardsOf(const typename G::Rules& rules, const typename G::State& state, const SearchTuning& tuning,
                  double rivals, const Estimates& start, TermSet unseen = {}) {
    const Estimates points = evaluateWithout<G, P>(rules, state, unseen);
    const int seats = seatCount(state);
    Rewards rewards{};
    for (int seat = 0; seat < seats; ++seat) {
        const double before = bestOther(start, seats, seat);
        const double best = before + rivals * (bestOther(points, seats, seat) - before);
        const auto at = static_cast<std::size_t>(seat);
        const double lead = points[at] - best - tuning.leveled * (start[at] - before);
        rewards[at] = 1 / (1 + std::exp(-lead / tuning.scale));
    }
    if (!isOver(state)) return rewards;
    const Rewards wins = winsOf<G>(rules, state);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        rewards[seat] += rivals * tuning.winShare * (wins[seat] - rewards[seat]);
    return rewards;
}

}
