// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that wait one beside the other and may be settled in any order. Where every order leads to the same position,
// without chance and without showing anything, there is nothing to choose: one press settles all.
#pragma once

#include "engine/game.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace heorot::engine {

/// A game in which effects wait for their turn: `settles(rules, state, action)` is whether a legal action settles one
/// of several effects that wait, so that it chooses their order only. A game without it has no such action.
template <class G>
concept SettlingGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { settles(rules, state, action) } -> std::same_as<bool>;
};

/// A game in which some of what waits touches nothing else: `standsApart(rules, state, action)` is whether a legal
/// action settles an effect that nothing which waits, asks or may be chosen meanwhile depends on or changes, so that it
/// may come before or after all of it.
template <class G>
concept ApartGame = SettlingGame<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { standsApart(rules, state, action) } -> std::same_as<bool>;
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

/// Plays all orders of what waits, position by position; what stands apart needs no order.
template <SettlingGame G>
class Settling {
  public:
    using State = typename G::State;

    explicit Settling(const typename G::Rules& rules) : rules_(rules) {}

    /// What is to be played after and with `first`, a legal action, until nothing waits, `first` itself included. If
    /// the order matters, what stands apart goes with what stands apart. Else `first` alone.
    std::vector<Action> from(const State& state, Action first) {
        if (!settles(rules_, state, first)) return {first};
        if (!explore(state)) return apart(state, first);
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
    ActionList legalIn(const State& state) const {
        ActionList legal;
        legalActions(rules_, state, legal);
        return legal;
    }

    /// `first`, and what stands apart as it does; what else waits is left to be chosen.
    std::vector<Action> apart(const State& state, Action first) const {
        std::vector<Action> row{first};
        if constexpr (ApartGame<G>) {
            State now = state;
            if (!standsApart(rules_, now, first)) return row;
            while (true) {
                ChanceAlarm chance;
                apply(rules_, now, row.back(), chance, nullptr);
                if (chance.asked() || isOver(now) || toMove(now) != toMove(state)) break;
                const std::optional<Action> next = nextApart(now);
                if (!next) break;
                row.push_back(*next);
            }
        }
        return row;
    }

    std::optional<Action> nextApart(const State& state) const {
        const ActionList legal = legalIn(state);
        const auto next = std::find_if(legal.begin(), legal.end(), [&](Action action) {
            return settles(rules_, state, action) && standsApart(rules_, state, action) &&
                   reveals(rules_, state, action).empty() && leavesChoices(state, legal, action);
        });
        return next == legal.end() ? std::nullopt : std::optional(*next);
    }

    /// Whether nothing but effects can be chosen, or whatever else can be still can be afterwards.
    bool leavesChoices(const State& state, const ActionList& legal, Action action) const {
        if (!isEnd(state, state)) return true;
        State after = state;
        ChanceAlarm chance;
        apply(rules_, after, action, chance, nullptr);
        if (chance.asked() || isOver(after) || toMove(after) != toMove(state)) return false;
        const ActionList left = legalIn(after);
        const auto isLeft = [&](Action other) {
            return other == action || std::find(left.begin(), left.end(), other) != left.end();
        };
        return std::all_of(legal.begin(), legal.end(), isLeft);
    }

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
