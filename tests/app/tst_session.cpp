// SPDX-License-Identifier: GPL-3.0-or-later
// A game in the window without the window: whose table it is, computer players at their pace, the way back, the saga
// on the disk after every action.
#include "games.h"
#include "heorot/session.h"
#include "plugin/saga_file.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

Q_DECLARE_METATYPE(heorot::app::Settings)

class TestSession : public QObject {
    Q_OBJECT

  private slots:
    void init();

    void onlyPersonHasTheTable();
    void demoIsSeenByNobodyAndPlaysToTheEnd();
    void tableIsTakenByTheNextPerson();
    void withoutCardsTheTableTurns();
    void viewerCannotPlayForOthers();
    void everyActionIsSaved();
    void killedGameGoesOn();
    void unsavedGameIsSaidAndGoesOn();
    void savedElsewhereStaysThere();

    void undoTakesComputerMovesBackToo();
    void undoStopsAtWhatWasShown();
    void casualUndoMarksTheGame();
    void previousPersonMayUndoUntilTheTableIsTaken();
    void redoGoesOn();
    void resetGoesToTheStartOfTheTurn();
    void backToALine();
    void onePieceIsWithdrawn();
    void staleSearchIsDropped();

    void movesWaitForThePace();
    void pauseHoldsAndStepPlaysOne();
    void heldTableWaits();
    void forcedDecisionsArePlayedIfWanted_data();
    void forcedDecisionsArePlayedIfWanted();
    void hintIsLegalAndOnlyForTheViewer();
    void recapBeginsAfterTheOwnLastTurn();
    void rematchRotatesTheSeats();

  private:
    QString sagaPath() const { return folder_->filePath(QStringLiteral("games/a.saga")); }
    std::unique_ptr<GameSession> begin(const std::vector<std::string>& players, Settings settings = quickSettings()) {
        auto session = std::make_unique<GameSession>(sample_.module(), newGame(QStringLiteral("sample"), players),
                                                     sagaPath(), settings);
        session->setLeastPace(0);
        return session;
    }
    std::size_t stored() { return plugin::loadSaga(sagaPath(), sample_.finder()).match->moves().size(); }

    SampleGame sample_;
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestSession::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    folder_ = std::make_unique<QTemporaryDir>();
}

void TestSession::onlyPersonHasTheTable() {
    const auto session = begin({"easy", "human"});
    QCOMPARE(session->viewer(), engine::Seat{1});
    session->start();
    QTRY_VERIFY(session->mayDecide());
    QCOMPARE(session->viewer(), engine::Seat{1});
    QCOMPARE(session->waitingFor(), nobody);
}

void TestSession::demoIsSeenByNobodyAndPlaysToTheEnd() {
    const auto session = begin({"easy", "random", "easy"});
    QSignalSpy finished(session.get(), &GameSession::finished);
    session->start();
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 30'000);
    QVERIFY(session->match().isOver());
    QCOMPARE(session->viewer(), nobody);
}

void TestSession::tableIsTakenByTheNextPerson() {
    const auto session = begin({"human", "human"});
    QSignalSpy handOver(session.get(), &GameSession::handOverNeeded);
    session->start();
    QCOMPARE(handOver.count(), 1);
    QCOMPARE(session->viewer(), nobody);
    QCOMPARE(session->waitingFor(), engine::Seat{0});
    QVERIFY(!play(*session, "bid done"));
    session->takeTable();
    QCOMPARE(session->viewer(), engine::Seat{0});
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(handOver.count(), 2);
    QCOMPARE(session->viewer(), engine::Seat{0});
    QCOMPARE(session->waitingFor(), engine::Seat{1});
    QVERIFY(!session->mayDecide());
}

void TestSession::withoutCardsTheTableTurns() {
    Settings settings = quickSettings();
    settings.handOverCard = false;
    const auto session = begin({"human", "human"}, settings);
    QSignalSpy handOver(session.get(), &GameSession::handOverNeeded);
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
    GameSession session(held, newGame(QStringLiteral("sample"), {"easy", "human"}), {}, quickSettings());
    session.start();
    QVERIFY(!play(session, "bid done"));
    QVERIFY(session.match().moves().empty());
    held.letGo(1);
}

