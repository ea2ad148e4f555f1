// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions give something up for good, and which do not.
#include "raiders_fixture.h"
#include "suite/widget_suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersForgoing : public QObject {
    Q_OBJECT

  private slots:
    void actionForgoes_data();
    void actionForgoes();
    void endingAnImprovableCombatForgoes();

  private:
    test::Raiders game_;
};

void TestRaidersForgoing::actionForgoes_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("forgoes");
    const auto row = [](const char* name, const char* position, const char* ship, const char* action, bool forgoes) {
        QTest::newRow(name) << QStringLiteral("{to_move: Anna, active: Anna, %1, seats: {Anna: {%2}}}")
                                   .arg(QLatin1String(position), QLatin1String(ship))
                            << QString::fromLatin1(action) << forgoes;
    };
    const char* place = "phase: place, stage: close, location: recruit, recruits: [hunter]";
    row("a new Leader for the old one", place, "leader: [scout]", "promote hunter", true);
    row("a first Leader", place, "leader: []", "promote hunter", false);
    row("a slot", place, "leader: [scout]", "specialize hunter sea", false);
    const char* battle =
        "phase: fight, location: sea, chosen: {sea: Anna}, battle: [knarr], battle-place: 1, recruits: []";
    row("a battle that hammers could win", battle, "dice: {red-hammer: 2}", "yield", true);
    row("a battle that dice could pay", battle, "dice: {red-longship: 1, red-chest: 1, red-shield: 1}", "yield", true);
    row("a battle that an artifact could win", battle, "dice: {}, artifacts: [dainsleif], stored: {1: red-hammer}",
        "yield", true);
    row("a battle without hope", battle, "dice: {red-chest: 1}", "yield", false);
    row("fighting", battle, "dice: {red-hammer: 2}", "fight", false);
    const char* attempts = "phase: attempt, location: subdue, chosen: {subdue: Anna}, left: 2, recruits: []";
    row("attempts that could be made", attempts, "food: 2, dice: {}", "end", true);
    row("attempts that nothing pays", attempts, "food: 0, favor: 0, dice: {}", "end", false);
    const auto journey = [&](const char* name, const char* card, const char* ship, bool forgoes) {
        const std::string position =
            "phase: journey, location: sea, chosen: {sea: Anna}, recruits: [], journey: [" + std::string(card) + "]";
        row(name, position.c_str(), ship, "suffer", forgoes);
    };
    journey("a Leader that a longship saves", "rough-seas", "leader: [scout], dice: {red-longship: 1}", true);
    journey("a Leader that nothing saves", "rough-seas", "leader: [scout], dice: {red-chest: 1}", false);
    journey("no Leader to lose", "rough-seas", "leader: [], dice: {red-longship: 1}", false);
    journey("an artifact that a shield saves", "draugr-ambush", "artifacts: [bodn], dice: {red-shield: 1}", true);
    journey("an upgrade that a shield saves", "draugr-ambush", "upgrades: {upgrade-chest: 1}, dice: {red-shield: 1}",
            true);
    journey("food, which comes back", "spoiled-rations", "food: 3, dice: {red-chest: 1}", false);
}

void TestRaidersForgoing::actionForgoes() {
    QFETCH(QString, position);
    QFETCH(QString, action);
    QFETCH(bool, forgoes);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    const auto parsed = match->parse(action.toStdString());
    QVERIFY(parsed && !match->validate(*parsed));
    QCOMPARE(match->forgoes(*parsed), forgoes);
}

void TestRaidersForgoing::endingAnImprovableCombatForgoes() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: combat, stage: fight, to_move: Anna, active: Anna, location: sea, chosen: {sea: Anna}, "
                 "battle: [knarr], battle-place: 1, recruits: [], bout: {active: true, rolled: true, defense: 3, "
                 "dice-0: 1, dice-2: 1}, seats: {Anna: {favor: 1, dice: {}}}}");
    QVERIFY(match->forgoes(*match->parse("done")));
    QVERIFY(!match->forgoes(*match->parse("again 0")));
}

HEOROT_WIDGET_SUITE(TestRaidersForgoing)
#include "tst_raiders_forgoing.moc"
