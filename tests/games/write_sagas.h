// SPDX-License-Identifier: GPL-3.0-or-later
// Writing the finished games of tests/sagas anew: games are played from seed to seed until one ends as wanted. Not a
// test and not part of a build; to be run when rules or data have changed so that the kept sagas do not replay.
#pragma once

#include "games/tested_game.h"

#include <functional>
#include <vector>

namespace heorot::test {

struct SagaPlan {
    std::string name;
    /// Plays the game of a seed to its end; null if it does not end as wanted.
    std::function<std::unique_ptr<record::AnyMatch>(std::uint64_t seed)> play;
};

/// Writes a saga for each plan into the folder that the program was given; returns the number of those not found.
int writeSagas(int argc, char** argv, const record::AnyGame& game, const std::vector<SagaPlan>& plans);

/// Plays a game of one seed to its end: `choose(match, generator)` decides for every seat.
template <class Tested, class Choose>
std::unique_ptr<typename Tested::Match> playToEnd(const Tested& tested, const std::vector<std::string>& names,
                                                  engine::Setup setup, std::uint64_t seed, const Choose& choose) {
    setup.first = engine::nobody;
    setup.seed = seed;
    auto match = tested.newMatch(names, setup);
    engine::Pcg generator(seed, 99);
    while (!match->isOver()) match->play(choose(*match, generator));
    return match;
}

/// For playToEnd: a computer player of this level.
template <class Tested>
auto playerOf(ai::Level level) {
    return [level](const typename Tested::Match& match, engine::Pcg& generator) {
        return Tested::decide(match, level, generator);
    };
}

/// How many seats win.
int winners(const engine::Scores& scores);
/// Whether the two highest totals are equal.
bool haveTiedTotals(const engine::Scores& scores);
/// Whether a seat has a total below zero.
bool haveTotalBelowZero(const engine::Scores& scores);

}
