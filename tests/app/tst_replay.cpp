// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are looked at again: steps, turns and marks, keys and mouse, playing, and the log beside it.
#include "heorot/room_check.h"
#include "replay_fixture.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

class TestReplay final : public ReplayFixture {
    Q_OBJECT

  private slots:
    void lineHasTurnsAndMarks_data() { addGames(); }
    void lineHasTurnsAndMarks();
    void everyStepShowsItsPosition_data() { addGames(); }
    void everyStepShowsItsPosition();
    void firstPositionFillsThePage();
    void keysGoAlongTheLine();
    void logFollowsThePosition();
    void logLeadsToItsMoments();
    void mouseScrubs();
    void playingGoesToTheEnd();
    void playingStopsWhenSteered();
    void nothingIsCut_data();
    void nothingIsCut();
    void languageIsFollowed();
    void screenReadersHearTheStep();
};

void TestReplay::lineHasTurnsAndMarks() {
    QFETCH(const QString, game);
    const TimeLine& line = open(game).line();
    const record::AnyMatch& match = page_->session().match();
    QCOMPARE(line.movesAfter(line.steps()), match.moves().size());
    for (std::size_t step = 0; step < line.steps(); ++step) {
        const std::size_t turn = line.nextTurn(step);
        QVERIFY(turn > step);
        QVERIFY(turn == line.steps() || line.moverOf(turn) != line.moverOf(turn + 1));
        for (std::size_t within = step + 1; within < turn; ++within)
            QCOMPARE(line.moverOf(within), line.moverOf(within + 1));
        QVERIFY(line.previousTurn(turn) <= step);
    }
    const std::size_t chapters = page_->session().chapters().size();
    QVERIFY(chapters >= 3);
    QCOMPARE(static_cast<std::size_t>(std::count_if(line.marks().begin(), line.marks().end(),
                                                    [](const TimeMark& mark) { return mark.isChapter; })),
             chapters);
    // Battles are marks of their own, named by what the log says.
    const auto battle =
        std::find_if(line.marks().begin(), line.marks().end(), [](const TimeMark& mark) { return !mark.isChapter; });
    QCOMPARE(battle != line.marks().end(), game == u"raiders");
    if (game == u"raiders") QVERIFY(!battle->title.isEmpty());
    for (std::size_t i = 1; i < line.marks().size(); ++i) QVERIFY(line.marks()[i - 1].step <= line.marks()[i].step);
}

void TestReplay::everyStepShowsItsPosition() {
    QFETCH(const QString, game);
    open(game);
    QCOMPARE(page_->step(), std::size_t{0});
    const std::size_t all = page_->line().steps();
    for (std::size_t step = 0; step <= all; step += std::max<std::size_t>(1, all / 12)) {
        page_->goTo(step);
        QCOMPARE(line().value(), static_cast<int>(step));
        QVERIFY2(showsPosition(nobody), qPrintable(QString::number(step)));
    }
    page_->goTo(all);
    QVERIFY(showsPosition(nobody));
    QVERIFY(!page_->actions().forward->isEnabled());
    // Tips tell what lies there.
    bool hasTip = false;
    page_->board().board().setFocus();
    // Pointing at a spot may replace the scene.
    const std::vector<game::Spot> spots = page_->board().board().scene().spots;
    for (const game::Spot& spot : spots) {
        page_->board().board().focusSpot(spot.id);
        hasTip = hasTip || !page_->board().board().tip().title.isEmpty();
    }
    QVERIFY(hasTip);
}

/// Before anything is pressed, and in another size: the board is laid out for its own.
void TestReplay::firstPositionFillsThePage() {
    open(QStringLiteral("movie"), {1280, 800});
    const auto isLaidOut = [this] {
        const ui::BoardWidget& board = page_->board().board();
        return board.look().size == board.wantedSize() && showsPosition(nobody);
    };
    QTRY_VERIFY(isLaidOut());
    QCOMPARE(page_->step(), std::size_t{0});
    page_->resize(1100, 700);
    QTRY_VERIFY(isLaidOut());
}

