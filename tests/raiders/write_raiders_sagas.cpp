// SPDX-License-Identifier: GPL-3.0-or-later
// Writes finished games of Raiders of Midgard, one for each number of seats and each way to end, to a folder: tries
// seed after seed until a game ends that way. Neither a test nor part of a build; run it when rules or data have
// changed so that the stored sagas no longer replay.
#include "games/write_sagas.h"
#include "raiders_fixture.h"

using namespace heorot;
using namespace heorot::raiders;
using test::Raiders, test::haveTiedTotals, test::winners;

namespace {

struct Plan {
    const char* name;
    int seats;
    int runicTerror;
    ai::Level level;
    std::function<bool(const engine::Scores&)> wanted;
};

std::vector<Plan> plans() {
    using ai::Level;
    const auto win = [](const engine::Scores& scores) { return winners(scores) == 1 && !haveTiedTotals(scores); };
    const auto broken = [](const engine::Scores& scores) { return winners(scores) == 1 && haveTiedTotals(scores); };
    const auto shared = [](const engine::Scores& scores) { return winners(scores) > 1; };
    return {
        {"win-2-seats", 2, 0, Level::V1, win},
        {"win-3-seats", 3, 0, Level::V1, win},
        {"win-4-seats", 4, 1, Level::V1, win},
        {"random-4-seats", 4, 0, Level::Random, win},
        {"tie-broken-by-favor", 2, 0, Level::Random, broken},
        {"shared-win", 2, 1, Level::Random, shared},
    };
}

test::SagaPlan sagaPlan(const Raiders& raiders, const Plan& plan) {
    static const std::vector<std::string> names{"Sandra", "Ylva", "Hrolf", "Unferth"};
    return {plan.name, [&raiders, plan](std::uint64_t seed) {
                engine::Setup setup;
                setup.options[static_cast<std::size_t>(GameOption::RunicTerror)] =
                    static_cast<std::uint8_t>(plan.runicTerror);
                auto match = test::playToEnd(raiders, {names.begin(), names.begin() + plan.seats}, setup, seed,
                                             test::playerOf<Raiders>(plan.level));
                return plan.wanted(match->scores()) ? std::move(match) : nullptr;
            }};
}

}

int main(int argc, char** argv) {
    const Raiders raiders;
    std::vector<test::SagaPlan> wanted;
    for (const Plan& plan : plans()) wanted.push_back(sagaPlan(raiders, plan));
    return test::writeSagas(argc, argv, raiders.game(), wanted);
}
