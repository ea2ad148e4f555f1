// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

#include "rules/score.h"

namespace heorot::movie {

namespace {

/// The value of a diamond of an unplaced figure, by act: a figure should wait for a space that scores more than this.
/// Big figures score only once, longships once per act. Tuned by games of the computer players against themselves.
constexpr std::array<double, acts> diamondInHand{4.0, 3.0, 0.0};

double figuresInHand(const Rules& rules, const State& state, Seat seat) {
    double worth = 0;
    for (std::size_t kind = 0; kind < figureKinds; ++kind)
        if (!rules.figures[kind].returns)
            worth += state.figures[seat][kind] * rules.figures[kind].diamonds * diamondInHand[state.act];
    return worth;
}

}

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const PerSeat<int> onBoard = pointsOnBoard(rules, state);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        estimates[seat] = points(rules, state, seat) + onBoard[seat] + figuresInHand(rules, state, seat);
    return estimates;
}

}
