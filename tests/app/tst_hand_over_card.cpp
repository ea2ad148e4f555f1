// SPDX-License-Identifier: GPL-3.0-or-later
// Only a fresh press takes the hand-over card.
#include "hand_over_fixture.h"
#include "suite/widget_suite.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHandOverCard final : public HandOverFixture {
    Q_OBJECT

  private slots:
    void cardCannotBeTakenAtOnce();
    void heldKeyDoesNotTakeTheCard_data();
    void heldKeyDoesNotTakeTheCard();
    void earlierPressDoesNotTakeTheCard();
    void queuedClickDoesNotTakeTheCard();
    void cardShownAgainWaitsAgain();
};

void TestHandOverCard::cardCannotBeTakenAtOnce() {
    handOver();
    QVERIFY(!card().isReady());
    press("takeTable");
    QTest::mouseDClick(&take(), Qt::LeftButton);
    press("handOverUndo");
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        QTest::keyClick(&card(), key);
        QTest::keyClick(&take(), key);
    }
    QCOMPARE(waiting(), engine::Seat{1});
    QCOMPARE(session().match().moves().size(), std::size_t{1});
    card().setDelay(0);
    QVERIFY(card().isReady());
    QVERIFY(take().hasFocus());
    press("takeTable");
    QCOMPARE(session().viewer(), engine::Seat{1});
}

void TestHandOverCard::heldKeyDoesNotTakeTheCard_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Return") << Qt::Key_Return;
    QTest::newRow("Enter") << Qt::Key_Enter;
    QTest::newRow("Space") << Qt::Key_Space;
}

void TestHandOverCard::heldKeyDoesNotTakeTheCard() {
    QFETCH(Qt::Key, key);
    handOver();
    card().setDelay(0);
    for (QWidget* target : std::initializer_list<QWidget*>{&card(), &take()})
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease, QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent held(type, key, Qt::NoModifier, QStringLiteral(" "), true);
            QApplication::sendEvent(target, &held);
        }
    QTest::keyRelease(&take(), key);
    QCOMPARE(waiting(), engine::Seat{1});
    QTest::keyClick(&take(), key);
    QCOMPARE(session().viewer(), engine::Seat{1});
}

void TestHandOverCard::earlierPressDoesNotTakeTheCard() {
    handOver();
    QTest::mousePress(&take(), Qt::LeftButton);
    QTest::keyPress(&take(), Qt::Key_Space);
    card().setDelay(0);
    QTest::keyRelease(&take(), Qt::Key_Space);
    QTest::mouseRelease(&take(), Qt::LeftButton);
    QCOMPARE(waiting(), engine::Seat{1});
    press("takeTable");
    QCOMPARE(session().viewer(), engine::Seat{1});
}

/// A click made while the program was busy arrives when the card is shown.
void TestHandOverCard::queuedClickDoesNotTakeTheCard() {
    open({"human", "human"});
    press("takeTable");
    card().setDelay(never);
    const QPointF at = QRectF(take().rect()).center();
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease})
        QCoreApplication::postEvent(
            &take(), new QMouseEvent(type, at, take().mapToGlobal(at), Qt::LeftButton, Qt::LeftButton, Qt::NoModifier));
    QVERIFY(play(session(), "bid done"));
    QCoreApplication::processEvents();
    card().setDelay(0);
    QCoreApplication::processEvents();
    QCOMPARE(waiting(), engine::Seat{1});
}

void TestHandOverCard::cardShownAgainWaitsAgain() {
    handOver();
    card().setDelay(0);
    card().setDelay(never);
    QVERIFY(card().isReady());
    page_->setSettings(page_->settings()); // the same hand-over continues
    QVERIFY(card().isReady());
    press("handOverUndo");
    QCOMPARE(waiting(), engine::Seat{0});
    QVERIFY(!card().isReady());
    press("takeTable");
    QCOMPARE(waiting(), engine::Seat{0});
}

HEOROT_WIDGET_SUITE(TestHandOverCard)
#include "tst_hand_over_card.moc"
