// SPDX-License-Identifier: GPL-3.0-or-later
// How the computer players evaluate a position of the sample game, and which actions look good to a search.
#pragma once

#include "ai/search_settings.h"
#include "samplegame/rules/game.h"

#include <span>

namespace heorot::samplegame {

/// The parts of an evaluation, see Players::explain.
enum Term : std::size_t { PrizeTerm, HandTerm, PurchaseTerm };

struct Players {
    /// Points so far, plus a little for what could still be bought.
    static ai::Estimates estimate(const Rules& rules, const State& state);

    // For searches, see ai::SearchPlayersOf. There is no hard player, so that the programs are tested with a game that
    // lacks one.
    static ai::Strength strength(ai::Level level) {
        return {.iterations = level == ai::Level::Easy ? 30 : level == ai::Level::Medium ? 200 : 0};
    }
    static ai::SearchTuning tuning(int seats);
    static int period(const Rules&, const State& state) { return state.round; }
    /// The phase, and what was named and rolled.
    static std::uint32_t context(const Rules&, const State& state) {
        return static_cast<std::uint32_t>(state.phase) | std::uint32_t{state.named} << 4 |
               std::uint32_t{state.die} << 12;
    }
    /// The estimate, but at the end the points.
    static ai::Estimates evaluate(const Rules& rules, const State& state);
    /// The same in parts: prizes, the hand, and what its value may still buy.
    static constexpr std::size_t terms = 3;
    static void explain(const Rules& rules, const State& state, ai::Terms& values);
    static void prior(const Rules& rules, const State& state, std::span<const engine::Action> actions,
                      std::span<float> values);
    static engine::Action playoutAction(const Rules& rules, const State& state, const engine::ActionList& legal,
                                        engine::Pcg& generator);
};

}
