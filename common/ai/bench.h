// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark of a game's rules and of its search: what is asked and what was measured. measure.h measures.
#pragma once

#include "engine/setup.h"

#include <cstddef>
#include <cstdint>

namespace heorot::ai {

struct BenchSpec {
    int seats = 2;
    engine::Setup setup;
    /// Counts the program's allocations so far; nullptr if they are not counted.
    std::uint64_t (*allocations)() = nullptr;
};

struct BenchResult {
    std::int64_t games = 0;
    std::int64_t actions = 0;
    double seconds = 0;
    std::size_t stateBytes = 0;
    double copyNanoseconds = 0;
    double allocationsPerGame = 0;
    /// Of the search, single-threaded, at decisions of random games; all 0 for a game without one.
    std::int64_t searchIterations = 0;
    double searchSeconds = 0;
    double allocationsPerIteration = 0;
};

}
