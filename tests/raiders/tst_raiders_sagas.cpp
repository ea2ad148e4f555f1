// SPDX-License-Identifier: GPL-3.0-or-later
// Stored finished games of Raiders of Midgard, for each number of seats and each way to end, replay to their stored
// result. `write_raiders_sagas` rewrites them.
#include "games/saga_suite.h"
#include "raiders_fixture.h"
#include "record/yaml.h"
#include "suite/notice.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestRaidersSagas final : public SagaSuite {
    Q_OBJECT

  public:
    explicit TestRaidersSagas(const Raiders& tested) : SagaSuite(Raiders::sagas(), tested.game()) {}

  private slots:
    void everyKindOfEndingIsStored();
    void gamesOfRulesOneResume();
    void gamesOfRulesTwoResume();
};

/// Seats and options of the stored games, and how they ended.
void TestRaidersSagas::everyKindOfEndingIsStored() {
    std::set<std::string> found;
    for (const auto& file : files()) {
        const auto saga = load(file);
        const engine::Scores scores = saga.match->scores();
        found.insert(std::to_string(scores.seats) + " seats");
        found.insert(saga.match->setup().options[0] ? "two Terror" : "one Terror");
        auto totals = scores.total;
        std::sort(totals.begin(), totals.begin() + scores.seats, std::greater<>());
        const auto winners = std::count(scores.place.begin(), scores.place.begin() + scores.seats, 1);
        found.insert(winners > 1 ? "shared win" : totals[0] == totals[1] ? "tie broken" : "win");
    }
    const std::set<std::string> wanted{"2 seats",    "3 seats", "4 seats",    "one Terror",
                                       "two Terror", "win",     "tie broken", "shared win"};
    for (const auto& way : wanted) QVERIFY2(found.contains(way), way.c_str());
}

/// Rules 1 rolled the dice of two Reavers at once, so the moves do not replay: the game resumes from its last state,
/// here with both still to be placed.
void TestRaidersSagas::gamesOfRulesOneResume() {
    const auto saga = load(sourceTree / "tests/sagas/older-rules/raiders-1.saga");
    QVERIFY2(heorot::test::noticeOf(saga).find("older rules") != std::string::npos, test::noticeOf(saga).c_str());
    const auto play = [&](const char* line) {
        const auto action = saga.match->parse(line);
        QVERIFY2(action && !saga.match->play(*action), line);
    };
    play("specialize axe-chieftain sea");
    QCOMPARE(saga.match->toMove(), engine::Seat{0});
    play("specialize royal-guard sea");
    QCOMPARE(saga.match->toMove(), engine::Seat{1});
}

/// Rules 2 counted a waiting Reaver as recruited, so the moves lead to a different state than the stored one: the game
/// resumes from that state, here with one Reaver to be placed and one waiting, and follows the current rules from then
/// on.
void TestRaidersSagas::gamesOfRulesTwoResume() {
    const std::filesystem::path path = sourceTree / "tests/sagas/older-rules/raiders-2.saga";
    const auto saga = load(path);
    QVERIFY2(heorot::test::noticeOf(saga).find("older rules") != std::string::npos, test::noticeOf(saga).c_str());
    QVERIFY2(heorot::test::noticeOf(saga).find("resumes from its last state") != std::string::npos,
             heorot::test::noticeOf(saga).c_str());
    const record::Node stored = record::parseYaml(record::readFile(path), "raiders-2.saga");
    QVERIFY(saga.match->describeState() == *stored.find("snapshot"));
    QCOMPARE(saga.match->earlierLines().size(), stored.find("moves")->items().size());
    QCOMPARE(saga.match->earlierLines().back(), std::string("Anna: recruit chosen"));

    const auto play = [&](const char* line) {
        const auto action = saga.match->parse(line);
        QVERIFY2(action && !saga.match->play(*action), line);
    };
    play("specialize chosen subdue");
    QCOMPARE(saga.match->toMove(), engine::Seat{0});
    play("specialize fanatic keeps");
    QCOMPARE(saga.match->toMove(), engine::Seat{1});

    const auto again = read(record::writeSaga(game(), *saga.match), "again.saga");
    QVERIFY2(heorot::test::noticeOf(again).find("older rules") == std::string::npos, test::noticeOf(again).c_str());
    QVERIFY(again.match->describeState() == saga.match->describeState());
}

HEOROT_SUITE_FUNCTION {
    const Raiders tested;
    TestRaidersSagas suite(tested);
    return QTest::qExec(&suite, argc, argv);
}

#include "tst_raiders_sagas.moc"
