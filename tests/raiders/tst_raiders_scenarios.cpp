// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenarios of Raiders of Midgard must cover.
#include "games/scenario_goals.h"
#include "raiders_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

namespace {

ScenarioGoals goalsFor(const Raiders& tested) {
    ScenarioGoals goals = goalsOf(tested, raiders::refusals, static_cast<int>(raiders::Happening::GameOver),
                                  [](int kind) { return raiders::event(static_cast<raiders::Happening>(kind), 0); });
    // The shipped dice have every face; tst_raiders_data removes one.
    goals.refusals.erase("no-such-face");
    goals.questions = 63;
    goals.rulings = numbered("", 16);
    goals.rulings.merge(numbered("D", 11));
    return goals;
}

}

class TestRaidersScenarios final : public ScenarioSuite {
    Q_OBJECT

  public:
    explicit TestRaidersScenarios(const Raiders& tested) : ScenarioSuite(goalsFor(tested)) {}

  private slots:
    void everyPieceHasItsScenarios();
};

/// Some scenario named after it shows every card, tile and artifact at work, and another shows it refused or part of a
/// refusal.
void TestRaidersScenarios::everyPieceHasItsScenarios() {
    std::set<std::string> wanted;
    const auto add = [&wanted](const auto& names) { wanted.insert(names.begin(), names.end()); };
    add(raiders::reaverNames);
    add(raiders::artifactNames);
    add(raiders::villageCardNames);
    add(raiders::keepNames);
    add(raiders::journeyNames);
    add(raiders::battleNames);
    add(raiders::territoryNames);
    add(raiders::prophecyNames);
    std::set<std::string> works;
    std::set<std::string> refused;
    for (const auto& file : record::scenarioFiles(Raiders::scenarios())) {
        // The longest matching prefix of the file name: `chosen-of-seidr` does not count for the Chosen.
        std::string about;
        for (const auto& name : wanted)
            if ((file.stem().string() + '-').rfind(name + '-', 0) == 0 && name.size() > about.size()) about = name;
        if (about.empty()) continue;
        const record::Node scenario = record::readYaml(file);
        for (const char* key : {"state", "events", "scores"})
            eachValue(scenario, key, [&](const auto&) { works.insert(about); });
        eachValue(scenario, "illegal", [&](const auto&) { refused.insert(about); });
    }
    QCOMPARE(missing(wanted, works), QString());
    QCOMPARE(missing(wanted, refused), QString());
}

HEOROT_SUITE_FUNCTION {
    const Raiders tested;
    TestRaidersScenarios suite(tested);
    return QTest::qExec(&suite, argc, argv);
}

#include "tst_raiders_scenarios.moc"
