// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens of the hand, put down one by one: what bidding and paying share.
#pragma once

#include "samplegame/rules/steps/steps.h"

namespace heorot::samplegame {

/// Whether the seat to move can put the token: it is known and in its hand.
bool holds(const State& state, Token token);
/// Adds one action per kind of token that the seat to move holds.
void offerTokens(const Rules& rules, const State& state, Kind kind, ActionList& out);

/// Whether the token continues the tokens already put down in their order: a search tries no other.
inline bool keepsOrder(const Tokens& chosen, Token token) {
    return chosen.empty() || chosen[chosen.size() - 1] <= token;
}

void put(Tokens& list, Token token);
void move(Token token, Tokens& from, Tokens& to);
void discard(State& state, Tokens& list);

}
