// SPDX-License-Identifier: GPL-3.0-or-later
// Writes finished games of Raiders of Midgard, one for each number of seats and each way to end, to a folder: tries
// seed after seed until a game ends that way. Neither a test nor part of a build; run it when rules or data have
// changed so that the stored sagas no longer replay.
#include "raiders_fixture.h"
#include "record/saga.h"

#include <cstdio>
#include <fstream>
#include <functional>

using namespace heorot;
using namespace heorot::raiders;
using test::Raiders;

namespace {

using Wanted = std::function<bool(const engine::Scores&)>;

struct Plan {
    const char* name;
    int seats;
    int runicTerror;
    ai::Level level;
    Wanted wanted;
};

std::unique_ptr<Raiders::Match> playGame(const Raiders& raiders, const Plan& plan, std::uint64_t seed) {
    static const std::vector<std::string> names{"Sandra", "Ylva", "Hrolf", "Unferth"};
    engine::Setup setup;
    setup.first = engine::nobody;
    setup.seed = seed;
    setup.options[static_cast<std::size_t>(GameOption::RunicTerror)] = static_cast<std::uint8_t>(plan.runicTerror);
    auto match = raiders.newMatch({names.begin(), names.begin() + plan.seats}, setup);
    engine::Pcg generator(seed, 99);
    engine::ActionList scratch;
    while (!match->isOver()) {
        const auto seen = match->seen(match->toMove());
        match->play(ai::decide<Game, Players>(match->rules(), seen, plan.level, generator, scratch));
    }
    return match;
}

int winners(const engine::Scores& scores) {
    return static_cast<int>(std::count(scores.place.begin(), scores.place.begin() + scores.seats, 1));
}
bool tiedTotals(const engine::Scores& scores) {
    auto totals = scores.total;
    std::sort(totals.begin(), totals.begin() + scores.seats, std::greater<>());
    return totals[0] == totals[1];
}

std::vector<Plan> plans() {
    using ai::Level;
    const auto win = [](const engine::Scores& scores) { return winners(scores) == 1 && !tiedTotals(scores); };
    const auto broken = [](const engine::Scores& scores) { return winners(scores) == 1 && tiedTotals(scores); };
    const auto shared = [](const engine::Scores& scores) { return winners(scores) > 1; };
    return {
        {"win-2-seats", 2, 0, Level::Easy, win},
        {"win-3-seats", 3, 0, Level::Easy, win},
        {"win-4-seats", 4, 1, Level::Easy, win},
        {"random-4-seats", 4, 0, Level::Random, win},
        {"tie-broken-by-favor", 2, 0, Level::Random, broken},
        {"shared-win", 2, 1, Level::Random, shared},
    };
}

}

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "write_raiders_sagas FOLDER\n");
        return 2;
    }
    const Raiders raiders;
    int failed = 0;
    for (const Plan& plan : plans()) {
        bool found = false;
        for (std::uint64_t seed = 1; seed <= 5000 && !found; ++seed) {
            const auto match = playGame(raiders, plan, seed);
            if (!(found = plan.wanted(match->scores()))) continue;
            std::ofstream(std::filesystem::path(argv[1]) / (std::string(plan.name) + ".saga"))
                << record::writeSaga(raiders.game(), *match);
            std::printf("%s: seed %llu, %zu moves\n", plan.name, static_cast<unsigned long long>(seed),
                        match->moves().size());
        }
        if (!found) std::printf("%s: not found\n", plan.name);
        failed += !found;
        std::fflush(stdout);
    }
    return failed;
}
