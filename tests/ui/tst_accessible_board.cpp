// SPDX-License-Identifier: GPL-3.0-or-later
// The board as screen readers see it.
#include "board_fixture.h"
#include "suite/widget_suite.h"
#include "ui/accessible_board.h"

#include <QTest>

using namespace heorot;
using namespace heorot::game;
using namespace heorot::ui;
using test::Board;

namespace {

QAccessibleInterface* interfaceOf(Board& board) {
    return QAccessible::queryAccessibleInterface(&board.widget);
}

}

class TstAccessibleBoard : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installAccessibility(); }

    void everySpotIsAButton() {
        Board board;
        QAccessibleInterface* table = interfaceOf(board);
        QVERIFY(table);
        QCOMPARE(table->childCount(), static_cast<int>(board.widget.scene().spots.size()));
        for (int i = 0; i < table->childCount(); ++i) {
            QAccessibleInterface* spot = table->child(i);
            QVERIFY(spot && spot->isValid());
            QCOMPARE(spot->role(), QAccessible::Button);
            QCOMPARE(spot->text(QAccessible::Name), board.widget.scene().spots[static_cast<std::size_t>(i)].name);
            QCOMPARE(spot->parent(), table);
            QCOMPARE(table->indexOfChild(spot), i);
            QCOMPARE(table->child(i), spot);
        }
        QVERIFY(!table->child(-1));
        QVERIFY(!table->child(table->childCount()));
    }

    void spotsAreFoundOnTheScreen() {
        Board board;
        board.widget.move(30, 40);
        QAccessibleInterface* spot = interfaceOf(board)->child(1);
        const QPoint middle = board.widget.mapToGlobal(board.middle(test::space1));
        QVERIFY(spot->rect().contains(middle));
        QCOMPARE(spot->rect().size(), QSize(100, 100));
        QCOMPARE(interfaceOf(board)->childAt(middle.x(), middle.y()), spot);
        QVERIFY(!interfaceOf(board)->childAt(-5, -5));
    }

    void pressingChooses() {
        Board board;
        QAccessibleActionInterface* action = interfaceOf(board)->child(3)->actionInterface();
        QVERIFY(action);
        QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
        action->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(board.last(board.chosen), test::space3);
        QCOMPARE(board.widget.focusedSpot(), test::space3);
    }

    void statesAreDescribed() {
        Board board;
        board.widget.setMarks({{test::space0}, {test::space1}, {}});
        QAccessibleInterface* table = interfaceOf(board);
        const auto description = [&](int i) { return table->child(i)->text(QAccessible::Description); };
        QCOMPARE(description(0), QStringLiteral("It can be chosen. It is space/0."));
        QCOMPARE(description(1), QStringLiteral("It is chosen. It is space/1."));
        QCOMPARE(description(2), QStringLiteral("It is space/2."));
        QVERIFY(table->child(1)->state().selected);
        board.widget.setTip(
            {test::space2, QStringLiteral("A space."), {}, Tip::Kind::Refused, QStringLiteral("It is taken.")});
        QCOMPARE(description(2), QStringLiteral("It is taken. It is space/2."));
    }

    void focusFollowsTheKeys() {
        Board board;
        QVERIFY(board.focus());
        QVERIFY(!interfaceOf(board)->focusChild());
        board.widget.focusSpot(test::space2);
        QAccessibleInterface* spot = interfaceOf(board)->child(2);
        QVERIFY(spot->state().focused);
        QVERIFY(!interfaceOf(board)->child(1)->state().focused);
        QCOMPARE(interfaceOf(board)->focusChild(), spot);
        spot->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(board.chosen.size(), 0);
    }

    void removedSpotsAreInvalid() {
        Board board;
        QAccessibleInterface* last = interfaceOf(board)->child(interfaceOf(board)->childCount() - 1);
        Scene fewer = test::table();
        fewer.spots.pop_back();
        board.widget.setScene(fewer);
        QVERIFY(!last->isValid());
        QVERIFY(last->state().invalid);
        QVERIFY(last->rect().isEmpty());
        last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(board.chosen.size(), 0);
        board.widget.setScene(test::table());
        QVERIFY(last->isValid());
    }

    void digitsAreReportedAsShortcuts() {
        Board board;
        board.widget.setMarks({{test::pass}, {}, {}, {test::pass}, {test::pass}});
        QAccessibleInterface* pass = interfaceOf(board)->child(board.widget.scene().indexOf(test::pass));
        QCOMPARE(pass->text(QAccessible::Accelerator), QStringLiteral("1"));
        QCOMPARE(interfaceOf(board)->child(0)->text(QAccessible::Accelerator), QString());
    }
};

HEOROT_WIDGET_SUITE(TstAccessibleBoard)
#include "tst_accessible_board.moc"
