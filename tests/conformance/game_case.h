// SPDX-License-Identifier: GPL-3.0-or-later
// A place in a random game, and what a check says of it. Every check of tests/conformance is a check of one position,
// so that a failure can be replayed and shortened whatever the check is.
#pragma once

#include "game/erased_match.h"
#include "plugin/game_plugin.h"

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace heorot::conformance {

using Line = std::vector<engine::Action>;

/// How often a check has compared something. A check that never does holds for nothing at all, so it fails.
class Comparisons {
  public:
    void add() { ++count_; }
    /// The same for a part of what the check is about.
    void add(const std::string& part) {
        add();
        ++parts_[part];
    }
    /// There is something of this part, so it is to be compared at least once.
    void expect(const std::string& part) { parts_.try_emplace(part, 0); }

    int count() const { return count_; }
    /// Parts that are still owed.
    std::vector<std::string> missing() const {
        std::vector<std::string> names;
        for (const auto& [part, count] : parts_)
            if (count == 0) names.push_back(part);
        return names;
    }

  private:
    int count_ = 0;
    std::map<std::string, int> parts_;
};

/// A match that is played on from position to position of a game instead of from the deal each time.
class IncrementalMatch {
  public:
    /// After the actions of `line`; nothing if the match refuses one of them.
    const record::AnyMatch* at(const game::GameModule& module, const engine::Setup& setup,
                               const record::Seating& seating, std::span<const engine::Action> line);

  private:
    std::unique_ptr<record::AnyMatch> match_;
    engine::Setup setup_;
};

/// A game after the actions of `line`. Everything it points to outlives the check.
template <game::DescribedGame G>
struct GameCase {
    const typename G::Rules& rules;
    const game::GameModule& module;
    const engine::Setup& setup;
    const record::Seating& seating;
    /// As it was dealt, before the last action (as dealt if there was none), and now.
    const typename G::State& dealt;
    const typename G::State& before;
    const typename G::State& state;
    std::span<const engine::Action> line;
    /// All that was legal anywhere in the game this position is of, sorted and without twins.
    std::span<const engine::Action> everLegal;
    IncrementalMatch& played;
    Comparisons& comparisons;

    /// To be called wherever the check compares something that could be wrong.
    void compared() const { comparisons.add(); }
    /// The game as a match, for reading; nothing if a match refuses what the rules allow.
    const record::AnyMatch* match() const { return played.at(module, setup, seating, line); }
    /// The same position draws the same numbers again.
    engine::Pcg generator() const { return engine::Pcg(setup.seed * 4096 + line.size(), 77); }
};

/// A new match, played to the position; nothing if it refuses what the rules allow.
template <class G>
std::unique_ptr<record::AnyMatch> matchOf(const GameCase<G>& at) {
    auto match = at.module.newMatch(at.setup, at.seating, {});
    for (const engine::Action action : at.line)
        if (match->play(action)) return nullptr;
    return match;
}

template <game::DescribedGame G>
struct Check {
    std::string name;
    /// Games per number of seats.
    int games = 1;
    /// Positions checked in each game, evenly spread; 0 for all.
    int points = 0;
    /// Empty if the check holds, else what is wrong.
    std::function<std::string(const GameCase<G>&)> failure;
    /// Whether games of this kind may give it nothing to compare; that is reported.
    bool mayBeVacuous = false;
    /// Parts (Comparisons::owe) of which they may give it nothing.
    std::vector<std::string> vacuousParts{};
};

/// A game that is played action by action, with chance from the seed as in a Match.
template <game::DescribedGame G>
class Playout {
  public:
    Playout(const typename G::Rules& rules, const engine::Setup& setup)
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
record::Node written(const Rules& rules, const record::Seating& seating, State state) {
    record::Describer writer = record::Describer::writer();
    describe(writer, rules, seating.names, state);
    return writer.written();
}

/// The zones of a state, for reading only.
template <class State, class Rules>
std::vector<record::ZoneView> zonesOf(const Rules& rules, const record::Seating& seating, State state) {
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
