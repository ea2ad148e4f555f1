// SPDX-License-Identifier: GPL-3.0-or-later
// The easy player beats random play by far, and against its equals makes as many points as people report.
#include "ai/play.h"
#include "legend_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;
using heorot::ai::Level;

class TestLegendPlayers : public QObject {
    Q_OBJECT

  private slots:
    void easyBeatsRandom_data();
    void easyBeatsRandom();
    void easyScoresLikePeopleAgainstItsEqual_data();
    void easyScoresLikePeopleAgainstItsEqual();
    void easyTakesTheMoreValuableIcon_data();
    void easyTakesTheMoreValuableIcon();

  private:
    ai::LeagueResult play(std::vector<ai::LeagueEntry> entries, bool advanced, int deals) const {
        ai::LeagueSpec spec;
        spec.entries = std::move(entries);
        spec.deals = deals;
        spec.setup.options[static_cast<std::size_t>(legend::GameOption::Advanced)] = advanced;
        const auto match = legend_.newMatch({"Sandra", "Martha"});
        return ai::League<legend::Game, legend::Players>(match->rules(), spec).run();
    }
    Legend legend_;
};

void TestLegendPlayers::easyBeatsRandom_data() {
    QTest::addColumn<bool>("advanced");
    QTest::newRow("base game") << false;
    QTest::newRow("advanced game") << true;
}

void TestLegendPlayers::easyBeatsRandom() {
    QFETCH(bool, advanced);
    const auto result = play({Level::V1, Level::Random, Level::Random}, advanced, 10);
    QCOMPARE(result.illegalMoves, 0);
    QVERIFY(result.entries[0].winInterval().low > 1.0 / 3);
}

void TestLegendPlayers::easyScoresLikePeopleAgainstItsEqual_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("advanced");
    QTest::addColumn<double>("usual");
    const std::array<std::array<double, 2>, 4> usual{{{31, 30}, {33, 29}, {27, 22}, {24, 19}}};
    for (int seats = 2; seats <= 5; ++seats)
        for (const bool advanced : {false, true})
            QTest::addRow("%d seats, %s", seats, advanced ? "advanced" : "base")
                << seats << advanced << usual[static_cast<std::size_t>(seats) - 2][advanced ? 1 : 0];
}

/// Within 30 % of the averages of play among equals.
void TestLegendPlayers::easyScoresLikePeopleAgainstItsEqual() {
    QFETCH(int, seats);
    QFETCH(bool, advanced);
    QFETCH(double, usual);
    const auto result = play(std::vector<ai::LeagueEntry>(static_cast<std::size_t>(seats), Level::V1), advanced, 12);
    double mean = 0;
    for (const auto& entry : result.entries) mean += entry.meanScore() / seats;
    QVERIFY2(mean > 0.7 * usual && mean < 1.3 * usual, qPrintable(QString::number(mean)));
}

void TestLegendPlayers::easyTakesTheMoreValuableIcon_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("choice");
    const QString icons = QStringLiteral("phase: icons\nseats: {Sandra: {status: 1%1}, Martha: {status: 2}}\nstep: ");
    QTest::newRow("fame before a wound") << icons.arg(QString()) + QStringLiteral("grendels-attack") << "take fame5";
    QTest::newRow("the most fame") << icons.arg(QString()) + QStringLiteral("dragon-battle") << "take fame7";
    QTest::newRow("healing a third wound before fame 7")
        << icons.arg(QStringLiteral(", wounds: 3")) + QStringLiteral("death-of-beowulf") << "take fame5-or-heal";
    QTest::newRow("the wound is healed") << QStringLiteral(
                                                "step: break-ranks\nphase: heal\nseats: {Sandra: {wounds: 3, "
                                                "scratches: 1}}")
                                         << "heal wound";
    QTest::newRow("a wound is refused") << QStringLiteral("step: grendels-attack\nphase: react\nthreat: wound\ntakers: "
                                                          "{\"2\": Sandra}\nseats: {Sandra: {status: 1, hand: "
                                                          "[inspiration], wounds: 2}, Martha: {status: 2}}")
                                        << "refuse";
    QTest::newRow("treasure for two axes")
        << QStringLiteral("step: great-rewards\nseats: {Sandra: {hand: [fighting1, fighting1, wit1]}}")
        << "pay fighting1";
}

void TestLegendPlayers::easyTakesTheMoreValuableIcon() {
    QFETCH(QString, position);
    QFETCH(QString, choice);
    const auto match = legend_.at({"Sandra", "Martha"}, position.toStdString());
    engine::ActionList scratch;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        engine::Pcg generator(seed);
        const auto action =
            ai::decide<legend::Game, legend::Players>(match->rules(), match->seen(0), Level::V1, generator, scratch);
        QCOMPARE(QString::fromStdString(match->format(action)), choice);
    }
}

HEOROT_SUITE(TestLegendPlayers)
#include "tst_legend_players.moc"
