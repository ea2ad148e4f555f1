// SPDX-License-Identifier: GPL-3.0-or-later
// The table page by keys: what Escape closes, what digits choose.
#include "heorot/log_panel.h"
#include "heorot/notice_bar.h"
#include "suite/widget_suite.h"
#include "table_fixture.h"

#include <QDialog>
#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using test::quickSettings;

class TestTableKeys final : public test::TableFixture {
    Q_OBJECT

  private slots:
    void escapeClosesOneLayerAfterAnother();
    void escapeClosesAWarning();
    void escapeClosesWhatWasOpenedLast();
    void keysWorkAfterADialog();
    void nothingIsOpenedDuringMoments();
    void roomOfTheLineIsKeptFromTheStart();
    void unavailableButtonExplainsItself();
};

void TestTableKeys::escapeClosesOneLayerAfterAnother() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1024, 600});
    ui::BoardWidget& board = page.board().board();
    key(Qt::Key_H);
    press("openLog");
    board.setFocus();
    board.focusSpot(QStringLiteral("hand/0"));
    const auto* drawer = part<QWidget>("logPanel");
    const auto* hint = part<QWidget>("hintCard");
    QVERIFY(drawer->isVisible() && hint->isVisible() && !board.tipArea().isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(!drawer->isVisible() && hint->isVisible() && !board.tipArea().isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(!hint->isVisible() && !board.tipArea().isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(board.tipArea().isEmpty());
    QVERIFY(board.hasFocus());
    key(Qt::Key_H);
    QTRY_VERIFY(!board.marks().hinted.empty());
    key(Qt::Key_Escape);
    QVERIFY(board.marks().hinted.empty());
}

void TestTableKeys::escapeClosesAWarning() {
    TablePage& page = open({"human", "easy"});
    auto* notice = part<NoticeBar>("notice");
    notice->showMessage(NoticeBar::Kind::Warning, QStringLiteral("The disk is full."));
    QVERIFY(notice->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!notice->isVisible());
    QVERIFY(page.board().board().hasFocus());
}

void TestTableKeys::escapeClosesWhatWasOpenedLast() {
    open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    const auto* log = part<QWidget>("logPanel");
    const auto* handbook = part<QWidget>("handbook");
    const auto openBoth = [&](bool isLogFirst) {
        for (const bool isLog : {isLogFirst, !isLogFirst}) {
            const TableActions& actions = page_->actions();
            (isLog ? actions.log : actions.rules)->trigger();
        }
        QVERIFY(log->isVisible() && handbook->isVisible());
    };
    openBoth(true);
    key(Qt::Key_Escape);
    QVERIFY(log->isVisible() && !handbook->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!log->isVisible());
    openBoth(false);
    key(Qt::Key_Escape);
    QVERIFY(!log->isVisible() && handbook->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!handbook->isVisible());
}

void TestTableKeys::keysWorkAfterADialog() {
    TablePage& page = open({"human", "easy"});
    page.actions().keys->trigger();
    auto* dialog = page.findChild<QDialog*>(QStringLiteral("keysDialog"));
    QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
    dialog->reject();
    QTRY_VERIFY(page.board().board().hasFocus());
}

/// Moments cover the table: the buttons of the bar are gray meanwhile, rather than silent.
void TestTableKeys::nothingIsOpenedDuringMoments() {
    TablePage& page = open({"human", "easy"});
    const TableActions& actions = page.actions();
    auto* moments = part<MomentLayer>("momentLayer");
    for (int decisions = 0; decisions < 40 && !moments->isPlaying() && page.session().mayDecide(); ++decisions) {
        const std::size_t before = page.session().match().moves().size();
        const QStringList lit = page.board().chooser().lit();
        for (const QString& spot : lit)
            if (page.session().match().moves().size() == before) page.board().choose(spot);
    }
    QTRY_VERIFY(moments->isPlaying());
    for (const QAction* action : {actions.pause, actions.rules, actions.log, actions.keys})
        QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
    while (moments->isPlaying()) QTest::keyClick(moments, Qt::Key_Escape);
    QVERIFY(actions.rules->isEnabled());
}

/// The board does not move when the others' first moves are told.
void TestTableKeys::roomOfTheLineIsKeptFromTheStart() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    const QString corner = QStringLiteral("space/e5");
    const QRectF before = page.board().board().spotArea(corner);
    const auto figure = page.session().match().parse("place longship a1");
    QVERIFY(figure && !page.session().play(*figure));
    QTRY_VERIFY(page.session().mayDecide() && page.session().match().moves().size() > 1);
    QTRY_VERIFY(part<QWidget>("storyLine")->isVisible());
    QCOMPARE(page.board().board().spotArea(corner), before);
}

void TestTableKeys::unavailableButtonExplainsItself() {
    TablePage& page = open({"human", "easy"});
    ui::BoardWidget& board = page.board().board();
    QSignalSpy refused(&page.board(), &ui::GameBoard::refused);
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.spotArea(QStringLiteral("command/reset")).center().toPoint());
    QCOMPARE(refused.size(), 1);
    QVERIFY(!board.tipArea().isEmpty());
}

HEOROT_WIDGET_SUITE(TestTableKeys)
#include "tst_table_keys.moc"
