// SPDX-License-Identifier: GPL-3.0-or-later
// The table under mouse and keys.
#include "table.h"
#include "ui/board_widget.h"

#include <QSignalSpy>
#include <QTest>

using namespace heorot;
using namespace heorot::ui;

namespace {

const QString space0 = QStringLiteral("space/0"), space1 = QStringLiteral("space/1"),
              space2 = QStringLiteral("space/2"), space3 = QStringLiteral("space/3"), hand0 = QStringLiteral("hand/0"),
              pass = QStringLiteral("choice/pass");

/// A shown board with the test table.
struct Board {
    ArtCache art;
    BoardWidget widget{art};
    QSignalSpy chosen{&widget, &BoardWidget::chosen};
    QSignalSpy pointed{&widget, &BoardWidget::pointed};

    Board() {
        widget.resize(1024, 600);
        widget.setLook(test::smallLook());
        widget.setScene(test::table());
        widget.show();
    }
    QPoint middle(const QString& spot) const { return widget.spotArea(spot).center().toPoint(); }
    QString last(const QSignalSpy& spy) const { return spy.isEmpty() ? QString() : spy.last().first().toString(); }
};

}

class TstBoardWidget : public QObject {
    Q_OBJECT

  private slots:
    void clickChoosesTheSpot() {
        Board board;
        QTest::mouseClick(&board.widget, Qt::LeftButton, {}, board.middle(space1));
        QCOMPARE(board.chosen.size(), 1);
        QCOMPARE(board.last(board.chosen), space1);
    }

    void clickBesideSpotsChoosesNothing() {
        Board board;
        QTest::mouseClick(&board.widget, Qt::LeftButton, {}, QPoint(5, 5));
        QTest::mouseClick(&board.widget, Qt::RightButton, {}, board.middle(space1));
        QTest::mousePress(&board.widget, Qt::LeftButton, {}, board.middle(space1));
        QTest::mouseRelease(&board.widget, Qt::LeftButton, {}, board.middle(space0));
        QCOMPARE(board.chosen.size(), 0);
    }

    void cornerOfARoundSpotIsOutside() {
        Board board;
        const QRectF area = board.widget.spotArea(space2);
        QCOMPARE(board.widget.spotAt(area.center()), space2);
        QCOMPARE(board.widget.spotAt(area.topLeft() + QPointF(4, 4)), QString());
    }

    void hoverIsTold() {
        Board board;
        QTest::mouseMove(&board.widget, board.middle(space3));
        QTRY_COMPARE(board.last(board.pointed), space3);
        QTest::mouseMove(&board.widget, QPoint(5, 5));
        QTRY_COMPARE(board.last(board.pointed), QString());
    }
};

QTEST_MAIN(TstBoardWidget)
#include "tst_board_widget.moc"
