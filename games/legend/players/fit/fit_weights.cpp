// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of the searching players and prints weights.cpp: games are played against itself with the weights so
// far, and a linear model of the lead still to come is fitted on all positions between decisions; repeated a few times.
#include "players/players.h"
#include "players/prospects.h"

#include "ai/play.h"
#include "record/data_source.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace heorot::legend {

namespace {

Weights weights{};

/// Of several seats only one wins: a hand is worth less to a winner than its owner gains by it on the average. These
/// shares of the fitted weights won most games of three and of five seats.
constexpr float symbolShare = 0.7F;
constexpr float textShare = 0.3F;
constexpr float hurtShare = 0.7F;
/// A special card is spent all at once, or its symbols are lost.
constexpr float specialShare = 0.8F;

/// The same for two seats.
float shareOfTwo(std::size_t place) {
    if (place < crowdWeights) return 0.8F;
    if (place < textWeights || place >= treasureWeights) return 1;
    return place < hurtWeights ? 0.6F : 0.8F;
}

float shareOf(std::size_t place) {
    if (place < textWeights) return symbolShare;
    if (place < hurtWeights) return textShare;
    if (place == specialWeight) return specialShare;
    return place < treasureWeights ? hurtShare : 1;
}

/// To begin with: each contest to come asks for some of the symbols.
Weights firstGuess(const Rules& rules) {
    Weights guess{};
    std::size_t stage = stages;
    std::array<float, symbols> worth{};
    for (std::size_t i = episodeCount; i-- > 0;) {
        const Episode& episode = rules.episodes[i];
        const bool pays = episode.kind == EpisodeKind::Opportunity && episode.symbols != 0;
        if (!isMajor(episode.kind) && !pays) continue;
        for (std::size_t symbol = 0; symbol < plainSymbols; ++symbol) {
            if (episode.kind == EpisodeKind::Death)
                worth[symbol] = 0.45F;
            else if (episode.asksFor(static_cast<Symbol>(symbol)))
                worth[symbol] += 0.13F;
        }
        worth[plainSymbols] = *std::max_element(worth.begin(), worth.begin() + plainSymbols) * 1.15F;
        --stage;
        std::copy(worth.begin(), worth.end(), guess.begin() + static_cast<std::ptrdiff_t>(stage * symbols));
    }
    std::fill_n(guess.begin() + textWeights, 5, 2.0F);
    constexpr std::array<float, hurts> hurt{0, -1, -2.5F, -2, -3, -4, -3, -5, -8, -8, -9, -10};
    std::copy(hurt.begin(), hurt.end(), guess.begin() + hurtWeights);
    guess[specialWeight] = 1;
    guess[treasureWeights] = 0.3F;
    guess[treasureWeights + 1] = 0.3F;
    return guess;
}

/// How well seats of level v1 go on to play, by stage: fitted beside the weights, or it would count as the value of
/// what they hold.
constexpr std::size_t plainColumns = weightCount;
constexpr std::size_t columns = weightCount + stages;
using Row = std::array<double, columns>;

/// Whether only the last icon of the last contest before the end is left: what hands are worth then is not asked at
/// any other decision.
bool isBeforeEnd(const Rules& rules, const State& state) {
    return state.phase == Phase::Icons && state.episode + 3 == episodeCount && isMajor(episodeOf(rules, state).kind) &&
           state.status[state.mover] == state.seats;
}

/// Normal equations of a least-squares fit.
struct Equations {
    std::vector<Row> square = std::vector<Row>(columns, Row{});
    Row right{};

    void add(const Row& x, double y) {
        std::array<std::size_t, columns> used{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < columns; ++i)
            if (x[i] != 0) used[count++] = i;
        for (std::size_t a = 0; a < count; ++a) {
            right[used[a]] += x[used[a]] * y;
            for (std::size_t b = 0; b < count; ++b) square[used[a]][used[b]] += x[used[a]] * x[used[b]];
        }
    }

