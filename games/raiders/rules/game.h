// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Raiders of Midgard as the functions of engine/game.h. Source: the French rulebook of 2019 and the
// publisher's rules in English; rulings by number in RULINGS.md.
#pragma once

#include "engine/game.h"
#include "record/describer.h"
#include "rules/actions.h"
#include "rules/events.h"
#include "rules/refusals.h"
#include "rules/state.h"
#include "rules/tables.h"

namespace heorot::raiders {

struct Game {
    using State = raiders::State;
    using Rules = raiders::Rules;
    static constexpr std::string_view id = "raiders";
    static constexpr int minSeats = 2;
    static constexpr int maxSeats = raiders::maxSeats;
    /// 24 actions of four parts each. Dice, cards and Favor bound the length of a part; the longest random games reach
    /// a tenth of this.
    static constexpr int longestGame = 24 * 4 * 200;
    static constexpr int rulesVersion = 3;
    static std::span<const engine::OptionSpec> options();
    static std::shared_ptr<const Rules> load(record::DataSource& data) { return loadRules(data); }
};

/// Places of the options in Setup::options: how much Terror Runic Carvings give ("one" or "two").
enum class GameOption : std::uint8_t { RunicTerror };
/// How much Terror Runic Carvings give another seat, 1 or 2.
inline int runicTerrorOf(const engine::Setup& setup) {
    return setup.options[static_cast<std::size_t>(GameOption::RunicTerror)] == 1 ? 2 : 1;
}

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
/// A search lays out the dice of a cost in the order of their numbers, and marks combat dice to be rolled again in the
/// order of their values.
bool isCanonical(const Rules& rules, const State& state, engine::Action action);
/// Giving up a battle or combat that could still be won, ending further attempts, replacing the Leader, and suffering a
/// journey that could be paid for if it costs a Leader, an artifact or an upgrade.
bool forgoes(const Rules& rules, const State& state, engine::Action action);
/// Choosing the next spoils card to resolve, or the next reward to take.
bool settles(const Rules& rules, const State& state, engine::Action action);
/// Sets and tapestries, which count only at the end, and tiles with Glory. Food and Favor from a tile may be useful as
/// soon as another tile brings a card or a Reaver.
bool standsApart(const Rules& rules, const State& state, engine::Action action);
engine::Scores scores(const Rules& rules, const State& state);
engine::SeatSet reveals(const Rules& rules, const State& state, engine::Action action);
/// Giving up a Prophecy that only its owner has seen; all other decisions are public.
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
