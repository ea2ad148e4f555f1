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

void beginEpisode(Table& table) {
    const Episode& episode = table.episode();
    table.report(Happening::EpisodeBegins, table.state.first, table.state.episode);
    if (isTreasureEpisode(episode.kind) && !table.state.advanced) {
        table.report(Happening::EpisodeIdle, nobody, table.state.episode);
        return endEpisode(table);
    }
    rulesOf(episode).begin(table);
}

void endEpisode(Table& table) {
    State& state = table.state;
    if (state.episode + 1 == episodeCount) return endGame(table);
    forgetEpisode(state);
    ++state.episode;
    beginEpisode(table);
}

void endPart(Table& table) {
    rulesOf(table.episode()).endPart(table);
}

void askFirst(Table& table, Phase phase) {
    table.state.phase = phase;
    table.state.mover = table.state.first;
}

void askNext(Table& table, Phase phase) {
    State& state = table.state;
    const Seat next = after(state, state.mover);
    if (next == state.first) return endEpisode(table);
    state.mover = next;
    state.phase = phase;
}

}
