// SPDX-License-Identifier: GPL-3.0-or-later
// The stage of the board: the room it is given, zoom, and scrolling.
#include "board_fixture.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace heorot;
using namespace heorot::game;
using namespace heorot::ui;
using namespace heorot::test;

namespace {

void turn(BoardWidget& widget, const QPoint& delta, Qt::KeyboardModifiers modifiers = {}) {
    const QPointF at = QRectF(widget.rect()).center();
    QWheelEvent event(at, widget.mapToGlobal(at), {}, delta, {}, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

void turn(BoardWidget& widget, int delta, Qt::KeyboardModifiers modifiers = {}) {
    turn(widget, QPoint(0, delta), modifiers);
}

}

class TstBoardStage : public QObject {
    Q_OBJECT

  private slots:
    /// The stage fits into its room and can be clicked there; the hand stays.
    void stageMovesIntoItsRoom() {
        Board board;
        const QRectF before = board.widget.spotArea(space1);
        const QRectF hand = board.widget.spotArea(hand0);
        const QRectF stage = board.widget.rect() & QRect(210, 40, 300, 400);
        board.widget.setStageRoom(stage);
        for (const QString& spot : {space1, space2, space3})
            QVERIFY2(stage.contains(board.widget.spotArea(spot)), qPrintable(spot));
        QCOMPARE(board.widget.spotArea(hand0), hand);
        QTest::mouseClick(&board.widget, Qt::LeftButton, {}, board.middle(space1));
        QCOMPARE(board.last(board.chosen), space1);
        board.widget.setStageRoom({});
        QCOMPARE(board.widget.spotArea(space1), before);
    }

    /// Its buttons lie on the stage then.
    void stripThatRisesStays() {
        Board board;
        game::Scene scene = board.widget.scene();
        scene.strip = scene.find(space1)->area;
        const QRectF before = board.widget.spotArea(space1);
        board.widget.setStageRoom(QRectF(210, 40, 300, 400));
        QVERIFY(board.widget.spotArea(space1) != before);
        board.widget.setScene(scene);
        QCOMPARE(board.widget.spotArea(space1), before);
    }

    /// A frame or shadow that reaches a little beyond the stage goes where the stage is shown.
    void rimOfTheStageMovesWithIt() {
        Board board;
        const QRectF stage = game::stageOf(smallLook());
        Scene scene;
        Sprite frame;
        frame.area = QRectF(stage.left() - 5, stage.top() + 40, 60, 60);
        frame.fill = Tone::Gold;
        scene.sprites.push_back(frame);
        board.widget.setScene(scene);
        const QPoint before = frame.area.center().toPoint();
        const QColor gold = board.widget.theme().color(Tone::Gold);
        QCOMPARE(board.widget.grab().toImage().pixelColor(before), gold);
        board.widget.setStageRoom(QRectF(stage.center(), stage.bottomRight()));
        const QImage shown = board.widget.grab().toImage();
        QVERIFY(shown.pixelColor(before) != gold);
        QCOMPARE(shown.pixelColor((stage.center() + QPointF(10, 30)).toPoint()), gold);
    }

    void zoomKeepsTheCenterAndScrolls() {
        Board board;
        QVERIFY(board.focus());
        turn(board.widget, 120, Qt::ControlModifier);
        QCOMPARE(board.widget.zoom(), 1.2);
        QTest::keyClick(&board.widget, Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(&board.widget, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(board.widget.zoom() > 1.7);
        const QRectF before = board.widget.spotArea(space1);
        QCOMPARE(before.size(), QSizeF(100, 100) * board.widget.zoom());
        turn(board.widget, 60);
        QCOMPARE(board.widget.spotArea(space1).top(), before.top() + 60);
        turn(board.widget, 12000);
        // The upper edge of the stage stays in place.
        const double edge = stageOf(board.widget.look()).top();
        QCOMPARE(board.widget.spotArea(space1).top(), edge + (100 - edge) * board.widget.zoom());
        QTest::keyClick(&board.widget, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(board.widget.zoom(), 1.);
        QCOMPARE(board.widget.spotArea(space1), QRectF(220, 100, 100, 100));
    }

    /// Bars, prompt and hand stay in place; no part of the board shows or can be pressed there.
    void sidewaysWheelDoesNotZoom() {
        Board board;
        turn(board.widget, 240, Qt::ControlModifier);
        const double zoom = board.widget.zoom();
        QVERIFY(zoom > 1);
        for (const int sideways : {-240, -120, 120, 240}) {
            turn(board.widget, QPoint(sideways, 0), Qt::ControlModifier);
            QCOMPARE(board.widget.zoom(), zoom);
        }
        turn(board.widget, QPoint(240, -120), Qt::ControlModifier);
        QVERIFY(board.widget.zoom() < zoom);
    }

    void zoomEnlargesOnlyTheStage() {
        Board board;
        const QRectF stage = stageOf(board.widget.look());
        const QImage before = board.widget.grab().toImage();
        const QRectF hand = board.widget.spotArea(hand0);
        const QRectF beside = board.widget.spotArea(space0);
        for (const QPointF& center : {stage.topLeft(), stage.center(), stage.bottomRight(), QPointF(5, 595)}) {
            board.widget.setZoom(1, {});
            board.widget.setZoom(3, center);
            QCOMPARE(board.widget.spotArea(hand0), hand);
            QCOMPARE(board.widget.spotArea(space0), beside);
            const QImage after = board.widget.grab().toImage();
            QVERIFY(after != before);
            const QRect inside = stage.toAlignedRect();
            for (int y = 0; y < after.height(); y += 3)
                for (int x = 0; x < after.width(); x += 3) {
                    if (inside.contains(x, y)) continue;
                    QCOMPARE(after.pixel(x, y), before.pixel(x, y));
                    const QString spot = board.widget.spotAt({x + .5, y + .5});
                    QVERIFY2(spot.isEmpty() || spot == space0 || spot.startsWith(u"hand/"), qPrintable(spot));
                }
        }
    }

    void draggingScrollsWithoutChoosing() {
        Board board;
        board.widget.setZoom(2, stageOf(board.widget.look()).center());
        const QRectF before = board.widget.spotArea(space3);
        const QPoint from = before.center().toPoint();
        QTest::mousePress(&board.widget, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, from + QPoint(60, 80), board.widget.mapToGlobal(from + QPoint(60, 80)),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.widget, &move);
        QTest::mouseRelease(&board.widget, Qt::LeftButton, {}, from + QPoint(60, 80));
        QCOMPARE(board.widget.spotArea(space3), before.translated(60, 80));
        QCOMPARE(board.chosen.size(), 0);
    }

    void focusScrollsIntoView() {
        Board board;
        const QRectF stage = stageOf(board.widget.look());
        board.widget.setZoom(3, stage.bottomRight());
        QVERIFY(!stage.contains(board.widget.spotArea(space1)));
        board.widget.focusSpot(space1);
        QVERIFY(stage.contains(board.widget.spotArea(space1)));
    }
};

HEOROT_WIDGET_SUITE(TstBoardStage)
#include "tst_board_stage.moc"
