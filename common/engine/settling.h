// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that wait one beside the other and may be settled in any order. Where every order leads to the same position,
// without chance and without showing anything, there is nothing to choose: one press settles all.
#pragma once

#include "engine/game.h"

#include <algorithm>
#include <vector>

namespace heorot::engine {

/// A game in which effects wait for their turn: `settles(rules, state, action)` is whether a legal action settles one
/// of several effects that wait, so that it chooses their order only. A game without it has no such action.
template <class G>
concept SettlingGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { settles(rules, state, action) } -> std::same_as<bool>;
};

/// A game in which a seat may have to say no because it has nothing to say yes with: `declines(rules, state, action)`
/// is whether a legal action does no more than that. Where it is the only one, nobody has to press it.
template <class G>
concept DecliningGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { declines(rules, state, action) } -> std::same_as<bool>;
};

/// Notes whether anybody asked; what it answers is of no use.
class ChanceAlarm final : public Chance {
  public:
    void shuffle(Source, std::span<std::uint8_t>) override { asked_ = true; }
    int roll(Source, int) override {
        asked_ = true;
        return 0;
    }
    bool asked() const { return asked_; }

  private:
    bool asked_ = false;
};

/// Plays all orders of what waits, position by position.
template <SettlingGame G>
class Settling {
  public:
    using State = typename G::State;

    explicit Settling(const typename G::Rules& rules) : rules_(rules) {}

    /// What is to be played after and with `first`, a legal action, until nothing waits, `first` itself included; it
    /// alone if it settles nothing, or if the order matters.
    std::vector<Action> from(const State& state, Action first) {
        const std::vector<Action> alone{first};
        if (!settles(rules_, state, first) || !explore(state)) return alone;
        std::vector<Action> all;
        State now = state;
        for (Action next = first;;) {
            all.push_back(next);
            ChanceAlarm chance;
            apply(rules_, now, next, chance, nullptr);
            if (isEnd(now, state)) return all;
            ActionList legal;
            legalActions(rules_, now, legal);
            next = legal[0];
        }
    }

  private:
    /// More positions than that are no row of like effects.
    static constexpr std::size_t most = 400;

    /// Whether nothing waits here any more, or something else is to be decided too.
    bool isEnd(const State& state, const State& begin) const {
        if (isOver(state) || toMove(state) != toMove(begin)) return true;
        ActionList legal;
        legalActions(rules_, state, legal);
        return std::any_of(legal.begin(), legal.end(), [&](Action action) { return !settles(rules_, state, action); });
    }

    /// Whether all orders end in one position, without chance and without showing anything.
    bool explore(const State& begin) {
        if (isEnd(begin, begin)) return false;
        std::vector<State> seen{begin};
        std::vector<State> ends;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            ActionList legal;
            legalActions(rules_, seen[i], legal);
            for (const Action action : legal) {
                if (!reveals(rules_, seen[i], action).empty()) return false;
                State next = seen[i];
                ChanceAlarm chance;
                apply(rules_, next, action, chance, nullptr);
                if (chance.asked()) return false;
                std::vector<State>& known = isEnd(next, begin) ? ends : seen;
                if (std::find(known.begin(), known.end(), next) == known.end()) known.push_back(next);
                if (ends.size() > 1 || seen.size() > most) return false;
            }
        }
        return true;
    }

    const typename G::Rules& rules_;
};

}