void TestReplay::keysGoAlongTheLine() {
    open(QStringLiteral("movie"));
    const TimeLine& times = page_->line();
    QVERIFY(line().hasFocus());
    key(Qt::Key_Right);
    QCOMPARE(page_->step(), std::size_t{1});
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(page_->step(), times.nextTurn(1));
    key(Qt::Key_PageDown);
    const std::size_t second = times.marks()[1].step;
    QCOMPARE(page_->step(), second);
    key(Qt::Key_Left);
    QCOMPARE(page_->step(), second - 1);
    key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(page_->step(), second);
    key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(page_->step(), times.previousTurn(second));
    key(Qt::Key_PageUp);
    QCOMPARE(page_->step(), std::size_t{0});
    key(Qt::Key_Left);
    QCOMPARE(page_->step(), std::size_t{0});
    key(Qt::Key_End);
    QCOMPARE(page_->step(), times.steps());
    key(Qt::Key_Home);
    QCOMPARE(page_->step(), std::size_t{0});
    QTest::mouseClick(page_->findChild<QToolButton*>(QStringLiteral("tool_replayMarkForward")), Qt::LeftButton);
    QCOMPARE(page_->step(), second);
    QVERIFY(line().hasFocus());
    QSignalSpy left(page_.get(), &ReplayPage::leave);
    key(Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void TestReplay::logFollowsThePosition() {
    open(QStringLiteral("legend"), {1920, 1080});
    const auto newest = [this] {
        const QAbstractItemModel& rows = log().rows();
        std::size_t last = 0;
        for (int row = 0; row < rows.rowCount(); ++row)
            if (const QVariant move = rows.index(row, 0).data(LogModel::MoveRole); move.isValid())
                last = std::max(last, static_cast<std::size_t>(move.toULongLong()) + 1);
        return last;
    };
    for (const std::size_t step :
         {std::size_t{0}, page_->line().steps(), std::size_t{40}, std::size_t{39}, std::size_t{90}}) {
        page_->goTo(step);
        QVERIFY(newest() <= page_->line().movesAfter(step));
        QVERIFY(step == 0 || newest() + 4 > page_->line().movesAfter(step));
    }
}

void TestReplay::logLeadsToItsMoments() {
    open(QStringLiteral("movie"), {1920, 1080});
    page_->goTo(page_->line().steps());
    emit log().moveChosen(20, {});
    QCOMPARE(page_->line().movesAfter(page_->step()), std::size_t{21});
    page_->goTo(page_->line().steps());
    emit log().chapterChosen(1);
    QCOMPARE(page_->step(), page_->line().marks()[1].step);
}

void TestReplay::mouseScrubs() {
    open(QStringLiteral("raiders"), {1280, 800});
    const std::size_t half = page_->line().steps() / 2;
    const auto at = [this](std::size_t step) { return QPoint(qRound(line().xOf(step)), line().height() - 8); };
    QTest::mousePress(&line(), Qt::LeftButton, {}, at(half));
    QCOMPARE(page_->step(), half);
    QTest::mouseMove(&line(), at(half + 30));
    QCOMPARE(page_->step(), half + 30);
    QTest::mouseRelease(&line(), Qt::LeftButton, {}, at(half + 30));
    QTest::mouseMove(&line(), at(5));
    QCOMPARE(page_->step(), half + 30);
    QVERIFY(line().momentText(half).contains(QStringLiteral("Round ")));
}

void TestReplay::playingGoesToTheEnd() {
    open(QStringLiteral("movie"));
    page_->setStepTime(6);
    QVERIFY(!page_->isPlaying());
    const std::size_t from = page_->line().steps() - 12;
    page_->goTo(from);
    key(Qt::Key_Space);
    QVERIFY(page_->isPlaying());
    QTRY_COMPARE(page_->step(), page_->line().steps());
    QTRY_VERIFY(!page_->isPlaying());
    // Once more, from the start.
    page_->setStepTime(100'000);
    key(Qt::Key_Space);
    QVERIFY(page_->isPlaying());
    QCOMPARE(page_->step(), std::size_t{1});
    QTest::mouseClick(&page_->controls().speed().button(2), Qt::LeftButton);
    QVERIFY(page_->isPlaying());
    key(Qt::Key_Minus);
    QCOMPARE(page_->controls().speed().current(), 1);
    key(Qt::Key_Space);
    QVERIFY(!page_->isPlaying());
}

void TestReplay::playingStopsWhenSteered() {
    open(QStringLiteral("movie"));
    page_->setStepTime(100'000);
    key(Qt::Key_Space);
    QVERIFY(page_->isPlaying());
    key(Qt::Key_Right);
    QVERIFY(!page_->isPlaying());
    QCOMPARE(page_->step(), std::size_t{2});
}

void TestReplay::nothingIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("textScale");
    for (const QSize& size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const double scale : {1., 1.5})
            QTest::addRow("%dx%d at %d %%", size.width(), size.height(), qRound(scale * 100)) << size << scale;
}

void TestReplay::nothingIsCut() {
    QFETCH(QSize, size);
    QFETCH(double, textScale);
    Settings settings = quickSettings();
    settings.textScale = textScale;
    open(QStringLiteral("raiders"), size, settings);
    page_->goTo(50);
    QCoreApplication::processEvents();
    QCOMPARE(page_->size(), size);
    const QStringList cut = cutTexts(page_->controls());
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QVERIFY(page_->board().height() > size.height() * 3 / 4);
    for (const auto* button : page_->controls().findChildren<QAbstractButton*>())
        QVERIFY2(page_->rect().contains(QRect(button->mapTo(page_.get(), QPoint()), button->size())),
                 qPrintable(button->objectName()));
}

void TestReplay::languageIsFollowed() {
    open(QStringLiteral("raiders"));
    page_->goTo(20);
    MarkingTranslator marking;
    QVERIFY(qApp->installTranslator(&marking));
    QCoreApplication::processEvents();
    for (const QString& text : textsOf(page_->controls()))
        QVERIFY2(text.contains(u'«') || text == QStringLiteral("qt_scrollarea_viewport"), qPrintable(text));
    QVERIFY(page_->line().marks().front().title.contains(u'«'));
    QCOMPARE(page_->step(), std::size_t{20});
    qApp->removeTranslator(&marking);
}

void TestReplay::screenReadersHearTheStep() {
    open(QStringLiteral("movie"));
    key(Qt::Key_Right);
    const auto* status = page_->findChild<QLabel*>(QStringLiteral("replayStatus"));
    const QString told = page_->session().report(0, nobody).lines.front().sentence;
    QVERIFY2(status->text().startsWith(QStringLiteral("Step 1 of ")) && status->text().contains(told),
             qPrintable(status->text()));
    QVERIFY(!line().accessibleName().isEmpty());
    QSignalSpy left(page_.get(), &ReplayPage::leave);
    QTest::keyClick(&line(), Qt::Key_L);
    QVERIFY(log().isVisible());
    QTest::keyClick(&log().view(), Qt::Key_Escape);
    QVERIFY(!log().isVisible());
    QVERIFY(left.isEmpty());
}

HEOROT_WIDGET_SUITE(TestReplay)
#include "tst_replay.moc"
