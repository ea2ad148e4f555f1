// SPDX-License-Identifier: GPL-3.0-or-later
// The log as a time line: each line shows its position as the viewer saw it, to look at only.
#include "story_fixture.h"
#include "suite/widget_suite.h"

#include <QMenu>
#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

class TestTimeLine final : public StoryFixture {
    Q_OBJECT

  private slots:
    void lineShowsItsPosition_data() { addGames(); }
    void lineShowsItsPosition();
    void arrowsGoFromLineToLine();
    void stripCoversNothing_data();
    void stripCoversNothing();
    void computersWaitMeanwhile();
    void reasonShowsItsMoment();
    void menuOfALine();
    void playOnFromALine();
    void coveredTableShowsNoPast();
    void nextPersonBeginsAtThePresent();
    void undoReturnsToThePresent();
    void finishedGamesAreLookedAt();
    void pressCompletesAMovement();

  private:
    LogPanel& panel() { return *part<LogPanel>("logPanel"); }
    /// A row of the log that belongs to a move, and that move.
    std::pair<QModelIndex, std::size_t> rowOfMove(int fromEnd) {
        const QAbstractItemModel& rows = *panel().view().model();
        for (int row = rows.rowCount(); row-- > 0;) {
            const QVariant move = rows.index(row, 0).data(LogModel::MoveRole);
            // A click on closed lines opens them.
            const bool isClosed = rows.index(row, 0).data(LogRows::FoldedRole).toInt() > 0 &&
                                  !rows.index(row, 0).data(LogRows::OpenRole).toBool();
            if (move.isValid() && !isClosed && --fromEnd <= 0) return {rows.index(row, 0), move.toULongLong()};
        }
        qFatal("the log has no such line");
    }
    void click(const QModelIndex& row) {
        panel().view().scrollTo(row);
        QTest::mouseClick(panel().view().viewport(), Qt::LeftButton, {}, panel().view().visualRect(row).center());
    }
};

void TestTimeLine::lineShowsItsPosition() {
    QFETCH(QString, game);
    openTold(game);
    const std::size_t moves = session().match().moves().size();
    const auto [row, move] = rowOfMove(3);
    click(row);
    QVERIFY(strip().isVisible());
    QVERIFY(!line().isVisible());
    QVERIFY(marks().isPast);
    QVERIFY(showsPosition(move + 1, session().viewer()));
    QCOMPARE(strip().move(), std::optional(move));
    QVERIFY(strip().spoken().contains(session().report(move, session().viewer()).lines.front().sentence));
    QCOMPARE(part<QLabel>("status")->text(), strip().spoken());
    QCOMPARE(marks().outlines.size(), std::size_t{1});
    chooseAll();
    QCOMPARE(session().match().moves().size(), moves);
    QTest::keyClick(&strip(), Qt::Key_Escape);
    QVERIFY(!strip().isVisible());
    QVERIFY(line().isVisible());
    QVERIFY(showsNow());
    QVERIFY(board().hasFocus());
    // With the keys.
    panel().view().setFocus();
    panel().view().setCurrentIndex(row);
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QVERIFY(strip().isVisible());
    press("timeStripNow");
    QVERIFY(showsNow());
}

void TestTimeLine::arrowsGoFromLineToLine() {
    openTold(QStringLiteral("movie"));
    click(rowOfMove(1).first);
    std::vector<std::size_t> told;
    for (std::size_t move = 0; move < session().match().moves().size(); ++move)
        if (!session().report(move, 0).lines.empty()) told.push_back(move);
    QVERIFY(told.size() > 2);
    for (std::size_t i = told.size(); i-- > 0;) {
        QCOMPARE(strip().move(), std::optional(told[i]));
        QVERIFY(showsPosition(told[i] + 1, 0));
        QTest::keyClick(&strip(), Qt::Key_Left);
    }
    QVERIFY(!strip().move());
    QVERIFY(showsPosition(0, 0));
    QTest::keyClick(&strip(), Qt::Key_Left);
    QVERIFY(!strip().move());
    press("timeStripForward");
    QCOMPARE(strip().move(), std::optional(told[0]));
    key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(strip().move(), std::optional(told[1]));
    key(Qt::Key_Escape);
    QVERIFY(showsNow());
}

void TestTimeLine::stripCoversNothing_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"movie", "legend", "raiders"})
        for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
}

void TestTimeLine::stripCoversNothing() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    openTold(game, size);
    emit panel().moveChosen(rowOfMove(1).second, {});
    QVERIFY(strip().isVisible());
    QVERIFY(page_->rect().contains(strip().geometry()));
    for (const game::Spot& spot : board().scene().spots)
        QVERIFY2(!board().spotArea(spot.id).adjusted(1, 1, -1, -1).intersects(QRectF(strip().geometry())),
                 qPrintable(spot.id));
    for (const QWidget* part : strip().findChildren<QWidget*>())
        if (part->isVisible() && part->parentWidget() == &strip())
            QVERIFY2(strip().rect().contains(part->geometry()), qPrintable(part->objectName()));
    // The position is laid out anew with the window.
    page_->resize(size + QSize(40, 30));
    QVERIFY(marks().isPast);
    QVERIFY(showsPosition(*strip().move() + 1, 0));
}

