// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/rules/steps/tokens.h"

#include <algorithm>

namespace heorot::samplegame {

bool holds(const State& state, Token token) {
    return token != unknown && state.players[state.turn].hand.contains(token);
}

void offerTokens(const Rules& rules, const State& state, Kind kind, ActionList& out) {
    for (std::size_t token = 0; token < rules.tokens.size(); ++token)
        if (holds(state, static_cast<Token>(token))) out.push({kind, static_cast<Token>(token)});
}

void put(Tokens& list, Token token) {
    list.push(token);
    std::sort(list.begin(), list.end());
}

void move(Token token, Tokens& from, Tokens& to) {
    from.remove(token);
    put(to, token);
}

void discard(State& state, Tokens& list) {
    for (const Token token : list) state.discards.push(token);
    list.clear();
}

}
