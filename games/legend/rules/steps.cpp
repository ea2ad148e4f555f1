// SPDX-License-Identifier: GPL-3.0-or-later
// Beowulf's way over the board, and minor episodes from seat to seat.
#include "rules/flow.h"

namespace heorot::legend {

namespace {

void ask(Table& table, Phase phase) {
    table.state.phase = phase;
    table.state.mover = table.state.first;
}

bool liesOpen(const State& state) {
    return state.display != ActivityCards{};
}

void layRecovery(Table& table) {
    for (int i = 0; i < table.rules.recoveryCards * table.state.seats && hasCards(table.state); ++i) {
        const Card card = takeTop(table);
        lay(table.state.display, card);
        table.tell(Happening::Laid, nobody, card);
        refill(table);
    }
    if (!liesOpen(table.state)) return endStep(table);
    ask(table, Phase::Recover);
}

void clearRecovery(Table& table) {
    State& state = table.state;
    int count = 0;
    for (Card card = 0; card < activityKinds; ++card) {
        count += state.display[card];
        state.discards[card] = static_cast<std::uint8_t>(state.discards[card] + state.display[card]);
    }
    state.display = {};
    if (count > 0) table.tell(Happening::LeftOver, nobody, count);
}

void beginTreasureEpisode(Table& table) {
    if (!table.state.advanced) {
        table.tell(Happening::StepIdle, nobody, table.state.step);
        return endStep(table);
    }
    if (table.step().episode == Episode::Ranking) return rankTreasures(table);
    ask(table, Phase::Auction);
}

void forgetEpisode(State& state) {
    state.bids = {};
    state.status = {};
    state.totals = {};
    state.takers.fill(nobody);
    state.round = 0;
    state.added = 0;
    state.risked = false;
    state.threat = GainKind::Scratch;
}

}

void beginStep(Table& table) {
    const Step& step = table.step();
    table.tell(Happening::StepBegins, table.state.first, table.state.step);
    switch (step.episode) {
    case Episode::Opportunity:
        if (step.price.fameTokens > 0) return askForTokens(table, table.state.first);
        return ask(table, Phase::Pay);
    case Episode::Risk: return ask(table, Phase::Risk);
    case Episode::Selection: return ask(table, Phase::Select);
    case Episode::Recovery: return layRecovery(table);
    case Episode::Simultaneous: return ask(table, Phase::Bid);
    case Episode::InTurn: return ask(table, Phase::InTurn);
    case Episode::Auction:
    case Episode::Ranking: return beginTreasureEpisode(table);
    case Episode::Death: return showHands(table);
    }
}

void endStep(Table& table) {
    State& state = table.state;
    if (state.step + 1 == stepCount) return endGame(table);
    forgetEpisode(state);
    ++state.step;
    beginStep(table);
}

void endPart(Table& table) {
    State& state = table.state;
    const Seat next = after(state, state.mover);
    const Step& step = table.step();
    if (step.price.fameTokens > 0) {
        if (next == state.first) return endStep(table);
        return askForTokens(table, next);
    }
    if (step.episode == Episode::Recovery) {
        if (next == state.first) ++state.round;
        if (!liesOpen(state) || state.round == table.rules.recoveryPicks) {
            clearRecovery(table);
            return endStep(table);
        }
        state.mover = next;
        return;
    }
    if (next == state.first) return endStep(table);
    state.mover = next;
    state.phase = step.episode == Episode::Opportunity ? Phase::Pay
                  : step.episode == Episode::Risk      ? Phase::Risk
                                                       : Phase::Select;
}

}
