// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players, and so hints, avoid plainly worse choices.
#include "raiders_fixture.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersPlayers : public QObject {
    Q_OBJECT

  private slots:
    void clanSignsWaitForTheirLeader_data();
    void clanSignsWaitForTheirLeader();

  private:
    test::Raiders game_;
};

/// A die set to a face of one's choice: never the sign of a clan without its Leader aboard, however many of the other
/// signs there are.
void TestRaidersPlayers::clanSignsWaitForTheirLeader_data() {
    QTest::addColumn<QString>("ship");
    QTest::addColumn<bool>("mayBeHelmet");
    const auto dice = QStringLiteral(
        "dice: {red-shield: 2, blue-chest: 2, yellow-longship: 2, red-hammer: 2, blue-double-hammer: 2}");
    QTest::newRow("no Leader") << dice << false;
    QTest::newRow("a Leader of Odin") << dice + QStringLiteral(", leader: [hunter]") << false;
    QTest::newRow("a Leader of Tyr") << dice + QStringLiteral(", leader: [fanatic]") << true;
    QTest::newRow("an artifact that stores a helmet") << dice + QStringLiteral(", artifacts: [laevateinn]") << true;
}

void TestRaidersPlayers::clanSignsWaitForTheirLeader() {
    QFETCH(QString, ship);
    QFETCH(bool, mayBeHelmet);
    const auto match =
        game_.at({"Anna", "Ben"}, "{phase: gain, stage: close, to_move: Anna, active: Anna, location: "
                                  "recruit, chosen: {recruit: Anna}, recruits: [], grants: [red], seats: "
                                  "{Anna: {" +
                                      ship.toStdString() + "}}}");
    engine::Pcg generator(1, 1);
    engine::ActionList scratch;
    const Action chosen = ai::decide<Game, Players>(match->rules(), match->seen(0), ai::Level::V1, generator, scratch);
    QCOMPARE(chosen == gain(dieOf(Color::Red, Icon::Clan)), mayBeHelmet);
}

HEOROT_SUITE(TestRaidersPlayers)
#include "tst_raiders_players.moc"
