// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

#include "ai/weight.h"
#include "rules/queries.h"
#include "rules/score.h"

namespace heorot::movie {

namespace {

/// The value of a diamond of an unplaced figure, by act: a figure should wait for a space that scores more than this.
/// Big figures score only once, longships once per act. Tuned by games of the computer players against themselves.
constexpr std::array<double, acts> diamondInHand{4.0, 3.0, 0.0};

double figuresInHand(const Rules& rules, const State& state, Seat seat) {
    double worth = 0;
    for (std::size_t kind = 0; kind < figureKinds; ++kind)
        worth += state.figures[seat][kind] * worthInHand(rules, state, kind);
    return worth;
}

}

double worthInHand(const Rules& rules, const State& state, std::size_t kind) {
    return rules.figures[kind].returns ? 0 : rules.figures[kind].diamonds * diamondInHand[state.act];
}

ai::Estimates Players::estimate(const Rules& rules, const State& state) {
    const PerSeat<int> onBoard = pointsOnBoard(rules, state);
    ai::Estimates estimates{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        estimates[seat] = points(rules, state, seat) + onBoard[seat] + figuresInHand(rules, state, seat);
    return estimates;
}

ai::Strength Players::strength(ai::Level level) {
    switch (level) {
    case ai::Level::Easy: return {.iterations = 30, .rivals = 0.1, .slack = 0.03};
    case ai::Level::Medium: return {.iterations = 100};
    case ai::Level::Hard: return {.iterations = 1000};
    case ai::Level::Master: return {.iterations = 10000, .trees = 2, .milliseconds = 3000};
    case ai::Level::Seer: return {.iterations = 1000};
    default: return {};
    }
}

// Measured by games (STRENGTH.md). The widening is small since the prior is exact for most actions.
ai::SearchTuning Players::tuning(int seats) {
    constexpr PerSeat<double> chanceScales{24, 24, 36, 20};
    constexpr PerSeat<double> chanceOffsets{0, 0, 0.7, 0.9};
    static const ai::SearchTuning common{.widening = ai::weight("MOVIE_WIDENING", 0.5),
                                         .exploration = ai::weight("MOVIE_EXPLORATION", 0.1),
                                         .scale = ai::weight("MOVIE_SCALE", 40),
                                         .winShare = ai::weight("MOVIE_WIN_SHARE", 0.25),
                                         .taste = 0.04,
                                         .periods = 1,
                                         .turns = static_cast<int>(ai::weight("MOVIE_TURNS", 1))};
    ai::SearchTuning tuning = common;
    tuning.chanceScale = chanceScales[static_cast<std::size_t>(seats) - 1];
    tuning.chanceOffset = chanceOffsets[static_cast<std::size_t>(seats) - 1];
    return tuning;
}

/// A draw is one action among very many figures and spaces, but more often the right one.
Action Players::playoutAction(const Rules& rules, const State& state, const engine::ActionList& legal,
                              engine::Pcg& generator) {
    constexpr std::uint32_t drawPercent = 80;
    constexpr std::size_t compared = 3;
    if (state.phase == Phase::Turn && canDraw(state) && generator.below(100) < drawPercent) return draw();
    return ai::bestOfRandom<Players>(rules, state, legal, compared, generator);
}

}
