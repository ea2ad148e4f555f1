// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_match.h"
#include "suite/suite.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using engine::ChanceMismatch;
using engine::Outcome;
using engine::Outcomes;
using engine::Seat;
using engine::SeatSet;
using engine::UndoRule;
using std::nullopt;
Q_DECLARE_METATYPE(Outcomes)

namespace {

const SeatSet onlyFirst = SeatSet::of(0);

/// Everything an action may change.
struct Snapshot {
    explicit Snapshot(const SampleMatch& match)
        : state(match.state()), moves(match.moves().size()), undone(match.undone().size()), marked(match.marked()) {}
    bool operator==(const Snapshot&) const = default;
    samplegame::State state;
    std::size_t moves;
    std::size_t undone;
    bool marked;
};

int rollOf(const SampleMatch& match) {
    return match.state().die;
}

}

class TestMatch : public QObject {
    Q_OBJECT
  private slots:
    void undoGoesBackToTheAskersLastDecision() {
        const auto match = newMatch(2, SeatSet::all(2));
        QVERIFY(match->undoPoint(0) == nullopt);
        const Snapshot start(*match);
        play(*match, {"bid " + held(*match, 0)});
        const Snapshot first(*match);
        play(*match, {"bid " + held(*match, 0)});
        QVERIFY(match->undoPoint(0) == 1u);
        QVERIFY(match->undoPoint(1) == nullopt);
        match->goBackTo(1);
        QVERIFY(match->state() == first.state);
        QCOMPARE(match->undone().size(), std::size_t{1});
        match->goBackTo(0);
        QVERIFY(match->state() == start.state);
        QVERIFY(!match->marked());
    }

    void undoStopsAtReveal_data() {
        QTest::addColumn<int>("moves");
        QTest::addColumn<int>("asker");
        QTest::addColumn<int>("point");
        // 0 bid done, 1 bid done (reveals the bids), 0 name 2, 0 roll (reveals the die), 0 keep
        QTest::newRow("before anything was shown") << 1 << 0 << 0;
        QTest::newRow("the last bid shows the others'") << 2 << 1 << -1;
        QTest::newRow("shown to the one who bid before too") << 2 << 0 << -1;
        QTest::newRow("a decision after the reveal") << 3 << 0 << 2;
        QTest::newRow("a roll") << 4 << 0 << -1;
    }
    void undoStopsAtReveal() {
        QFETCH(int, moves);
        QFETCH(int, asker);
        QFETCH(int, point);
        const auto match = newMatch(2, SeatSet::all(2));
        const std::vector<std::string> lines{"bid done", "bid done", "name 2", "roll"};
        play(*match, {lines.begin(), lines.begin() + moves});
        const auto found = match->undoPoint(static_cast<Seat>(asker));
        QCOMPARE(found ? static_cast<int>(*found) : -1, point);
    }

    void undoStopsAtAnotherPerson() {
        const auto match = newMatch(3, SeatSet::all(3));
        play(*match, {"bid done"});
        QVERIFY(match->undoPoint(0) == 0u);
        play(*match, {"bid " + held(*match, 0)});
        QVERIFY(match->undoPoint(0) == nullopt);
        QVERIFY(!match->mayGoBackTo(0, 0));
        QVERIFY(match->undoPoint(1) == 1u);
    }

    void undoUndoesComputerMoves() {
        const auto match = newMatch(3, onlyFirst);
        const Snapshot start(*match);
        play(*match, {"bid done", "bid " + held(*match, 0)});
        play(*match, {"bid done"});
        QVERIFY(match->undoPoint(0) == 0u);
        match->goBackTo(0);
        QVERIFY(match->state() == start.state);
        QCOMPARE(match->undone().size(), std::size_t{3});
    }

    void computerPlayersCannotUndo() {
        const auto match = newMatch(3, onlyFirst);
        play(*match, {"bid done", "bid done"});
        QVERIFY(match->undoPoint(1) == nullopt);
        QVERIFY(match->undoPoint(engine::nobody) == nullopt);
    }

