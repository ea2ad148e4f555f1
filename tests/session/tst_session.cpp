// SPDX-License-Identifier: GPL-3.0-or-later
// A session without a window: whose table it is, computer players and their pace, undo and redo, saving after every
// action.
#include "game/seating.h"
#include "session_fixture.h"
#include "suite/suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::test;
using engine::nobody;

class TestSession final : public SessionFixture {
    Q_OBJECT

  private slots:
    void onlyPersonIsTheViewer();
    void demoHasNoViewerAndPlaysToTheEnd();
    void tableIsTakenByTheNextPerson();
    void withoutHandOverTheViewerChanges();
    void viewerCannotPlayForOthers();
    void everyActionIsSaved();
    void killedGameResumes();
    void failedSaveIsReportedAndPlayContinues();
    void saveAsChangesTheFile();

    void computerMovesWaitForThePace();
    void pauseHoldsAndStepPlaysOneMove();
    void secretChoiceIsOneStep_data();
    void secretChoiceIsOneStep();
    void heldSessionShowsNoMoves();
    void illegalComputerMoveStopsTheGame();
    void forcedDecisionsArePlayedIfEnabled_data();
    void forcedDecisionsArePlayedIfEnabled();
    void recapBeginsAfterThePreviousTurn();
    void rematchRotatesTheSeats();
};

void TestSession::onlyPersonIsTheViewer() {
    const auto session = begin({"easy", "human"});
    QCOMPARE(session->viewer(), engine::Seat{1});
    session->start();
    QTRY_VERIFY(session->mayDecide());
    QCOMPARE(session->viewer(), engine::Seat{1});
    QCOMPARE(session->waitingFor(), nobody);
}

void TestSession::demoHasNoViewerAndPlaysToTheEnd() {
    const auto session = begin({"easy", "random", "easy"});
    QSignalSpy finished(session.get(), &session::Session::finished);
    session->start();
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 30'000);
    QVERIFY(session->match().isOver());
    QCOMPARE(session->viewer(), nobody);
}

void TestSession::tableIsTakenByTheNextPerson() {
    const auto session = begin({"human", "human"});
    QSignalSpy handOver(session.get(), &session::Session::handOverNeeded);
    session->start();
    QCOMPARE(handOver.count(), 1);
    QCOMPARE(session->viewer(), nobody);
    QCOMPARE(session->waitingFor(), engine::Seat{0});
    QVERIFY(!play(*session, "bid done"));
    session->takeTable();
    QCOMPARE(session->viewer(), engine::Seat{0});
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(handOver.count(), 2);
    QCOMPARE(session->viewer(), nobody);
    QCOMPARE(session->waitingFor(), engine::Seat{1});
    QVERIFY(!session->mayDecide());
}

void TestSession::withoutHandOverTheViewerChanges() {
    session::Options options;
    options.handOver = session::HandOver::Never;
    const auto session = begin({"human", "human"}, options);
    QSignalSpy handOver(session.get(), &session::Session::handOverNeeded);
    session->start();
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(handOver.count(), 0);
    QCOMPARE(session->viewer(), engine::Seat{1});
    session->undo();
    QCOMPARE(session->viewer(), engine::Seat{0});
    QVERIFY(session->match().moves().empty());
}

void TestSession::viewerCannotPlayForOthers() {
    HeldGame held(sample_.module());
    session::Session session(held, newGame(QStringLiteral("sample"), {"easy", "human"}), {}, session::Options());
    session.start();
    QVERIFY(!play(session, "bid done"));
    QVERIFY(session.match().moves().empty());
    held.letGo(1);
}

void TestSession::everyActionIsSaved() {
    session::Options options;
    options.casualUndo = true;
    const auto session = begin({"human", "easy"}, options);
    session->start();
    QCOMPARE(stored(), std::size_t{0});
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(stored(), std::size_t{1});
    QTRY_VERIFY(session->mayDecide());
    const std::size_t now = session->match().moves().size();
    QCOMPARE(stored(), now);
    session->undo();
    QCOMPARE(stored(), session->match().moves().size());
    QVERIFY(stored() < now);
    session->redo();
    QTRY_COMPARE(stored(), session->match().moves().size());
}

