// SPDX-License-Identifier: GPL-3.0-or-later
// Positions no game can reach are refused, or can be played without breaking.
#include "raiders_fixture.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestRaidersPositions : public QObject {
    Q_OBJECT

  private slots:
    void impossiblePositionsAreRefused_data();
    void impossiblePositionsAreRefused();
    void fullListsTakeNoMoreCards();

  private:
    Raiders game_;
};

void TestRaidersPositions::impossiblePositionsAreRefused_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* position, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(expected);
    };
    row("a reward of Trade too many", "phase: trade\nlocation: trade\nto_move: Sandra\nleft: 0",
        "left: there is no reward left to take");
    row("an attempt too many", "phase: attempt\nlocation: subdue\nto_move: Sandra\nleft: 0",
        "left: there is no attempt left");
    row("attempts beyond three tiles",
        "phase: attempt\nlocation: subdue\nto_move: Sandra\nleft: 1\nsubdued: [food-1-a, food-1-a, food-1-a]",
        "left: at most three tiles can be subdued in one part");
    row("tiles before the decision",
        "phase: decide\nlocation: subdue\nto_move: Sandra\nactive: Sandra\nsubdued: [food-1-a]",
        "subdued: no tile can be subdued before the attempt is decided");
    row("no Reaver to recruit", "phase: recruit\nlocation: recruit\nto_move: Sandra\nrecruits: []",
        "taken: there is no Reaver to recruit");
    row("five artifacts",
        "phase: choose\nto_move: Sandra\nseats: {Ylva: {artifacts: [bodn, bodn, draupnir, draupnir, dainsleif]}}",
        "artifacts: a ship has room for only 4");
    row("a Start Player who is nobody", "phase: choose\nto_move: Sandra\nstarter: nobody",
        "starter: this must be a player");
    row("the next one who is nobody", "phase: choose\nto_move: Sandra\nnext-starter: nobody",
        "next-starter: this must be a player");
    row("a location chosen by nobody", "phase: decide\nto_move: Sandra\nactive: nobody",
        "active: this must be a player");
    row("an Honor Ship for two", "phase: choose\nto_move: Sandra\nhonor: Ylva",
        "honor: with three players, one of them must have it; otherwise, nobody can");
    row("a combat over nothing", "phase: decide\nto_move: Sandra\nbout: {active: true}",
        "bout.active: the combat must end first");
    row("a die to be turned at another decision", "phase: decide\nto_move: Sandra\nturning: true",
        "turning: the die for Bodn must be turned first");
    row("a prophecy to be given up at another decision", "phase: decide\nto_move: Sandra\nrenouncing: true",
        "renouncing: the Prophecy must be discarded first");
    row("more Reavers than there are",
        "phase: choose\nto_move: Sandra\nseats: {Ylva: {crew: {sea: [robber, robber, robber]}, leader: [robber]}}",
        "this position has 4 of 'robber', but the box has 3");
}

void TestRaidersPositions::impossiblePositionsAreRefused() {
    QFETCH(QString, position);
    QFETCH(QString, expected);
    const QString said = refusal([&] { game_.at({"Sandra", "Ylva"}, position.toStdString()); });
    QVERIFY2(said.endsWith(expected), qPrintable(said));
}

/// The seat has sixteen cards: further draws go to the discards.
void TestRaidersPositions::fullListsTakeNoMoreCards() {
    const auto match = game_.at({"Sandra", "Ylva"}, R"(
phase: resolve
stage: close
location: keeps
to_move: Sandra
active: Sandra
spoils: [art, art, art, art, art, art, art, art, armor, armor, armor, armor, armor, armor, armor, armor]
decks: {keeps: [treasure, ...]}
seats: {Sandra: {artifacts: [andvarinaut], stored: {1: red-shield}}}
)");
    QVERIFY(!match->play(*match->parse("use andvarinaut")));
    QCOMPARE(match->state().spoils.size(), std::size_t{16});
    QCOMPARE(int{match->state().keepDiscards[static_cast<std::size_t>(raiders::KeepCard::Treasure)]}, 1);
    QVERIFY(!match->play(*match->parse("resolve art")));
}

HEOROT_SUITE(TestRaidersPositions)
#include "tst_raiders_positions.moc"
