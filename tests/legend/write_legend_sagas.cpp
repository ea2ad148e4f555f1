// SPDX-License-Identifier: GPL-3.0-or-later
// Writes finished games of The Legend, one for each way to play and to end, to a folder: tries seed after seed until a
// game ends that way. Neither a test nor part of a build; run it when rules or data have changed so that the stored
// sagas no longer replay.
#include "games/write_sagas.h"
#include "legend_fixture.h"
#include "rules/score.h"

#include <algorithm>

using namespace heorot;
using namespace heorot::legend;
using test::Legend, test::winners;

namespace {

using Wanted = std::function<bool(const Legend::Match&, const engine::Scores&)>;

struct Plan {
    const char* name;
    int seats;
    bool advanced;
    bool hard;
    ai::Level level;
    Wanted wanted;
};

int fallen(const engine::Scores& scores) {
    int count = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(scores.seats); ++seat)
        count += scores.part[seat][static_cast<std::size_t>(ScoreSource::Fallen)] != 0;
    return count;
}

/// Whether an event of this kind happened.
bool had(const Legend::Match& match, Happening kind) {
    return std::any_of(match.moves().begin(), match.moves().end(), [=](const engine::Move& move) {
        return std::any_of(move.events.begin(), move.events.end(),
                           [=](const engine::Event& event) { return kindOf(event) == kind; });
    });
}

std::vector<Plan> plans() {
    using ai::Level;
    const Wanted win = [](const Legend::Match&, const engine::Scores& scores) { return winners(scores) == 1; };
    const Wanted blessed = [](const Legend::Match& match, const engine::Scores& scores) {
        return winners(scores) == 1 && had(match, Happening::Blessed) && had(match, Happening::Refused);
    };
    const Wanted allTexts = [](const Legend::Match& match, const engine::Scores&) {
        return had(match, Happening::Blessed) && had(match, Happening::Refused) && had(match, Happening::Resolved) &&
               had(match, Happening::Rested);
    };
    return {
        {"base-2-seats", 2, false, false, Level::V1, blessed},
        {"base-3-seats", 3, false, false, Level::V1, win},
        {"base-4-seats", 4, false, false, Level::V1, win},
        {"base-5-seats", 5, false, false, Level::Random, allTexts},
        {"advanced-2-seats", 2, true, false, Level::V1, win},
        {"advanced-3-seats", 3, true, false, Level::Random,
         [](const Legend::Match& match, const engine::Scores&) {
             return had(match, Happening::WonAuction) && had(match, Happening::Treasures);
         }},
        {"advanced-5-seats", 5, true, false, Level::V1, win},
        {"hard-2-seats", 2, false, true, Level::V1, win},
        {"fallen-5-seats", 5, true, true, Level::Random,
         [](const Legend::Match&, const engine::Scores& scores) {
             return fallen(scores) >= 2 && winners(scores) == 1;
         }},
        {"shared-win", 3, false, false, Level::V1,
         [](const Legend::Match&, const engine::Scores& scores) { return winners(scores) == 2; }},
        {"total-below-zero", 2, false, false, Level::Random,
         [](const Legend::Match&, const engine::Scores& scores) { return test::haveTotalBelowZero(scores); }},
    };
}

test::SagaPlan sagaPlan(const Legend& legend, const Plan& plan) {
    static const std::vector<std::string> names{"Sandra", "Martha", "Mark", "Peter", "Ylva"};
    return {plan.name, [&legend, plan](std::uint64_t seed) {
                engine::Setup setup;
                setup.options[static_cast<std::size_t>(GameOption::Advanced)] = plan.advanced;
                setup.options[static_cast<std::size_t>(GameOption::Hard)] = plan.hard;
                auto match = test::playToEnd(legend, {names.begin(), names.begin() + plan.seats}, setup, seed,
                                             test::playerOf<Legend>(plan.level));
                return plan.wanted(*match, match->scores()) ? std::move(match) : nullptr;
            }};
}

}

int main(int argc, char** argv) {
    const Legend legend;
    std::vector<test::SagaPlan> wanted;
    for (const Plan& plan : plans()) wanted.push_back(sagaPlan(legend, plan));
    return test::writeSagas(argc, argv, legend.game(), wanted);
}
