// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Beowulf: The Legend as the functions of engine/game.h. Source: the rulebooks of 2005 (French, German);
// rulings by number in RULINGS.md.
#pragma once

#include "engine/game.h"
#include "record/describer.h"
#include "rules/actions.h"
#include "rules/events.h"
#include "rules/odds.h"
#include "rules/refusals.h"
#include "rules/state.h"
#include "rules/tables.h"

namespace heorot::legend {

struct Game {
    using State = legend::State;
    using Rules = legend::Rules;
    static constexpr std::string_view id = "legend";
    static constexpr int minSeats = 2;
    static constexpr int maxSeats = legend::maxSeats;
    /// In one episode each card of the game is chosen, played or paid at most once and each token is shown at most
    /// once; each seat ends its part and has at most eight further decisions.
    static constexpr int longestGame =
        episodeCount * (maxActivityCards + specialKinds + maxAlliances + 24 + 10 * legend::maxSeats);
    static constexpr int rulesVersion = 2;
    static std::span<const engine::OptionSpec> options();
    static std::shared_ptr<const Rules> load(record::DataSource& data) { return loadRules(data); }
};

/// Places of the options in Setup::options; both are `false` or `true`.
enum class GameOption : std::uint8_t { Advanced, Hard };

State newGame(const Rules& rules, const engine::Setup& setup, engine::Chance& chance, engine::Events* events);
inline Seat toMove(const State& state) {
    return state.mover;
}
inline bool isOver(const State& state) {
    return state.phase == Phase::Over;
}
inline int seatCount(const State& state) {
    return state.seats;
}
void legalActions(const Rules& rules, const State& state, engine::ActionList& out);
engine::Violation validate(const Rules& rules, const State& state, engine::Action action);
void apply(const Rules& rules, State& state, engine::Action action, engine::Chance& chance, engine::Events* events);
/// A search tries the pieces of a secret choice, a payment and a gift of tokens in the order of kinds only, unless the
/// seat has begun in another order.
bool isCanonical(const Rules& rules, const State& state, engine::Action action);
/// The same among the orders that go on from `root`, an earlier position: what was chosen, paid or given before it may
/// have been in any order.
bool isCanonicalSince(const Rules& rules, const State& root, const State& state, engine::Action action);
/// Dropping out while the seat could go on, ending a secret choice without any card although one could be chosen,
/// passing where something is offered for nothing.
bool forgoes(const Rules& rules, const State& state, engine::Action action);
/// Declining an opportunity or an exchange, or taking an icon: played without asking where nothing else is legal.
bool declines(const Rules& rules, const State& state, engine::Action action);
engine::Scores scores(const Rules& rules, const State& state);
engine::SeatSet reveals(const Rules& rules, const State& state, engine::Action action);
/// Decisions about cards and tokens of the hand, and risks, whose odds depend on it; what a seat picks, takes or heals
/// is public.
bool usesSecrets(const Rules& rules, const State& state);
engine::Seen<State> see(const Rules& rules, const State& state, Seat viewer);
engine::Event see(const Rules& rules, const engine::Event& event, Seat viewer);
engine::Action see(const Rules& rules, const State& state, engine::Action action, Seat viewer);
State sample(const Rules& rules, const engine::Seen<State>& seen, engine::Pcg& generator);

std::string format(const Rules& rules, engine::Action action);
std::optional<engine::Action> parse(const Rules& rules, std::string_view line);
std::string format(const Rules& rules, const std::vector<std::string>& seats, const engine::Event& event);
std::string_view refusalName(const Rules& rules, const engine::Violation& violation);
std::string_view scoreSourceName(const Rules& rules, int source);
std::span<const record::SourceSpec> chanceSources(const Rules& rules);
void describe(record::Describer& describer, const Rules& rules, const std::vector<std::string>& seats, State& state);

}