    /// Draws the weights towards `guess`, those of wounds more strongly: some are rare.
    Weights solve(const Weights& guess) {
        for (std::size_t i = 0; i < columns; ++i) {
            const bool isHurt = i >= hurtWeights && i < woundWeights;
            const double ridge = isHurt ? 400 : 40;
            square[i][i] += ridge;
            if (i < weightCount) right[i] += ridge * guess[i];
        }
        for (std::size_t i = 0; i < columns; ++i)
            for (std::size_t row = i + 1; row < columns; ++row) {
                const double factor = square[row][i] / square[i][i];
                if (factor == 0) continue;
                for (std::size_t at = i; at < columns; ++at) square[row][at] -= factor * square[i][at];
                right[row] -= factor * right[i];
            }
        Row all{};
        for (std::size_t i = columns; i-- > 0;) {
            double sum = right[i];
            for (std::size_t at = i + 1; at < columns; ++at) sum -= square[i][at] * all[at];
            all[i] = sum / square[i][i];
        }
        Weights solved{};
        for (std::size_t i = 0; i < weightCount; ++i) solved[i] = static_cast<float>(all[i]);
        return solved;
    }
};

struct Snapshot {
    std::array<Row, maxSeats> features{};
    std::array<int, maxSeats> points{};
};

Snapshot snapshot(const Rules& rules, const State& state, const std::array<bool, maxSeats>& plain) {
    Snapshot result;
    const Prospects prospects(rules, state, state.mover);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        prospects.eachFeature(seat, [&](std::size_t place, double value) { result.features[seat][place] += value; });
        result.points[seat] = prospects.points(seat);
        if (plain[seat]) result.features[seat][plainColumns + prospects.stage()] = 1;
    }
    return result;
}

/// As if the mover had already taken its icon.
Snapshot afterIcon(const Rules& rules, State state, Gain icon, const std::array<bool, maxSeats>& plain) {
    const Seat seat = state.mover;
    if (icon.kind == GainKind::DoubleWound) state.doubleWound = seat;
    if (icon.kind == GainKind::Wound) ++state.wounds[seat];
    Snapshot result = snapshot(rules, state, plain);
    if (icon.kind == GainKind::Fame) result.points[seat] += icon.amount;
    return result;
}

void playGame(const Rules& rules, const engine::Setup& setup, Equations& equations) {
    engine::Generators generators(setup.seed);
    engine::GeneratorChance chance(generators);
    engine::Pcg thoughts(setup.seed, 99);
    State state = newGame(rules, setup, chance, nullptr);
    // Half of the seats play as level v1 does, so that there are hands of all sizes.
    std::array<bool, maxSeats> plain{};
    for (bool& is : plain) is = thoughts.below(2) == 0;
    std::vector<Snapshot> snapshots;
    int period = -1;
    engine::ActionList legal;
    while (!isOver(state)) {
        if (const int now = Players::period(rules, state); now != period && state.phase != Phase::Icons) {
            period = now;
            snapshots.push_back(snapshot(rules, state, plain));
        }
        legalActions(rules, state, legal);
        if (isBeforeEnd(rules, state))
            snapshots.push_back(afterIcon(rules, state, gainOf(legal[legal.size() - 1]), plain));
        Action action = legal[0];
        if (legal.size() > 1 && plain[state.mover])
            action = ai::Greedy<Game, Players>(rules, thoughts).choose(see(rules, state, state.mover));
        else if (legal.size() > 1)
            action = Players::playoutAction(rules, state, legal, thoughts);
        apply(rules, state, action, chance, nullptr);
    }
    const Prospects end(rules, state, 0);
    const std::size_t seats = state.seats;
    for (const Snapshot& shot : snapshots)
        for (std::size_t seat = 0; seat < seats; ++seat) {
            Row x{};
            double y = 0;
            for (std::size_t other = 0; other < seats; ++other) {
                const double share = other == seat ? 1.0 : -1.0 / static_cast<double>(seats - 1);
                y += share * (end.points(static_cast<Seat>(other)) - shot.points[other]);
                for (std::size_t i = 0; i < columns; ++i) x[i] += share * shot.features[other][i];
            }
            equations.add(x, y);
        }
}