    void turnStartIsTheFirstOfTheRow() {
        const auto match = newMatch(3, SeatSet::all(3));
        QVERIFY(match->turnStart(0) == nullopt);
        play(*match, {"bid " + held(*match, 0), "bid " + held(*match, 1), "bid done"});
        QVERIFY(match->turnStart(0) == 0u);
        QVERIFY(match->undoPoint(0) == 2u);
        play(*match, {"bid " + held(*match, 0), "bid done"});
        QVERIFY(match->turnStart(1) == 3u);
        QVERIFY(match->turnStart(0) == nullopt);
    }

    void turnStartIsNotBeforeAnotherSeatsDecision() {
        const auto match = newMatch(3, onlyFirst);
        play(*match, {"bid done"});
        QVERIFY(match->turnStart(0) == 0u);
        play(*match, {"bid done"});
        QVERIFY(match->undoPoint(0) == 0u);
        QVERIFY(match->turnStart(0) == nullopt);
        QVERIFY(match->turnStart(0, UndoRule::Casual) == nullopt);
    }

    void turnStartStopsAtReveal() {
        const auto match = newMatch(2, SeatSet::all(2));
        bidNothing(*match);
        play(*match, {"name 1", "roll", "keep"});
        QVERIFY(match->turnStart(0) == 4u);
        play(*match, {"pay " + held(*match, 0)});
        QVERIFY(match->turnStart(0) == 4u);
        QVERIFY(match->undoPoint(0) == 5u);
    }

    void redoRestoresTheSameState() {
        const auto match = newMatch(2, SeatSet::all(2));
        QVERIFY(!match->redo());
        play(*match, {"bid " + held(*match, 0), "bid " + held(*match, 0)});
        const samplegame::State end = match->state();
        match->goBackTo(0);
        QVERIFY(match->redo());
        QCOMPARE(match->moves().size(), std::size_t{1});
        QVERIFY(match->redo());
        QVERIFY(match->state() == end);
        QVERIFY(!match->redo());
    }

    void redoPlaysTheComputerMovesThatFollowed() {
        const auto match = newMatch(3, onlyFirst);
        play(*match, {"bid " + held(*match, 0), "bid done", "bid done", "bid done"});
        const samplegame::State end = match->state();
        match->goBackTo(0);
        QVERIFY(match->redo());
        QCOMPARE(match->moves().size(), std::size_t{1});
        QVERIFY(match->redo());
        QCOMPARE(match->moves().size(), std::size_t{4});
        QVERIFY(match->state() == end);
    }

    void redoRepeatsChance() {
        const auto match = newMatch(2, SeatSet::all(2));
        bidNothing(*match);
        play(*match, {"name 1", "roll", "reroll"});
        const Snapshot end(*match);
        const Outcomes outcomes = match->moves().back().outcomes;
        QCOMPARE(outcomes.size(), std::size_t{1});
        match->goBackTo(2);
        while (match->redo()) {
        }
        QVERIFY(match->state() == end.state);
        QVERIFY(match->moves().back().outcomes == outcomes);
    }

    void newDecisionDiscardsUndoneMoves() {
        const auto match = newMatch(2, SeatSet::all(2));
        play(*match, {"bid " + held(*match, 0)});
        match->goBackTo(0);
        play(*match, {"bid done"});
        QVERIFY(match->undone().empty());
        QVERIFY(!match->redo());
    }

    void sameActionAfterUndoGetsTheSameChance() {
        const auto match = newMatch(2, SeatSet::all(2));
        bidNothing(*match);
        play(*match, {"name 1", "roll"});
        const int first = rollOf(*match);
        play(*match, {"reroll"});
        const int second = rollOf(*match);
        match->goBackTo(2);
        play(*match, {"name 2", "roll"});
        QCOMPARE(rollOf(*match), first);
        match->goBackTo(2);
        play(*match, {"name 1", "roll", "reroll"});
        QCOMPARE(rollOf(*match), second);
    }

