// SPDX-License-Identifier: GPL-3.0-or-later
// Beowulf's way from episode to episode, and minor episodes from seat to seat.
#include "rules/steps/steps.h"

namespace heorot::legend {

namespace {

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
    table.report(Happening::StepBegins, table.state.first, table.state.step);
    if (isTreasureEpisode(step.episode) && !table.state.advanced) {
        table.report(Happening::StepIdle, nobody, table.state.step);
        return endStep(table);
    }
    rulesOf(step).begin(table);
}

void endStep(Table& table) {
    State& state = table.state;
    if (state.step + 1 == stepCount) return endGame(table);
    forgetEpisode(state);
    ++state.step;
    beginStep(table);
}

void endPart(Table& table) {
    rulesOf(table.step()).endPart(table);
}

void askFirst(Table& table, Phase phase) {
    table.state.phase = phase;
    table.state.mover = table.state.first;
}

void askNext(Table& table, Phase phase) {
    State& state = table.state;
    const Seat next = after(state, state.mover);
    if (next == state.first) return endStep(table);
    state.mover = next;
    state.phase = phase;
}

}
