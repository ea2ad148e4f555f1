// SPDX-License-Identifier: GPL-3.0-or-later
// How the computer players evaluate a position of Raiders of Midgard, and which actions look good to them.
#pragma once

#include "ai/search_settings.h"
#include "players/value.h"
#include "rules/game.h"

#include <span>

namespace heorot::raiders {

struct Players {
    /// The Glory each seat may expect: what it has, and what its dice, goods, Reavers and artifacts may still bring.
    /// The weakest computer player decides by it, and others are measured against it: it stays as it is.
    static ai::Estimates estimate(const Rules& rules, const State& state);

    // For searches, see ai::SearchPlayersOf.
    static ai::Strength strength(ai::Level level);
    static ai::SearchTuning tuning(int seats);
    /// The action of the game: all parts at one location.
    static int period(const Rules& rules, const State& state);
    static std::uint32_t context(const Rules& rules, const State& state);
    static ai::Estimates evaluate(const Rules& rules, const State& state);
    /// The parts that the enum Term names.
    static constexpr std::size_t terms = termKinds;
    static void explain(const Rules& rules, const State& state, ai::Terms& parts);
    static double taste(const Rules& rules, const State& world, Action action, ai::Style style);
    static void prior(const Rules& rules, const State& state, std::span<const Action> actions, std::span<float> values);
    static Action playoutAction(const Rules& rules, const State& state, const engine::ActionList& legal,
                                engine::Pcg& generator);
};

}
