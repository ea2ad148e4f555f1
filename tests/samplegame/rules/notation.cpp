// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/rules/rules.h"

#include <algorithm>
#include <array>

namespace heorot::samplegame {

using engine::Action;

namespace {

constexpr std::array<std::string_view, 9> actionWords{"bid",    "bid done", "name",     "roll", "keep",
                                                      "reroll", "pay",      "pay done", "pass"};

}

std::string Rules::name(Token token) const {
    return token == unknown ? "token?" : tokens[token].id;
}

std::optional<Token> Rules::find(std::string_view name) const {
    const auto at =
        std::find_if(tokens.begin(), tokens.end(), [&](const TokenSpec& token) { return token.id == name; });
    if (at == tokens.end()) return std::nullopt;
    return static_cast<Token>(at - tokens.begin());
}

int Rules::value(const Tokens& list) const {
    int sum = 0;
    for (const Token token : list) sum += value(token);
    return sum;
}

std::string format(const Rules& rules, Action action) {
    const std::string word(actionWords[action.kind]);
    if (action.kind == Bid || action.kind == Pay) return word + ' ' + rules.name(action.a);
    return action.kind == Name ? word + ' ' + std::to_string(action.a) : word;
}

std::optional<Action> parse(const Rules& rules, std::string_view text) {
    for (std::uint8_t kind = Bid; kind <= Pass; ++kind)
        if (kind != Bid && kind != Pay && kind != Name && actionWords[kind] == text) return Action{kind};
    const auto space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    const std::string_view rest = text.substr(std::min(space + 1, text.size()));
    if (word == actionWords[Name]) {
        const auto number = rules.dieNames->find(rest);
        return number ? std::optional(Action{Name, static_cast<std::uint8_t>(*number + 1)}) : std::nullopt;
    }
    const auto token = rules.find(rest);
    if (!token || (word != actionWords[Bid] && word != actionWords[Pay])) return std::nullopt;
    return Action{word == actionWords[Bid] ? Bid : Pay, *token};
}

std::string format(const Rules& rules, const std::vector<std::string>& names, const engine::Event& event) {
    constexpr std::array<const char*, 12> words{"hidden", "bid",  "ended",  "showed", "won",      "named",
                                                "rolled", "paid", "bought", "passed", "shuffled", "drew"};
    std::string line = words[event.kind];
    if (event.seat != engine::nobody) line += ' ' + names[event.seat];
    const bool token = event.kind == BidPut || event.kind == BidShown || event.kind == Paid || event.kind == Drew;
    if (token) return line + ' ' + rules.name(static_cast<Token>(event.args[0]));
    const bool number = event.kind == Named || event.kind == Rolled || event.kind == Bought;
    return number ? line + ' ' + std::to_string(event.args[0]) : line;
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
