// SPDX-License-Identifier: GPL-3.0-or-later
// Risks (rulebook, Risk, and Risk in in-turn majors).
#include "rules/flow.h"

namespace heorot::legend {

namespace {

/// One matching card: kept, or played in a contest.
TurnedTo keep(Table& table, Card card) {
    State& state = table.state;
    if (table.step().episode == Episode::Risk) {
        giveOpenly(state, state.mover, card);
        return TurnedTo::Hand;
    }
    ++state.rows[state.mover][card];
    ++state.added;
    std::uint8_t& total = state.totals[state.mover];
    total = static_cast<std::uint8_t>(total + table.step().worth[card]);
    return TurnedTo::Row;
}

/// Turned cards stay on the table until all are turned, so a deck that runs out is made of older discards (ruling 4).
/// Gives whether one has matched.
bool turnCards(Table& table, int count) {
    State& state = table.state;
    ActivityCards misses{};
    bool matched = false;
    for (int i = 0; i < count && hasCards(state); ++i) {
        const Card card = takeTop(table);
        const bool match = table.step().worth[card] > 0;
        matched |= match;
        TurnedTo to = TurnedTo::Discards;
        if (match)
            to = keep(table, card);
        else
            lay(misses, card);
        table.tell(Happening::Turned, state.mover, card, static_cast<int>(to));
        refill(table);
    }
    for (Card card = 0; card < activityKinds; ++card)
        state.discards[card] = static_cast<std::uint8_t>(state.discards[card] + misses[card]);
    return matched;
}

}

void runRisk(Table& table, bool withDaring) {
    State& state = table.state;
    if (withDaring) useText(state, state.mover, daring);
    const int count = withDaring ? table.rules.daringCards : table.rules.riskCards;
    table.tell(Happening::Risked, state.mover, count, withDaring);
    if (!turnCards(table, count)) {
        table.tell(Happening::RiskFailed, state.mover);
        if (!holds(state, state.mover, resolve)) return failRisk(table);
        state.phase = Phase::Failed;
        return;
    }
    if (table.step().episode == Episode::Risk) return endPart(table);
    state.risked = true;
    table.tell(Happening::Reached, state.mover, state.totals[state.mover]);
    endTurnIfReached(table);
}

void failRisk(Table& table) {
    threaten(table, GainKind::Scratch);
}

void undoRisk(Table& table) {
    State& state = table.state;
    useText(state, state.mover, resolve);
    table.tell(Happening::Resolved, state.mover);
    state.phase = table.step().episode == Episode::Risk ? Phase::Risk : Phase::InTurn;
}

}
