// SPDX-License-Identifier: GPL-3.0-or-later
// How the computer players evaluate a position of The Legend.
#pragma once

#include "ai/search_settings.h"
#include "rules/queries.h"

#include <span>

namespace heorot::legend {

/// Parts of the evaluation, with names in GameWords::term.
enum class Term : std::uint8_t {
    Fame,
    Treasure, ///< also what it will buy in the advanced game
    Misfortune,
    Wounds, ///< points of wounds, and the danger of further ones
    Cards,
    Order, ///< the place in the order of seats before a contest
};

struct Players {
    /// The points each seat may expect: those it has, and the value of its cards and of its place in this episode. The
    /// level easy decides by it, and other levels are measured against it: it stays as it is.
    static ai::Estimates estimate(const Rules& rules, const State& state);

    // For searches, see ai::SearchPlayersOf.
    static ai::Strength strength(ai::Level level);
    static ai::SearchTuning tuning(int seats);
    /// The episode, and in minor ones how many seats have done their part.
    static int period(const Rules& rules, const State& state);
    static std::uint32_t context(const Rules& rules, const State& state);
    static ai::Estimates evaluate(const Rules& rules, const State& state);
    static void prior(const Rules& rules, const State& state, std::span<const Action> actions, std::span<float> values);
    static Action playoutAction(const Rules& rules, const State& state, const engine::ActionList& legal,
                                engine::Pcg& generator);
    /// Draws the secret choices of the other seats as whole sets.
    static void redraw(const Rules& rules, State& world, Seat viewer, engine::Pcg& generator);
    /// The parts of the evaluation, see Term.
    static constexpr std::size_t terms = 6;
    static void explain(const Rules& rules, const State& state, ai::Terms& values);
    static double taste(const Rules& rules, const State& world, Action action, ai::Style style);
};

}