void TestSession::everyActionIsSaved() {
    Settings settings = quickSettings();
    settings.casualUndo = true;
    const auto session = begin({"human", "easy"}, settings);
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

void TestSession::killedGameGoesOn() {
    auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    const auto state = session->match().describeState();
    session.reset();
    auto saga = plugin::loadSaga(sagaPath(), sample_.finder());
    GameSession again(sample_.module(), std::move(saga.match), {}, sagaPath(), quickSettings());
    again.start();
    QVERIFY(again.match().describeState() == state);
    QCOMPARE(again.waitingFor(), engine::Seat{1});
    again.takeTable();
    QVERIFY(play(again, "bid done"));
    QCOMPARE(stored(), std::size_t{2});
}

void TestSession::unsavedGameIsSaidAndGoesOn() {
    QFile blocker(folder_->filePath(QStringLiteral("games")));
    QVERIFY(blocker.open(QIODevice::WriteOnly)); // a file where the folder should be
    const auto session = begin({"human", "human"});
    QSignalSpy failed(session.get(), &GameSession::saveFailed);
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

void TestSession::savedElsewhereStaysThere() {
    const auto session = begin({"human", "human"});
    session->start();
    const QString elsewhere = folder_->filePath(QStringLiteral("mine.saga"));
    QVERIFY(session->saveAs(elsewhere));
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(plugin::loadSaga(elsewhere, sample_.finder()).match->moves().size(), std::size_t{1});
    QCOMPARE(stored(), std::size_t{0});
    QSignalSpy failed(session.get(), &GameSession::saveAsFailed);
    QVERIFY(!session->saveAs(elsewhere + QStringLiteral("/in-a-file.saga")));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(session->path(), elsewhere);
}

void TestSession::undoTakesComputerMovesBackToo() {
    const auto session = begin({"human", "easy"});
    session->start();
    QVERIFY(!session->canUndo());
    const auto bid = session->hint();
    QVERIFY(bid);
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(!session->play(legal[0])); // bids a piece; the bid goes on
    QVERIFY(session->canUndo());
    session->undo();
    QVERIFY(session->match().moves().empty());
    QVERIFY(session->canRedo());
}

void TestSession::undoStopsAtWhatWasShown() {
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

void TestSession::casualUndoMarksTheGame() {
    Settings settings = quickSettings();
    settings.casualUndo = true;
    const auto session = begin({"human", "easy"}, settings);
    session->start();
    QVERIFY(play(*session, "bid done"));
    QTRY_VERIFY(session->mayDecide());
    QVERIFY(session->canUndo());
    session->undo();
    QVERIFY(session->match().moves().empty());
    QVERIFY(session->match().marked());
    QVERIFY(plugin::loadSaga(sagaPath(), sample_.finder()).match->marked());
}

void TestSession::previousPersonMayUndoUntilTheTableIsTaken() {
    const auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    QCOMPARE(session->waitingFor(), engine::Seat{1});
    QVERIFY(session->canUndo());
    session->undo();
    QCOMPARE(session->waitingFor(), nobody);
    QVERIFY(session->mayDecide());
    QCOMPARE(session->viewer(), engine::Seat{0});
    QVERIFY(play(*session, "bid done"));
    session->takeTable();
    QVERIFY(!session->canUndo());
}

void TestSession::redoGoesOn() {
    const auto session = begin({"human", "human"});
    session->start();
    session->takeTable();
    QVERIFY(play(*session, "bid done"));
    session->undo();
    QVERIFY(session->canRedo());
    session->redo();
    QCOMPARE(session->waitingFor(), engine::Seat{1});
    QCOMPARE(session->viewer(), engine::Seat{0});
    QVERIFY(!session->canRedo());
}

void TestSession::resetGoesToTheStartOfTheTurn() {
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

void TestSession::backToALine() {
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

void TestSession::onePieceIsWithdrawn() {
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

void TestSession::staleSearchIsDropped() {
    HeldGame held(sample_.module());
    GameSession session(held, newGame(QStringLiteral("sample"), {"human", "easy"}), sagaPath(), quickSettings());
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
    held.letGo(1000); // it can be played on
    QVERIFY(play(session, "bid done"));
    QTRY_VERIFY(session.match().moves().size() > 1);
    session.setPaused(true);
}

void TestSession::movesWaitForThePace() {
    const auto session = begin({"easy", "human"});
    session->setLeastPace(60'000);
    QSignalSpy moved(session.get(), &GameSession::moved);
    session->start();
    QTRY_VERIFY(!session->isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(moved.count(), 0);
    session->setLeastPace(0);
    Settings quick = session->settings();
    quick.paceMs = 1;
    session->setSettings(quick);
    QTRY_VERIFY(moved.count() > 0);
}

void TestSession::pauseHoldsAndStepPlaysOne() {
    const auto session = begin({"easy", "easy"});
    session->setPaused(true);
    QSignalSpy moved(session.get(), &GameSession::moved);
    session->start();
    QTRY_VERIFY(!session->isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(moved.count(), 0);
    session->step();
    QTRY_COMPARE(moved.count(), 1);
    QTRY_VERIFY(!session->isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(moved.count(), 1);
    session->setPaused(false);
    QTRY_VERIFY(moved.count() > 3);
}

void TestSession::heldTableWaits() {
    const auto session = begin({"easy", "easy"});
    session->setHeld(true);
    session->start();
    QTRY_VERIFY(!session->isThinking());
    QCoreApplication::processEvents();
    QVERIFY(session->match().moves().empty());
    session->setHeld(false);
    QTRY_VERIFY(!session->match().moves().empty());
}

void TestSession::forcedDecisionsArePlayedIfWanted_data() {
    QTest::addColumn<bool>("wanted");
    QTest::newRow("wanted") << true;
    QTest::newRow("not wanted") << false;
}

void TestSession::forcedDecisionsArePlayedIfWanted() {
    QFETCH(bool, wanted);
    Settings settings = quickSettings();
    settings.playForced = wanted;
    const auto session = begin({"human", "human"}, settings);
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
        QCoreApplication::processEvents();
        QVERIFY(session->mayDecide());
    } else {
        QCoreApplication::processEvents();
        QVERIFY(session->mayDecide());
    }
}

void TestSession::hintIsLegalAndOnlyForTheViewer() {
    const auto session = begin({"human", "human"});
    session->start();
    QVERIFY(!session->hint());
    session->takeTable();
    const auto hint = session->hint();
    QVERIFY(hint);
    QVERIFY(!session->match().validate(*hint));
}

void TestSession::recapBeginsAfterTheOwnLastTurn() {
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
    const NewGame next = session->rematch();
    QCOMPARE(next.game, QStringLiteral("sample"));
    QVERIFY(next.seating.names == (std::vector<std::string>{"B", "C", "A"}));
    QVERIFY(next.seating.players == (std::vector<std::string>{"easy", "random", "human"}));
    QVERIFY(next.seating.colours == (std::vector<std::uint8_t>{1, 2, 0}));
    QVERIFY(next.seating.persons == engine::SeatSet::of(2));
    QVERIFY(next.setup.options == session->match().setup().options);
    QVERIFY(next.setup.seed != session->match().setup().seed);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
