// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens put down from the hand one by one: shared by bidding and paying.
#pragma once

#include "samplegame/rules/steps/steps.h"

namespace heorot::samplegame {

/// Whether the seat to move knows the token and holds it.
bool holds(const State& state, Token token);
/// Adds one action per kind of token that the seat to move holds.
void offerTokens(const Rules& rules, const State& state, Kind kind, ActionList& out);

/// Whether the token keeps the chosen ones in order: a search tries no other order.
inline bool keepsOrder(const Tokens& chosen, Token token) {
    return chosen.empty() || chosen[chosen.size() - 1] <= token;
}

void put(Tokens& list, Token token);
void move(Token token, Tokens& from, Tokens& to);
void discard(State& state, Tokens& list);

}
