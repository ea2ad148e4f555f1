// SPDX-License-Identifier: GPL-3.0-or-later
// The sums of the final scoring, and the odds of combat compared with an exhaustive count.
#include "raiders_fixture.h"
#include "rules/odds.h"
#include "rules/queries.h"
#include "rules/score.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersScore : public QObject {
    Q_OBJECT

  private slots:
    void terrorCosts();
    void setsScore_data();
    void setsScore();
    void tapestriesScore_data();
    void tapestriesScore();
    void pawnsScore_data();
    void pawnsScore();
    void sourcesAddUpToTheExamples();
    void oddsMatchAnExhaustiveCount_data();
    void oddsMatchAnExhaustiveCount();
    void oddsMatchTheTable_data();
    void oddsMatchTheTable();
    void bestRerollIsNoWorseThanAnyOther();

  private:
    std::shared_ptr<const Rules> rules_ = test::Raiders::loadRules();
};

void TestRaidersScore::terrorCosts() {
    const int expected[] = {0, -1, -3, -6, -10, -15, -21, -27, -33, -39};
    for (int terror = 0; terror <= 9; ++terror) QCOMPARE(terrorGlory(*rules_, terror), expected[terror]);
}

void TestRaidersScore::setsScore_data() {
    QTest::addColumn<int>("card");
    QTest::addColumn<QList<int>>("glory");
    QTest::newRow("Treasure") << static_cast<int>(KeepCard::Treasure) << QList<int>{2, 4, 9, 16, 18, 20};
    QTest::newRow("Art") << static_cast<int>(KeepCard::Art) << QList<int>{3, 6, 10, 13, 16, 20, 23};
    QTest::newRow("Armor") << static_cast<int>(KeepCard::Armor) << QList<int>{1, 2, 6, 12, 20, 30, 31, 32};
}

void TestRaidersScore::setsScore() {
    QFETCH(int, card);
    QFETCH(QList<int>, glory);
    QCOMPARE(setGlory(*rules_, static_cast<KeepId>(card), 0), 0);
    for (int count = 1; count <= glory.size(); ++count)
        QCOMPARE(setGlory(*rules_, static_cast<KeepId>(card), count), glory[count - 1]);
}

void TestRaidersScore::tapestriesScore_data() {
    QTest::addColumn<QList<int>>("kinds");
    QTest::addColumn<int>("glory");
    QTest::newRow("one") << QList<int>{1, 0, 0} << 2;
    QTest::newRow("two kinds") << QList<int>{1, 1, 0} << 4;
    QTest::newRow("three of two kinds") << QList<int>{2, 1, 0} << 6;
    QTest::newRow("a set") << QList<int>{1, 1, 1} << 15;
    QTest::newRow("a set and one") << QList<int>{2, 1, 1} << 17;
    QTest::newRow("a set and two") << QList<int>{2, 2, 1} << 19;
    QTest::newRow("two sets") << QList<int>{2, 2, 2} << 30;
}

void TestRaidersScore::tapestriesScore() {
    QFETCH(QList<int>, kinds);
    QFETCH(int, glory);
    QCOMPARE(tapestryGlory(*rules_, kinds[0], kinds[1], kinds[2]), glory);
    QCOMPARE(tapestryGlory(*rules_, kinds[2], kinds[0], kinds[1]), glory);
}

void TestRaidersScore::pawnsScore_data() {
    QTest::addColumn<int>("pawn");
    QTest::addColumn<QList<int>>("glory");
    QTest::addColumn<int>("most");
    QTest::newRow("Farm") << static_cast<int>(Pawn::Farm) << QList<int>{1, 2, 3, 8, 10, 18, 21} << 3;
    QTest::newRow("Wall") << static_cast<int>(Pawn::Wall) << QList<int>{2, 4, 6, 12, 15, 24, 28} << 4;
    QTest::newRow("Bastion") << static_cast<int>(Pawn::Bastion) << QList<int>{3, 6, 9, 16, 20, 30, 35} << 5;
}

void TestRaidersScore::pawnsScore() {
    QFETCH(int, pawn);
    QFETCH(QList<int>, glory);
    QFETCH(int, most);
    for (int count = 1; count <= glory.size(); ++count)
        QCOMPARE(pawnGlory(*rules_, static_cast<Pawn>(pawn), count), glory[count - 1]);
    QCOMPARE(int{rules_->pawns[static_cast<std::size_t>(pawn)].most}, most);
}

void TestRaidersScore::sourcesAddUpToTheExamples() {
    const test::Raiders game;
    const auto match = game.atScenario("rules/scoring/printed-examples");
    const engine::Scores scores = match->scores();
    const auto end = [&](std::size_t seat) {
        return scores.total[seat] - trackOf(match->state(), static_cast<Seat>(seat));
    };
    QCOMPARE(scores.total[0], 161);
    QCOMPARE(end(0), -6 + 11 + 5 + 19 + 16);
    QCOMPARE(scores.total[1], 180);
    QCOMPARE(end(1), -3 + 4 + 30 + 22 + 26);
}

