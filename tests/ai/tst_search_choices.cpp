// SPDX-License-Identifier: GPL-3.0-or-later
// What the search chooses: the best action of small positions, mixed secret choices, and far more wins than easy.
#include "sample_positions.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;
using samplegame::Phase;
using samplegame::Players;

Q_DECLARE_METATYPE(heorot::samplegame::Phase)

class TestSearchChoices : public QObject {
    Q_OBJECT

  private slots:
    void bestActionIsFound_data();
    void bestActionIsFound();
    void secretChoicesAreMixed();
    void levelsAreThoseOfTheGame();
    void searchBeatsEasy_data();
    void searchBeatsEasy();
};

void TestSearchChoices::bestActionIsFound_data() {
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<int>("named");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("behind");
    QTest::addColumn<QString>("best");
    QTest::newRow("a missed number is rolled again") << Phase::Reroll << 3 << 2 << 1 << "reroll";
    QTest::newRow("a reached number is kept") << Phase::Reroll << 3 << 3 << 1 << "keep";
    // With the re-roll 1, 2 .. 6 are reached with 100, 97, 89, 75, 56 and 31 %; paying costs the point of the shield.
    QTest::newRow("4 wins most often if 3 is not enough") << Phase::Name << 0 << 0 << 2 << "name 4";
    QTest::newRow("a prize that wins is paid for") << Phase::Pay << 5 << 5 << 1 << "pay shield";
    QTest::newRow("a prize that costs the tie-break is left") << Phase::Pay << 1 << 1 << 0 << "pass";
}

void TestSearchChoices::bestActionIsFound() {
    QFETCH(Phase, phase);
    QFETCH(int, named);
    QFETCH(int, die);
    QFETCH(int, behind);
    QFETCH(QString, best);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto result = search(lastRound(phase, named, die, behind), {.iterations = 3000}, seed);
        QCOMPARE(QString::fromStdString(format(sampleRules(), result.action)), best);
    }
}

void TestSearchChoices::secretChoicesAreMixed() {
    int mixed = 0;
    for (const SampleState& state : decisions(2, 4)) {
        const auto result = search(state, {.iterations = 100});
        const auto chosen = std::find_if(result.actions.begin(), result.actions.end(),
                                         [&](const auto& action) { return action.action == result.action; });
        QVERIFY(chosen != result.actions.end());
        const bool isFirst = chosen == result.actions.begin();
        if (state.phase != Phase::Bid) QVERIFY(isFirst);
        QVERIFY(chosen->mean() >= result.actions.front().mean() - 0.01);
        mixed += !isFirst;
    }
    QVERIFY(mixed > 0);
}

void TestSearchChoices::levelsAreThoseOfTheGame() {
    using ai::Level;
    QVERIFY((ai::offers<SampleGame, Players>(Level::Random)));
    QVERIFY((ai::offers<SampleGame, Players>(Level::Easy)));
    QVERIFY((ai::offers<SampleGame, Players>(Level::Medium)));
    QVERIFY(!(ai::offers<SampleGame, Players>(Level::Hard)));
}

void TestSearchChoices::searchBeatsEasy_data() {
    QTest::addColumn<int>("seats");
    QTest::newRow("2 seats") << 2;
    QTest::newRow("4 seats") << 4;
}

void TestSearchChoices::searchBeatsEasy() {
    QFETCH(int, seats);
    ai::LeagueSpec spec;
    spec.entries.assign(static_cast<std::size_t>(seats), ai::Level::V1);
    spec.entries[0] = ai::Level::Medium;
    spec.deals = 40 / seats;
    spec.setup.options[0] = 1;
    const auto result = ai::League<SampleGame, Players>(sampleRules(), spec).run();
    QCOMPARE(result.illegalMoves, 0);
    QVERIFY(result.entries[0].winInterval().low > 1.0 / seats);
}

HEOROT_SUITE(TestSearchChoices)
#include "tst_search_choices.moc"
