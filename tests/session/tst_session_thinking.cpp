// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players that think for long: they never block the session, are stopped at once, and say that they think.
#include "session_fixture.h"
#include "suite/suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::test;

class TestSessionThinking final : public SessionFixture {
    Q_OBJECT

  private slots:
    void undoStopsALongSearch();
    void closingStopsALongSearch();
    void turnTimeEndsASearch();
    void longThinkingIsReportedOnce();
    void pausedPlayersDoNotReport();

  private:
    std::unique_ptr<session::Session> against(const game::GameModule& game) {
        auto session = std::make_unique<session::Session>(game, newGame(QStringLiteral("sample"), {"human", "easy"}),
                                                          sagaPath(), session::Options());
        session->setLeastPace(0);
        session->start();
        if (!play(*session, "bid done")) qFatal("the person cannot play");
        return session;
    }
};

/// The search ends before its time, and its result is discarded.
void TestSessionThinking::undoStopsALongSearch() {
    TirelessGame game(sample_.module());
    const auto session = against(game);
    QTRY_COMPARE(game.asked(), 1);
    QVERIFY(session->isThinking());
    QVERIFY(session->undo());
    QVERIFY(!session->isThinking());
    QVERIFY(session->mayDecide());
    QTRY_COMPARE(game.done(), 1);
    QVERIFY(game.iterationsDone() < TirelessGame::iterations);
    QCoreApplication::processEvents();
    QVERIFY(session->match().moves().empty());
}

void TestSessionThinking::closingStopsALongSearch() {
    TirelessGame game(sample_.module());
    auto session = against(game);
    QTRY_COMPARE(game.asked(), 1);
    session.reset();
    QCOMPARE(game.done(), 1);
    QVERIFY(game.iterationsDone() < TirelessGame::iterations);
}

/// The move is played with what was found till then.
void TestSessionThinking::turnTimeEndsASearch() {
    TirelessGame game(sample_.module());
    const auto session = std::make_unique<session::Session>(game, newGame(QStringLiteral("sample"), {"human", "easy"}),
                                                            sagaPath(), session::Options());
    session->setLeastPace(0);
    session->setTurnLimit(20);
    session->start();
    QVERIFY(play(*session, "bid done"));
    QTRY_VERIFY(session->match().moves().size() > 1);
    QVERIFY(game.done() > 0);
    QVERIFY(game.iterationsDone() < TirelessGame::iterations);
    QTRY_VERIFY(session->mayDecide() || session->match().isOver());
}

void TestSessionThinking::longThinkingIsReportedOnce() {
    HeldGame game(sample_.module());
    const auto session = std::make_unique<session::Session>(game, newGame(QStringLiteral("sample"), {"human", "easy"}),
                                                            sagaPath(), session::Options());
    session->setLeastPace(0);
    QSignalSpy reported(session.get(), &session::Session::thinkingLong);
    session->start();
    QVERIFY(!session->isThinkingLong());
    QVERIFY(play(*session, "bid done"));
    QTRY_COMPARE(reported.count(), 1);
    QVERIFY(session->isThinkingLong());
    game.letGo(1);
    QTRY_VERIFY(session->match().moves().size() > 1);
    QVERIFY(!session->isThinkingLong() || session->match().toMove() == 1);
    game.letGo(20);
}

void TestSessionThinking::pausedPlayersDoNotReport() {
    HeldGame game(sample_.module());
    session::Session session(game, newGame(QStringLiteral("sample"), {"easy", "human"}), sagaPath(),
                             session::Options());
    session.setLeastPace(0);
    session.setPaused(true);
    QSignalSpy reported(&session, &session::Session::thinkingLong);
    session.start();
    QTRY_COMPARE(game.asked(), 1);
    QCoreApplication::processEvents();
    QVERIFY(!session.isThinkingLong());
    QCOMPARE(reported.count(), 0);
    game.letGo(1);
}

HEOROT_SUITE(TestSessionThinking)
#include "tst_session_thinking.moc"
