// SPDX-License-Identifier: GPL-3.0-or-later
// Opportunities: something is given up for something else (rulebook, Opportunity).
#include "rules/flow.h"
#include "rules/payment.h"

namespace heorot::legend {

void payCard(Table& table, Card card) {
    State& state = table.state;
    leaveHand(state, state.mover, card);
    ++state.paid[card];
    table.tell(Happening::Paid, state.mover, card);
    if (!Payment(table.rules, state).isComplete()) return;
    table.tell(Happening::Exchanged, state.mover, state.step);
    // What is swapped was not played, so Blessing does not save it.
    if (table.step().price.cards > 0 || !holds(state, state.mover, blessing)) return finishPayment(table);
    state.phase = Phase::Bless;
}

void finishPayment(Table& table) {
    State& state = table.state;
    if (const int count = discardAll(state, state.paid); count > 0)
        table.tell(Happening::Discarded, state.mover, count);
    gain(table, state.mover, table.step().offer.gain);
    endPart(table);
}

void askForTokens(Table& table, Seat seat) {
    State& state = table.state;
    while (!canBeHealed(state, seat)) {
        seat = after(state, seat);
        if (seat == state.first) return endStep(table);
    }
    state.mover = seat;
    state.phase = Phase::Give;
}

void giveToken(Table& table, Token token) {
    State& state = table.state;
    --state.tokens[state.mover][token];
    returnToken(state, token);
    table.tell(Happening::Gave, state.mover, token);
    if (isAlliance(token)) shuffleAlliances(table);
    state.lastGiven = token;
    if (++state.given < table.step().price.fameTokens) return;
    state.given = 0;
    state.lastGiven = 0;
    table.tell(Happening::Exchanged, state.mover, state.step);
    state.phase = Phase::Heal;
    endHealing(table);
}

void endHealing(Table& table) {
    if (!canBeHealed(table.state, table.state.mover)) endPart(table);
}

}
