// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Beowulf: The Legend as the functions of engine/game.h. Source: the rulebooks of 2005 (French, German);
// rulings by number in RULINGS.md.
#pragma once

#include "engine/game.h"
#include "record/describer.h"
#include "rules/actions.h"
#include "rules/odds.h"
#include "rules/state.h"
#include "rules/tables.h"

#include <numeric>

namespace heorot::legend {

struct Game {
    using State = legend::State;
    using Rules = legend::Rules;
    static constexpr std::string_view id = "legend";
    static constexpr int minSeats = 2;
    static constexpr int maxSeats = legend::maxSeats;
    /// In one episode every card of the game is chosen, played or paid at most once, every token shown at most once,
    /// and each seat ends its part and meets at most eight further decisions.
    static constexpr int longestGame =
        episodeCount * (maxActivityCards + specialKinds + maxAlliances + 24 + 10 * legend::maxSeats);
    static constexpr int rulesVersion = 2;
    static std::span<const engine::OptionSpec> options();
    static std::shared_ptr<const Rules> load(record::DataSource& data) { return loadRules(data); }
};

/// Places of the options in Setup::options; both are `false` or `true`.
enum class Option : std::uint8_t { Advanced, Hard };

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
/// A secret choice, a payment and a gift of tokens are searched in the order of kinds only, unless they were begun
/// otherwise.
bool isCanonical(const Rules& rules, const State& state, engine::Action action);
/// Dropping out while one could go on, ending the secret choice without a card that one could choose, passing where
/// something is to be had for nothing.
bool forgoes(const Rules& rules, const State& state, engine::Action action);
/// Declining an opportunity or an exchange.
bool declines(const Rules& rules, const State& state, engine::Action action);
engine::Scores scores(const Rules& rules, const State& state);
engine::SeatSet reveals(const Rules& rules, const State& state, engine::Action action);
/// Cards and tokens of the own hand, and the odds of a risk; what is picked, taken or healed is public.
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

/// Sources of points, in the order of Scores::part.
enum class ScoreSource : std::uint8_t {
    Fame,      ///< square fame tokens, and points booked for one that could not be made up
    Treasure,  ///< base game
    Alliances, ///< their fame, and in the base game their treasure
    Misfortune,
    NoWounds, ///< for seats without wounds
    Wounds,   ///< for each of three wounds or more
    Fallen,   ///< hard variant: three wounds or more leave no point
};
inline constexpr int scoreSources = 7;

inline const Episode& episodeOf(const Rules& rules, const State& state) {
    return rules.episode(state.episode);
}
/// Wounds of a seat, those of the double wound too.
inline int woundsOf(const State& state, Seat seat) {
    return state.wounds[seat] + (state.doubleWound == seat ? 2 : 0);
}
/// What an in-turn major or an auction asks of the mover: the highest total of another seat that is still in.
int target(const State& state);
/// Seats whose status number is still open, in in-turn majors and auctions.
int seatsStillIn(const State& state);
/// Number of cards of all kinds, unknown ones too.
inline int handSize(const State& state, Seat seat) {
    return std::accumulate(state.hands[seat].begin(), state.hands[seat].end(), 0);
}
/// The slot of the icon that `take` of this gain would take: the first free one; or nothing.
std::optional<int> freeSlot(const Rules& rules, const State& state, Gain gain);
/// The icon that the seat has taken in this episode; nothing, `{}`, if it has taken none.
Gain takenIcon(const Rules& rules, const State& state, Seat seat);
/// Special cards and The Warrior's Rest at hand.
inline bool holds(const State& state, Seat seat, Card card) {
    return state.hands[seat][card] > 0;
}

}
