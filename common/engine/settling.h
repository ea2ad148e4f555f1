// SPDX-License-Identifier: GPL-3.0-or-later
// Pending effects that may be settled in any order. If every order leads to the same position, without chance and
// without revealing anything, there is nothing to choose: one press settles them all.
#pragma once

#include "engine/game.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace heorot::engine {

/// A game with pending effects: `settles(rules, state, action)` returns whether a legal action settles one of several
/// pending effects and so only chooses their order. A game without the function has no such action.
template <class G>
concept SettlingGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { settles(rules, state, action) } -> std::same_as<bool>;
};

/// A game with independent effects: `standsApart(rules, state, action)` returns whether a legal action settles an
/// effect that neither affects nor depends on anything pending or choosable meanwhile, so it may come before or after
/// all of it.
template <class G>
concept ApartGame = SettlingGame<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { standsApart(rules, state, action) } -> std::same_as<bool>;
};

/// A game in which a seat may be forced to decline: `declines(rules, state, action)` returns whether a legal action
/// does nothing but decline. If it is the only legal action, programs play it without asking.
template <class G>
concept DecliningGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { declines(rules, state, action) } -> std::same_as<bool>;
};

/// Records whether it was asked; its answers are not used.
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

/// Plays all orders of the pending effects, position by position; independent effects need no order.
template <SettlingGame G>
class Settling {
  public:
    using State = typename G::State;

    explicit Settling(const typename G::Rules& rules) : rules_(rules) {}

    /// The actions to play from `first` (a legal action, included) until nothing is pending. If the order matters: only
    /// the independent effects if `first` is one of them, else `first` alone.
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

    /// `first` and the effects as independent as it; the other pending effects remain a choice.
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

    /// Whether only effects can be chosen, or every other choice remains available afterwards.
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

    /// With more positions, they are not a row of like effects.
    static constexpr std::size_t most = 400;

    /// Whether nothing is pending any more, or something else must be decided too.
    bool isEnd(const State& state, const State& begin) const {
        if (isOver(state) || toMove(state) != toMove(begin)) return true;
        ActionList legal;
        legalActions(rules_, state, legal);
        return std::any_of(legal.begin(), legal.end(), [&](Action action) { return !settles(rules_, state, action); });
    }

    /// Whether all orders end in one position, without chance and without revealing anything.
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