void TestSession::killedGameResumes() {
    auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    const auto state = session->match().describeState();
    session.reset();
    auto saga = session::loadSaga(sagaPath(), sample_.finder());
    session::Session again(sample_.module(), std::move(saga.match), {}, sagaPath(), session::Options());
    again.start();
    QVERIFY(again.match().describeState() == state);
    QCOMPARE(again.waitingFor(), engine::Seat{1});
    again.takeTable();
    QVERIFY(play(again, "bid done"));
    QCOMPARE(stored(), std::size_t{2});
}

void TestSession::failedSaveIsReportedAndPlayContinues() {
    QFile blocker(folder_->filePath(QStringLiteral("games")));
    QVERIFY(blocker.open(QIODevice::WriteOnly)); // a file in place of the folder
    const auto session = begin({"human", "human"});
    QSignalSpy failed(session.get(), &session::Session::saveFailed);
    session->start();
    QCOMPARE(failed.count(), 1);
    QVERIFY(!failed.first().first().toString().isEmpty());
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(failed.count(), 2);
    QCOMPARE(session->match().moves().size(), std::size_t{1});
    QVERIFY(blocker.remove());
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(stored(), std::size_t{2});
}

void TestSession::saveAsChangesTheFile() {
    const auto session = begin({"human", "human"});
    session->start();
    const QString elsewhere = folder_->filePath(QStringLiteral("mine.saga"));
    QVERIFY(session->saveAs(elsewhere));
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(session::loadSaga(elsewhere, sample_.finder()).match->moves().size(), std::size_t{1});
    QCOMPARE(stored(), std::size_t{0});
    QSignalSpy failed(session.get(), &session::Session::saveAsFailed);
    QVERIFY(!session->saveAs(elsewhere + QStringLiteral("/in-a-file.saga")));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(session->path(), elsewhere);
}

