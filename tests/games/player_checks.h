// SPDX-License-Identifier: GPL-3.0-or-later
// What the searching players of every game must fulfil, checked at decisions of games that V1 plays.
#pragma once

#include "ai/play.h"
#include "record/hash.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace heorot::test {

/// A decision with several different actions, and its number in its game.
template <class G>
struct Decision {
    typename G::State state;
    int number = 0;
};

/// Every `every`th decision of some games between players of level V1.
template <engine::Game G, ai::PlayersOf<G> P>
std::vector<Decision<G>> decisionsOf(const typename G::Rules& rules, int seats, int games, int every,
                                     const engine::Setup& options = {}) {
    std::vector<Decision<G>> found;
    engine::ActionList legal;
    for (int game = 1; game <= games; ++game) {
        engine::Setup setup = options;
        setup.seats = seats;
        engine::Generators generators(static_cast<std::uint64_t>(game));
        engine::GeneratorChance chance(generators);
        engine::Pcg thoughts(static_cast<std::uint64_t>(game), 3);
        int number = 0;
        for (auto state = newGame(rules, setup, chance, nullptr); !isOver(state);) {
            legalActions(rules, state, legal);
            const auto different = std::count_if(
                legal.begin(), legal.end(), [&](engine::Action action) { return isCanonical(rules, state, action); });
            if (different > 1 && ++number % every == 0) found.push_back({state, number});
            const auto seen = see(rules, state, toMove(state));
            apply(rules, state, ai::decide<G, P>(rules, seen, ai::Level::V1, thoughts, legal), chance, nullptr);
        }
    }
    return found;
}

/// What an opponent decides for the seat to move.
template <engine::Game G, ai::SearchPlayersOf<G> P>
ai::Advice adviceAt(const typename G::Rules& rules, const typename G::State& state, ai::Opponent opponent,
                    int iterations, std::uint64_t seed = 1) {
    engine::Pcg generator(seed, 1);
    return ai::advise<G, P>(rules, see(rules, state, toMove(state)), {.opponent = opponent, .iterations = iterations},
                            generator, {});
}

/// The parts of the evaluation add up to it, also for what a seat or a spectator sees. Returns the first difference.
template <engine::Game G, ai::SearchPlayersOf<G> P>
std::string termsAddUp(const typename G::Rules& rules, const std::vector<Decision<G>>& decisions) {
    for (const Decision<G>& decision : decisions)
        for (int viewer = -1; viewer < seatCount(decision.state); ++viewer) {
            const auto seat = viewer < 0 ? engine::nobody : static_cast<engine::Seat>(viewer);
            const auto seen = see(rules, decision.state, seat);
            const ai::Estimates values = P::evaluate(rules, *seen);
            ai::Terms terms{};
            P::explain(rules, *seen, terms);
            const auto seats = static_cast<engine::Seat>(seatCount(decision.state));
            for (engine::Seat of = 0; of < seats; ++of)
                if (const double sum = ai::sumOf(terms, of); !(std::abs(sum - values[of]) < 1e-6))
                    return "the terms of seat " + std::to_string(of) + " add up to " + std::to_string(sum) +
                           ", not to " + std::to_string(values[of]);
        }
    return {};
}

/// How much more the choices of a style fit it than those of the plain player, on average, -1 .. 1.
template <engine::Game G, ai::SearchPlayersOf<G> P>
double moreTaste(const typename G::Rules& rules, const std::vector<Decision<G>>& decisions, ai::Style style,
                 int iterations) {
    double sum = 0;
    for (const Decision<G>& decision : decisions) {
        const auto choose = [&](ai::Style of) {
            const ai::Opponent opponent(ai::Level::Medium, of);
            return adviceAt<G, P>(rules, decision.state, opponent, iterations).actions.front().action;
        };
        sum += P::taste(rules, decision.state, choose(style), style) -
               P::taste(rules, decision.state, choose(ai::Style::Plain), style);
    }
    return sum / static_cast<double>(decisions.size());
}

/// One number for what a level chooses at all the decisions: any change of play changes it.
template <engine::Game G, ai::SearchPlayersOf<G> P>
std::string signatureOf(const typename G::Rules& rules, const std::vector<Decision<G>>& decisions, ai::Level level,
                        int iterations) {
    std::string choices;
    for (const Decision<G>& decision : decisions)
        choices +=
            format(rules, adviceAt<G, P>(rules, decision.state, level, iterations).actions.front().action) + '\n';
    return record::hexOf(record::hashed(record::hashStart, choices));
}

}
