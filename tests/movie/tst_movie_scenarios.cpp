// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenarios of The Movie must cover.
#include "games/scenario_goals.h"
#include "movie_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

namespace {

ScenarioGoals goalsFor(const Movie& tested) {
    ScenarioGoals goals = goalsOf(tested, movie::refusals, static_cast<int>(movie::Happening::GameOver),
                                  [](int kind) { return movie::event(static_cast<movie::Happening>(kind), 0); });
    // This refusal has no notation.
    goals.refusals.erase("choose-first");
    goals.questions = 37;
    goals.rulings = numbered("", 6);
    return goals;
}

}

class TestMovieScenarios final : public ScenarioSuite {
    Q_OBJECT

  public:
    explicit TestMovieScenarios(const Movie& tested) : ScenarioSuite(goalsFor(tested)) {}
};

HEOROT_SUITE_FUNCTION {
    const Movie tested;
    TestMovieScenarios suite(tested);
    return QTest::qExec(&suite, argc, argv);
}

#include "tst_movie_scenarios.moc"