    void withdrawUndoesOneDecisionOnly() {
        const auto match = newMatch(2, SeatSet::all(2));
        const std::string one = held(*match, 0);
        const std::string two = held(*match, 3);
        play(*match, {"bid " + one, "bid " + two, "bid done"});
        QVERIFY(match->withdraw(0));
        QCOMPARE(match->moves().size(), std::size_t{2});
        QCOMPARE(match->toMove(), Seat{1});
        const auto& now = match->state().players[0];
        QCOMPARE(now.bid.size(), std::size_t{1});
        QCOMPARE(match->rules().name(now.bid[0]), two);
        QVERIFY(match->undone().empty());
    }

    void moveJoinedToAWithdrawnOneStandsAlone() {
        const auto match = newMatch(2, SeatSet::all(2));
        const std::string one = held(*match, 0);
        const std::string two = held(*match, 3);
        play(*match, {"bid " + one, "bid " + two});
        match->joinToPrevious();
        play(*match, {"bid done"});
        match->joinToPrevious();
        QVERIFY(match->withdraw(0));
        QVERIFY(!match->moves()[0].joinsPrevious);
        QVERIFY(match->moves()[1].joinsPrevious);
    }

    void withdrawTheLastDecision() {
        const auto match = newMatch(2, SeatSet::all(2));
        const samplegame::State start = match->state();
        play(*match, {"bid " + held(*match, 0)});
        QVERIFY(match->withdraw(0));
        QVERIFY(match->state() == start);
    }

    void withdrawIsRefused_data() {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("index");
        QTest::newRow("there is no such move") << QStringList{QStringLiteral("bid done")} << 1;
        QTest::newRow("another seat has moved")
            << QStringList{QStringLiteral("bid done"), QStringLiteral("bid done")} << 0;
        QTest::newRow("it showed something")
            << QStringList{QStringLiteral("bid done"), QStringLiteral("bid done")} << 1;
        QTest::newRow("something was shown since")
            << QStringList{QStringLiteral("bid done"), QStringLiteral("bid done"), QStringLiteral("name 1"),
                           QStringLiteral("roll")}
            << 2;
    }
    void withdrawIsRefused() {
        QFETCH(QStringList, lines);
        QFETCH(int, index);
        const auto match = newMatch(2, SeatSet::all(2));
        for (const QString& line : lines) play(*match, {line.toStdString()});
        const Snapshot before(*match);
        QVERIFY(!match->withdraw(static_cast<std::size_t>(index)));
        QVERIFY(Snapshot(*match) == before);
    }

    void withdrawIsRefusedIfTheRestBecomesIllegal() {
        const auto match = newMatch(2, SeatSet::all(2));
        playToLastPayment(*match);
        const std::size_t first = match->moves().size();
        while (match->validate(*match->parse("pay done"))) play(*match, {"pay " + held(*match, 0)});
        play(*match, {"pay done"});
        QVERIFY(match->isOver());
        const Snapshot before(*match);
        QVERIFY(!match->withdraw(first));
        QVERIFY(Snapshot(*match) == before);
    }

    void refusedWithdrawKeepsUndoneMoves() {
        const auto match = newMatch(2, SeatSet::all(2));
        playToLastPayment(*match);
        const std::size_t first = match->moves().size();
        while (match->validate(*match->parse("pay done"))) play(*match, {"pay " + held(*match, 0)});
        const std::size_t paid = match->moves().size();
        play(*match, {"pay done"});
        match->goBackTo(paid);
        QVERIFY(!match->withdraw(paid));
        QCOMPARE(match->undone().size(), std::size_t{1});
        QVERIFY(match->withdraw(first));
        QVERIFY(match->undone().empty());
    }

    void casualUndoGoesPastARevealAndMarksTheGame() {
        const auto match = newMatch(2, onlyFirst);
        bidNothing(*match);
        play(*match, {"name 2", "roll"});
        QVERIFY(match->undoPoint(0) == nullopt);
        QVERIFY(match->undoPoint(0, UndoRule::Casual) == 3u);
        QVERIFY(match->turnStart(0, UndoRule::Casual) == 2u);
        match->goBackTo(3);
        QVERIFY(match->marked());
        QVERIFY(match->redo());
        QVERIFY(match->marked());
    }

