// SPDX-License-Identifier: GPL-3.0-or-later
// A place in a random game, and what a law says of it. Every law of tests/laws is a check of one position, so that a
// failure can be replayed and shortened whatever the law is.
#pragma once

#include "plugin/erased_match.h"
#include "plugin/game_plugin.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace heorot::laws {

using Line = std::vector<engine::Action>;

/// A game after the actions of `line`. Everything it points to outlives the check.
template <plugin::DescribedGame G>
struct Position {
    const typename G::Rules& rules;
    const plugin::GameModule& module;
    const engine::Setup& setup;
    const engine::Seating& seating;
    const typename G::State& state;
    std::span<const engine::Action> line;
    /// All that was legal anywhere in the game this position is of, sorted and without twins.
    std::span<const engine::Action> everLegal;

    /// The same position draws the same numbers again.
    engine::Pcg generator() const { return engine::Pcg(setup.seed * 4096 + line.size(), 77); }
};

template <plugin::DescribedGame G>
struct Law {
    std::string name;
    /// Games per number of seats.
    int games = 1;
    /// Positions checked in each game, evenly spread; 0 for all.
    int points = 0;
    /// Empty if the law holds, else what is wrong.
    std::function<std::string(const Position<G>&)> check;
};

/// A game that is played action by action, with chance from the seed as in a Match.
template <plugin::DescribedGame G>
class Walk {
  public:
    Walk(const typename G::Rules& rules, const engine::Setup& setup)
        : rules_(rules), generators_(setup.seed), state_(start(rules, setup, generators_)) {}

    const typename G::State& state() const { return state_; }
    /// False, and nothing happens, if the action is illegal.
    bool play(engine::Action action) {
        if (isOver(state_) || validate(rules_, state_, action)) return false;
        engine::GeneratorChance chance(generators_);
        apply(rules_, state_, action, chance, nullptr);
        return true;
    }

  private:
    static typename G::State start(const typename G::Rules& rules, const engine::Setup& setup,
                                   engine::Generators& generators) {
        engine::GeneratorChance chance(generators);
        return newGame(rules, setup, chance, nullptr);
    }

    const typename G::Rules& rules_;
    engine::Generators generators_;
    typename G::State state_;
};

template <class State, class Rules>
record::Node written(const Rules& rules, const engine::Seating& seating, State state) {
    record::Describer writer = record::Describer::writer();
    describe(writer, rules, seating.names, state);
    return writer.written();
}

/// The zones of a state, for reading only.
template <class State, class Rules>
std::vector<record::ZoneView> zonesOf(const Rules& rules, const engine::Seating& seating, State state) {
    record::Describer finder = record::Describer::zoneFinder();
    describe(finder, rules, seating.names, state);
    auto zones = finder.zones();
    for (auto& zone : zones) zone.put = nullptr;
    return zones;
}

template <class State, class Rules>
std::vector<engine::Action> legalIn(const Rules& rules, const State& state) {
    engine::ActionList list;
    legalActions(rules, state, list);
    return {list.begin(), list.end()};
}

}
