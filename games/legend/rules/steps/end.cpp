// SPDX-License-Identifier: GPL-3.0-or-later
// The game is over (rulebook, End of the game); points are counted in rules/score.cpp.
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

void offerNothing(const Rules&, const State&, ActionList&) {}

bool isLast(const Episode& episode) {
    return episode.kind == EpisodeKind::Death;
}

}

void endGame(Table& table) {
    State& state = table.state;
    state.phase = Phase::Over;
    state.mover = nobody;
    if (!table.events) return;
    const engine::Scores final = scores(table.rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        table.report(Happening::Scored, seat, final.total[seat], final.place[seat]);
    table.report(Happening::GameOver, nobody);
}

constexpr PhaseRules overPhase{.offer = offerNothing, .belongsTo = isLast};

}
