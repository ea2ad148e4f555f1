// SPDX-License-Identifier: GPL-3.0-or-later
// Every position belongs to a chapter: acts, rounds, steps of the road, in the order of play and by the moves as
// played.
#include "games/loaded_games.h"
#include "session/chapters.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestChapters final : public QObject {
    Q_OBJECT

  private slots:
    void matchHasTheChaptersOfItsGame_data();
    void matchHasTheChaptersOfItsGame();
    void goingBackForgetsLaterChapters();

  private:
    static std::unique_ptr<record::AnyMatch> played(const game::GameModule& game, const QString& id);
};

std::unique_ptr<record::AnyMatch> TestChapters::played(const game::GameModule& game, const QString& id) {
    const session::NewGame begun = newGame(id, {"easy", "easy", "easy"});
    auto match = game.newMatch(begun.setup, begun.seating, {});
    while (!match->isOver()) {
        const engine::Violation refused = match->play(game.think(*match, ai::Level::V1, match->moves().size()));
        if (refused) break;
    }
    return match;
}

void TestChapters::matchHasTheChaptersOfItsGame_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("titles");
    QTest::addColumn<QString>("marks");
    QTest::newRow("movie") << QStringLiteral("movie") << QStringLiteral("Act %1: ") << QStringLiteral("I II III");
    QTest::newRow("raiders") << QStringLiteral("raiders") << QStringLiteral("Round %1")
                             << QStringLiteral("1 2 3 4 5 6");
    QTest::newRow("legend") << QStringLiteral("legend") << QStringLiteral("%1. ") << QString();
}

void TestChapters::matchHasTheChaptersOfItsGame() {
    QFETCH(QString, id);
    QFETCH(QString, titles);
    QFETCH(QString, marks);
    ShippedGame shipped(id);
    const game::Words& words = shipped.module().words();
    const auto match = played(shipped.module(), id);
    QVERIFY(match->isOver());

    session::Chapters chapters(shipped.module(), *match);
    const auto& list = chapters.list();
    QCOMPARE(list.front().firstMove, std::size_t{0});
    QStringList foundMarks;
    int majors = 0;
    for (std::size_t place = 0; place < list.size(); ++place) {
        const auto& [first, chapter] = list[place];
        QVERIFY2(chapter.title.startsWith(titles.arg(chapter.mark)), qPrintable(chapter.title));
        foundMarks << chapter.mark;
        majors += chapter.isMajor;
        QVERIFY(!chapter.art.isEmpty());
        QCOMPARE(words.chapter(*match, first), chapter);
        QCOMPARE(chapters.placeOf(first), place);
        if (place == 0) continue;
        QCOMPARE_GT(chapter.number, list[place - 1].chapter.number);
        QCOMPARE(words.chapter(*match, first - 1), list[place - 1].chapter);
        QCOMPARE(chapters.placeOf(first - 1), place - 1);
        // The move before begins it with an event, so that a log can put its heading there.
        const auto& events = match->moves()[first - 1].events;
        QVERIFY(std::any_of(events.begin(), events.end(),
                            [&](const engine::Event& event) { return words.beginsChapter(event); }));
    }
    if (id == QStringLiteral("legend")) {
        QCOMPARE(foundMarks.front(), QStringLiteral("1"));
        QCOMPARE(foundMarks.back(), QStringLiteral("36"));
        QCOMPARE_LT(majors, static_cast<int>(list.size()) / 2);
        QCOMPARE_GT(majors, 4);
    } else {
        QCOMPARE(foundMarks.join(u' '), marks);
        QCOMPARE(majors, static_cast<int>(list.size()));
    }
}

void TestChapters::goingBackForgetsLaterChapters() {
    ShippedGame shipped(QStringLiteral("movie"));
    const auto match = played(shipped.module(), QStringLiteral("movie"));
    session::Chapters chapters(shipped.module(), *match);
    const std::size_t third = chapters.list().at(2).firstMove;

    match->goBackTo(third);
    chapters.forgetFrom(third + 1);
    QCOMPARE(chapters.list().size(), std::size_t{3});
    QCOMPARE(chapters.list().back().firstMove, third);

    match->goBackTo(third - 1);
    chapters.forgetFrom(third);
    QCOMPARE(chapters.list().size(), std::size_t{2});
}

HEOROT_SUITE(TestChapters)
#include "tst_chapters.moc"
