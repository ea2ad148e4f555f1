// SPDX-License-Identifier: GPL-3.0-or-later
// The table page by mouse and keys: a game is played on it, undo follows the rules, the end shows the scores. For
// hand-overs see tst_hand_over.cpp.
#include "game/standing.h"
#include "session/saga_file.h"
#include "suite/widget_suite.h"
#include "table_fixture.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

class TestTablePage final : public TableFixture {
    Q_OBJECT

  private slots:
    void boardMovesBesideTheDrawer();
    void gameIsPlayedByItsSpots();
    void panelsNameTheStyleOfComputers_data();
    void panelsNameTheStyleOfComputers();
    void undoAndRedoByKeys();
    void demoEndsWithTheScores_data();
    void demoEndsWithTheScores();
    void pauseAndStepByKeys();
    void paceIsChosenInTheMenu();
    void logLineUndoesToItsMove();
    void onePieceIsUndoneFromTheLog();
    void laidPieceIsTakenBackByItsSpot();
    void digitsChooseWithoutTheFocus();
    void momentsAreShownOneByOne();
    void escapeSkipsAllMoments();
    void logLiesOverTheBoard_data();
    void logLiesOverTheBoard();
};

void TestTablePage::logLiesOverTheBoard_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%d", size.width()) << size;
}

/// The board keeps its size and place.
void TestTablePage::logLiesOverTheBoard() {
    QFETCH(QSize, size);
    TablePage& page = open({"human", "human"}, quickSettings(), size, &movie_.module());
    press("takeTable");
    const ui::BoardWidget& board = page.board().board();
    const QString space = QStringLiteral("space/c3");
    const QRectF before = board.spotArea(space);
    QVERIFY(!before.isEmpty());
    page.actions().log->setChecked(false);
    page.actions().log->trigger();
    QVERIFY(part<LogPanel>("logPanel")->isVisible());
    QCOMPARE(board.spotArea(space), before);
}

void TestTablePage::gameIsPlayedByItsSpots() {
    TablePage& page = open({"human", "v1"});
    while (!page.session().match().isOver()) {
        QTRY_VERIFY(page.session().mayDecide() || page.session().match().isOver());
        if (!page.session().match().isOver()) decide();
    }
    QTRY_VERIFY(part<QWidget>("endScreen")->isVisible());
}

void TestTablePage::undoAndRedoByKeys() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    decide();
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.session().match().moves().size(), std::size_t{0});
    key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
    key(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(page.session().match().moves().size(), std::size_t{0});
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
}

void TestTablePage::demoEndsWithTheScores_data() {
    QTest::addColumn<bool>("shipped");
    QTest::addColumn<QSize>("size");
    QTest::newRow("sample") << false << QSize(1920, 1080);
    QTest::newRow("movie") << true << QSize(1024, 600);
}

void TestTablePage::demoEndsWithTheScores() {
    QFETCH(bool, shipped);
    QFETCH(QSize, size);
    TablePage& page =
        open({"easy", "easy", "random"}, quickSettings(), size, shipped ? &movie_.module() : &sample_.module());
    auto* moments = part<MomentLayer>("momentLayer");
    const auto ended = [&] {
        if (moments->isPlaying()) moments->skipAll();
        return part<QWidget>("endScreen")->isVisible();
    };
    QTRY_VERIFY_WITH_TIMEOUT(ended(), 60'000);
    const engine::Scores scores = page.session().match().scores();
    for (int seat = 0; seat < scores.seats; ++seat) {
        const auto text = [&](const QString& what) {
            return part<QLabel>(qPrintable(QStringLiteral("%1-%2").arg(what).arg(seat)))->text();
        };
        const auto index = static_cast<std::size_t>(seat);
        QCOMPARE(text(QStringLiteral("total")), plainNumber(scores.total[index]));
        QCOMPARE(text(QStringLiteral("place")), game::placeText(scores.place[index]));
        for (int source = 0; source < scores.sources; ++source)
            if (auto* label = page.findChild<QLabel*>(QStringLiteral("part%1-%2").arg(source).arg(seat)))
                QCOMPARE(label->text(), plainNumber(scores.part[index][static_cast<std::size_t>(source)]));
        QCOMPARE(part<ScoreChart>("scoreChart")->points()[index].back(), scores.total[index]);
        QCOMPARE(part<ScoreChart>("scoreChart")->points()[index].size(), page.session().match().moves().size() + 1);
    }
}

void TestTablePage::pauseAndStepByKeys() {
    TablePage& page = open({"human", "v1", "v1"});
    key(Qt::Key_P);
    QVERIFY(page.session().isPaused());
    QVERIFY(play(page.session(), "bid done"));
    QTRY_VERIFY(!page.session().isThinking());
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
    key(Qt::Key_N);
    QTRY_COMPARE(page.session().match().moves().size(), std::size_t{2});
    key(Qt::Key_P);
    QVERIFY(!page.session().isPaused());
    QTRY_VERIFY(page.session().match().moves().size() > 2);
}

void TestTablePage::paceIsChosenInTheMenu() {
    TablePage& page = open({"human", "easy"});
    QSignalSpy chosen(&page, &TablePage::paceChosen);
    part<QSlider>("pace")->setValue(25);
    QCOMPARE(page.settings().paceMs, 2500);
    QCOMPARE(chosen.count(), 1);
}

void TestTablePage::logLineUndoesToItsMove() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    decide();
    decide();
    QVERIFY(page.session().waitingFor() == nobody);
    auto& view = part<LogPanel>("logPanel")->view();
    const auto click = [&](int fromEnd) {
        const QModelIndex line = view.model()->index(view.model()->rowCount() - fromEnd, 0);
        view.scrollTo(line);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(line).center());
    };
    click(1);
    press("timeStripGoBack");
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
}

