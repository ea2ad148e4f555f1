// SPDX-License-Identifier: GPL-3.0-or-later
// What the offers and refusals of several steps share.
#pragma once

#include "rules/steps/steps.h"

namespace heorot::legend {

using engine::ActionList;
using engine::Violation;

/// `a` is below `values`, the other numbers are 0.
template <int values>
bool isWithin(Action action) {
    return action.a < values && action.b == 0 && action.c == 0;
}
/// Refuses an action because something else is to be decided in this phase.
Violation otherDecision(const State& state);
/// `otherDecision` unless the state is in one of the phases.
Violation refuseOutside(std::initializer_list<Phase> phases, const State& state);
/// Whether the mover has such a token.
Violation refuseToken(const State& state, Token token);
/// Offers The Warrior's Rest, which may be used at any own decision.
inline void offerRest(const State& state, ActionList& out) {
    if (holds(state, state.mover, warriorsRest) && state.scratches[state.mover] > 0) out.push(make(Do::Rest));
}
/// Offers a Pass, Out, Done or Accept, and The Warrior's Rest, which is listed behind these.
inline void offerWithRest(Do kind, const State& state, ActionList& out) {
    out.push(make(kind));
    offerRest(state, out);
}
/// Offers each of the first `kinds` cards for which `allows` holds. A hand is hard to predict for a processor, so every
/// card is written and only those that hold are kept.
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
/// Whether the kinds of a payment or gift are in ascending order with this action, which is at least `least`, or no
/// order could be kept.
bool keepsOrder(const Rules& rules, const State& state, Action action, int least);
/// The highest kind among the cards, or 0.
int highestOf(const SymbolCards& cards);

}