void TestSession::computerMovesWaitForThePace() {
    const auto session = begin({"easy", "human"});
    session->setLeastPace(60'000);
    QSignalSpy played(session.get(), &session::Session::played);
    session->start();
    QTRY_VERIFY(!session->isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(played.count(), 0);
    session->setLeastPace(0);
    session::Options quick = session->options();
    quick.paceMs = 1;
    session->setOptions(quick);
    QTRY_VERIFY(played.count() > 0);
}

void TestSession::pauseHoldsAndStepPlaysOneMove() {
    const auto session = begin({"easy", "easy"});
    session->setPaused(true);
    QSignalSpy played(session.get(), &session::Session::played);
    session->start();
    QTRY_VERIFY(!session->isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(played.count(), 0);
    session->playOneComputerMove();
    QTRY_COMPARE(played.count(), 1);
    QTRY_VERIFY(!session->isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(played.count(), 1);
    session->setPaused(false);
    QTRY_VERIFY(played.count() > 3);
}

void TestSession::secretChoiceIsOneStep_data() {
    QTest::addColumn<int>("pieces");
    for (const int pieces : {0, 1, 2}) QTest::addRow("%d pieces", pieces) << pieces;
}

/// One pause, one press of "One step" and one change, however many pieces a computer player chooses.
void TestSession::secretChoiceIsOneStep() {
    QFETCH(int, pieces);
    BiddingGame bidding(sample_.module(), pieces);
    session::Session session(bidding, newGame(QStringLiteral("sample"), {"easy", "easy", "easy"}), sagaPath(),
                             session::Options());
    session.setLeastPace(0);
    session.setPaused(true);
    QSignalSpy changed(&session, &session::Session::changed);
    session.start();
    QTRY_VERIFY(!session.isThinking());
    for (engine::Seat seat = 0; seat < 2; ++seat) {
        QCOMPARE(session.match().toMove(), seat);
        changed.clear();
        session.playOneComputerMove();
        QTRY_COMPARE(session.match().toMove(), static_cast<engine::Seat>(seat + 1));
        QCOMPARE(changed.count(), 1);
        QTRY_VERIFY(!session.isThinking());
    }
    QCOMPARE(session.match().moves().size(), static_cast<std::size_t>(2 * (pieces + 1)));
    QCOMPARE(stored(), session.match().moves().size());
}

void TestSession::heldSessionShowsNoMoves() {
    const auto session = begin({"easy", "easy"});
    session->setHeld(true);
    session->start();
    QTRY_VERIFY(!session->isThinking());
    QCoreApplication::processEvents();
    QVERIFY(session->match().moves().empty());
    session->setHeld(false);
    QTRY_VERIFY(!session->match().moves().empty());
}

/// Nothing is lost, the session does not hang, and undo lets play continue.
void TestSession::illegalComputerMoveStopsTheGame() {
    const RefusedGame game(sample_.module());
    session::Session session(game, newGame(QStringLiteral("sample"), {"human", "easy"}), sagaPath(),
                             session::Options());
    session.setLeastPace(0);
    QSignalSpy refused(&session, &session::Session::computerRefused);
    session.start();
    QVERIFY(play(session, "bid done"));
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(refused.constFirst().constFirst().value<engine::Seat>(), engine::Seat{1});
    QVERIFY(!session.isThinking());
    QCOMPARE(session.match().moves().size(), std::size_t{1});
    QCOMPARE(stored(), std::size_t{1});
    session.undo();
    QVERIFY(session.mayDecide());
    QVERIFY(play(session, "bid done"));
    QTRY_COMPARE(refused.count(), 2);
}

void TestSession::forcedDecisionsArePlayedIfEnabled_data() {
    QTest::addColumn<bool>("wanted");
    QTest::newRow("wanted") << true;
    QTest::newRow("not wanted") << false;
}

void TestSession::forcedDecisionsArePlayedIfEnabled() {
    QFETCH(bool, wanted);
    session::Options options;
    options.playForced = wanted;
    const auto session = begin({"human", "human"}, options);
    session->start();
    session->takeTable();
    // Bids the whole hand; then only the end of the bid is left.
    engine::ActionList legal;
    session->match().legalActions(legal);
    while (session->mayDecide() && legal.size() > 1) {
        QVERIFY(!session->play(legal[0]));
        session->match().legalActions(legal);
    }
    QVERIFY(session->mayDecide());
    if (wanted) {
        QTRY_COMPARE(session->waitingFor(), engine::Seat{1});
        session->undo(); // and is not played again at once
        session->takeTable();
        QCoreApplication::processEvents();
        QVERIFY(session->mayDecide());
    } else {
        QCoreApplication::processEvents();
        QVERIFY(session->mayDecide());
    }
}

void TestSession::recapBeginsAfterThePreviousTurn() {
    const auto session = begin({"human", "human"});
    session->start();
    QCOMPARE(session->sinceLastTurn(0), std::size_t{0});
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(session->sinceLastTurn(0), std::size_t{1});
    QCOMPARE(session->sinceLastTurn(1), std::size_t{0});
}

void TestSession::rematchRotatesTheSeats() {
    const auto session = begin({"human", "easy", "random"});
    const session::NewGame next = session->rematch();
    QCOMPARE(next.game, QStringLiteral("sample"));
    QVERIFY(next.seating.names == (std::vector<std::string>{"B", "C", "A"}));
    QVERIFY(next.seating.players == (std::vector<std::string>{"easy", "random", "human"}));
    QVERIFY(next.seating.colors == (std::vector<std::uint8_t>{1, 2, 0}));
    QVERIFY(game::personsOf(next.seating) == engine::SeatSet::of(2));
    QVERIFY(next.setup.options == session->match().setup().options);
    QVERIFY(next.setup.seed != session->match().setup().seed);
}

HEOROT_SUITE(TestSession)
#include "tst_session.moc"
