// SPDX-License-Identifier: GPL-3.0-or-later
// The board by keys.
#include "board_fixture.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace heorot;
using namespace heorot::game;
using namespace heorot::ui;
using namespace heorot::test;

class TstBoardKeys : public QObject {
    Q_OBJECT

  private slots:
    void arrowsMoveAndEnterChooses() {
        Board board;
        QVERIFY(board.focus());
        board.widget.focusSpot(space0);
        QTest::keyClick(&board.widget, Qt::Key_Right);
        QCOMPARE(board.last(board.pointed), space1);
        QTest::keyClick(&board.widget, Qt::Key_Down);
        QTest::keyClick(&board.widget, Qt::Key_Down);
        QCOMPARE(board.widget.focusedSpot(), hand1);
        QTest::keyClick(&board.widget, Qt::Key_Left);
        QTest::keyClick(&board.widget, Qt::Key_Return);
        QCOMPARE(board.last(board.chosen), hand0);
        QTest::keyClick(&board.widget, Qt::Key_Space);
        QCOMPARE(board.chosen.size(), 2);
    }

    void arrowAtTheEdgeDoesNotMove() {
        Board board;
        QVERIFY(board.focus());
        board.widget.focusSpot(space0);
        QTest::keyClick(&board.widget, Qt::Key_Left);
        QCOMPARE(board.widget.focusedSpot(), space0);
    }

    void secondPressAtTheEdgeLeavesAZone() {
        Board board;
        QVERIFY(board.focus());
        board.widget.focusSpot(space0);
        QTest::keyClick(&board.widget, Qt::Key_Down);
        QCOMPARE(board.widget.focusedSpot(), space0);
        // Pressing another key in between makes it a different edge.
        QTest::keyClick(&board.widget, Qt::Key_Left);
        QTest::keyClick(&board.widget, Qt::Key_Down);
        QCOMPARE(board.widget.focusedSpot(), space0);
        QTest::keyClick(&board.widget, Qt::Key_Down);
        QCOMPARE(board.widget.focusedSpot(), hand0);
    }

    void heldArrowStopsAtTheEdge() {
        Board board;
        QVERIFY(board.focus());
        board.widget.focusSpot(space0);
        for (int i = 0; i < 5; ++i) {
            QKeyEvent held(QEvent::KeyPress, Qt::Key_Down, {}, {}, true);
            QCoreApplication::sendEvent(&board.widget, &held);
        }
        QCOMPARE(board.widget.focusedSpot(), space0);
    }

