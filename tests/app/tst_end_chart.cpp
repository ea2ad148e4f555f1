// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of points at the end of a game: it is read by mouse and keys, ends with the result and opens earlier
// tables.
#include "end_fixture.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestEndChart final : public EndFixture {
    Q_OBJECT

  private slots:
    void chartIsReadByKeysAndMouse();
    void chartEndsWithTheResult_data() { games_data(); }
    void chartEndsWithTheResult();
    void labelsOfTheChartLeaveNamesFree_data() { games_data(); }
    void labelsOfTheChartLeaveNamesFree();
    void chartOpensEarlierTables();
};

void TestEndChart::chartIsReadByKeysAndMouse() {
    show(QStringLiteral("movie"), finished(QStringLiteral("movie"), 2));
    auto* chart = part<ScoreChart>("scoreChart");
    const std::size_t moves = page_->session().match().moves().size();
    QSignalSpy wanted(chart, &ScoreChart::momentWanted);
    // The page stays open.
    disconnect(part<EndScreen>("endScreen"), &EndScreen::momentWanted, page_.get(), nullptr);
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Left);
    QCOMPARE(*chart->shownMoment(), moves - 1);
    const auto& points = chart->points();
    const QString name = QString::fromStdString(page_->session().match().seating().names[0]);
    QVERIFY2(
        chart->accessibleDescription().contains(QStringLiteral("%1 %2").arg(name, plainNumber(points[0][moves - 1]))),
        qPrintable(chart->accessibleDescription()));
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(wanted.takeLast().first().value<std::size_t>(), moves - 1);
    // With Ctrl, from act to act.
    QTest::keyClick(chart, Qt::Key_Home);
    QTest::keyClick(chart, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(*chart->shownMoment(), page_->session().chapters().at(1).firstMove);
    // Pointing shows the nearest moment, a click asks for it.
    const std::size_t target = moves / 2;
    const QPoint at(qRound(chart->xOf(target)), chart->height() / 2);
    QTest::mouseMove(chart, at - QPoint(30, 0));
    QTest::mouseMove(chart, at);
    QVERIFY(qAbs(chart->xOf(*chart->shownMoment()) - at.x()) <= 2);
    const std::size_t shown = *chart->shownMoment();
    QTest::mouseClick(chart, Qt::LeftButton, {}, at);
    QCOMPARE(wanted.takeLast().first().value<std::size_t>(), shown);
}

/// Behind the last move there is room to point at the result, which has a name of its own.
void TestEndChart::chartEndsWithTheResult() {
    QFETCH(QString, game);
    show(game, finished(game, 2));
    auto* chart = part<ScoreChart>("scoreChart");
    const std::size_t moves = page_->session().match().moves().size();
    const double rest = chart->nameAreas().front().left() - chart->xOf(moves);
    QVERIFY(chart->xOf(moves - 1) < chart->xOf(moves));
    const QPoint end(qRound(chart->xOf(moves)) + 6, chart->height() / 2);
    QTest::mouseMove(chart, end - QPoint(40, 0));
    QTest::mouseMove(chart, end);
    QCOMPARE(*chart->shownMoment(), moves);
    QVERIFY2(chart->accessibleDescription().startsWith(QStringLiteral("At the end, ")),
             qPrintable(chart->accessibleDescription()));
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Left);
    QVERIFY(!chart->accessibleDescription().startsWith(QStringLiteral("At the end")));
    // Names begin 24 units behind the field.
    QVERIFY2(rest > 30, qPrintable(QString::number(rest)));
}

void TestEndChart::labelsOfTheChartLeaveNamesFree() {
    QFETCH(QString, game);
    show(game, finished(game, 2), {1024, 600}, 1.5);
    auto* chart = part<ScoreChart>("scoreChart");
    const std::vector<QRectF> names = chart->nameAreas();
    QCOMPARE(names.size(), chart->points().size());
    chart->setFocus();
    for (int step = 0; step < 40; ++step) {
        const QRectF label = chart->labelArea();
        for (const QRectF& name : names) QVERIFY2(!name.intersects(label), qPrintable(QString::number(step)));
        QTest::keyClick(chart, Qt::Key_Left);
        QVERIFY(!chart->labelArea().isEmpty());
    }
}

/// A moment of the chart opens the table of that time.
void TestEndChart::chartOpensEarlierTables() {
    show(QStringLiteral("movie"), finished(QStringLiteral("movie"), 2));
    const std::size_t moves = page_->session().match().moves().size();
    auto* chart = part<ScoreChart>("scoreChart");
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Left);
    QTest::keyClick(chart, Qt::Key_Return);
    QVERIFY(!part<EndScreen>("endScreen")->isVisible());
    const auto* time = page_->findChild<TimeStrip*>();
    QVERIFY(time && time->isVisible());
    QCOMPARE(time->move(), std::optional(moves - 2));
}

HEOROT_WIDGET_SUITE(TestEndChart)
#include "tst_end_chart.moc"