void TestTimeLine::computersWaitMeanwhile() {
    openTold(QStringLiteral("movie"));
    session().setPaused(true);
    while (session().mayDecide()) goOn();
    click(rowOfMove(2).first);
    QVERIFY(marks().isPast);
    const std::size_t moves = session().match().moves().size();
    session().setPaused(false);
    QTRY_VERIFY(!session().isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(session().match().moves().size(), moves);
    QVERIFY(marks().isPast);
    QTest::keyClick(&strip(), Qt::Key_Escape);
    QTRY_VERIFY(session().match().moves().size() > moves);
}

void TestTimeLine::reasonShowsItsMoment() {
    openTold(QStringLiteral("movie"));
    page_->actions().why->trigger();
    const std::size_t move = *part<WhyCard>("whyCard")->move();
    press("whyMoment");
    QCOMPARE(strip().move(), std::optional(move));
    QVERIFY(part<WhyCard>("whyCard")->isVisible());
    QVERIFY(showsPosition(move + 1, 0));
}

void TestTimeLine::menuOfALine() {
    openTold(QStringLiteral("movie"));
    const auto [row, move] = rowOfMove(1);
    panel().view().scrollTo(row);
    emit panel().view().customContextMenuRequested(panel().view().visualRect(row).center());
    auto* menu = part<QMenu>("lineMenu");
    QStringList texts;
    for (const QAction* action : menu->actions()) texts << action->text();
    const QString name =
        QString::fromStdString(session().match().seating().names[session().match().moves()[move].seat]);
    QCOMPARE(texts, (QStringList{QStringLiteral("Show this moment"), QStringLiteral("Why did %1 play that?").arg(name),
                                 QStringLiteral("Play on from here, as a new game")}));
    menu->actions().front()->trigger();
    menu->close();
    QCOMPARE(strip().move(), std::optional(move));
}

void TestTimeLine::playOnFromALine() {
    openTold(QStringLiteral("movie"));
    QSignalSpy asked(page_.get(), &TablePage::playOn);
    const auto [row, move] = rowOfMove(2);
    click(row);
    press("timeStripPlayOn");
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().value<std::size_t>(), move + 1);
    const auto begun = session::matchUntil(session().game(), session().match(), move + 1, {.seed = 4});
    QVERIFY(showsPosition(begun->moves().size(), 0));
    // Not where nobody plays.
    open({"v1", "v1"}, quickSettings(), {1920, 1080}, &movie_.module());
    session().setPaused(true);
    QTRY_VERIFY(!session().isThinking());
    session().playOneComputerMove();
    QTRY_VERIFY(!session().match().moves().empty());
    click(rowOfMove(1).first);
    QVERIFY(strip().isVisible());
    QVERIFY(!part<QWidget>("timeStripPlayOn")->isVisible());
}

void TestTimeLine::coveredTableShowsNoPast() {
    open({"human", "human"});
    press("takeTable");
    decide();
    QVERIFY(play(session(), "bid done"));
    QVERIFY(session().waitingFor() != nobody);
    click(rowOfMove(1).first);
    QVERIFY(!strip().isVisible());
    QVERIFY(!marks().isPast);
    key(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!line().isVisible());
}

void TestTimeLine::nextPersonBeginsAtThePresent() {
    open({"human", "human"});
    press("takeTable");
    QVERIFY(play(session(), "bid done"));
    press("takeTable");
    click(rowOfMove(1).first);
    QVERIFY(showsPosition(rowOfMove(1).second + 1, 1));
    QVERIFY(play(session(), "bid done"));
    QVERIFY(!strip().isVisible());
    QVERIFY(!marks().isPast);
}

void TestTimeLine::undoReturnsToThePresent() {
    open({"human", "human"});
    press("takeTable");
    decide();
    decide();
    QVERIFY(page_->actions().undo->isEnabled());
    click(rowOfMove(2).first);
    QVERIFY(!page_->actions().undo->isEnabled());
    Settings settings = page_->settings();
    settings.theme = ui::ThemeId::Dark;
    page_->setSettings(settings);
    QVERIFY(marks().isPast);
    session().setOptions(session().options());
    QVERIFY(marks().isPast);
    QVERIFY(session().undo());
    QVERIFY(!marks().isPast);
    QVERIFY(!strip().isVisible());
}

void TestTimeLine::finishedGamesAreLookedAt() {
    open({"human", "v1"});
    while (!session().match().isOver()) goOn();
    QTRY_VERIFY(part<QWidget>("endScreen")->isVisible());
    emit panel().moveChosen(rowOfMove(1).second, {});
    QVERIFY(!strip().isVisible());
    key(Qt::Key_Escape);
    QTest::keyClick(page_.get(), Qt::Key_Escape);
    QVERIFY(!part<QWidget>("endScreen")->isVisible());
    click(rowOfMove(4).first);
    QVERIFY(strip().isVisible());
    QVERIFY(showsPosition(rowOfMove(4).second + 1, session().viewer()));
    QVERIFY(part<QWidget>("timeStripPlayOn")->isVisible());
}

/// A press completes the flight of a piece, and the space bar too.
void TestTimeLine::pressCompletesAMovement() {
    Settings settings = quickSettings();
    settings.animationSpeed = 1;
    openTold(QStringLiteral("movie"), {1920, 1080}, settings);
    for (const bool byKey : {true, false}) {
        // The first move once more.
        const auto& flights = session().report(0, session().viewer()).movements;
        page_->board().showPast(session().match(), 0, {}, {}, {});
        page_->board().showPast(session().match(), 1, {}, {}, {flights, 1});
        QVERIFY(board().isMoving());
        if (byKey)
            QTest::keyClick(&board(), Qt::Key_Space);
        else
            QTest::mousePress(&board(), Qt::LeftButton, {}, {2, 2});
        QVERIFY(!board().isMoving());
    }
}

HEOROT_WIDGET_SUITE(TestTimeLine)
#include "tst_time_line.moc"
