// SPDX-License-Identifier: GPL-3.0-or-later
// What a position of The Movie is worth, and which actions look good, for computer players.
#pragma once

#include "ai/search_settings.h"
#include "rules/queries.h"

#include <span>

namespace heorot::movie {

struct Players {
    /// The saga points each seat may expect: those it has, those its figures on the board would score now, and the
    /// value of the figures it has not placed yet. The level easy decides by it, and other levels are measured against
    /// it: it stays as it is.
    static ai::Estimates estimate(const Rules& rules, const State& state);

    // For searches, see ai::SearchPlayersOf.
    static ai::Strength strength(ai::Level level);
    static ai::SearchTuning tuning(int seats);
    /// The act.
    static int period(const Rules&, const State& state) { return state.act; }
    static std::uint32_t context(const Rules&, const State& state) {
        return static_cast<std::uint32_t>(state.act) << 4 | static_cast<std::uint32_t>(state.phase);
    }
    static ai::Estimates evaluate(const Rules& rules, const State& state);
    static void prior(const Rules& rules, const State& state, std::span<const Action> actions, std::span<float> values);
    static Action playoutAction(const Rules& rules, const State& state, const engine::ActionList& legal,
                                engine::Pcg& generator);
    /// Points won, figures on the board, figures in hand, the open spaces that figures on the board see, and tiles in
    /// hand.
    static constexpr std::size_t terms = 5;
    static void explain(const Rules& rules, const State& state, ai::Terms& values);
    static double taste(const Rules& rules, const State& state, Action action, ai::Style style);
};

/// What a figure still in hand is worth to `estimate` and to the prior, by act: it waits for a place that pays more.
/// Big figures serve only once, longships once an act.
double worthInHand(const Rules& rules, const State& state, std::size_t kind);

}
