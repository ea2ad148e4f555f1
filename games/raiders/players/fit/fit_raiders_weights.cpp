// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of the features (players/weights.h): plays games of searches against themselves, and explains what
// each seat still gained from every action on by what it had (ridge regression). The games are played with the estimate
// of V1 and a few plain guesses, so that the weights do not depend on those they replace. STRENGTH.md says how to run
// it.
#include "ai/search.h"
#include "players/players.h"
#include "players/weights.h"
#include "record/data_source.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

using namespace heorot;
using namespace heorot::raiders;

namespace {

constexpr std::size_t unknowns = featureCount * knots.size();
/// Draws weights to 0, and those of neighboring knots to each other.
constexpr double ridge = 30;
/// Some decisions are random, so that games differ more.
constexpr std::uint32_t randomPercent = 2;

constexpr Features guesses() {
    Features guess{};
    const auto put = [&](Feature first, Feature last, float value) {
        for (auto i = static_cast<std::size_t>(first); i <= static_cast<std::size_t>(last); ++i) guess[i] = value;
    };
    put(Feature::Shields, Feature::WildDice, 1);
    put(Feature::ShieldUpgrades, Feature::HammerUpgrades, 1);
    put(Feature::Food, Feature::MuchFood, 0.5F);
    put(Feature::Favor, Feature::MuchFavor, 1);
    put(Feature::VillageCrew, Feature::SubdueCrew, 0.5F);
    put(Feature::ProphecyGrowth, Feature::ProphecyGrowth, 0.5F);
    put(Feature::VillagesOpen, Feature::KeepsOpen, 3);
    put(Feature::SeaOpen, Feature::SeaOpen, 0.5F);
    return guess;
}

/// Plays by the estimate of V1.
struct Guessing : Players {
    static ai::Estimates evaluate(const Rules& rules, const State& state) { return estimate(rules, state); }
};

struct Sample {
    Seat seat = 0;
    int left = 0;
    double points = 0;
    Features features{};
};

/// The normal equations of the regression.
class Equations {
  public:
    void add(const Sample& sample, double gain) {
        const Blend blend = blendOf(sample.left);
        std::vector<std::pair<std::size_t, double>> row;
        for (std::size_t i = 0; i < featureCount; ++i) {
            if (sample.features[i] == 0) continue;
            row.emplace_back(blend.lower * featureCount + i, sample.features[i] * (1 - blend.share));
            row.emplace_back((blend.lower + 1) * featureCount + i, sample.features[i] * blend.share);
        }
        for (const auto& [i, value] : row) {
            right_[i] += value * gain;
            for (const auto& [j, other] : row) at(i, j) += value * other;
        }
    }

    std::vector<double> solve() {
        regularize();
        factorize();
        std::vector<double> result = right_;
        for (std::size_t i = 0; i < unknowns; ++i) {
            for (std::size_t k = 0; k < i; ++k) result[i] -= at(i, k) * result[k];
            result[i] /= at(i, i);
        }
        for (std::size_t i = unknowns; i-- > 0;) {
            for (std::size_t k = i + 1; k < unknowns; ++k) result[i] -= at(k, i) * result[k];
            result[i] /= at(i, i);
        }
        return result;
    }

  private:
    double& at(std::size_t row, std::size_t column) { return left_[row * unknowns + column]; }

    void regularize() {
        for (std::size_t i = 0; i < unknowns; ++i) {
            const bool isBase = i % featureCount == 0;
            at(i, i) += isBase ? 0.01 : ridge;
            const std::size_t next = i + featureCount;
            if (isBase || next >= unknowns) continue;
            at(i, i) += ridge;
            at(next, next) += ridge;
            at(i, next) -= ridge;
            at(next, i) -= ridge;
        }
    }

    /// Cholesky, in the lower triangle.
    void factorize() {
        for (std::size_t i = 0; i < unknowns; ++i)
            for (std::size_t j = 0; j <= i; ++j) {
                double rest = at(i, j);
                for (std::size_t k = 0; k < j; ++k) rest -= at(i, k) * at(j, k);
                at(i, j) = i == j ? std::sqrt(rest) : rest / at(j, j);
            }
    }

    std::vector<double> left_ = std::vector<double>(unknowns * unknowns);
    std::vector<double> right_ = std::vector<double>(unknowns);
};

void take(std::vector<Sample>& samples, const Rules& rules, const State& state) {
    const engine::Scores now = scores(rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat)
        samples.push_back({seat, actionsLeft(rules, state), now.total[seat] + double{tileIncome(rules, state, seat)},
                           featuresOf(rules, state, seat)});
}

/// Plays one game, and adds what each seat gained from each choice of a location on.
void addGame(Equations& equations, const Rules& rules, int seats, std::uint64_t seed, int iterations) {
    engine::Setup setup;
    setup.seats = seats;
    engine::Generators generators(seed);
    engine::GeneratorChance chance(generators);
    engine::Pcg thoughts(seed, 77);
    engine::ActionList legal;
    std::vector<Sample> samples;
    State state = newGame(rules, setup, chance, nullptr);
    for (int last = 0; !isOver(state);) {
        if (state.phase == Phase::Choose && Players::period(rules, state) != last) take(samples, rules, state);
        last = Players::period(rules, state);
        legalActions(rules, state, legal);
        Action action = legal[thoughts.below(static_cast<std::uint32_t>(legal.size()))];
        if (thoughts.below(100) >= randomPercent)
            action = ai::Search<Game, Guessing>(rules, {.iterations = iterations}, thoughts.next())
                         .run(see(rules, state, toMove(state)))
                         .action;
        apply(rules, state, action, chance, nullptr);
    }
    const engine::Scores final = scores(rules, state);
    for (const Sample& sample : samples) equations.add(sample, final.total[sample.seat] - sample.points);
}

void print(const std::vector<double>& fitted) {
    std::puts("    Weights{{");
    for (std::size_t knot = 0; knot < knots.size(); ++knot) {
        std::fputs("        {", stdout);
        for (std::size_t i = 0; i < featureCount; ++i)
            std::printf("%s%.2fF", i > 0 ? ", " : "", fitted[knot * featureCount + i]);
        std::puts("},");
    }
    std::puts("    }},");
}

}

/// The guesses, which decide what a search tries first.
const Features& heorot::raiders::weightsAt(int, int) {
    static const Features guess = guesses();
    return guess;
}

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fputs("usage: fit_raiders_weights DATA GAMES SEED ITERATIONS > fitted_weights.inc\n", stderr);
        return 2;
    }
    record::DataSource data(argv[1]);
    const auto rules = Game::load(data);
    const int games = std::atoi(argv[2]);
    const std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
    for (int seats = Game::minSeats; seats <= Game::maxSeats; ++seats) {
        const auto equations = std::make_unique<Equations>();
        // A game of more seats gives more samples and takes longer.
        const int played = 2 * games / seats;
        for (int game = 0; game < played; ++game)
            addGame(*equations, *rules, seats, seed + static_cast<std::uint64_t>(game), std::atoi(argv[4]));
        print(equations->solve());
        std::fflush(stdout);
    }
}
