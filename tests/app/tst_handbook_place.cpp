// SPDX-License-Identifier: GPL-3.0-or-later
// Where the handbook stands beside the table, and for whom it stays open.
#include "handbook_fixture.h"
#include "suite/widget_suite.h"

#include <map>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHandbookPlace final : public HandbookFixture {
    Q_OBJECT

  private slots:
    void standsBesideTheBoard_data();
    void standsBesideTheBoard();
    void opensBesideWhatItExplains();
    void switchShowsItOnTheBoard();
    void nextPersonSeesNothingOfIt();
};

void TestHandbookPlace::standsBesideTheBoard_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"legend", "movie", "raiders"})
        for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
}

void TestHandbookPlace::standsBesideTheBoard() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    ShippedGame shipped(game);
    TablePage& page = open({"human", "easy"}, quickSettings(), size, &shipped.module());
    ui::BoardWidget& board = page.board().board();
    std::map<QString, QRectF> before;
    for (const game::Spot& spot : board.scene().spots) before[spot.id] = board.spotArea(spot.id);
    HandbookView& view = opened(page);
    QVERIFY(view.isVisible() && !view.geometry().isEmpty());
    QVERIFY(page.rect().contains(view.geometry()));
    for (const auto& [spot, area] : before) QCOMPARE(board.spotArea(spot), area);
    const QRectF prompt = game::frameOf(board.look(), 2).prompt;
    QVERIFY(view.geometry().bottom() < board.placed(prompt).top());
    auto* shown = part<QPushButton>("handbookOnTable");
    for (std::size_t i = 0; i < view.book()->sections().size() && !shown->isVisible(); ++i) view.showSection(i);
    QVERIFY(shown->isVisible());
    QTest::mouseClick(shown, Qt::LeftButton);
    for (const game::Spot& spot : board.scene().spots)
        QVERIFY2(!board.spotArea(spot.id).toAlignedRect().adjusted(1, 1, -1, -1).intersects(view.geometry()),
                 qPrintable(spot.id));
    // Nor does it cover a tip.
    board.setFocus();
    QStringList spots;
    for (const game::Spot& spot : board.scene().spots) spots << spot.id;
    for (const QString& spot : spots) {
        board.focusSpot(spot);
        QVERIFY2(!board.tipArea().toAlignedRect().intersects(view.geometry()), qPrintable(spot));
    }
    page_.reset();
}

void TestHandbookPlace::opensBesideWhatItExplains() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1024, 600}, &movie_.module());
    ui::BoardWidget& board = page.board().board();
    int atLeft = 0;
    for (const char* spot : {"space/a1", "space/c3", "space/e1", "space/e5"}) {
        board.setFocus();
        board.focusSpot(QLatin1String(spot));
        HandbookView& view = opened(page);
        QVERIFY2(!board.spotArea(QLatin1String(spot)).intersects(view.geometry()), spot);
        atLeft += view.geometry().center().x() < page.width() / 2;
        key(Qt::Key_Escape);
        QVERIFY(!view.isVisible());
    }
    QVERIFY(atLeft > 0 && atLeft < 4);
}

void TestHandbookPlace::switchShowsItOnTheBoard() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    ui::BoardWidget& board = page.board().board();
    board.setFocus();
    board.focusSpot(QStringLiteral("figure/thane"));
    key(Qt::Key_F1);
    auto& view = *part<HandbookView>("handbook");
    auto* shown = part<QPushButton>("handbookOnTable");
    QVERIFY(shown->isVisible() && !shown->isChecked());
    QVERIFY(board.marks().shown.isEmpty());
    QTest::mouseClick(shown, Qt::LeftButton);
    QCOMPARE(board.marks().shown, QStringList{QStringLiteral("figure/thane")});
    // Another page is about something else.
    view.showSection(*view.book()->find(QStringLiteral("longship")));
    QCOMPARE(board.marks().shown, QStringList{QStringLiteral("figure/longship")});
    std::size_t about = 0;
    while (about < view.book()->sections().size()) {
        view.showSection(about);
        if (!shown->isVisible()) break;
        ++about;
    }
    QVERIFY(about < view.book()->sections().size());
    QVERIFY(board.marks().shown.isEmpty());
    view.showSection(*view.book()->find(QStringLiteral("thane")));
    QVERIFY(!board.marks().shown.isEmpty());
    press("handbookClose");
    QVERIFY(!view.isVisible());
    QVERIFY(board.marks().shown.isEmpty());
}

void TestHandbookPlace::nextPersonSeesNothingOfIt() {
    TablePage& page = open({"human", "human"}, quickSettings(), {1280, 800}, &movie_.module());
    page.session().askForTable();
    press("takeTable");
    QCOMPARE(page.session().viewer(), engine::Seat{0});
    HandbookView& view = opened(page);
    view.showSection(4);
    view.showSection(6);
    const auto action = page.session().match().parse("place longship c3");
    QVERIFY(action && !page.session().play(*action));
    QCOMPARE(page.session().viewer(), engine::nobody);
    QVERIFY(view.isHidden());
    QVERIFY(anchorOf(opened(page)) != QStringLiteral("gorge"));
    QVERIFY(!part<QToolButton>("handbookBack")->isEnabled());
}

HEOROT_WIDGET_SUITE(TestHandbookPlace)
#include "tst_handbook_place.moc"