void TestTablePage::onePieceIsUndoneFromTheLog() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    decide();
    decide();
    QVERIFY(page.session().waitingFor() == nobody);
    const engine::Action second = page.session().match().moves()[1].action;
    auto& view = part<LogPanel>("logPanel")->view();
    const QModelIndex line = view.model()->index(view.model()->rowCount() - 2, 0);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(line).center());
    press("timeStripWithdraw");
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
    QVERIFY(page.session().match().moves().front().action == second);
}

void TestTablePage::laidPieceIsTakenBackByItsSpot() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    decide();
    decide();
    const engine::Action second = page.session().match().moves()[1].action;
    const QRectF first = page.board().board().spotArea(QStringLiteral("bid/0"));
    QTest::mouseClick(&page.board().board(), Qt::LeftButton, {}, first.center().toPoint());
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
    QVERIFY(page.session().match().moves().front().action == second);
    QVERIFY(page.session().mayDecide());
}

/// Even a digit without a meaning, wherever the focus is.
void TestTablePage::digitsChooseWithoutTheFocus() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    page.board().board().clearFocus();
    QTest::keyClick(&page, Qt::Key_9);
    QTest::keyClick(&page, Qt::Key_X);
    QVERIFY(page.session().match().moves().empty());
    QTest::keyClick(&page, Qt::Key_1);
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
}

void TestTablePage::momentsAreShownOneByOne() {
    TablePage& page = open({"human", "easy"});
    QVERIFY(play(page.session(), "bid done"));
    auto* moments = part<MomentLayer>("momentLayer");
    QTRY_VERIFY(moments->isPlaying()); // the round is won
    const auto moves = page.session().match().moves().size();
    const QString sentence = part<QLabel>("momentSentence")->text();
    QVERIFY(!sentence.isEmpty());
    QTRY_VERIFY(!page.session().isThinking());
    QCOMPARE(page.session().match().moves().size(), moves); // computer players wait for the animation
    QVERIFY(!page.board().chooser().isOpen());
    QTest::keyClick(moments, Qt::Key_Space);
    QVERIFY(!moments->isPlaying());
    QTRY_VERIFY(page.board().chooser().isOpen() || page.session().match().moves().size() > moves);
}

void TestTablePage::escapeSkipsAllMoments() {
    TablePage& page = open({"human", "easy"});
    auto* moments = part<MomentLayer>("momentLayer");
    const auto moment = [&](const char* text) {
        return game::Moment{page.board().board().scene(), QString::fromLatin1(text)};
    };
    moments->play({moment("one"), moment("two"), moment("three")}, std::nullopt);
    QCOMPARE(part<QLabel>("momentSentence")->text(), QStringLiteral("one"));
    QTest::mouseClick(moments, Qt::LeftButton);
    QCOMPARE(part<QLabel>("momentSentence")->text(), QStringLiteral("two"));
    QTest::keyClick(moments, Qt::Key_Escape);
    QVERIFY(!moments->isPlaying());
    QVERIFY(page.board().chooser().isOpen());
    QSignalSpy shown(moments, &MomentLayer::shown);
    QSignalSpy ended(moments, &MomentLayer::ended);
    moments->play({moment("one"), moment("two")}, 1);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(shown.count(), 2);
}

void TestTablePage::panelsNameTheStyleOfComputers_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"movie", "legend", "raiders"}) QTest::newRow(id) << QString::fromLatin1(id);
}

void TestTablePage::panelsNameTheStyleOfComputers() {
    QFETCH(QString, id);
    ShippedGame shipped(id);
    TablePage& page = open({"human", "easy-bold"}, quickSettings(), {1280, 800}, &shipped.module());
    const auto& spots = page.board().board().scene().spots;
    QVERIFY(std::any_of(spots.begin(), spots.end(), [](const game::Spot& spot) {
        return spot.description.contains(QStringLiteral("computer, easy, bold"));
    }));
    page_.reset(); // before its game
}

/// Once a line of the log means something under it, and until it is closed.
void TestTablePage::boardMovesBesideTheDrawer() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1024, 600}, &movie_.module());
    ui::BoardWidget& board = page.board().board();
    const QString under = QStringLiteral("space/e3"), free = QStringLiteral("space/a3");
    const QRectF before = board.spotArea(under);
    press("openLog");
    auto* drawer = part<LogPanel>("logPanel");
    QVERIFY(before.intersects(drawer->geometry()));
    emit drawer->lighted({free});
    QCOMPARE(board.spotArea(under), before);
    emit drawer->lighted({under});
    QVERIFY(!board.spotArea(under).intersects(drawer->geometry()));
    key(Qt::Key_Escape);
    QVERIFY(!drawer->isVisible());
    QCOMPARE(board.spotArea(under), before);
}

HEOROT_WIDGET_SUITE(TestTablePage)
#include "tst_table_page.moc"
