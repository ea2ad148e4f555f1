// SPDX-License-Identifier: GPL-3.0-or-later
// After a change the board paints only what differs: the picture is the same as if all of it were painted anew.
#include "story_fixture.h"
#include "suite/widget_suite.h"

#include <QRandomGenerator>
#include <QSignalSpy>

#include <algorithm>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestBoardLayer final : public StoryFixture {
    Q_OBJECT

  private slots:
    void changesLeaveNoTraces_data();
    void changesLeaveNoTraces();

  private:
    QImage shown() { return board().grab().toImage(); }
    /// Nothing of the last picture is kept.
    QImage fresh() {
        board().setTheme(ui::Theme(board().theme()));
        return shown();
    }
    /// Where two pictures of one size differ, by more than what the edge of a clip makes of a smooth line.
    static QRect difference(const QImage& one, const QImage& other) {
        constexpr int slight = 10;
        const auto differ = [](QRgb a, QRgb b) {
            return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                             std::abs(qBlue(a) - qBlue(b))}) > slight;
        };
        QRect area;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x)
                if (differ(one.pixel(x, y), other.pixel(x, y))) area |= QRect(x, y, 1, 1);
        return area;
    }
};

void TestBoardLayer::changesLeaveNoTraces_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<ui::ThemeId>("theme");
    for (const char* game : {"legend", "movie", "raiders"}) {
        QTest::addRow("%s, small", game) << QString::fromLatin1(game) << QSize(1024, 600) << ui::ThemeId::Light;
        QTest::addRow("%s, large", game) << QString::fromLatin1(game) << QSize(1920, 1080) << ui::ThemeId::Light;
        QTest::addRow("%s, high contrast", game)
            << QString::fromLatin1(game) << QSize(1280, 800) << ui::ThemeId::HighContrast;
    }
}

/// Of two persons who choose whatever may be chosen, step by step.
void TestBoardLayer::changesLeaveNoTraces() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(ui::ThemeId, theme);
    Settings settings = quickSettings();
    settings.theme = theme;
    open({"human", "human"}, settings, size, &moduleOf(game));
    session::Options options = session().options();
    options.handOver = session::HandOver::Never;
    session().setOptions(options);
    QRandomGenerator random(7);
    QSignalSpy ready(&art_, &ui::ArtCache::ready);
    int compared = 0;
    constexpr int enough = 12;
    for (int step = 0; step < 200 && compared < enough; ++step) {
        auto* moments = part<MomentLayer>("momentLayer");
        while (moments->isPlaying()) moments->skip();
        auto* chapter = part<ChapterPage>("chapterPage");
        if (chapter->isOpen()) key(Qt::Key_Return);
        const QStringList lit = page_->board().chooser().lit();
        if (session().match().isOver()) break;
        if (!lit.isEmpty()) page_->board().choose(lit[random.bounded(lit.size())]);
        QCoreApplication::processEvents();
        ready.clear();
        const QImage kept = shown();
        art_.waitFor();
        QCoreApplication::processEvents();
        // With pictures that were not there yet, all is painted anew.
        if (!ready.isEmpty()) continue;
        const QRect traces = difference(kept, fresh());
        QVERIFY2(traces.isEmpty(), qPrintable(QStringLiteral("step %1: %2 %3, %4 x %5")
                                                  .arg(step)
                                                  .arg(traces.x())
                                                  .arg(traces.y())
                                                  .arg(traces.width())
                                                  .arg(traces.height())));
        ++compared;
    }
    QCOMPARE(compared, enough);
}

HEOROT_WIDGET_SUITE(TestBoardLayer)
#include "tst_board_layer.moc"
