// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of a rules module. A game is a namespace of values and free functions; its tag type G lists them here,
// so that the generic code (adapter, players, league, tests) is checked against one list.
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

/// What every rules module provides. `rules` is immutable and shared; a State holds no pointer and no generator.
///
/// - `newGame(rules, setup, chance, events)` sets up and deals. `setup` is within G's seats and options.
/// - `seatCount(state)` is the number of seats in play; higher seats are unused.
/// - `toMove(state)` is nobody exactly when `isOver(state)`.
/// - `legalActions(rules, state, out)` fills `out` sorted, without duplicates, and never empty before the end.
/// - `validate` agrees with `legalActions` for any action at all; `apply` is only called with legal actions.
/// - `isCanonical(rules, state, action)`: of several orders with the same result, a search needs only the canonical
/// one.
/// - `scores(rules, state)`: points now, and as if the game ended in this position; for a masked state, as its viewer
/// knows them.
/// - `reveals(rules, state, action)`: the seats to which the action reveals something hidden.
/// - `usesSecrets(rules, state)`: whether the decision depends on what only the seat to move knows. If not, the
///   legal list, names and results of its actions are the same in every world that a spectator considers possible.
/// - `see(rules, state, seat)` hides everything the seat may not know; `see(rules, event, seat)` and
///   `see(rules, state, action, seat)` likewise.
/// - `sample(rules, seen, generator)`: a full state that the viewer cannot tell from the real one, drawn with its
///   probability.
/// - `format` and `parse` are the notation: one language-neutral line per action.
/// - `forgoes(rules, state, action)` is optional, see ForgoingGame below; so are `settles` and `declines`, see
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
    /// Upper bound of a game's length, in actions.
    { G::longestGame } -> std::convertible_to<int>;
    /// Increased when the rules change so that stored games may no longer replay.
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

/// A game with costly slips: `forgoes(rules, state, action)` returns whether a legal action gives up, ends or replaces
/// something that may not come back, such as a combat that could still be won, or a Leader. Such an action is never the
/// only legal one, and programs ask a person to confirm it. A game without the function has no such action.
template <class G>
concept ForgoingGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::State& state, Action action) {
    { forgoes(rules, state, action) } -> std::same_as<bool>;
};

}