    void arrowsNeverLeadToAButton() {
        Board board;
        QVERIFY(board.focus());
        for (const QString& from : {space3, hand1})
            for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                board.widget.focusSpot(from);
                for (int i = 0; i < 12; ++i) {
                    QTest::keyClick(&board.widget, key);
                    QVERIFY(board.widget.focusedSpot() != pass);
                }
            }
    }

    void tabGoesThroughTheSpotsAndOut() {
        QWidget window;
        Board board;
        board.widget.setParent(&window);
        QWidget other(&window);
        other.setFocusPolicy(Qt::StrongFocus);
        QWidget::setTabOrder(&board.widget, &other);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other.setFocus();
        board.widget.setFocus(Qt::TabFocusReason);
        QStringList visited;
        while (board.widget.hasFocus() && visited.size() < 20) {
            visited << board.widget.focusedSpot();
            QTest::keyClick(&board.widget, Qt::Key_Tab);
        }
        // One of each zone without choices.
        QCOMPARE(visited, (QStringList{space0, hand0, pass}));
        QVERIFY(other.hasFocus());
        QTest::keyClick(&other, Qt::Key_Backtab);
        QCOMPARE(board.widget.focusedSpot(), pass);
        QTest::keyClick(&board.widget, Qt::Key_Backtab);
        QCOMPARE(board.widget.focusedSpot(), hand0);
        board.widget.setParent(nullptr);
    }

    void tabStopsAtAvailableSpots() {
        Board board;
        board.widget.setMarks({{space1, space3, pass}, {hand1}, {}});
        QVERIFY(board.focus());
        board.widget.focusSpot(space1);
        for (const QString& next : {space3, hand1, pass}) {
            QTest::keyClick(&board.widget, Qt::Key_Tab);
            QCOMPARE(board.widget.focusedSpot(), next);
        }
    }

    void tabBeginsAtAnAvailableSpot() {
        Board board;
        board.widget.setMarks({{space3}, {}, {}});
        QVERIFY(board.focus());
        board.widget.clearFocus();
        board.widget.setFocus(Qt::TabFocusReason);
        QCOMPARE(board.widget.focusedSpot(), space3);
    }

    void digitsChooseAvailableSpots() {
        Board board;
        QVERIFY(board.focus());
        board.widget.setMarks({{pass, hand1}, {}, {}, {pass, hand1}, {pass, hand1}});
        QTest::keyClick(&board.widget, Qt::Key_1);
        QCOMPARE(board.last(board.chosen), pass);
        QTest::keyClick(&board.widget, Qt::Key_2);
        QCOMPARE(board.last(board.chosen), hand1);
        QTest::keyClick(&board.widget, Qt::Key_3);
        QCOMPARE(board.chosen.size(), 2);
        QCOMPARE(board.widget.digitOf(hand1), 2);
        QCOMPARE(board.widget.digitOf(hand0), 0);
    }

    void heldKeysChooseNothing() {
        Board board;
        QVERIFY(board.focus());
        board.widget.setMarks({{pass}, {}, {}, {pass}, {pass}});
        board.widget.focusSpot(space0);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_1}) {
            QKeyEvent held(QEvent::KeyPress, key, {}, {}, true);
            QCoreApplication::sendEvent(&board.widget, &held);
        }
        QCOMPARE(board.chosen.size(), 0);
    }

    void enterWithoutFocusShowsTheFirstSpot() {
        Board board;
        QVERIFY(board.focus());
        board.widget.setMarks({{space2}, {}, {}});
        QTest::keyClick(&board.widget, Qt::Key_Return);
        QCOMPARE(board.widget.focusedSpot(), space2);
        QCOMPARE(board.chosen.size(), 0);
    }

    void escapeClosesTheTipFirst() {
        Board board;
        QVERIFY(board.focus());
        QSignalSpy back(&board.widget, &BoardWidget::back);
        board.widget.focusSpot(space0);
        board.widget.setTip({space0, QStringLiteral("A space."), {}});
        QVERIFY(!board.widget.tipArea().isEmpty());
        QTest::keyClick(&board.widget, Qt::Key_Escape);
        QVERIFY(board.widget.tipArea().isEmpty());
        QCOMPARE(back.size(), 0);
        QTest::keyClick(&board.widget, Qt::Key_Escape);
        QCOMPARE(back.size(), 1);
    }

    void focusMovesToTheNextChoice() {
        Board board;
        QVERIFY(board.focus());
        board.widget.focusSpot(hand1);
        board.widget.setMarks({{space0, space3, pass}, {hand1}, {}});
        board.widget.focusNext();
        QCOMPARE(board.widget.focusedSpot(), space0);
        QVERIFY(!board.widget.isTipDue());
        board.widget.focusNext();
        QCOMPARE(board.widget.focusedSpot(), space0);
        board.widget.focusNext(hand1);
        QCOMPARE(board.widget.focusedSpot(), hand1);
    }

    void focusMovesToAButtonOnlyFromAPiece() {
        Board board;
        QVERIFY(board.focus());
        const QString other = QStringLiteral("choice/other");
        Scene two = table();
        two.spots.push_back({other, {850, 400, 120, 40}, Shape::Rect, other, {}});
        board.widget.setScene(two);
        board.widget.focusSpot(hand1);
        board.widget.setMarks({{other}, {}, {}});
        board.widget.focusNext();
        QCOMPARE(board.widget.focusedSpot(), other);
        board.widget.setMarks({{pass}, {}, {}});
        board.widget.focusNext();
        QVERIFY(board.widget.focusedSpot() != pass);
    }

    void focusFollowsTheMouseSilently() {
        Board board;
        QTest::mouseClick(&board.widget, Qt::LeftButton, {}, board.middle(hand1));
        board.widget.setMarks({{space3}, {hand1}, {}});
        board.widget.focusNext();
        QCOMPARE(board.widget.pointedSpot(), hand1);
        QCOMPARE(board.widget.focusedSpot(), space3);
    }

    void escapeCancelsTheChoice() {
        Board board;
        QSignalSpy back(&board.widget, &BoardWidget::back);
        QTest::keyClick(&board.widget, Qt::Key_Escape);
        QCOMPARE(back.size(), 1);
    }

    void focusStaysNearARemovedSpot() {
        Board board;
        QVERIFY(board.focus());
        board.widget.focusSpot(hand1);
        Scene fewer = table();
        std::erase_if(fewer.spots, [](const Spot& spot) { return spot.id == hand1; });
        board.widget.setScene(fewer);
        QCOMPARE(board.widget.focusedSpot(), hand0);
        QCOMPARE(board.last(board.pointed), hand0);
    }

    /// Another button is a different answer: Enter must not give it.
    void focusLeavesARemovedButton() {
        Board board;
        QVERIFY(board.focus());
        board.widget.focusSpot(pass);
        Scene without = table();
        std::erase_if(without.spots, [](const Spot& spot) { return spot.id == pass; });
        board.widget.setScene(without);
        QCOMPARE(board.widget.focusedSpot(), QString());
        QTest::keyClick(&board.widget, Qt::Key_Return);
        QCOMPARE(board.chosen.size(), 0);
        QTest::keyClick(&board.widget, Qt::Key_Right);
        QVERIFY(!board.widget.focusedSpot().isEmpty());
    }
};

HEOROT_WIDGET_SUITE(TstBoardKeys)
#include "tst_board_keys.moc"
