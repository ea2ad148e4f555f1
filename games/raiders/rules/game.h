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
    /// 24 actions of four parts. What a part can hold is bounded by dice, cards and Favor; the longest random games
    /// reach a tenth of this.
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
/// Dice of one cost are laid out in the order of their numbers, and combat dice to be rolled again in that of their
/// values.
bool isCanonical(const Rules& rules, const State& state, engine::Action action);
/// Giving up a battle or a combat that could still be won, ending attempts that could still be made, a new Leader for
/// the old one, suffering a journey that could be paid for and takes a Leader, an artifact or an upgrade.
bool forgoes(const Rules& rules, const State& state, engine::Action action);
/// Choosing the next spoils card to resolve, or the next reward to take.
bool settles(const Rules& rules, const State& state, engine::Action action);
/// Sets and tapestries count at the end only, and so does the Glory of a tile. Food and favor of tiles are of use once
/// another tile brings a card or a Reaver.
bool standsApart(const Rules& rules, const State& state, engine::Action action);
engine::Scores scores(const Rules& rules, const State& state);
engine::SeatSet reveals(const Rules& rules, const State& state, engine::Action action);
/// A Prophecy that nobody else has seen may be given up; all else is public.
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

/// Distance of a seat from the active one as bonuses count it: 0 to 3; at two seats the second one counts as the
/// fourth.
inline int distanceOf(const State& state, Seat seat) {
    const int steps = (seat - state.active + state.seats) % state.seats;
    return state.seats == 2 && steps == 1 ? 3 : steps;
}
/// Whether the action of the Honor Ship is under way: at three seats, once each has sent its longship.
inline bool isHonorShip(const State& state) {
    return state.seats == 3 && state.actions == 3;
}
/// Subdued tiles by their fronts.
inline Counts<territoryKinds> frontsOf(const Ship& ship) {
    Counts<territoryKinds> fronts{};
    for (TileId tile = 0; tile < tileKinds; ++tile) {
        std::uint8_t& front = fronts[territoryOf(tile)];
        front = static_cast<std::uint8_t>(front + ship.tiles[tile]);
    }
    return fronts;
}
/// The Start Player of the next round if already decided and different from this round's; else nobody.
inline Seat nextLeader(const Rules& rules, const State& state) {
    const bool isLast = state.round == rules.rounds.value;
    return isLast || state.nextStarter == state.starter ? nobody : state.nextStarter;
}
/// Glory of the track, all sources together.
inline int trackOf(const State& state, Seat seat) {
    int sum = 0;
    for (const int part : state.ships[seat].glory) sum += part;
    return sum;
}

}
