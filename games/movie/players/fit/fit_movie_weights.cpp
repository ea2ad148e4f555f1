// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of the features for three and four seats (players/weights.h): plays games of the computer players
// against themselves and V1, and explains how the lead of each seat changed until the end of the game by what the seats
// had (ridge regression). The last act is fitted first; positions of an earlier act are judged by what the next one
// began with. STRENGTH.md says how to run it.
#include "ai/play.h"
#include "players/players.h"
#include "players/weights.h"
#include "record/data_source.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace heorot;
using namespace heorot::movie;

namespace {

/// Draws each weight to 0, by the square of its feature.
constexpr double ridge = 0.002;
/// Some decisions are random, so that games differ more.
constexpr std::uint32_t randomPercent = 3;

/// To begin with: diamonds in hand while spaces are open, and diamonds beside open spaces.
constexpr Weights firstGuess() {
    Weights guess{};
    constexpr std::array<float, acts> inHand{4, 3, 0};
    for (std::size_t act = 0; act < acts; ++act) {
        for (std::size_t kind = 0; kind + 1 < figureKinds; ++kind)
            guess[act][static_cast<std::size_t>(Feature::OpenBeowulf) + kind] =
                inHand[act] * static_cast<float>(figureKinds - kind);
        guess[act][static_cast<std::size_t>(Feature::Beside)] = 0.6F;
    }
    return guess;
}

/// The weights with which games are played: those fitted so far.
Weights weights = firstGuess();

/// A position between two turns.
struct Snapshot {
    int act = 0;
    int seats = 0;
    PerSeat<float> points{};
    PerSeat<Features> features{};
};

Snapshot snapshotOf(const Rules& rules, const State& state) {
    Snapshot result{state.act, state.seats};
    const Sight sight(rules, state);
    const PerSeat<int> onBoard = sight.pointsOnBoard(rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        result.points[seat] = static_cast<float>(points(rules, state, seat) + onBoard[seat]);
    if (!isOver(state)) result.features = featuresOf(rules, state, sight, onBoard);
    return result;
}

/// The game in turns; its last snapshot is the end.
using Course = std::vector<Snapshot>;

Course play(const Rules& rules, int seats, std::uint64_t seed, int iterations) {
    engine::Setup setup;
    setup.seats = seats;
    engine::Generators generators(seed);
    engine::GeneratorChance chance(generators);
    engine::Pcg thoughts(seed, 99);
    engine::ActionList legal;
    State state = newGame(rules, setup, chance, nullptr);
    PerSeat<bool> isPlain{};
    for (bool& is : isPlain) is = thoughts.below(2) == 0;
    Course course;
    for (Seat last = nobody; !isOver(state);) {
        if (state.phase == Phase::Turn && state.mover != last) {
            course.push_back(snapshotOf(rules, state));
            last = state.mover;
        }
        legalActions(rules, state, legal);
        Action action = legal[thoughts.below(static_cast<std::uint32_t>(legal.size()))];
        const ai::Opponent opponent = isPlain[state.mover] ? ai::Level::V1 : ai::Level::Medium;
        if (thoughts.below(100) >= randomPercent)
            action =
                ai::decide<Game, Players>(rules, see(rules, state, state.mover), opponent, thoughts, legal, iterations);
        const int act = state.act;
        apply(rules, state, action, chance, nullptr);
        if (state.act != act) course.push_back(snapshotOf(rules, state));
    }
    course.push_back(snapshotOf(rules, state));
    return course;
}

/// What one position says of the lead of one seat over the mean of the others: its features, and how the lead changed.
struct Row {
    std::array<double, featureCount> x{};
    double y = 0;
};

/// The normal equations of the regression.
class Equations {
  public:
    void add(const Row& row) {
        for (std::size_t i = 0; i < featureCount; ++i) {
            if (row.x[i] == 0) continue;
            right_[i] += row.x[i] * row.y;
            for (std::size_t j = 0; j < featureCount; ++j) left_[i][j] += row.x[i] * row.x[j];
        }
    }

    Features solve() {
        for (std::size_t i = 0; i < featureCount; ++i) left_[i][i] += ridge * left_[i][i] + 1;
        for (std::size_t i = 0; i < featureCount; ++i)
            for (std::size_t row = i + 1; row < featureCount; ++row) {
                const double factor = left_[row][i] / left_[i][i];
                if (factor == 0) continue;
                for (std::size_t at = i; at < featureCount; ++at) left_[row][at] -= factor * left_[i][at];
                right_[row] -= factor * right_[i];
            }
        Features solved{};
        for (std::size_t i = featureCount; i-- > 0;) {
            double sum = right_[i];
            for (std::size_t at = i + 1; at < featureCount; ++at) sum -= left_[i][at] * double{solved[at]};
            solved[i] = static_cast<float>(sum / left_[i][i]);
        }
        return solved;
    }

  private:
    std::array<std::array<double, featureCount>, featureCount> left_{};
    std::array<double, featureCount> right_{};
};

/// The points that the snapshot promises a seat. Without weights, those that it has.
double promised(const Snapshot& shot, std::size_t seat, const Features* fitted) {
    double sum = double{shot.points[seat]};
    for (std::size_t i = 0; fitted && i < featureCount; ++i) sum += double{shot.features[seat][i] * (*fitted)[i]};
    return sum;
}

/// `next` are the weights of the act after that of `shot`, which begins with `after`.
Row rowOf(const Snapshot& shot, std::size_t seat, const Snapshot& after, const Features* next) {
    Row row;
    const auto seats = static_cast<std::size_t>(shot.seats);
    for (std::size_t other = 0; other < seats; ++other) {
        const double share = other == seat ? 1.0 : -1.0 / static_cast<double>(seats - 1);
        row.y += share * (promised(after, other, next) - double{shot.points[other]});
        for (std::size_t i = 0; i < featureCount; ++i) row.x[i] += share * double{shot.features[other][i]};
    }
    row.x[static_cast<std::size_t>(Feature::Kept)] = 0; // not for fitted weights
    return row;
}

/// Calls `visit(row)` for all seats of all positions of an act.
template <class Visit>
void eachRow(const std::vector<Course>& courses, int act, const Features* next, Visit visit) {
    for (const Course& course : courses) {
        const auto isLater = [&](const Snapshot& shot) { return &shot == &course.back() || shot.act > act; };
        const Snapshot& after = *std::find_if(course.begin(), course.end(), isLater);
        for (const Snapshot& shot : course)
            for (std::size_t seat = 0; shot.act == act && !isLater(shot) && seat < static_cast<std::size_t>(shot.seats);
                 ++seat)
                visit(rowOf(shot, seat, after, next));
    }
}

/// How far the weights are from what the rows say, on the average.
double deviationOf(const std::vector<Course>& courses, int act, const Features* next, const Features& fitted) {
    double squares = 0;
    int count = 0;
    eachRow(courses, act, next, [&](const Row& row) {
        double rest = row.y;
        for (std::size_t i = 0; i < featureCount; ++i) rest -= row.x[i] * double{fitted[i]};
        squares += rest * rest;
        ++count;
    });
    return std::sqrt(squares / std::max(1, count));
}

Weights fit(const std::vector<Course>& courses) {
    Weights fitted{};
    for (int act = acts; act-- > 0;) {
        const auto at = static_cast<std::size_t>(act);
        Features& here = fitted[at];
        const Features* next = at + 1 < fitted.size() ? &fitted[at + 1] : nullptr;
        Equations equations;
        eachRow(courses, act, next, [&](const Row& row) { equations.add(row); });
        here = equations.solve();
        std::fprintf(stderr, "%d seats, act %d: a lead to come deviates by %.2f, less the fitted one by %.2f\n",
                     courses.front().front().seats, act + 1, deviationOf(courses, act, next, {}),
                     deviationOf(courses, act, next, here));
    }
    return fitted;
}

void print(const Weights& fitted) {
    std::puts("    Weights{{");
    for (const Features& act : fitted) {
        std::fputs("        {", stdout);
        for (std::size_t i = 0; i < featureCount; ++i) std::printf("%s%.3fF", i > 0 ? ", " : "", double{act[i]});
        std::puts("},");
    }
    std::puts("    }},");
}

}

const Weights& heorot::movie::weightsFor(int) {
    return weights;
}

int main(int argc, char** argv) {
    if (argc != 6) {
        std::fputs("usage: fit_movie_weights DATA GAMES SEED ITERATIONS ROUNDS > fitted_weights.inc\n", stderr);
        return 2;
    }
    record::DataSource data(argv[1]);
    const auto rules = Game::load(data);
    const int games = std::atoi(argv[2]);
    for (int seats = 3; seats <= Game::maxSeats; ++seats) {
        weights = firstGuess();
        std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
        for (int round = 0; round < std::atoi(argv[5]); ++round) {
            std::vector<Course> courses;
            for (int game = 0; game < games; ++game) courses.push_back(play(*rules, seats, seed++, std::atoi(argv[4])));
            weights = fit(courses);
        }
        print(weights);
        std::fflush(stdout);
    }
}
