// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the sample game, which keeps the shared code general: a secret bid of several pieces, a number to name,
// a die with a re-roll, a payment, a pass, equal pieces, hidden hands.
//
// A round: all seats bid tokens in secret, one after another from the leader; the highest bid wins (the earlier seat if
// tied) and all bids are discarded. The winner names a number and rolls, once more if the option allows it. After
// rolling at least that number, it may pay the price and gets the number as points. Then all hands are filled and the
// lead passes on.
#pragma once

#include "engine/game.h"
#include "record/data_source.h"
#include "record/describer.h"
#include "record/sources.h"
#include "samplegame/rules/state.h"

#include "data/confidence.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::samplegame {

struct TokenSpec {
    std::string id;
    int value = 0;
    int copies = 0;
    data::Confidence confidence{};
};

struct Rules final : record::PieceNames {
    Rules() = default;
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;

    std::vector<TokenSpec> tokens;
    int hand = 0;
    int rounds = 0;
    int price = 0;
    int sides = 0;
    /// The numbers that can be named and rolled, and the seats.
    std::unique_ptr<record::NumberNames> dieNames;
    std::unique_ptr<record::NumberNames> seatNames;
    std::vector<record::SourceSpec> sources;

    std::string name(Token token) const override;
    std::optional<Token> find(std::string_view name) const override;
    /// 0 for an unknown token.
    int value(Token token) const { return token == unknown ? 0 : tokens[token].value; }
    int value(const Tokens& list) const;
};

enum Source : engine::Source { DeckSource, DieSource, FirstSource };

/// In the order of the legal list. `Bid` and `Pay` have a token, `Name` a number.
enum Kind : std::uint8_t { Bid, BidDone, Name, Roll, Keep, Reroll, Pay, PayDone, Pass };
inline constexpr std::size_t kindsOfAction = 9;

enum Happening : std::uint8_t {
    Hidden,
    BidPut,
    BidEnded,
    BidShown,
    Won,
    Named,
    Rolled,
    Paid,
    Bought,
    Passed,
    Shuffled,
    Drew
};

enum Refusal : std::uint16_t { Allowed, NotNow, NotYours, NoSuchNumber, TooLittle, PaidEnough };

enum ScoreSource { Prizes, LeftInHand };

struct Game {
    using Rules = samplegame::Rules;
    using State = samplegame::State;
    static constexpr std::string_view id = "sample";
    static constexpr int minSeats = 2;
    static constexpr int maxSeats = mostSeats;
    static constexpr int rulesVersion = 1;
    /// In each round every seat bids its hand and ends; then name, roll, re-roll, pay the hand and end.
    static constexpr int longestGame = mostRounds * ((int{largestHand} + 1) * (mostSeats + 1) + 3);
    static std::span<const engine::OptionSpec> options();
    static std::shared_ptr<const Rules> load(record::DataSource& data);
};

State newGame(const Rules&, const engine::Setup&, engine::Chance&, engine::Events*);
inline int seatCount(const State& state) {
    return state.seats;
}
inline bool isOver(const State& state) {
    return state.phase == Phase::Over;
}
inline engine::Seat toMove(const State& state) {
    return isOver(state) ? engine::nobody : state.turn;
}
inline engine::Seat nextSeat(const State& state, engine::Seat seat) {
    return static_cast<engine::Seat>((seat + 1) % state.seats);
}
void legalActions(const Rules&, const State&, engine::ActionList&);
engine::Violation validate(const Rules&, const State&, engine::Action);
void apply(const Rules&, State&, engine::Action, engine::Chance&, engine::Events*);
bool isCanonical(const Rules&, const State&, engine::Action);
/// Passing although the prize could be paid for.
bool forgoes(const Rules&, const State&, engine::Action);
engine::Scores scores(const Rules&, const State&);

engine::SeatSet reveals(const Rules&, const State&, engine::Action);
bool usesSecrets(const Rules&, const State&);
engine::Seen<State> see(const Rules&, const State&, engine::Seat);
engine::Event see(const Rules&, const engine::Event&, engine::Seat);
engine::Action see(const Rules&, const State&, engine::Action, engine::Seat);
State sample(const Rules&, const engine::Seen<State>&, engine::Pcg&);

std::string format(const Rules&, engine::Action);
std::string format(const Rules&, const std::vector<std::string>& names, const engine::Event&);
std::optional<engine::Action> parse(const Rules&, std::string_view);
std::string_view refusalName(const Rules&, const engine::Violation&);
std::string_view scoreSourceName(const Rules&, int source);
void describe(record::Describer&, const Rules&, const std::vector<std::string>& names, State&);
inline std::span<const record::SourceSpec> chanceSources(const Rules& rules) {
    return rules.sources;
}

}
