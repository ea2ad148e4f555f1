// SPDX-License-Identifier: GPL-3.0-or-later
// What the offers and refusals of several steps share.
#pragma once

#include "rules/steps/steps.h"

namespace heorot::legend {

using engine::ActionList;
using engine::Violation;

/// Whether `a` is below `values` and the other numbers are 0.
template <int values>
bool isWithin(Action action) {
    return action.a < values && action.b == 0 && action.c == 0;
}
/// The refusal of an action that does not belong to this phase.
Violation otherDecision(const State& state);
/// `otherDecision` unless the state is in one of the phases.
Violation refuseOutside(std::initializer_list<Phase> phases, const State& state);
/// Whether the mover has such a token.
Violation refuseToken(const State& state, Token token);
/// Offers The Warrior's Rest, which the mover may use at any decision.
inline void offerRest(const State& state, ActionList& out) {
    if (holds(state, state.mover, warriorsRest) && state.scratches[state.mover] > 0) out.push(make(Do::Rest));
}
/// Offers a Pass, Out, Done or Accept, then The Warrior's Rest.
inline void offerWithRest(Do kind, const State& state, ActionList& out) {
    out.push(make(kind));
    offerRest(state, out);
}
/// Offers each of the first `kinds` cards that `allows` accepts. Branches on a hand are hard to predict, so every card
/// is written and the next one overwrites it if it is refused.
template <int kinds, class Allows>
void offerCards(Do kind, ActionList& out, Allows allows) {
    static_assert(kinds <= ActionList::slack);
    Action* const to = out.extend(0);
    std::size_t count = 0;
    for (int card = 0; card < kinds; ++card) {
        to[count] = make(kind, card);
        count += allows(static_cast<Card>(card)) ? 1 : 0;
    }
    out.extend(count);
}
/// Whether this action keeps the kinds of a payment or gift in ascending order, that is, is at least `least`; also true
/// if no legal action does.
bool keepsOrder(const Rules& rules, const State& state, Action action, int least);
/// The highest kind among the cards that were not there before, or 0.
int highestSince(const SymbolCards& before, const SymbolCards& cards);

}
