// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores.h"
#include "suite/suite.h"

#include <QTest>

#include <vector>

using heorot::engine::addUpAndRank;
using heorot::engine::Scores;
using Numbers = std::vector<int>;
Q_DECLARE_METATYPE(Numbers)

namespace {

template <class Array>
Numbers firstOf(const Array& array, int count) {
    return Numbers(array.begin(), array.begin() + count);
}

}

class TestScores : public QObject {
    Q_OBJECT
  private slots:
    void totalsAddUpTheSourcesInUse() {
        Scores scores;
        scores.seats = 2;
        scores.sources = 2;
        scores.part[0] = {4, -1, 100};
        scores.part[1] = {0, 7};
        addUpAndRank(scores);
        QCOMPARE(firstOf(scores.total, 3), (Numbers{3, 7, 0}));
    }

    void tiedSeatsShareAPlace_data() {
        QTest::addColumn<Numbers>("totals");
        QTest::addColumn<Numbers>("tieBreaks");
        QTest::addColumn<Numbers>("places");
        QTest::newRow("all apart") << Numbers{5, 9, 7} << Numbers{0, 0, 0} << Numbers{3, 1, 2};
        QTest::newRow("two winners, then third") << Numbers{9, 9, 7} << Numbers{0, 0, 0} << Numbers{1, 1, 3};
        QTest::newRow("the tie-break parts them") << Numbers{9, 9, 7} << Numbers{1, 2, 8} << Numbers{2, 1, 3};
        QTest::newRow("a tie-break never beats points") << Numbers{9, 8} << Numbers{0, 50} << Numbers{1, 2};
        QTest::newRow("tied in both") << Numbers{4, 6, 4, 4} << Numbers{3, 0, 3, 1} << Numbers{2, 1, 2, 4};
        QTest::newRow("below zero") << Numbers{-5, -2} << Numbers{0, 0} << Numbers{2, 1};
        QTest::newRow("five seats, all equal")
            << Numbers{1, 1, 1, 1, 1} << Numbers{2, 2, 2, 2, 2} << Numbers{1, 1, 1, 1, 1};
    }
    void tiedSeatsShareAPlace() {
        QFETCH(Numbers, totals);
        QFETCH(Numbers, tieBreaks);
        QFETCH(Numbers, places);
        Scores scores;
        scores.seats = static_cast<int>(totals.size());
        scores.sources = 1;
        for (std::size_t seat = 0; seat < totals.size(); ++seat) {
            scores.part[seat][0] = totals[seat];
            scores.tieBreak[seat] = tieBreaks[seat];
        }
        addUpAndRank(scores);
        QCOMPARE(firstOf(scores.place, scores.seats), places);
    }

    void addingUpTwiceChangesNothing() {
        Scores scores;
        scores.seats = 2;
        scores.sources = 1;
        scores.part[0][0] = 3;
        addUpAndRank(scores);
        addUpAndRank(scores);
        QCOMPARE(firstOf(scores.total, 2), (Numbers{3, 0}));
        QCOMPARE(firstOf(scores.place, 2), (Numbers{1, 2}));
    }
};

HEOROT_SUITE(TestScores)
#include "tst_scores.moc"
