// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces move, from where, and along which path.
#include "small_scene.h"
#include "suite/suite.h"
#include "ui/movement.h"

#include <QTest>

using namespace heorot;
using namespace heorot::game;
using namespace heorot::ui;

namespace {

const QString disc = QStringLiteral("disc");

}

class TstMovement : public QObject {
    Q_OBJECT

  private slots:
    void samePiecesMove() {
        const auto all = glides(test::table(0), test::table(2), {});
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0], (Glide{disc, {115, 115, 70, 70}, {355, 115, 70, 70}}));
    }

    void unmovedPiecesStay() { QVERIFY(glides(test::table(1), test::table(1), {}).empty()); }

    void newPieceComesFromASpot() {
        Scene before = test::table(0);
        before.sprites.pop_back();
        QVERIFY(glides(before, test::table(0), {}).empty());
        const auto all = glides(before, test::table(0), {{QStringLiteral("hand/1"), disc}});
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].from, QRectF(220, 450, 100, 100));
    }

    void explicitMovementHasPriority() {
        const auto all = glides(test::table(0), test::table(2), {{QStringLiteral("hand/0"), disc}});
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].from, QRectF(100, 450, 100, 100));
    }

    void unknownPlacesMoveNothing() {
        QVERIFY(glides(test::table(0), test::table(0), {{QStringLiteral("nowhere"), disc}}).empty());
        QVERIFY(
            glides(test::table(0), test::table(0), {{QStringLiteral("hand/0"), QStringLiteral("nothing")}}).empty());
    }

    void pathStartsAndEndsAtTheRightPlaces_data() {
        QTest::addColumn<QRectF>("from");
        QTest::newRow("from a smaller piece") << QRectF(0, 0, 50, 100);
        QTest::newRow("from the panel of a seat") << QRectF(0, 0, 272, 320);
    }
    void pathStartsAndEndsAtTheRightPlaces() {
        QFETCH(QRectF, from);
        const Glide glide{disc, from, {200, 300, 100, 100}};
        QCOMPARE(glide.at(1).mapRect(glide.to), glide.to);
        const QRectF start = glide.at(0).mapRect(glide.to);
        QCOMPARE(start.center(), glide.from.center());
        QCOMPARE(start.size(), glide.to.size());
        QCOMPARE(glide.at(.5).map(glide.to.center()), (glide.from.center() + glide.to.center()) / 2);
    }
};

HEOROT_SUITE(TstMovement)
#include "tst_movement.moc"
