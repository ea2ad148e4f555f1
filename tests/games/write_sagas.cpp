// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/write_sagas.h"

#include "record/saga.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

namespace heorot::test {

namespace {

constexpr std::uint64_t mostSeeds = 20'000;

bool writeSaga(const std::filesystem::path& folder, const record::AnyGame& game, const SagaPlan& plan) {
    for (std::uint64_t seed = 1; seed <= mostSeeds; ++seed) {
        const auto match = plan.play(seed);
        if (!match) continue;
        std::ofstream(folder / (plan.name + ".saga")) << record::writeSaga(game, *match);
        std::printf("%s: seed %llu, %zu moves\n", plan.name.c_str(), static_cast<unsigned long long>(seed),
                    match->moves().size());
        return true;
    }
    std::printf("%s: not found\n", plan.name.c_str());
    return false;
}

}

int writeSagas(int argc, char** argv, const record::AnyGame& game, const std::vector<SagaPlan>& plans) {
    if (argc != 2) {
        std::fprintf(stderr, "%s FOLDER\n", argv[0]);
        return 2;
    }
    return static_cast<int>(std::count_if(plans.begin(), plans.end(), [&](const SagaPlan& plan) {
        const bool found = writeSaga(argv[1], game, plan);
        std::fflush(stdout);
        return !found;
    }));
}

int winners(const engine::Scores& scores) {
    return static_cast<int>(std::count(scores.place.begin(), scores.place.begin() + scores.seats, 1));
}

bool haveTiedTotals(const engine::Scores& scores) {
    auto totals = scores.total;
    std::sort(totals.begin(), totals.begin() + scores.seats, std::greater<>());
    return totals[0] == totals[1];
}

bool haveTotalBelowZero(const engine::Scores& scores) {
    return std::any_of(scores.total.begin(), scores.total.begin() + scores.seats, [](int total) { return total < 0; });
}

}
