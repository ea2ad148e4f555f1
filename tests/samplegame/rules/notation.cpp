// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/rules/game.h"

#include "notation/phrases.h"

#include <functional>

namespace heorot::samplegame {

namespace {

using Phrase = notation::Phrase<Rules, std::uint8_t>;
using Word = notation::Word<Rules>;
using Line = notation::Line<Rules>;

constexpr Word tokenName = Word::named<std::identity{}>();
/// Value 0 of a die is 1.
constexpr Word number{[](const Line& line) { return std::to_string(line.value()); },
                      [](Line& line, std::string_view text) -> std::optional<int> {
                          const auto side = line.rules.dieNames->find(text);
                          return side ? std::optional(*side + 1) : std::nullopt;
                      }};

constexpr std::array<Phrase, kindsOfAction> actions{{
    {Bid, "bid", {tokenName}},
    {BidDone, "bid done"},
    {Name, "name", {number}},
    {Roll, "roll"},
    {Keep, "keep"},
    {Reroll, "reroll"},
    {Pay, "pay", {tokenName}},
    {PayDone, "pay done"},
    {Pass, "pass"},
}};

constexpr std::array<Phrase, 12> happenings{{
    {Hidden, "hidden"},
    {BidPut, "bid", {tokenName}},
    {BidEnded, "ended"},
    {BidShown, "showed", {tokenName}},
    {Won, "won"},
    {Named, "named", {number}},
    {Rolled, "rolled", {number}},
    {Paid, "paid", {tokenName}},
    {Bought, "bought", {number}},
    {Passed, "passed"},
    {Shuffled, "shuffled"},
    {Drew, "drew", {tokenName}},
}};

}

std::string Rules::name(Token token) const {
    return token == unknown ? "token?" : tokens[token].id;
}

std::optional<Token> Rules::find(std::string_view name) const {
    for (std::size_t token = 0; token < tokens.size(); ++token)
        if (tokens[token].id == name) return static_cast<Token>(token);
    return std::nullopt;
}

int Rules::value(const Tokens& list) const {
    int sum = 0;
    for (const Token token : list) sum += value(token);
    return sum;
}

std::string format(const Rules& rules, engine::Action action) {
    return notation::format(actions, rules, action);
}

std::optional<engine::Action> parse(const Rules& rules, std::string_view line) {
    return notation::parse(actions, rules, line);
}

std::string format(const Rules& rules, const std::vector<std::string>& names, const engine::Event& event) {
    return notation::format(happenings, rules, names, event);
}

std::string_view refusalName(const Rules&, const engine::Violation& violation) {
    constexpr std::array<std::string_view, 6> names{"allowed",        "not-now",    "not-yours",
                                                    "no-such-number", "too-little", "paid-enough"};
    return names[violation.code];
}

std::string_view scoreSourceName(const Rules&, int source) {
    return source == Prizes ? "prizes" : "left-in-hand";
}

}
