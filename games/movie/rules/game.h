// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Beowulf: The Movie as the functions of engine/game.h. Source: the rulebook of 2007 (English, French);
// rulings by number in RULINGS.md.
#pragma once

#include "engine/game.h"
#include "record/describer.h"
#include "rules/actions.h"
#include "rules/events.h"
#include "rules/refusals.h"
#include "rules/state.h"
#include "rules/tables.h"

namespace heorot::movie {

struct Game {
    using State = movie::State;
    using Rules = movie::Rules;
    static constexpr std::string_view id = "movie";
    static constexpr int minSeats = 2;
    static constexpr int maxSeats = movie::maxSeats;
    /// Each of at most 120 tiles is drawn once and played once, with at most two targets; figures are placed at most
    /// 4 x (6 + 3 x 4) times; each seat is offered a refill twice.
    static constexpr int longestGame = 4 * maxTiles + 72 + 8;
    static constexpr int rulesVersion = 2;
    static std::span<const engine::OptionSpec> options();
    static std::shared_ptr<const Rules> load(record::DataSource& data) { return loadRules(data); }
};

/// Places of the options in Setup::options.
enum class GameOption : std::uint8_t { ActThreeBoard, LastPower };

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
/// A search tries a swap of two tiles in one order only, the lower space first, unless it was begun with the highest.
bool isCanonical(const Rules& rules, const State& state, engine::Action action);
/// Declining a refill, which lasts for a whole act, or the power of the tile just placed.
bool forgoes(const Rules& rules, const State& state, engine::Action action);
engine::Scores scores(const Rules& rules, const State& state);
engine::SeatSet reveals(const Rules& rules, const State& state, engine::Action action);
/// A seat that plays a tile chooses from its hand; figures, spaces and draws are public.
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
