// SPDX-License-Identifier: GPL-3.0-or-later
// What digits and Tab select.
#include "suite/suite.h"
#include "ui/compose.h"
#include "ui/key_spots.h"

#include <QTest>

using namespace heorot::game;
using namespace heorot::ui;

namespace {

Spot spot(const QString& id, const QString& name = {}) {
    return {id, QRectF(0, 0, 10, 10), Shape::Rect, name.isEmpty() ? id : name, {}};
}

/// Tiles of a hand, all available, and other spots.
struct Hand {
    Scene scene;
    Marks marks;

    explicit Hand(const QStringList& tiles) {
        for (const QString& tile : tiles) add(spot(QStringLiteral("hand/%1").arg(scene.spots.size()), tile));
    }
    void add(const Spot& spot) {
        scene.spots.push_back(spot);
        marks.keyed << spot.id;
    }
};

QString nameAt(const Hand& hand, const Digits& digits, int digit) {
    const Spot* found = hand.scene.find(digits.at(digit));
    return found ? found->name : QString();
}

const QString mead = QStringLiteral("Mead"), valor = QStringLiteral("Valor"), horn = QStringLiteral("Horn"),
              gorge = QStringLiteral("Gorge"), yield = QStringLiteral("choice/yield");

}

class TstKeySpots : public QObject {
    Q_OBJECT

  private slots:
    void onlyAvailableSpotsHaveDigits() {
        Hand hand({mead, valor, horn});
        hand.marks.keyed.removeAll(QStringLiteral("hand/1"));
        Digits digits;
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(nameAt(hand, digits, 1), mead);
        QCOMPARE(nameAt(hand, digits, 2), horn);
        QCOMPARE(digits.of(QStringLiteral("hand/1")), 0);
        QCOMPARE(digits.at(3), QString());
        QCOMPARE(digits.at(0), QString());
        QCOMPARE(digits.at(10), QString());
    }

    void pieceKeepsItsDigitAsOthersLeave() {
        Digits digits;
        const Hand before({mead, valor, horn});
        digits.assign(before.scene, before.marks);
        const Hand after({mead, horn});
        digits.assign(after.scene, after.marks);
        QCOMPARE(nameAt(after, digits, 1), mead);
        QCOMPARE(nameAt(after, digits, 3), horn);
        QCOMPARE(digits.at(2), QString());
        const Hand later({gorge, mead, horn});
        digits.assign(later.scene, later.marks);
        QCOMPARE(nameAt(later, digits, 1), mead);
        QCOMPARE(nameAt(later, digits, 2), gorge);
        QCOMPARE(nameAt(later, digits, 3), horn);
        digits.beginTurn();
        digits.assign(later.scene, later.marks);
        QCOMPARE(nameAt(later, digits, 1), gorge);
    }

    void equalPiecesHaveTheirOwnDigits() {
        Digits digits;
        const Hand before({mead, mead, horn});
        digits.assign(before.scene, before.marks);
        QCOMPARE(digits.of(QStringLiteral("hand/1")), 2);
        const Hand after({mead, horn});
        digits.assign(after.scene, after.marks);
        QCOMPARE(digits.of(QStringLiteral("hand/0")), 1);
        QCOMPARE(nameAt(after, digits, 3), horn);
    }

    void pieceAvailableAgainGetsItsDigitBack() {
        Digits digits;
        Hand hand({mead, valor});
        digits.assign(hand.scene, hand.marks);
        const QStringList both = std::exchange(hand.marks.keyed, {QStringLiteral("hand/1")});
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(digits.of(QStringLiteral("hand/1")), 2);
        hand.marks.keyed = both;
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(digits.of(QStringLiteral("hand/0")), 1);
        QCOMPARE(digits.of(QStringLiteral("hand/1")), 2);
    }

    void buttonsComeFirstAndKeepTheirDigitWhileDisabled() {
        Digits digits;
        Hand hand({mead});
        const QString done = QStringLiteral("choice/done");
        hand.scene.spots.push_back(spot(done));
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(digits.at(1), QString());
        QCOMPARE(digits.of(QStringLiteral("hand/0")), 2);
        hand.marks.keyed << done;
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(digits.at(1), done);
    }

    void cancelAndCrowdsHaveNoDigits() {
        Digits digits;
        Hand hand({});
        hand.add(spot(backSpot));
        for (int i = 0; i < 20; ++i) hand.add(spot(QStringLiteral("space/%1").arg(i)));
        hand.add(spot(QStringLiteral("figure/thane")));
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(digits.at(1), QStringLiteral("figure/thane"));
        QCOMPARE(digits.at(2), QString());
    }

    void firstNineOfALargeHandHaveDigits() {
        Digits digits;
        const Hand hand(QStringList(12, mead));
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(digits.at(9), QStringLiteral("hand/8"));
        QCOMPARE(digits.of(QStringLiteral("hand/9")), 0);
    }

    /// Pressing the same digit again does not confirm.
    void confirmationHasADifferentDigit() {
        Digits digits;
        Hand hand({});
        hand.add(spot(yield));
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(digits.at(1), yield);
        hand.scene.spots.clear();
        hand.marks = {};
        hand.add(spot(confirmSpot));
        hand.marks.chosen << yield;
        digits.assign(hand.scene, hand.marks);
        QCOMPARE(digits.of(confirmSpot), 2);
        // The digit that confirmed the first question asks the next one of the turn.
        const QString end = QStringLiteral("choice/end");
        Hand next({});
        next.add(spot(QStringLiteral("choice/roll")));
        next.add(spot(end));
        digits.assign(next.scene, next.marks);
        QCOMPARE(digits.of(end), 2);
        digits.assign(Scene(), Marks());
        hand.marks.chosen = QStringList{end};
        digits.assign(hand.scene, hand.marks);
        QVERIFY(digits.of(confirmSpot) != 2);
    }

    void tabSkipsUnavailableSpots() {
        Scene scene;
        for (int i = 0; i < 30; ++i) scene.spots.push_back(spot(QStringLiteral("step/%1").arg(i)));
        for (int i = 0; i < 4; ++i) scene.spots.push_back(spot(QStringLiteral("icon/%1").arg(i)));
        scene.spots.push_back(spot(QStringLiteral("command/reset")));
        Marks marks;
        marks.next = QStringList{QStringLiteral("icon/1"), QStringLiteral("icon/3")};
        QCOMPARE(tabStops(scene, marks), (QStringList{QStringLiteral("step/0"), QStringLiteral("icon/1"),
                                                      QStringLiteral("icon/3"), QStringLiteral("command/reset")}));
        marks.chosen = QStringList{QStringLiteral("step/7")};
        QCOMPARE(tabStops(scene, marks).front(), QStringLiteral("step/7"));
    }
};

HEOROT_SUITE(TstKeySpots)
#include "tst_key_spots.moc"
