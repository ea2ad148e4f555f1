// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of a rules module. A game is a namespace of values and free functions; its tag type G names them here,
// so that the generic parts (adapter, players, league, tests) are checked against one list.
#pragma once

#include "engine/action.h"
#include "engine/chance.h"
#include "engine/event.h"
#include "engine/random.h"
#include "engine/scores.h"
#include "engine/seat.h"
#include "engine/seen.h"
#include "engine/setup.h"
#include "engine/violation.h"

#include <concepts>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace heorot::engine {

/// What every rules module offers. `rules` is immutable and shared; a State holds no pointer and no generator.
///
/// - `newGame(rules, setup, chance, events)` sets up and deals. `setup` lies within G's seats and options.
/// - `seatCount(state)` is the number of seats in play; seats from there on are nobody's.
/// - `toMove(state)` is nobody exactly when `isOver(state)`.
/// - `legalActions(rules, state, out)` fills `out` sorted, without twins, never empty before the end.
/// - `validate` agrees with `legalActions` for every action whatsoever; `apply` is called with legal actions only.
/// - `isCanonical(rules, state, action)`: of several orders that lead to one result a search needs those only.
/// - `scores(rules, state)`: points now, and as if the game ended in this position; of a view, as its viewer knows it.
/// - `reveals(rules, state, action)`: seats that will learn something hidden to them.
/// - `usesSecrets(rules, state)`: whether the decision is made from what the seat to move alone knows. If it is not,
/// the
///   legal list, names and results of its actions are the same in every world that a spectator thinks possible.
/// - `see(rules, state, seat)` hides all that the seat may not know; `see(rules, event, seat)` and
///   `see(rules, state, action, seat)` likewise.
/// - `sample(rules, seen, generator)`: a full state that the viewer cannot tell from the real one, each with its
/// probability.
/// - `format` and `parse` are the notation: one language-free line for each action.
/// - `forgoes(rules, state, action)` may be left out, see ForgoingGame below; `settles` and `declines` too, see
///   settling.h.
template <class G>
concept Game = requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& changing,
                        const Seen<typename G::State>& seen, Action action, const Setup& setup, Chance& chance,
                        Events* events, const Event& event, Seat seat, ActionList& out, Pcg& generator,
                        std::string_view text, Violation violation) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::equality_comparable<typename G::State>;
    { G::id } -> std::convertible_to<std::string_view>;
    { G::minSeats } -> std::convertible_to<int>;
    { G::maxSeats } -> std::convertible_to<int>;
    /// No game is longer, in actions.
    { G::longestGame } -> std::convertible_to<int>;
    /// Raised when the rules change so that stored games may no longer replay.
    { G::rulesVersion } -> std::convertible_to<int>;
    { G::options() } -> std::convertible_to<std::span<const OptionSpec>>;
    { newGame(rules, setup, chance, events) } -> std::same_as<typename G::State>;
    { seatCount(state) } -> std::convertible_to<int>;
    { toMove(state) } -> std::same_as<Seat>;
    { isOver(state) } -> std::same_as<bool>;
    { legalActions(rules, state, out) } -> std::same_as<void>;
    { validate(rules, state, action) } -> std::same_as<Violation>;
    { apply(rules, changing, action, chance, events) } -> std::same_as<void>;
    { isCanonical(rules, state, action) } -> std::same_as<bool>;
    { scores(rules, state) } -> std::same_as<Scores>;
    { reveals(rules, state, action) } -> std::same_as<SeatSet>;
    { usesSecrets(rules, state) } -> std::same_as<bool>;
    { see(rules, state, seat) } -> std::same_as<Seen<typename G::State>>;
    { see(rules, event, seat) } -> std::same_as<Event>;
    { see(rules, state, action, seat) } -> std::same_as<Action>;
    { sample(rules, seen, generator) } -> std::same_as<typename G::State>;
    { format(rules, action) } -> std::same_as<std::string>;
    { parse(rules, text) } -> std::same_as<std::optional<Action>>;
    { refusalName(rules, violation) } -> std::convertible_to<std::string_view>;
    { scoreSourceName(rules, 0) } -> std::convertible_to<std::string_view>;
};

/// A game in which a slip of the hand can cost much: `forgoes(rules, state, action)` is whether a legal action gives
/// up, ends or replaces something that may not come back, as a combat that could still be won or a Leader. Such an
/// action is never the only one; who offers it to a person asks once more. A game without it has no such action.
template <class G>
concept ForgoingGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { forgoes(rules, state, action) } -> std::same_as<bool>;
};

}
