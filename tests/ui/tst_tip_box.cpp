// SPDX-License-Identifier: GPL-3.0-or-later
// The tip box: the order of its content, and its place.
#include "board_fixture.h"
#include "suite/widget_suite.h"
#include "ui/tip_box.h"

#include <QTest>

using namespace heorot::game;
using namespace heorot::ui;
using heorot::test::space1;

class TstTipBox final : public QObject {
    Q_OBJECT

  private slots:
    void tipStaysInsideTheTable_data() {
        QTest::addColumn<QRectF>("spot");
        QTest::newRow("in the middle") << QRectF(400, 250, 100, 100);
        QTest::newRow("at the foot") << QRectF(400, 480, 100, 100);
        QTest::newRow("in a corner") << QRectF(0, 0, 100, 100);
        QTest::newRow("high") << QRectF(100, 40, 100, 540);
        QTest::newRow("high, at the right") << QRectF(850, 40, 100, 540);
    }
    void tipStaysInsideTheTable() {
        QFETCH(QRectF, spot);
        const QRectF bounds(0, 0, 1024, 600);
        const QRectF place = tipPlace({300, 80}, {bounds, spot, {}, {}}).area;
        QVERIFY(bounds.contains(place));
        QVERIFY(!place.intersects(spot));
    }

    void tipOfAHandSpotCoversNeitherPromptNorNeighbors() {
        const QRectF bounds(0, 0, 1024, 600);
        const QRectF prompt(200, 450, 770, 36);
        const QRectF card(400, 496, 80, 94);
        const QRectF place =
            tipPlace({300, 80}, {bounds, card, {prompt, card.translated(90, 0), card.translated(-90, 0)}, {}}).area;
        QVERIFY(bounds.contains(place));
        QVERIFY(!place.intersects(prompt));
        QVERIFY(place.bottom() < prompt.top());
    }

    /// Around a space of a board are the spaces it is played with.
    void tipOfABoardSpotCoversNoAdjacentSpaces() {
        Scene scene;
        for (int line = 0; line < 5; ++line)
            for (int column = 0; column < 5; ++column)
                scene.spots.push_back({QStringLiteral("space/%1").arg(5 * line + column),
                                       QRectF(300 + column * 84, 40 + line * 84, 80, 80),
                                       {},
                                       {},
                                       {}});
        for (const int middle : {0, 7, 12, 24}) {
            const Spot& spot = scene.spots[static_cast<std::size_t>(middle)];
            TipRoom room = tipRoomOf(scene, spot, {QStringLiteral("space/2")});
            room.bounds = QRectF(0, 0, 1024, 600);
            const Tip tip{spot.id, QStringLiteral("A space"), QStringLiteral("A rule of some length. ").repeated(4)};
            const LaidTip laid = layTip(tip, Theme(), 1, room);
            QVERIFY(room.bounds.contains(laid.area));
            QVERIFY(!laid.area.intersects(spot.area));
            for (const QRectF& kept : room.kept) QVERIFY(!laid.area.intersects(kept));
            QCOMPARE(room.kept.size(), middle == 12 ? std::size_t{9} : middle == 7 ? std::size_t{8} : std::size_t{4});
        }
    }

    /// Rather than far away in a free corner.
    void tipStandsNearEvenIfItCoversOthers() {
        Scene scene;
        for (int line = 0; line < 6; ++line)
            for (int column = 0; column < 8; ++column)
                scene.spots.push_back({QStringLiteral("%1/x").arg(8 * line + column),
                                       QRectF(20 + column * 100, 10 + line * 90, 90, 80),
                                       {},
                                       {},
                                       {}});
        const Spot& spot = scene.spots[9];
        TipRoom room = tipRoomOf(scene, spot, {});
        room.bounds = QRectF(0, 0, 1400, 600);
        const Tip tip{spot.id, QStringLiteral("A space"), QStringLiteral("A rule of some length. ").repeated(4)};
        const QRectF area = layTip(tip, Theme(), 1, room).area;
        QVERIFY(!area.intersects(spot.area));
        constexpr double near = 40;
        QVERIFY(area.adjusted(-near, -near, near, near).intersects(spot.area));
    }

    /// Such as the sums that a choice would bring.
    void tipKeepsOffWhatTheSceneKeeps() {
        Scene scene;
        scene.spots.push_back({QStringLiteral("hand/0"), QRectF(460, 260, 80, 80), Shape::Rect, {}, {}});
        const QRectF right(560, 100, 400, 400), below(300, 360, 400, 200);
        const Tip tip{QStringLiteral("hand/0"), QStringLiteral("A card"), QStringLiteral("A rule of some length.")};
        const auto placed = [&] {
            TipRoom room = tipRoomOf(scene, scene.spots.front(), {});
            room.bounds = QRectF(0, 0, 1024, 600);
            return layTip(tip, Theme(), 1, room).area;
        };
        const QRectF free = placed();
        scene.kept = {free};
        QVERIFY(!placed().intersects(free));
        scene.kept = {right, below};
        for (const QRectF& kept : scene.kept) QVERIFY(!placed().intersects(kept));
    }

    void keyForMoreStandsBesideTheName() {
        Tip tip{space1, QStringLiteral("Longship"), {}};
        const QSizeF before = TipBox(tip, Theme(), 1, 360).size();
        tip.more = QStringLiteral("F1: more");
        const QSizeF after = TipBox(tip, Theme(), 1, 360).size();
        QVERIFY(after.width() > before.width());
        QCOMPARE(after.height(), before.height());
    }

    /// A long name isn't broken into more lines for it.
    void keyForMoreStandsBelowALongName() {
        Tip tip{space1, QStringLiteral("Sandra’s Castle Herot on c3, which sees three tiles"), {}};
        const QSizeF before = TipBox(tip, Theme(), 1, 360).size();
        tip.more = QStringLiteral("F1: more");
        const QSizeF after = TipBox(tip, Theme(), 1, 360).size();
        QCOMPARE(after.width(), before.width());
        const double line = QFontMetricsF(Theme().font(game::Type::Value, 15, true)).height();
        QVERIFY(after.height() > before.height() && after.height() <= before.height() + line + 1);
    }

    /// Name, description, reason, and a small mark for numbers not printed.
    void tipStartsWithTheName() {
        const Tip whole{space1,
                        QStringLiteral("Longship"),
                        QStringLiteral("It counts once."),
                        Tip::Kind::Refused,
                        QStringLiteral("None is left."),
                        true};
        Tip part = whole;
        part.reason.clear();
        const QSizeF all = TipBox(whole, Theme(), 1, 360).size();
        QVERIFY(all.height() > TipBox(part, Theme(), 1, 360).size().height());
        part = whole;
        part.isUnsure = false;
        QCOMPARE(TipBox(part, Theme(), 1, 360).size().height(), all.height());
    }
};

HEOROT_WIDGET_SUITE(TstTipBox)
#include "tst_tip_box.moc"
