// SPDX-License-Identifier: GPL-3.0-or-later
// The board by mouse.
#include "board_fixture.h"
#include "suite/widget_suite.h"
#include "ui/marks_painter.h"

#include <QSignalSpy>
#include <QTest>

using namespace heorot;
using namespace heorot::game;
using namespace heorot::ui;
using namespace heorot::test;

namespace {

QImage picture(BoardWidget& widget) {
    return widget.grab().toImage();
}

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

    /// The path of what moved crosses what is printed: it goes by itself, its outline stays.
    void pathsGoAfterAWhile() {
        Board board;
        Outline outline{0, 0, {space1}, {}, true};
        Marks marks;
        marks.outlines = {outline};
        board.widget.setPathTime(60'000);
        board.widget.setMarks(marks);
        const QImage without = board.widget.grab().toImage();
        const game::Scene& scene = board.widget.scene();
        const auto piece = std::find_if(scene.sprites.begin(), scene.sprites.end(),
                                        [](const game::Sprite& sprite) { return !sprite.piece.isEmpty(); });
        QVERIFY(piece != scene.sprites.end());
        for (const QString& from : {space0, space3}) marks.outlines.front().movements.push_back({from, piece->piece});
        board.widget.setMarks(marks);
        QVERIFY(board.widget.showsPaths());
        QVERIFY(board.widget.grab().toImage() != without);
        // The same marks start no new time; other outlines do.
        board.widget.setPathTime(1);
        QTRY_VERIFY(!board.widget.showsPaths());
        QCOMPARE(board.widget.grab().toImage(), without);
        board.widget.setMarks(marks);
        QVERIFY(!board.widget.showsPaths());
        marks.outlines.front().number = 2;
        board.widget.setMarks(marks);
        QVERIFY(board.widget.showsPaths());
    }

    /// The ring of what is pointed at cuts nothing that is written on it.
    void ringOfAPointedPieceLiesOutside() {
        Board board;
        const QRect area = board.widget.spotArea(space1).toRect();
        const QImage before = board.widget.grab().toImage();
        QTest::mouseMove(&board.widget, board.middle(space1));
        QTRY_COMPARE(board.last(board.pointed), space1);
        const QImage pointed = board.widget.grab().toImage();
        QVERIFY(pointed != before);
        const QRect inner = area.adjusted(3, 3, -3, -3);
        QCOMPARE(pointed.copy(inner), before.copy(inner));
        QVERIFY(pointed.pixelColor(area.center().x(), area.top() - 2) !=
                before.pixelColor(area.center().x(), area.top() - 2));
    }

    void hoverIsSignaled() {
        Board board;
        QTest::mouseMove(&board.widget, board.middle(space3));
        QTRY_COMPARE(board.last(board.pointed), space3);
        QTest::mouseMove(&board.widget, QPoint(5, 5));
        QTRY_COMPARE(board.last(board.pointed), QString());
    }

    void clickHidesTheTipUntilTheMouseMovesOn() {
        Board board;
        const QPoint at = board.widget.spotArea(space0).center().toPoint();
        QTest::mouseMove(&board.widget, at);
        board.widget.setTip({space0, QStringLiteral("Space"), {}, Tip::Kind::Told});
        QTRY_VERIFY(!board.widget.tipArea().isEmpty());
        QTest::mouseClick(&board.widget, Qt::LeftButton, {}, at);
        QVERIFY(board.widget.tipArea().isEmpty());
    }

    /// A die that was laid out leaves its neighbor under the mouse, which no one pointed at.
    void pieceThatMovedUnderTheMouseShowsNoTip() {
        Board board;
        const QPoint at = board.middle(space1);
        QTest::mouseMove(&board.widget, at);
        QTest::mouseClick(&board.widget, Qt::LeftButton, {}, at);
        Scene slid = table();
        std::erase_if(slid.spots, [](const Spot& spot) { return spot.id == space1; });
        slid.spots[1].area = {220, 100, 100, 100};
        board.widget.setScene(slid);
        QTest::mouseMove(&board.widget, at + QPoint(1, 1));
        QCOMPARE(board.widget.pointedSpot(), space2);
        board.widget.setTip({space2, QStringLiteral("A space."), {}, Tip::Kind::Refused, QStringLiteral("Taken.")});
        QVERIFY(!board.widget.isTipDue());
        QTest::mouseMove(&board.widget, board.middle(space0));
        board.widget.setTip({space0, QStringLiteral("A space."), {}});
        QVERIFY(board.widget.isTipDue());
    }

    void piecesMoveAndSpaceEndsIt() {
        Board board;
        QVERIFY(board.focus());
        QSignalSpy settled(&board.widget, &BoardWidget::settled);
        board.widget.focusSpot(space0);
        board.widget.setScene(table(2), {{}, .01});
        QVERIFY(board.widget.isMoving());
        QTest::keyClick(&board.widget, Qt::Key_Space);
        QVERIFY(!board.widget.isMoving());
        QCOMPARE(settled.size(), 1);
        QCOMPARE(board.chosen.size(), 0);
    }

    /// For translators, who point at what they read.
    void textsAreFoundOnAndOffSpots() {
        Board board;
        Scene scene = table();
        const auto write = [&scene](const QRectF& area, const char* text) {
            Sprite sprite;
            sprite.area = area;
            sprite.text = QLatin1String(text);
            scene.sprites.push_back(sprite);
        };
        write({600, 500, 200, 60}, "below");
        write({650, 510, 100, 40}, "above");
        write({100, 100, 100, 100}, "on a space");
        board.widget.setScene(scene);
        QCOMPARE(board.widget.textsAt({700, 530}), (QStringList{QStringLiteral("above"), QStringLiteral("below")}));
        QVERIFY(board.widget.spotAt({700, 530}).isEmpty());
        QCOMPARE(board.widget.textsAt({610, 505}), QStringList{QStringLiteral("below")});
        QCOMPARE(board.widget.textsAt(board.widget.spotArea(space0).center()),
                 QStringList{QStringLiteral("on a space")});
        QCOMPARE(board.widget.textsAt({20, 20}), QStringList());
    }

    void pressEndsTheMovement() {
        Board board;
        board.widget.setScene(table(2), {{}, .01});
        QVERIFY(board.widget.isMoving());
        QTest::mousePress(&board.widget, Qt::LeftButton, {}, board.middle(space3));
        QVERIFY(!board.widget.isMoving());
        QCOMPARE(board.chosen.size(), 0);
    }

    void movementsEnd() {
        Board board;
        QSignalSpy settled(&board.widget, &BoardWidget::settled);
        board.widget.setScene(table(3), {{}, 4});
        QTRY_COMPARE(settled.size(), 1);
        QVERIFY(!board.widget.isMoving());
        Board still;
        still.widget.setScene(table(3));
        QCOMPARE(picture(board.widget), picture(still.widget));
    }

    void animationOffMovesNothing() {
        Board board;
        board.widget.setScene(table(1));
        QVERIFY(!board.widget.isMoving());
    }

    void movingPieceIsChosenAtItsDestination() {
        Board board;
        board.widget.setScene(table(2), {{}, .01});
        QTest::mouseClick(&board.widget, Qt::LeftButton, {}, board.middle(space2));
        QCOMPARE(board.last(board.chosen), space2);
    }

    void previewDoesNotInterruptMovement() {
        Board board;
        board.widget.setScene(table(2), {{}, .01});
        Scene preview = table(2);
        preview.sprites.push_back({});
        board.widget.setScene(preview);
        QVERIFY(board.widget.isMoving());
        board.widget.setScene(table(1));
        QVERIFY(!board.widget.isMoving());
    }

    void resizeRequestsALayout() {
        Board board;
        QSignalSpy wanted(&board.widget, &BoardWidget::sceneSizeWanted);
        board.widget.resize(1800, 900);
        QCOMPARE(wanted.last().first().toSizeF(), QSizeF(1800, 900));
        // As designed, only larger; and still compact where the large table would be cramped.
        board.widget.resize(3840, 2160);
        QCOMPARE(wanted.last().first().toSizeF(), QSizeF(1920, 1080));
        board.widget.resize(1600, 900);
        Look look;
        look.size = wanted.last().first().toSizeF();
        QVERIFY(look.compact());
        board.widget.resize(512, 300);
        QCOMPARE(wanted.last().first().toSizeF(), QSizeF(1024, 600));
        // Until then, and below the smallest size, the whole table is shown smaller.
        QCOMPARE(board.widget.spotArea(space0), QRectF(50, 50, 50, 50));
    }

    void refusalIsShownAtOnceBesideTheSpot() {
        Board board;
        QTest::mouseMove(&board.widget, board.middle(space1));
        QTRY_COMPARE(board.widget.pointedSpot(), space1);
        board.widget.setTip({space1, QStringLiteral("A space."), {}, Tip::Kind::Refused, QStringLiteral("Taken.")});
        QVERIFY(board.widget.tipArea().isEmpty());
        QObject::connect(&board.widget, &BoardWidget::chosen, &board.widget, &BoardWidget::showTip);
        QTest::mouseClick(&board.widget, Qt::LeftButton, {}, board.middle(space1));
        QVERIFY(!board.widget.tipArea().isEmpty());
        QVERIFY(!board.widget.tipArea().intersects(board.widget.spotArea(space1)));
        QTest::mouseMove(&board.widget, QPoint(5, 5));
        QTRY_VERIFY(board.widget.tipArea().isEmpty());
    }

    void tipDoesNotOutliveItsPiece() {
        Board board;
        QTest::mouseMove(&board.widget, board.middle(space1));
        QTRY_COMPARE(board.widget.pointedSpot(), space1);
        board.widget.setTip({space1, QStringLiteral("A space."), {}, Tip::Kind::Told});
        QTRY_VERIFY(!board.widget.tipArea().isEmpty());
        game::Scene scene = board.widget.scene();
        for (game::Spot& spot : scene.spots)
            if (spot.id == space1) spot.area.translate(6, 0);
        board.widget.setScene(scene);
        QVERIFY(board.widget.tipArea().isEmpty());
        // The mouse must come to a spot in the next test.
        QTest::mouseMove(&board.widget, QPoint(5, 5));
    }

    void noTipAfterAChoiceUntilAnotherSpotIsHovered() {
        Board board;
        QVERIFY(board.focus());
        const auto tip = [](const QString& spot) {
            return Tip{spot, QStringLiteral("A space."), {}, Tip::Kind::Refused, QStringLiteral("Taken.")};
        };
        board.widget.focusSpot(space2);
        QTest::keyClick(&board.widget, Qt::Key_Return);
        board.widget.setTip(tip(space2));
        QVERIFY(board.widget.tipArea().isEmpty());
        QTest::keyClick(&board.widget, Qt::Key_Right);
        board.widget.setTip(tip(board.widget.focusedSpot()));
        QVERIFY(!board.widget.tipArea().isEmpty());
    }

    void descriptionIsShownAfterADelayOrByKeys() {
        Board board;
        QTest::mouseMove(&board.widget, board.middle(space1));
        QTRY_COMPARE(board.widget.pointedSpot(), space1);
        board.widget.setTip({space1, QStringLiteral("A space."), {}, Tip::Kind::Told});
        QVERIFY(board.widget.tipArea().isEmpty());
        QTRY_VERIFY(!board.widget.tipArea().isEmpty());
        QVERIFY(board.focus());
        board.widget.focusSpot(hand0);
        board.widget.setTip({hand0, QStringLiteral("A card."), {}, Tip::Kind::Told});
        QVERIFY(!board.widget.tipArea().isEmpty());
    }

    void everyStateHasItsOwnLook() {
        Board board;
        QVERIFY(board.focus());
        const auto pictureWith = [&](const Marks& marks) {
            board.widget.setMarks(marks);
            return picture(board.widget);
        };
        QList<QImage> pictures{pictureWith({}), pictureWith({{space1}, {}, {}}), pictureWith({{}, {space1}, {}}),
                               pictureWith({{}, {}, {space1}})};
        board.widget.setMarks({});
        board.widget.focusSpot(space1);
        pictures << picture(board.widget);
        QTest::mouseMove(&board.widget, board.middle(space2));
        QTRY_COMPARE(board.widget.pointedSpot(), space2);
        QTest::mouseMove(&board.widget, board.middle(space1));
        QTRY_COMPARE(board.widget.pointedSpot(), space1);
        pictures << picture(board.widget);
        for (qsizetype i = 0; i < pictures.size(); ++i)
            for (qsizetype j = i + 1; j < pictures.size(); ++j)
                QVERIFY2(pictures[i] != pictures[j], qPrintable(QStringLiteral("%1 is %2").arg(i).arg(j)));
    }
};

HEOROT_WIDGET_SUITE(TstBoardWidget)
#include "tst_board_widget.moc"
