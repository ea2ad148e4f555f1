// SPDX-License-Identifier: GPL-3.0-or-later
// A position in a random game, and a check of it. Every conformance check takes one position, so that any failure can
// be replayed and shortened.
#pragma once

#include "game/erased_match.h"
#include "game/game_module.h"

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace heorot::conformance {

using Line = std::vector<engine::Action>;

/// Counts the comparisons of a check. A check that compares nothing is vacuous and fails.
class Comparisons {
  public:
    void add() { ++count_; }
    /// The same for a part of the check.
    void add(const std::string& part) {
        add();
        ++parts_[part];
    }
    /// The part occurs in this game, so it must be compared at least once.
    void expect(const std::string& part) { parts_.try_emplace(part, 0); }

    int count() const { return count_; }
    /// Expected parts that were never compared.
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

/// A match that continues from one position of a game to the next instead of replaying from the deal.
class IncrementalMatch {
  public:
    /// The match after the actions of `line`; nullptr if it refuses one of them.
    const record::AnyMatch* at(const game::GameModule& module, const engine::Setup& setup,
                               const record::Seating& seating, std::span<const engine::Action> line);

  private:
    std::unique_ptr<record::AnyMatch> match_;
    engine::Setup setup_;
};

/// A game after the actions of `line`. Everything it refers to outlives the check.
template <game::DescribedGame G>
struct GameCase {
    const typename G::Rules& rules;
    const game::GameModule& module;
    const engine::Setup& setup;
    const record::Seating& seating;
    /// The state after the deal, before the last action (after the deal if there was none), and now.
    const typename G::State& dealt;
    const typename G::State& before;
    const typename G::State& state;
    std::span<const engine::Action> line;
    /// Every action that is legal anywhere in this game, sorted and without duplicates.
    std::span<const engine::Action> everLegal;
    IncrementalMatch& played;
    Comparisons& comparisons;

    /// Call it wherever the check compares something that could be wrong.
    void compared() const { comparisons.add(); }
    /// The game as a match, read-only; nullptr if a match refuses what the rules allow.
    const record::AnyMatch* match() const { return played.at(module, setup, seating, line); }
    /// The same position always gets the same random numbers.
    engine::Pcg generator() const { return engine::Pcg(setup.seed * 4096 + line.size(), 77); }
};

/// A new match played to the position; nullptr if it refuses what the rules allow.
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
    /// Number of positions checked per game, evenly spread; 0 for all.
    int points = 0;
    /// Why the check fails; empty if it passes.
    std::function<std::string(const GameCase<G>&)> failure;
    /// Whether it may find nothing to compare in this game; the suite reports that.
    bool mayBeVacuous = false;
    /// Parts (Comparisons::expect) of which it may find nothing.
    std::vector<std::string> vacuousParts{};
};

/// A game played action by action, with chance from the seed as in a Match.
template <game::DescribedGame G>
class Playout {
  public:
    Playout(const typename G::Rules& rules, const engine::Setup& setup)
        : rules_(rules), generators_(setup.seed), state_(start(rules, setup, generators_)) {}

    const typename G::State& state() const { return state_; }
    /// Returns false, with nothing changed, if the action is illegal.
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

/// The zones of a state, read-only.
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
