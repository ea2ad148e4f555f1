// SPDX-License-Identifier: GPL-3.0-or-later
// The easy player: looks one decision ahead (and through its own next decision if the turn goes on) and picks the
// action that leaves it best placed against its strongest opponent. It sees only what its seat may know.
#pragma once

#include "engine/game.h"

#include <algorithm>
#include <array>
#include <limits>

namespace heorot::ai {

/// The estimated points of each seat, from the game's players: `Players::estimate(rules, state)`.
using Estimates = std::array<double, engine::maxSeats>;

template <class P, class G>
concept PlayersOf = engine::Game<G> && requires(const typename G::Rules& rules, const typename G::State& state) {
    { P::estimate(rules, state) } -> std::same_as<Estimates>;
};

/// Twice the seat's points minus those of the best other seat: much stronger in self-play than its points alone.
inline double lead(const Estimates& points, int seats, engine::Seat seat) {
    double best = std::numeric_limits<double>::lowest();
    for (int other = 0; other < seats; ++other)
        if (other != seat) best = std::max(best, points[static_cast<std::size_t>(other)]);
    return 2 * points[seat] - best;
}

template <engine::Game G, PlayersOf<G> P>
class Greedy {
  public:
    Greedy(const typename G::Rules& rules, engine::Pcg& generator)
        : rules_(rules), generator_(generator), chances_(generator.next()) {}

    /// A legal action for the seat to move, which must be the viewer. Ties are broken at random.
    engine::Action choose(const engine::Seen<typename G::State>& seen) {
        const typename G::State world = sample(rules_, seen, generator_);
        legalActions(rules_, world, actions_);
        if (actions_.size() == 1) return actions_[0];
        double best = std::numeric_limits<double>::lowest();
        engine::Action chosen = actions_[0];
        std::uint32_t equals = 0;
        for (const engine::Action action : actions_) {
            if (!isCanonical(rules_, world, action)) continue;
            const double value = valueOf(seen, world, action);
            if (value > best + tie) {
                best = value;
                chosen = action;
                equals = 1;
            } else if (value > best - tie && generator_.below(++equals) == 0) {
                chosen = action;
            }
        }
        return chosen;
    }

  private:
    static constexpr double tie = 1e-9;
    /// Number of sampled worlds for an action that reveals something.
    static constexpr int worlds = 6;

    double valueOf(const engine::Seen<typename G::State>& seen, const typename G::State& world, engine::Action action) {
        const engine::Seat seat = seen.viewer();
        if (!reveals(rules_, world, action).has(seat)) return ahead(world, action, seat);
        double sum = 0;
        for (int i = 0; i < worlds; ++i) sum += ahead(sample(rules_, seen, generator_), action, seat);
        return sum / worlds;
    }

    /// The lead after the action, or after the best decision of the same seat if it moves again.
    double ahead(typename G::State state, engine::Action action, engine::Seat seat) {
        engine::GeneratorChance chance(chances_);
        apply(rules_, state, action, chance, nullptr);
        if (toMove(state) != seat) return leadOf(state, seat);
        double best = std::numeric_limits<double>::lowest();
        legalActions(rules_, state, follow_);
        for (const engine::Action next : follow_) {
            if (!isCanonical(rules_, state, next)) continue;
            typename G::State after = state;
            apply(rules_, after, next, chance, nullptr);
            best = std::max(best, leadOf(after, seat));
        }
        return best;
    }

    double leadOf(const typename G::State& state, engine::Seat seat) const {
        return lead(P::estimate(rules_, state), seatCount(state), seat);
    }

    const typename G::Rules& rules_;
    engine::Pcg& generator_;
    engine::Generators chances_;
    engine::ActionList actions_;
    engine::ActionList follow_;
};

/// The action a level chooses for the seat to move, which must be the viewer of `seen`.
template <engine::Game G>
engine::Action randomAction(const typename G::Rules& rules, const typename G::State& state, engine::Pcg& generator,
                            engine::ActionList& scratch) {
    legalActions(rules, state, scratch);
    return scratch[generator.below(static_cast<std::uint32_t>(scratch.size()))];
}

}