namespace {

/// Calls `visit(rolled)` for each of the 6^dice equally likely rolls.
template <class Visit>
void eachRoll(const Rules& rules, int dice, Visit visit) {
    int all = 1;
    for (int i = 0; i < dice; ++i) all *= 6;
    for (int roll = 0; roll < all; ++roll) {
        Counts<3> rolled{};
        for (int i = 0, rest = roll; i < dice; ++i, rest /= 6)
            ++rolled[rules.combatSides[static_cast<std::size_t>(rest % 6)]];
        visit(rolled);
    }
}

int successesOf(const Counts<3>& rolled) {
    return rolled[1] + 2 * rolled[2];
}

/// Calls `visit(marked)` for each subset of the rolled dice, including the empty one.
template <class Visit>
void eachChoice(const Counts<3>& rolled, Visit visit) {
    for (std::uint8_t a = 0; a <= rolled[0]; ++a)
        for (std::uint8_t b = 0; b <= rolled[1]; ++b)
            for (std::uint8_t c = 0; c <= rolled[2]; ++c) visit(Counts<3>{a, b, c});
}

/// Exhaustively: any subset of dice, any roll.
double enumerated(const Rules& rules, const Counts<3>& rolled, int defense, int favor) {
    if (successesOf(rolled) >= defense) return 1;
    if (favor == 0) return 0;
    double best = 0;
    eachChoice(rolled, [&](const Counts<3>& marked) {
        Counts<3> kept = rolled;
        int again = 0;
        for (std::size_t value = 0; value < 3; ++value) {
            kept[value] = static_cast<std::uint8_t>(kept[value] - marked[value]);
            again += marked[value];
        }
        double sum = 0;
        int rolls = 0;
        eachRoll(rules, again, [&](const Counts<3>& next) {
            Counts<3> now = kept;
            for (std::size_t value = 0; value < 3; ++value)
                now[value] = static_cast<std::uint8_t>(now[value] + next[value]);
            sum += enumerated(rules, now, defense, favor - 1);
            ++rolls;
        });
        best = std::max(best, sum / rolls);
    });
    return best;
}

double enumerated(const Rules& rules, int dice, int defense, int favor) {
    double sum = 0;
    int rolls = 0;
    eachRoll(rules, dice, [&](const Counts<3>& rolled) {
        sum += enumerated(rules, rolled, defense, favor);
        ++rolls;
    });
    return sum / rolls;
}

}

void TestRaidersScore::oddsMatchAnExhaustiveCount_data() {
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("favor");
    for (int dice = 0; dice <= 6; ++dice)
        for (int favor = 0; favor <= (dice <= 3 ? 2 : dice <= 4 ? 1 : 0); ++favor)
            QTest::addRow("%d dice, %d Favor", dice, favor) << dice << favor;
}

void TestRaidersScore::oddsMatchAnExhaustiveCount() {
    QFETCH(int, dice);
    QFETCH(int, favor);
    for (int defense = 1; defense <= 5; ++defense) {
        const double expected = enumerated(*rules_, dice, defense, favor);
        QVERIFY2(std::abs(chanceOf(*rules_, dice, defense, favor) - expected) < 1e-9,
                 qPrintable(QString::number(defense)));
    }
    const int more = std::min(dice, 3);
    eachRoll(*rules_, more, [&](const Counts<3>& rolled) {
        QVERIFY(std::abs(chanceFrom(*rules_, rolled, 3, favor) - enumerated(*rules_, rolled, 3, favor)) < 1e-9);
    });
}

/// Figures computed independently of the rules, in percent.
void TestRaidersScore::oddsMatchTheTable_data() {
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("defense");
    QTest::addColumn<QList<int>>("percent");
    QTest::newRow("1 against 1") << 1 << 1 << QList<int>{67, 89, 96};
    QTest::newRow("1 against 2") << 1 << 2 << QList<int>{17, 31, 42};
    QTest::newRow("1 against 3") << 1 << 3 << QList<int>{0};
    QTest::newRow("2 against 2") << 2 << 2 << QList<int>{56, 84, 95};
    QTest::newRow("2 against 4") << 2 << 4 << QList<int>{3, 9, 18};
    QTest::newRow("3 against 3") << 3 << 3 << QList<int>{49, 82, 94};
    QTest::newRow("3 against 5") << 3 << 5 << QList<int>{5, 16, 30};
    QTest::newRow("4 against 5") << 4 << 5 << QList<int>{20, 49, 71};
    QTest::newRow("6 against 4") << 6 << 4 << QList<int>{81, 99, 100};
    QTest::newRow("6 against 5") << 6 << 5 << QList<int>{61, 95, 99};
}

void TestRaidersScore::oddsMatchTheTable() {
    QFETCH(int, dice);
    QFETCH(int, defense);
    QFETCH(QList<int>, percent);
    for (int favor = 0; favor < percent.size(); ++favor)
        QCOMPARE(qRound(100 * chanceOf(*rules_, dice, defense, favor)), percent[favor]);
}

void TestRaidersScore::bestRerollIsNoWorseThanAnyOther() {
    for (int defense = 2; defense <= 5; ++defense)
        eachRoll(*rules_, 3, [&](const Counts<3>& rolled) {
            if (successesOf(rolled) >= defense) return;
            const Counts<3> best = bestReroll(*rules_, rolled, defense, 1);
            const auto chance = [&](const Counts<3>& marked) {
                Bout bout;
                bout.dice = rolled;
                bout.again = marked;
                bout.defense = static_cast<std::uint8_t>(defense);
                return chanceOfReroll(*rules_, bout, 0);
            };
            eachChoice(rolled, [&](const Counts<3>& marked) { QVERIFY(chance(marked) <= chance(best) + 1e-9); });
        });
}

HEOROT_SUITE(TestRaidersScore)
#include "tst_raiders_score.moc"