    void casualUndoNeedsAnOnlyPerson() {
        const auto match = newMatch(3, SeatSet::of(0).with(2));
        bidNothing(*match);
        play(*match, {"name 2", "roll"});
        QVERIFY(match->undoPoint(0, UndoRule::Casual) == nullopt);
    }

    void freeUndoDoesNotMarkTheGame() {
        const auto match = newMatch(3, onlyFirst);
        play(*match, {"bid done", "bid done"});
        match->goBackTo(match->undoPoint(0, UndoRule::Casual).value());
        QVERIFY(!match->marked());
    }

    void refusedActionChangesNothing() {
        const auto match = newMatch(2, SeatSet::all(2));
        play(*match, {"bid " + held(*match, 0), "bid " + held(*match, 0)});
        match->goBackTo(1);
        const Snapshot before(*match);
        QVERIFY(bool(match->play(*match->parse("roll"))));
        QVERIFY(bool(match->play({200, 1, 2, 3})));
        QVERIFY(Snapshot(*match) == before);
    }

    void scriptedOutcomesDecide() {
        const auto match = newMatch(2, SeatSet::all(2));
        bidNothing(*match);
        play(*match, {"name 6"});
        const Outcomes six{{samplegame::DieSource, false, {5}}};
        QVERIFY(!match->playScripted(*match->parse("roll"), six));
        QCOMPARE(rollOf(*match), 6);
        QVERIFY(match->moves().back().outcomes == six);
    }

    void unfittingOutcomesChangeNothing_data() {
        QTest::addColumn<Outcomes>("outcomes");
        QTest::newRow("another die") << Outcomes{{samplegame::FirstSource, false, {0}}};
        QTest::newRow("no face") << Outcomes{{samplegame::DieSource, false, {6}}};
        QTest::newRow("a shuffle") << Outcomes{{samplegame::DieSource, true, {0}}};
        QTest::newRow("one too many") << Outcomes{{samplegame::DieSource, false, {3}},
                                                  {samplegame::DieSource, false, {4}}};
    }
    void unfittingOutcomesChangeNothing() {
        QFETCH(Outcomes, outcomes);
        const auto match = newMatch(2, SeatSet::all(2));
        const auto other = newMatch(2, SeatSet::all(2));
        for (SampleMatch* each : {match.get(), other.get()}) {
            bidNothing(*each);
            play(*each, {"name 1"});
        }
        const Snapshot before(*match);
        QVERIFY_THROWS_EXCEPTION(ChanceMismatch, match->playScripted(*match->parse("roll"), outcomes));
        QVERIFY(Snapshot(*match) == before);
        play(*match, {"roll"});
        play(*other, {"roll"});
        QCOMPARE(rollOf(*match), rollOf(*other));
    }

    void scriptedDealDecidesAndMustFit() {
        const auto usual = newMatch(2, SeatSet::all(2));
        Outcomes deal = usual->deal();
        std::sort(deal[0].values.begin(), deal[0].values.end());
        const auto sorted = newMatch(2, SeatSet::all(2), deal);
        QCOMPARE(sorted->state().players[0].hand[3], samplegame::Token{0});
        deal.push_back({samplegame::DieSource, false, {0}});
        QVERIFY_THROWS_EXCEPTION(ChanceMismatch, newMatch(2, SeatSet::all(2), deal));
        deal = {{samplegame::DeckSource, true, {0, 0}}};
        QVERIFY_THROWS_EXCEPTION(ChanceMismatch, newMatch(2, SeatSet::all(2), deal));
    }

    void movesRecordWhatHappened() {
        const auto match = newMatch(2, SeatSet::all(2));
        const std::string token = held(*match, 0);
        play(*match, {"bid " + token});
        const engine::Move& move = match->moves().back();
        QCOMPARE(move.seat, Seat{0});
        QCOMPARE(match->format(move.action), "bid " + token);
        QCOMPARE(move.events.size(), std::size_t{1});
        QCOMPARE(match->format(move.events[0]), "bid A " + token);
        QVERIFY(move.revealedTo.empty());
    }
};

HEOROT_SUITE(TestMatch)
#include "tst_match.moc"
