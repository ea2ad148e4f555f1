// SPDX-License-Identifier: GPL-3.0-or-later
// What a search thinks of a position: points, and what figures may still bring. Its weights were fitted by games
// (STRENGTH.md).
#include "players/players.h"

#include "ai/weight.h"
#include "rules/score.h"

#include <algorithm>
#include <bit>

namespace heorot::movie {

namespace {

/// The value of a diamond of a figure in hand while many spaces are open, by act.
const std::array<double, acts> diamondInHand{ai::weight("MOVIE_IN_HAND_1", 4), ai::weight("MOVIE_IN_HAND_2", 3),
                                             ai::weight("MOVIE_IN_HAND_3", 0)};
/// With fewer open spaces, figures in hand are worth less.
constexpr double manyOpen = 20;
/// The value of a diamond of a figure on the board for each open space that it sees: its seat chooses what it plays
/// there.
const double diamondBesideOpen = ai::weight("MOVIE_BESIDE_OPEN", 0.6);

/// For each seat, the diamonds of its figures, counted once for each open space that they see.
PerSeat<int> diamondsBesideOpen(const Rules& rules, const State& state) {
    const Board& board = boardOf(rules, state);
    PerSeat<int> diamonds{};
    eachSpace(state.open, [&](std::uint8_t number) {
        for (int direction = 0; direction < 4; ++direction)
            eachSeen(rules, board, state, number, direction, [&](std::uint8_t n) {
                const Cell cell = state.cells[n];
                if (isFigure(cell))
                    diamonds[ownerOf(cell)] += rules.figures[static_cast<std::size_t>(figureOf(cell))].diamonds;
            });
    });
    return diamonds;
}

double figuresInHand(const Rules& rules, const State& state, Seat seat) {
    int diamonds = 0;
    for (std::size_t kind = 0; kind < figureKinds; ++kind)
        if (!rules.figures[kind].returns) diamonds += state.figures[seat][kind] * rules.figures[kind].diamonds;
    return diamonds * diamondInHand[state.act] * std::min(1.0, std::popcount(state.open) / manyOpen);
}

}

void Players::explain(const Rules& rules, const State& state, ai::Terms& values) {
    const PerSeat<int> onBoard = pointsOnBoard(rules, state);
    const PerSeat<int> besideOpen = diamondsBesideOpen(rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        values[seat] = {static_cast<double>(points(rules, state, seat)), static_cast<double>(onBoard[seat]),
                        figuresInHand(rules, state, seat), diamondBesideOpen * besideOpen[seat]};
}

ai::Estimates Players::evaluate(const Rules& rules, const State& state) {
    ai::Terms values;
    explain(rules, state, values);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        estimates[seat] = values[seat][0] + values[seat][1] + values[seat][2] + values[seat][3];
    return estimates;
}

}