void print(int seats) {
    const auto print = [&](std::size_t from, std::size_t count) {
        std::printf("   ");
        for (std::size_t i = from; i < from + count; ++i)
            std::printf(" %.2fF,", static_cast<double>(weights[i] * (seats > 2 ? shareOf(i) : shareOfTwo(i))));
        std::printf("\n");
    };
    for (std::size_t stage = 0; stage < stages; ++stage) print(stage * symbols, symbols);
    print(crowdWeights, stages);
    print(textWeights, 5);
    for (std::size_t i = 0; i < hurts; i += 3) print(hurtWeights + i, 3);
    print(woundWeights, 4);
    print(treasureWeights, weightCount - treasureWeights);
}

}

const Weights& fittedWeights(int) {
    return weights;
}

namespace {

/// Plays games with the weights so far, and fits all of them.
Weights fitted(const Rules& rules, int seats, bool advanced, int games, std::uint64_t firstSeed) {
    Equations equations;
    engine::Setup setup;
    setup.seats = seats;
    setup.options[static_cast<std::size_t>(GameOption::Advanced)] = advanced;
    for (int game = 0; game < games; ++game) {
        setup.seed = firstSeed + static_cast<std::uint64_t>(game);
        playGame(rules, setup, equations);
    }
    return equations.solve(firstGuess(rules));
}

/// Beowulf stands for any symbol, so he is worth more than the dearest of them in every stage. Without this, a stage in
/// which few games turned on him would have players give him away; it wins and loses no games (STRENGTH.md).
void keepBeowulf() {
    constexpr float dearer = 1.05F;
    for (std::size_t stage = 0; stage < stages; ++stage) {
        const auto first = weights.begin() + static_cast<std::ptrdiff_t>(symbolWeights + stage * symbols);
        float& beowulf = first[plainSymbols];
        beowulf = std::max(beowulf, *std::max_element(first, first + plainSymbols) * dearer);
    }
}

void fitAndPrint(const Rules& rules, int seats, int games, int rounds) {
    weights = firstGuess(rules);
    for (int round = 0; round < rounds; ++round) {
        const Weights found = fitted(rules, seats, false, games, 1000000 + round * games);
        for (std::size_t i = 0; i < weightCount; ++i) weights[i] = 0.3F * weights[i] + 0.7F * found[i];
    }
    // The advanced game differs by what treasure is worth; all its other weights, fitted apart, lose games.
    const Weights found = fitted(rules, seats, true, games, 2000000);
    std::copy_n(found.begin() + treasureWeights, 2, weights.begin() + treasureWeights);
    keepBeowulf();
    std::printf("    {\n");
    print(seats);
    std::printf("    },\n");
}

/// Arguments: the folder of the game's data, the number of games of a round, the number of rounds.
int run(const char* folder, int games, int rounds) {
    record::DataSource data(folder);
    const auto rules = Game::load(data);
    std::printf("// SPDX-License-Identifier: GPL-3.0-or-later\n// Written by fit/fit_weights.cpp; see STRENGTH.md.\n"
                "// clang-format off\n#include \"players/weights.h\"\n\nnamespace heorot::legend {\n\nnamespace {\n\n"
                "/// For two seats, and for more. Each line of six is a stage, by symbol.\n"
                "constexpr std::array<Weights, 2> tables{{\n");
    for (const int seats : {2, 3}) fitAndPrint(*rules, seats, games, rounds);
    std::printf(
        "}};\n\n}\n\nconst Weights& fittedWeights(int seats) {\n    return tables[seats > 2 ? 1 : 0];\n}\n\n}\n");
    return 0;
}

}

}

int main(int argc, char** argv) {
    return argc == 4 ? heorot::legend::run(argv[1], std::atoi(argv[2]), std::atoi(argv[3])) : 2;
}
