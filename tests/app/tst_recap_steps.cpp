// SPDX-License-Identifier: GPL-3.0-or-later
// Stepping through what the others did shows each table as its viewer saw it, and plays it once more.
#include "story_fixture.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

class TestRecapSteps final : public StoryFixture {
    Q_OBJECT

  private slots:
    void stepsShowTheTableBefore_data() { addGames(); }
    void stepsShowTheTableBefore();
    void pastShowsNoPieceOfTheOther();
    void entriesArePlayedOnceMore();
    void longTurnIsPlayedStepByStep();
    void lineIsAsBeforeAfterward();
};

void TestRecapSteps::stepsShowTheTableBefore() {
    QFETCH(QString, game);
    openTold(game);
    QVERIFY(showsNow());
    const std::size_t moves = session().match().moves().size();
    key(Qt::Key_Down, Qt::AltModifier);
    for (std::size_t i = 0; i < line().entries().size(); ++i) {
        QCOMPARE(line().chosen(), i);
        QVERIFY(marks().isPast);
        const std::size_t first = line().entries()[i].first;
        QVERIFY(showsPosition(first, 0));
        // As it was shown then.
        const auto then = session::matchUntil(session().game(), session().match(), first);
        const game::Look& look = page_->board().look();
        QVERIFY(session().view()->sceneAfter(session().match(), first, 0, look) ==
                session().view()->scene(*then, 0, look));
        QCOMPARE(marks().outlines.size(), std::size_t{1});
        QVERIFY(!page_->actions().undo->isEnabled());
        chooseAll();
        QCOMPARE(session().match().moves().size(), moves);
        key(Qt::Key_Right, Qt::AltModifier);
    }
    key(Qt::Key_Escape);
    QVERIFY(showsNow());
    QVERIFY(page_->board().chooser().isOpen());
    QVERIFY(!session().isHeld());
}

/// Two persons: whoever has the table sees of earlier positions what it saw then.
void TestRecapSteps::pastShowsNoPieceOfTheOther() {
    open({"human", "human"});
    press("takeTable");
    engine::ActionList legal;
    session().match().legalActions(legal);
    QVERIFY(!session().play(legal[0]));
    QVERIFY(play(session(), "bid done"));
    press("takeTable");
    QCOMPARE(session().viewer(), engine::Seat{1});
    QVERIFY(!line().entries().empty());
    const auto hidden = [&](std::size_t moves) {
        const game::Look& look = page_->board().look();
        const auto own = session().view()->sceneAfter(session().match(), moves, 0, look).sprites;
        const auto open = session().view()->sceneAfter(session().match(), moves, nobody, look).sprites;
        std::vector<game::Sprite> only;
        for (const game::Sprite& sprite : own)
            if (std::find(open.begin(), open.end(), sprite) == open.end()) only.push_back(sprite);
        return only;
    };
    for (std::size_t moves = 0; moves <= session().match().moves().size(); ++moves) {
        const auto then = session::matchUntil(session().game(), session().match(), moves);
        const game::Look& look = page_->board().look();
        QVERIFY(session().view()->sceneAfter(session().match(), moves, 1, look).sprites ==
                session().view()->scene(*then, 1, look).sprites);
    }
    key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(marks().isPast);
    QVERIFY(showsPosition(0, 1));
    const auto secrets = hidden(0);
    QVERIFY(!secrets.empty());
    for (const game::Sprite& secret : secrets) {
        const auto& shown = board().scene().sprites;
        QVERIFY(secret.text.isEmpty() || std::find(shown.begin(), shown.end(), secret) == shown.end());
    }
    // Whoever takes the table next begins at the present.
    key(Qt::Key_Escape);
    QVERIFY(play(session(), "bid done"));
    QVERIFY(!marks().isPast);
}

void TestRecapSteps::entriesArePlayedOnceMore() {
    openTold(QStringLiteral("movie"));
    QSignalSpy held(&session(), &session::Session::changed);
    line().setFocus();
    QTest::keyClick(&line(), Qt::Key_Space);
    QVERIFY(marks().isPast);
    QVERIFY(showsPosition(line().entries().front().first, 0));
    QVERIFY(session().isHeld());
    QTRY_VERIFY(showsPosition(line().entries().front().end, 0));
    QTRY_VERIFY(!marks().isPast);
    QVERIFY(showsNow());
    QVERIFY(!session().isHeld());
    // A key ends it.
    line().setFocus();
    QTest::keyClick(&line(), Qt::Key_Space);
    QVERIFY(marks().isPast);
    QTest::keyClick(&line(), Qt::Key_Space);
    QVERIFY(showsNow());
}

/// Each move that has a sentence, which is read aloud.
void TestRecapSteps::longTurnIsPlayedStepByStep() {
    openTold(QStringLiteral("raiders"));
    const session::RecapEntry entry = line().entries().front();
    line().setFocus();
    QTest::keyClick(&line(), Qt::Key_Space);
    constexpr int enough = 3;
    int steps = 0;
    for (std::size_t move = entry.first; move < entry.end && steps < enough; ++move) {
        const auto& lines = session().report(move, 0).lines;
        if (lines.empty()) continue;
        QTRY_VERIFY(showsPosition(move + 1, 0));
        QVERIFY(part<QLabel>("status")->text().contains(lines.front().sentence));
        QCOMPARE(line().chosen(), std::size_t{0});
        ++steps;
    }
    QCOMPARE(steps, enough);
}

/// Every move is shown, and then the line tells what it told before.
void TestRecapSteps::lineIsAsBeforeAfterward() {
    openTold(QStringLiteral("movie"));
    QVERIFY(line().entries().size() > 1);
    line().setFocus();
    QTest::keyClick(&line(), Qt::Key_Right);
    QCOMPARE(line().chosen(), std::size_t{1});
    const QString told = line().shownText();
    QTest::keyClick(&line(), Qt::Key_Space);
    for (std::size_t moves = line().entries().front().first; moves <= line().entries().back().end; ++moves)
        QTRY_VERIFY(showsPosition(moves, 0) && marks().isPast);
    QTRY_VERIFY(!marks().isPast);
    QCOMPARE(line().chosen(), std::size_t{1});
    QCOMPARE(line().shownText(), told);
    QVERIFY(line().isVisible());
}

HEOROT_WIDGET_SUITE(TestRecapSteps)
#include "tst_recap_steps.moc"
