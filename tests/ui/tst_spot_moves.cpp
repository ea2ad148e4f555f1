// SPDX-License-Identifier: GPL-3.0-or-later
// Arrow keys move in their direction and reach every spot.
#include "suite/suite.h"
#include "ui/spot_moves.h"

#include <QRandomGenerator>
#include <QTest>

using namespace heorot::game;
using namespace heorot::ui;

namespace {

std::vector<Spot> spotsAt(const std::vector<QRectF>& areas) {
    std::vector<Spot> spots;
    for (const QRectF& area : areas) spots.push_back({QString::number(spots.size()), area, Shape::Rect, {}, {}});
    return spots;
}

int step(const SpotSteps& steps, int from, Way way) {
    return steps[static_cast<std::size_t>(from)][static_cast<std::size_t>(way)];
}

/// The number of spots arrows reach from this one.
std::size_t reach(const SpotSteps& steps, int from) {
    QSet<int> seen{from};
    QList<int> open{from};
    while (!open.isEmpty())
        for (const int next : steps[static_cast<std::size_t>(open.takeLast())])
            if (next >= 0 && !seen.contains(next)) {
                seen << next;
                open << next;
            }
    return static_cast<std::size_t>(seen.size());
}

/// Up to `wanted` areas that do not overlap.
std::vector<QRectF> scattered(QRandomGenerator& random, int wanted) {
    std::vector<QRectF> areas;
    for (int tries = 0; tries < wanted * 20 && static_cast<int>(areas.size()) < wanted; ++tries) {
        const QRectF area(random.bounded(1800), random.bounded(1000), 20 + random.bounded(140),
                          20 + random.bounded(140));
        if (std::none_of(areas.begin(), areas.end(), [&](const QRectF& other) { return other.intersects(area); }))
            areas.push_back(area);
    }
    return areas;
}

}

class TstSpotMoves : public QObject {
    Q_OBJECT

  private slots:
    void arrowsFollowAGrid() {
        std::vector<QRectF> areas;
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 5; ++column) areas.emplace_back(column * 72, row * 72, 64, 64);
        const SpotSteps steps = spotSteps(spotsAt(areas));
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 5; ++column) {
                const int at = row * 5 + column;
                QCOMPARE(step(steps, at, Way::Left), column > 0 ? at - 1 : -1);
                QCOMPARE(step(steps, at, Way::Right), column < 4 ? at + 1 : -1);
                QCOMPARE(step(steps, at, Way::Up), row > 0 ? at - 5 : -1);
                QCOMPARE(step(steps, at, Way::Down), row < 3 ? at + 5 : -1);
            }
    }

    void straightAheadBeatsDiagonal() {
        // The lower right one is nearer, but the right one is straight ahead.
        const auto steps = spotSteps(spotsAt({{0, 0, 50, 50}, {120, 10, 50, 50}, {60, 70, 50, 50}}));
        QCOMPARE(step(steps, 0, Way::Right), 1);
        QCOMPARE(step(steps, 0, Way::Down), 2);
    }

    void arrowsMoveInTheirDirection() {
        QRandomGenerator random(7);
        const auto areas = scattered(random, 12);
        const SpotSteps steps = spotSteps(spotsAt(areas));
        for (std::size_t i = 0; i < areas.size(); ++i)
            if (const int right = step(steps, static_cast<int>(i), Way::Right); right >= 0)
                QVERIFY(areas[static_cast<std::size_t>(right)].center().x() > areas[i].center().x());
    }

    void everySpotIsReached_data() {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 3, 5, 8, 13, 30, 60}) QTest::addRow("%d spots", count) << count;
    }
    void everySpotIsReached() {
        QFETCH(int, count);
        QRandomGenerator random(static_cast<quint32>(count));
        for (int layout = 0; layout < (count > 20 ? 20 : 300); ++layout) {
            const auto spots = spotsAt(scattered(random, count));
            const SpotSteps steps = spotSteps(spots);
            for (std::size_t i = 0; i < spots.size(); ++i) QCOMPARE(reach(steps, static_cast<int>(i)), spots.size());
        }
    }

    void stepsStayInTheirZone() {
        // A board of two columns beside a card that is nearer than the other row, and a button below.
        auto spots = spotsAt({{0, 0, 50, 50},
                              {60, 0, 50, 50},
                              {0, 300, 50, 50},
                              {60, 300, 50, 50},
                              {0, 80, 50, 50},
                              {150, 0, 50, 50},
                              {300, 0, 50, 50}});
        const QStringList ids{QStringLiteral("space/a1"), QStringLiteral("space/b1"), QStringLiteral("space/a2"),
                              QStringLiteral("space/b2"), QStringLiteral("pool"),     QStringLiteral("choice/back"),
                              QStringLiteral("seat/0")};
        for (std::size_t i = 0; i < spots.size(); ++i) spots[i].id = ids[static_cast<qsizetype>(i)];
        QCOMPARE(stepInside(spots, 0, Way::Down), 2);
        QCOMPARE(stepInside(spots, 1, Way::Right), -1);
        QCOMPARE(stepAcross(spots, 1, Way::Right), 6);
        QCOMPARE(stepAcross(spots, 0, Way::Down), 4);
        QCOMPARE(stepAcross(spots, 0, Way::Left), -1);
        QCOMPARE(stepInside(spots, 4, Way::Up), -1);
        QCOMPARE(stepAcross(spots, 4, Way::Up), 0);
    }

    void namedZoneJoinsSpotsOfDifferentKinds() {
        auto spots = spotsAt({{0, 0, 50, 50}, {60, 0, 50, 50}});
        spots[0].id = QStringLiteral("place/sea");
        spots[1].id = QStringLiteral("battle/1");
        QCOMPARE(stepInside(spots, 0, Way::Right), -1);
        for (Spot& spot : spots) spot.zone = QStringLiteral("places");
        QCOMPARE(stepInside(spots, 0, Way::Right), 1);
    }

    void emptySceneHasNoSteps() { QVERIFY(spotSteps({}).empty()); }
};

HEOROT_SUITE(TstSpotMoves)
#include "tst_spot_moves.moc"
