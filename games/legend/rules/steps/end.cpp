// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the game (rulebook, End of the game); rules/score.cpp counts the points.
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

void offerNothing(const Rules&, const State&, ActionList&) {}

bool isLast(const Episode& episode) {
    return episode.kind == EpisodeKind::Death;
}

}

void endGame(Transition& transition) {
    State& state = transition.state;
    state.phase = Phase::Over;
    state.mover = nobody;
    if (!transition.events) return;
    const engine::Scores final = scores(transition.rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        transition.report(Happening::Scored, seat, final.total[seat], final.place[seat]);
    transition.report(Happening::GameOver, nobody);
}

constexpr PhaseRules overPhase{.offer = offerNothing, .belongsTo = isLast};

}
