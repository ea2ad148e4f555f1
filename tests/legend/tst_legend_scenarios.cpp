// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenarios of The Legend must cover.
#include "games/scenario_goals.h"
#include "legend_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

namespace {

ScenarioGoals goalsFor(const Legend& tested) {
    ScenarioGoals goals = goalsOf(tested, legend::refusals, static_cast<int>(legend::Happening::GameOver),
                                  [](int kind) { return legend::event(static_cast<legend::Happening>(kind), 0); });
    // "hidden" is an event as others see it; start cards are dealt before the first move (tst_legend_play).
    for (const char* happening : {"hidden", "dealt"}) goals.events.erase(happening);
    goals.questions = 68;
    goals.rulings = numbered("", 15);
    return goals;
}

}

class TestLegendScenarios final : public ScenarioSuite {
    Q_OBJECT

  public:
    explicit TestLegendScenarios(const Legend& tested) : ScenarioSuite(goalsFor(tested)) {}
};

HEOROT_SUITE_FUNCTION {
    const Legend tested;
    TestLegendScenarios suite(tested);
    return QTest::qExec(&suite, argc, argv);
}

#include "tst_legend_scenarios.moc"
