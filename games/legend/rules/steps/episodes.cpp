// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the episodes, and of the seats in minor ones.
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

void beginEpisode(Transition& transition) {
    const Episode& episode = transition.episode();
    transition.report(Happening::EpisodeBegins, transition.state.first, transition.state.episode);
    if (isTreasureEpisode(episode.kind) && !transition.state.advanced) {
        transition.report(Happening::EpisodeIdle, nobody, transition.state.episode);
        return endEpisode(transition);
    }
    rulesOf(episode).begin(transition);
}

void endEpisode(Transition& transition) {
    State& state = transition.state;
    if (state.episode + 1 == episodeCount) return endGame(transition);
    forgetEpisode(state);
    ++state.episode;
    beginEpisode(transition);
}

void endPart(Transition& transition) {
    rulesOf(transition.episode()).endPart(transition);
}

void askFirst(Transition& transition, Phase phase) {
    transition.state.phase = phase;
    transition.state.mover = transition.state.first;
}

void askNext(Transition& transition, Phase phase) {
    State& state = transition.state;
    const Seat next = after(state, state.mover);
    if (next == state.first) return endEpisode(transition);
    state.mover = next;
    state.phase = phase;
}

}
