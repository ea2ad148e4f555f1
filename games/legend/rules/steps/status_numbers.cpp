// SPDX-License-Identifier: GPL-3.0-or-later
// Status numbers, and the order in which the seats take icons (rulebook, Resolving major episodes).
#include "rules/steps/steps.h"

#include <algorithm>

namespace heorot::legend {

namespace {

Seat withStatus(const State& state, int number) {
    const auto at = std::find(state.status.begin(), state.status.begin() + state.seats, number);
    return static_cast<Seat>(at - state.status.begin());
}

}

void rankByTotals(Transition& transition) {
    State& state = transition.state;
    for (int number = 1; number <= state.seats; ++number) {
        Seat best = nobody;
        Seat seat = state.first;
        do {
            if (state.status[seat] == 0 && (best == nobody || state.totals[seat] > state.totals[best])) best = seat;
            seat = after(state, seat);
        } while (seat != state.first);
        state.status[best] = static_cast<std::uint8_t>(number);
        transition.report(Happening::Ranked, best, number, state.totals[best]);
    }
}

void beginIcons(Transition& transition) {
    transition.state.phase = Phase::Icons;
    transition.state.mover = withStatus(transition.state, 1);
}

void endIcon(Transition& transition) {
    State& state = transition.state;
    const int number = state.status[state.mover];
    if (number < state.seats) {
        state.phase = Phase::Icons;
        state.mover = withStatus(state, number + 1);
        return;
    }
    if (isMajor(transition.episode().kind) && state.episode + 1 < episodeCount) {
        state.first = state.mover;
        transition.report(Happening::FirstSeat, state.first);
    }
    endEpisode(transition);
}

}
