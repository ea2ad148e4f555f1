// SPDX-License-Identifier: GPL-3.0-or-later
// The table page by keys: what Escape closes, what digits choose.
#include "heorot/log_panel.h"
#include "heorot/notice_bar.h"
#include "suite/widget_suite.h"
#include "table_fixture.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using test::quickSettings;

class TestTableKeys final : public test::TableFixture {
    Q_OBJECT

  private slots:
    void escapeClosesOneLayerAfterAnother();
    void boardMovesAsideForTheLog_data();
    void boardMovesAsideForTheLog();
    void escapeClosesAWarning();
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

void TestTableKeys::boardMovesAsideForTheLog_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024") << QSize(1024, 600);
    QTest::newRow("1280") << QSize(1280, 800);
}

/// Where the log has no column of its own.
void TestTableKeys::boardMovesAsideForTheLog() {
    QFETCH(QSize, size);
    TablePage& page = open({"human", "easy"}, quickSettings(), size, &movie_.module());
    ui::BoardWidget& board = page.board().board();
    const QRectF before = board.spotArea(QStringLiteral("space/e3"));
    press("openLog");
    const auto* drawer = part<QWidget>("logPanel");
    QVERIFY(drawer->isVisible());
    board.setFocus();
    QStringList spots;
    for (const game::Spot& spot : board.scene().spots) spots << spot.id;
    for (const QString& spot : spots) {
        QVERIFY2(!board.spotArea(spot).toAlignedRect().adjusted(1, 1, -1, -1).intersects(drawer->geometry()),
                 qPrintable(spot));
        board.focusSpot(spot);
        QVERIFY2(!board.tipArea().toAlignedRect().intersects(drawer->geometry()), qPrintable(spot));
    }
    page.actions().log->trigger();
    QVERIFY(!drawer->isVisible());
    QCOMPARE(board.spotArea(QStringLiteral("space/e3")), before);
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
