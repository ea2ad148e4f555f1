// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo in a running game: single steps, whole turns, back to a line of the log, one piece withdrawn.
#include "session_fixture.h"
#include "suite/suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::test;
using engine::nobody;

class TestSessionUndo final : public SessionFixture {
    Q_OBJECT

  private slots:
    void undoIncludesComputerMoves();
    void undoStopsAtReveals();
    void casualUndoMarksTheGame();
    void previousPersonMayUndoUntilTheTableIsTaken();
    void redoRestoresEveryMove();
    void automaticMovesResumeAfterTheLastRedo();
    void resetGoesToTheStartOfTheTurn();
    void goesBackToALogLine();
    void onePieceIsWithdrawn();
    void staleSearchIsDiscarded();
};

void TestSessionUndo::undoIncludesComputerMoves() {
    const auto session = begin({"human", "easy"});
    session->start();
    QVERIFY(!session->canUndo());
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(!session->play(legal[0])); // bids a piece; the bid continues
    QVERIFY(session->canUndo());
    session->undo();
    QVERIFY(session->match().moves().empty());
    QVERIFY(session->canRedo());
}

void TestSessionUndo::undoStopsAtReveals() {
    const auto session = begin({"human", "easy"});
    session->start();
    QVERIFY(play(*session, "bid done"));
    QTRY_VERIFY(session->mayDecide()); // the bids were shown
    QVERIFY(!session->canUndo());
    QVERIFY(!session->canResetTurn());
    const auto moves = session->match().moves().size();
    session->undo();
    QCOMPARE(session->match().moves().size(), moves);
}

void TestSessionUndo::casualUndoMarksTheGame() {
    session::Options options;
    options.casualUndo = true;
    const auto session = begin({"human", "easy"}, options);
    session->start();
    QVERIFY(play(*session, "bid done"));
    QTRY_VERIFY(session->mayDecide());
    QVERIFY(session->canUndo());
    session->undo();
    QVERIFY(session->match().moves().empty());
    QVERIFY(session->match().marked());
    QVERIFY(session::loadSaga(sagaPath(), sample_.finder()).match->marked());
}

void TestSessionUndo::previousPersonMayUndoUntilTheTableIsTaken() {
    const auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(session->waitingFor(), engine::Seat{1});
    QVERIFY(session->canUndo());
    session->undo();
    QCOMPARE(session->waitingFor(), engine::Seat{0}); // the person whose hand would be shown is asked again
    QCOMPARE(session->viewer(), nobody);
    QVERIFY(!session->mayDecide());
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    session->takeTable();
    QVERIFY(!session->canUndo());
}

void TestSessionUndo::redoRestoresEveryMove() {
    const auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    session->undo();
    QVERIFY(!session->canRedo()); // not while the table is covered
    session->takeTable();
    QVERIFY(session->canRedo());
    session->redo();
    QCOMPARE(session->waitingFor(), engine::Seat{1});
    QCOMPARE(session->viewer(), nobody);
    QVERIFY(!session->canRedo());
}

/// While something can be redone, the person looks around; then automatic moves resume.
void TestSessionUndo::automaticMovesResumeAfterTheLastRedo() {
    session::Options options;
    options.playForced = true;
    const auto session = begin({"human", "easy"}, options);
    session->setPaused(true);
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    while (legal.size() > 1) {
        QVERIFY(!session->play(legal[0]));
        session->match().legalActions(legal);
    }
    const std::size_t bid = session->match().moves().size();
    QVERIFY(bid > 2);
    // Before the only remaining choice is played automatically.
    session->undo();
    session->undo();
    session->redo();
    QCOMPARE(session->match().moves().size(), bid - 1);
    QCoreApplication::processEvents();
    QCOMPARE(session->match().moves().size(), bid - 1);
    session->redo();
    QTRY_COMPARE(session->match().moves().size(), bid + 1);
}

void TestSessionUndo::resetGoesToTheStartOfTheTurn() {
    const auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    engine::ActionList legal;
    for (int piece = 0; piece < 2; ++piece) {
        session->match().legalActions(legal);
        QVERIFY(!session->play(legal[0]));
    }
    QVERIFY(session->canResetTurn());
    session->resetTurn();
    QVERIFY(session->match().moves().empty());
    QCOMPARE(session->match().undone().size(), std::size_t{2});
}

void TestSessionUndo::goesBackToALogLine() {
    const auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    engine::ActionList legal;
    for (int piece = 0; piece < 3; ++piece) {
        session->match().legalActions(legal);
        QVERIFY(!session->play(legal[0]));
    }
    QVERIFY(session->mayGoBackTo(1));
    QVERIFY(!session->mayGoBackTo(3));
    session->goBackTo(3);
    QCOMPARE(session->match().moves().size(), std::size_t{3});
    session->goBackTo(1);
    QCOMPARE(session->match().moves().size(), std::size_t{1});
}

void TestSessionUndo::onePieceIsWithdrawn() {
    const auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    engine::ActionList legal;
    std::vector<engine::Action> pieces;
    for (int piece = 0; piece < 2; ++piece) {
        session->match().legalActions(legal);
        pieces.push_back(legal[static_cast<std::size_t>(piece)]);
        QVERIFY(!session->play(pieces.back()));
    }
    QVERIFY(session->withdraw(0));
    QCOMPARE(session->match().moves().size(), std::size_t{1});
    QVERIFY(session->match().moves().front().action == pieces.back());
    QCOMPARE(stored(), std::size_t{1});
    QVERIFY(!session->withdraw(7));
}

void TestSessionUndo::staleSearchIsDiscarded() {
    HeldGame held(sample_.module());
    session::Session session(held, newGame(QStringLiteral("sample"), {"human", "easy"}), sagaPath(),
                             session::Options());
    session.setLeastPace(0);
    session.start();
    QVERIFY(play(session, "bid done"));
    QTRY_COMPARE(held.asked(), 1);
    session.undo();
    QVERIFY(session.match().moves().empty());
    held.letGo(1);
    QTRY_COMPARE(held.done(), 1);
    QCoreApplication::processEvents();
    QVERIFY(session.match().moves().empty());
    QVERIFY(session.mayDecide());
    held.letGo(1000); // play continues
    QVERIFY(play(session, "bid done"));
    QTRY_VERIFY(session.match().moves().size() > 1);
    session.setPaused(true);
}

HEOROT_SUITE(TestSessionUndo)
#include "tst_session_undo.moc"
