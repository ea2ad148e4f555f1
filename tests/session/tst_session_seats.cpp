// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player takes over a person's seat during a game, and hands it back.
#include "session_fixture.h"
#include "suite/suite.h"

#include <QFile>
#include <QSignalSpy>

using namespace heorot;
using namespace heorot::test;
using engine::nobody;

class TestSessionSeats final : public SessionFixture {
    Q_OBJECT

  private slots:
    void computerPlaysForAPersonUntilItIsBack();
    void sagaKeepsWhoIsAway();
    void handBackRestoresTheSaga();
    void onlyPeoplesSeatsAreTakenOver();
    void takingOverAllowsNoUndoOfAPersonsMove();
    void takingOverStopsTheHandOver();
    void privateInformationIsCoveredAfterwards();
    void searchOfTheReplacedPlayerIsDiscarded();
    void rematchIsForTheSamePeople();

  private:
    QByteArray saved() const {
        QFile file(sagaPath());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void TestSessionSeats::computerPlaysForAPersonUntilItIsBack() {
    const auto session = begin({"human", "easy"});
    session->start();
    QVERIFY(session->takeOver(0, ai::Level::Easy));
    QVERIFY(!session->isPerson(0));
    QVERIFY(session->isAway(0));
    QCOMPARE(session->viewer(), nobody);
    QTRY_VERIFY(session->match().moves().size() > 4);
    QVERIFY(session->handBack(0));
    QVERIFY(session->isPerson(0));
    QVERIFY(!session->isAway(0));
    QCOMPARE(session->viewer(), engine::Seat{0});
    QTRY_VERIFY(session->mayDecide() || session->match().isOver());
}

void TestSessionSeats::sagaKeepsWhoIsAway() {
    auto session = begin({"human", "human", "easy"});
    session->start();
    session->setPaused(true);
    QVERIFY(session->takeOver(0, {ai::Level::Medium, ai::Style::Bold}));
    QVERIFY(saved().contains("player: medium-bold"));
    QVERIFY(saved().contains("away: true"));
    session.reset();
    session::Session again(session::loadSaga(sagaPath(), sample_.finder()), sagaPath(), session::Options());
    QVERIFY(again.isAway(0));
    QVERIFY(!again.isAway(1) && !again.isAway(2));
    QCOMPARE(again.match().seating().players, (std::vector<std::string>{"medium-bold", "human", "easy"}));
    again.setPaused(true);
    again.start();
    QVERIFY(again.handBack(0));
    QVERIFY(again.isPerson(0));
}

void TestSessionSeats::handBackRestoresTheSaga() {
    const auto session = begin({"human", "human"});
    session->start();
    session->setPaused(true);
    const QByteArray before = saved();
    QVERIFY(!before.contains("away"));
    QVERIFY(session->takeOver(1, ai::Level::Easy));
    QVERIFY(saved() != before);
    QVERIFY(session->handBack(1));
    QCOMPARE(saved(), before);
}

void TestSessionSeats::onlyPeoplesSeatsAreTakenOver() {
    const auto session = begin({"human", "easy"});
    session->start();
    const QByteArray before = saved();
    QVERIFY(!session->takeOver(1, ai::Level::Easy));
    QVERIFY(!session->takeOver(0, ai::Level::Hard)); // the sample game has no such player
    QVERIFY(!session->takeOver(0, ai::Level::Seer));
    QVERIFY(!session->takeOver(nobody, ai::Level::Easy));
    QVERIFY(!session->handBack(0));
    QVERIFY(!session->handBack(1)); // no person's seat
    QCOMPARE(saved(), before);
}

void TestSessionSeats::takingOverAllowsNoUndoOfAPersonsMove() {
    session::Options open;
    open.handOver = session::HandOver::Never;
    auto session = begin({"human", "human"}, open);
    session->start();
    session->setPaused(true);
    QVERIFY(play(*session, "bid done"));
    QVERIFY(play(*session, "bid done"));
    QVERIFY(session->takeOver(1, ai::Level::Easy));
    QVERIFY(!session->canUndo());
    QVERIFY(!session->undo());
    session.reset();
    session::Session again(session::loadSaga(sagaPath(), sample_.finder()), sagaPath(), open);
    again.setPaused(true);
    again.start();
    QVERIFY(!again.canUndo());
}

void TestSessionSeats::takingOverStopsTheHandOver() {
    const auto session = begin({"human", "human"});
    session->setPaused(true);
    session->start();
    QCOMPARE(session->waitingFor(), engine::Seat{0});
    QVERIFY(session->takeOver(0, ai::Level::Easy));
    QCOMPARE(session->waitingFor(), nobody);
    QVERIFY(session->isThinking());
    QCOMPARE(session->viewer(), engine::Seat{1}); // the only person left
    QVERIFY(session->handBack(0));
    QCOMPARE(session->waitingFor(), engine::Seat{0});
    QCOMPARE(session->viewer(), nobody);
}

/// The seat that had the table gives it away: nobody else's hand appears in its place.
void TestSessionSeats::privateInformationIsCoveredAfterwards() {
    const auto session = begin({"human", "human", "human"});
    session->setPaused(true);
    session->start();
    session->takeTable();
    QCOMPARE(session->viewer(), engine::Seat{0});
    QVERIFY(session->takeOver(0, ai::Level::Easy));
    QCOMPARE(session->viewer(), nobody);
    QCOMPARE(session->waitingFor(), nobody);
    session->setPaused(false);
    QTRY_COMPARE(session->waitingFor(), engine::Seat{1});
}

void TestSessionSeats::searchOfTheReplacedPlayerIsDiscarded() {
    HeldGame held(sample_.module());
    session::Session session(held, newGame(QStringLiteral("sample"), {"human", "human"}), {}, session::Options());
    session.setLeastPace(0);
    session.start();
    QVERIFY(session.takeOver(0, ai::Level::Easy));
    QTRY_COMPARE(held.asked(), 1);
    QVERIFY(session.handBack(0));
    held.letGo(1);
    QTRY_COMPARE(held.done(), 1);
    QCoreApplication::processEvents();
    QVERIFY(session.match().moves().empty());
    QCOMPARE(session.waitingFor(), engine::Seat{0});
}

void TestSessionSeats::rematchIsForTheSamePeople() {
    const auto session = begin({"human", "human", "easy"});
    session->setPaused(true);
    session->start();
    QVERIFY(session->takeOver(1, ai::Level::Medium));
    const session::NewGame next = session->rematch();
    QVERIFY(next.seating.players == (std::vector<std::string>{"human", "easy", "human"}));
    QVERIFY(next.seating.away.empty());
}

HEOROT_SUITE(TestSessionSeats)
#include "tst_session_seats.moc"
