// SPDX-License-Identifier: GPL-3.0-or-later
// The page at the end of an act, a round or a major episode: when it opens, what it shows, what its keys do.
#include "chapter_fixture.h"
#include "game/standing.h"
#include "heorot/chapter_seat.h"
#include "heorot/recap_line.h"
#include "record/yaml.h"
#include "suite/widget_suite.h"

#include <QGraphicsOpacityEffect>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;
using engine::Seat;

class TestChapterPage final : public ChapterFixture {
    Q_OBJECT

  private slots:
    void pageShowsThePointsOfTheMatch_data() { games(); }
    void pageShowsThePointsOfTheMatch();
    void woundsDecideWhoLeads();
    void gainsOfAnActAddUpToItsChange();
    void newsOfAnActNamesWhatIsNew();
    void pageOpensAndContinueResumes();
    void keysLookReplayAndOpenTheRule();
    void barShowsItsFigureOnTheBoard();
    void barsAreReachedByKeys();
    void marksOfTheBarOpenThePages_data();
    void marksOfTheBarOpenThePages();
    void openedGameHasNoPageOfEarlierActs();
    void nothingIsOutlinedOnANewBoard();
    void sharedTableShowsWhatEverybodyKnows();
    void countedZeroIsANumber();
    void reasonsAreShownAndSpoken();

  private:
    static void games() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"movie", "legend", "raiders"}) QTest::newRow(id) << QString::fromLatin1(id);
    }
};

void TestChapterPage::pageShowsThePointsOfTheMatch() {
    QFETCH(QString, id);
    const auto session = sessionOf(id, played(id, all, 1));
    HandbookView handbook(session->game());
    const auto& chapters = session->chapters();
    for (const Seat viewer : {nobody, Seat{1}})
        for (std::size_t place = 0; place + 1 < chapters.size(); ++place) {
            const auto [first, end] = movesOf(*session, place);
            const auto news = session->game().words().chapterNews(session->match(), first, end, viewer);
            const auto results = chapterResult(*session, place, viewer, news);
            const engine::Scores seen = session->match().seenScoresAfter(end, viewer);
            QCOMPARE(results.size(), std::size_t{seats});
            for (std::size_t rank = 0; rank < results.size(); ++rank) {
                QCOMPARE(results[rank].total, seen.now[results[rank].seat]);
                QCOMPARE(results[rank].standing, game::standingText(seen, results[rank].seat));
                const ChapterSeat seat(results[rank], false, false, {0, 1});
                QVERIFY(seat.accessibleDescription().contains(results[rank].standing));
                const bool isRanked = rank > 0 && seen.unknownNow.empty();
                if (isRanked) QVERIFY(results[rank - 1].compared() >= results[rank].compared());
            }
            QVERIFY(!news.next.isEmpty());
            QVERIFY2(handbook.book()->findThing(news.thing), qPrintable(news.thing));
            QVERIFY(!news.lines.empty() && news.lines.size() <= 4);
            for (const auto& line : news.lines) QVERIFY(line.art.isEmpty() == (line.seat != nobody));
        }
}

/// Whoever has the most on the table, but wounds that cost more than it is ahead, does not lead.
void TestChapterPage::woundsDecideWhoLeads() {
    const session::NewGame begun = newGame(QStringLiteral("legend"), {"human", "easy", "easy"});
    auto match = legend_.module().newMatch(begun.setup, begun.seating, {});
    const std::string file = "position";
    const record::Node tree = record::parseYaml("step: sail-to-denmark\nphase: risk\nto_move: A\nseats:\n  A: {tokens: "
                                                "[fame7, fame5], wounds: 3}\n  B: {tokens: "
                                                "[fame6]}\n  C: {tokens: [fame2]}",
                                                file);
    match->arrange(record::Cursor(tree, file));
    const auto session = sessionOf(QStringLiteral("legend"), std::move(match));
    const auto results = chapterResult(*session, 0, Seat{0}, {});
    QCOMPARE(results.front().name, QStringLiteral("B"));
    QCOMPARE(results.back().name, QStringLiteral("A"));
    QCOMPARE(leadersText(results), QStringLiteral("If the game ended now: B leads with 11, 4 ahead of C."));
    const ChapterSeat shown(results.front(), false, true, {0, 1});
    QVERIFY2(shown.accessibleName().startsWith(QStringLiteral("B: 11 point")), qPrintable(shown.accessibleName()));
}

void TestChapterPage::gainsOfAnActAddUpToItsChange() {
    for (const QString& id : {QStringLiteral("movie"), QStringLiteral("raiders")}) {
        const auto session = sessionOf(id, played(id, all));
        for (std::size_t place = 0; place + 1 < session->chapters().size(); ++place) {
            const auto [first, end] = movesOf(*session, place);
            const auto news = session->game().words().chapterNews(session->match(), first, end, nobody);
            for (const SeatResult& result : chapterResult(*session, place, nobody, news)) {
                int sum = 0;
                for (const game::ChapterGain& gain : result.gains) sum += gain.points;
                QCOMPARE(sum, result.change);
            }
        }
    }
}

void TestChapterPage::newsOfAnActNamesWhatIsNew() {
    const QString id = QStringLiteral("movie");
    const auto session = sessionOf(id, played(id, all));
    const auto linesOf = [&](std::size_t place, Seat viewer) {
        const auto [first, end] = movesOf(*session, place);
        const auto news = session->game().words().chapterNews(session->match(), first, end, viewer);
        // What decided the act is said in its reasons, with the figure that scored most.
        int most = 0;
        for (const game::ChapterGain& gain : news.gains)
            if (gain.art.startsWith(QStringLiteral("movie/figure-")) && !gain.art.endsWith(QStringLiteral("longship")))
                most = std::max(most, gain.points);
        const QString best = news.reasons.constLast();
        if (!best.startsWith(QStringLiteral("Best figure: ")) || best.section(u'+', -1).chopped(1).toInt() < most)
            qFatal("%s", qPrintable(best));
        if (place == 0 && news.newSpots.size() != 3) qFatal("the printed Gorges of act II are not named");
        QStringList lines;
        for (const auto& line : news.lines) lines << line.text;
        return lines.join(QLatin1Char('\n'));
    };
    for (const char* word : {"Gorge", "Treachery", "Longships"})
        QVERIFY2(linesOf(0, nobody).contains(QLatin1String(word)), word);
    QVERIFY(linesOf(1, nobody).contains(QStringLiteral("diagonal")));
    QVERIFY(!linesOf(1, nobody).contains(QStringLiteral("Gorge")));
    const QString left = QStringLiteral("Still to place: ");
    QVERIFY(!linesOf(0, nobody).contains(left) && linesOf(0, 0).contains(left));
}

void TestChapterPage::pageOpensAndContinueResumes() {
    openBefore(QStringLiteral("movie"), 0);
    QVERIFY(!page().isOpen());
    playNext();
    QVERIFY(page().isOpen());
    QCOMPARE(page().chapter(), std::size_t{0});
    QVERIFY(page_->session().isHeld());
    QCOMPARE(page_->focusWidget(), part<QWidget>("chapterContinue"));
    const std::size_t moves = page_->session().match().moves().size();
    const engine::Scores seen = page_->session().match().seenScoresAfter(moves, page_->session().momentViewer());
    for (const auto* seat : page().findChildren<ChapterSeat*>())
        QCOMPARE(seat->result().total, seen.now[seat->result().seat]);
    // The top bar stays.
    QVERIFY(page().y() >= part<QWidget>("topBar")->height());
    QTest::keyClick(page_->focusWidget(), Qt::Key_Return);
    QVERIFY(!page().isOpen());
    QVERIFY(!page_->session().isHeld());
    QVERIFY(page_->board().isAncestorOf(page_->focusWidget()) || page_->focusWidget() == &page_->board());
    // Not again for the same act.
    page_->session().setPaused(true);
    QVERIFY(!page().isOpen());
}

void TestChapterPage::keysLookReplayAndOpenTheRule() {
    openBefore(QStringLiteral("movie"), 1);
    playNext();
    QVERIFY(page().isOpen());
    QTest::keyClick(page_->focusWidget(), Qt::Key_B);
    QVERIFY(page().isLooking());
    QVERIFY(page_->session().isHeld());
    QVERIFY(page().height() < 200);
    QTest::keyClick(page_->focusWidget(), Qt::Key_B);
    QVERIFY(!page().isLooking());
    QTest::keyClick(page_->focusWidget(), Qt::Key_R);
    QVERIFY(part<MomentLayer>("momentLayer")->isPlaying());
    QVERIFY(!page().isOpen());
    skipMoments();
    QVERIFY(page().isOpen());
    QVERIFY(page_->session().isHeld());
    QTest::keyClick(page_->focusWidget(), Qt::Key_F1);
    auto* handbook = part<HandbookView>("handbook");
    QVERIFY(handbook->isVisible());
    QTest::keyClick(page_.get(), Qt::Key_F1);
    QVERIFY(!handbook->isVisible());
    QCOMPARE(page_->focusWidget(), part<QWidget>("chapterContinue"));
}

/// Of every bar that names spots, the board is shown as it was counted, while the page gives way to a strip.
void TestChapterPage::barShowsItsFigureOnTheBoard() {
    openBefore(QStringLiteral("movie"), 0);
    playNext();
    const auto& shown = page_->board().board();
    auto* card = page().findChild<QWidget*>(QStringLiteral("chapterTitle"))->parentWidget();
    int figures = 0;
    for (auto* seat : page().findChildren<ChapterSeat*>()) {
        const auto& gains = seat->result().gains;
        for (int gain = 0; gain < static_cast<int>(gains.size()); ++gain) {
            const game::ChapterGain& bar = gains[static_cast<std::size_t>(gain)];
            QTest::mouseMove(seat, seat->gainArea(gain).center());
            QCOMPARE(seat->gainAt(seat->gainArea(gain).center()), gain);
            if (!bar.moment) continue;
            ++figures;
            QTRY_VERIFY(card->graphicsEffect());
            QCOMPARE(static_cast<QGraphicsOpacityEffect*>(card->graphicsEffect())->opacity(), 0.);
            const auto* peek = part<QLabel>("chapterPeek");
            QVERIFY(peek->isVisible());
            QTRY_VERIFY(peek->text().remove(QChar(0x00AD)).remove(QChar(0x200B)).contains(bar.label));
            QTRY_COMPARE(shown.marks().lighted, bar.spots);
            QVERIFY(!bar.detail.isEmpty());
            for (const QString& spot : bar.spots) {
                const game::Spot* space = shown.scene().find(spot);
                QVERIFY2(space && bar.detail.contains(space->description), qPrintable(spot));
            }
        }
    }
    QVERIFY(figures > 3);
    QTest::mouseMove(part<QWidget>("chapterContinue"));
    QTRY_VERIFY(!card->graphicsEffect());
    QVERIFY(!part<QLabel>("chapterPeek")->isVisible());
    QVERIFY(shown.marks().lighted.isEmpty());
    QVERIFY(page_->board().shows(page_->session().match()));
}

void TestChapterPage::barsAreReachedByKeys() {
    openBefore(QStringLiteral("movie"), 0);
    playNext();
    const auto& lighted = page_->board().board().marks().lighted;
    QTest::keyClick(page_->focusWidget(), Qt::Key_Down);
    const game::ChapterGain first = page().findChildren<ChapterSeat*>().front()->result().gains.front();
    QCOMPARE(lighted, first.spots);
    QVERIFY(page().accessibleDescription().contains(first.label));
    QTest::keyClick(page_->focusWidget(), Qt::Key_Down);
    QVERIFY(lighted != first.spots);
    QTest::keyClick(page_->focusWidget(), Qt::Key_Escape);
    QVERIFY(lighted.isEmpty());
    QVERIFY(page().isOpen() && !page().isLooking());
    // Going on leaves nothing of it.
    QTest::keyClick(page_->focusWidget(), Qt::Key_Down);
    QTest::keyClick(page_->focusWidget(), Qt::Key_Return);
    QVERIFY(!page().isOpen());
    QVERIFY(lighted.isEmpty());
    QVERIFY(page_->board().shows(page_->session().match()));
}

void TestChapterPage::marksOfTheBarOpenThePages_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"movie", "raiders"}) QTest::newRow(id) << QString::fromLatin1(id);
}

/// Those of what is over; others say what they are.
void TestChapterPage::marksOfTheBarOpenThePages() {
    QFETCH(QString, id);
    const std::vector<std::size_t> begin = starts(id);
    const std::size_t moves = begin[2] + 3;
    show(sessionOf(id, played(id, moves, played(id, moves)->toMove())));
    skipMoments();
    auto& board = page_->board().board();
    for (const int number : {1, 2}) {
        const QString mark = game::chapterSpot(number);
        QVERIFY(!board.scene().find(mark)->name.isEmpty());
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.spotArea(mark).center().toPoint());
        QVERIFY(page().isOpen());
        QCOMPARE(page().chapter(), static_cast<std::size_t>(number - 1));
        QVERIFY(page_->session().isHeld());
        QTest::keyClick(page_->focusWidget(), Qt::Key_Return);
        QVERIFY(!page().isOpen());
        // By keys too, and only once it is closed.
        board.focusSpot(mark);
        QTest::keyClick(&board, Qt::Key_Return);
        QVERIFY(page().isOpen());
        page_->board().choose(game::chapterSpot(3 - number));
        QCOMPARE(page().chapter(), static_cast<std::size_t>(number - 1));
        QTest::keyClick(page_->focusWidget(), Qt::Key_Return);
    }
    page_->board().choose(game::chapterSpot(3));
    QVERIFY(!page().isOpen());
    QCOMPARE(board.tip().spot, game::chapterSpot(3));
}

void TestChapterPage::openedGameHasNoPageOfEarlierActs() {
    const QString id = QStringLiteral("movie");
    show(sessionOf(id, played(id, starts(id)[1] + 8, 0)));
    QVERIFY(!page().isOpen());
}

void TestChapterPage::nothingIsOutlinedOnANewBoard() {
    const QString id = QStringLiteral("movie");
    const std::size_t start = starts(id)[1];
    const auto openAt = [&](std::size_t moves) {
        const engine::Seat mover = played(id, moves)->toMove();
        show(sessionOf(id, played(id, moves, mover)));
    };
    openAt(start - 1);
    QVERIFY(!page_->board().board().marks().outlines.empty());
    openAt(start);
    QVERIFY(!part<app::RecapLine>("storyLine")->entries().empty());
    QVERIFY(page_->board().board().marks().outlines.empty());
}

/// Nobody's private pieces are counted or named where several people watch.
void TestChapterPage::countedZeroIsANumber() {
    game::ChapterGain ship{0, QStringLiteral("Longship d5"), {}, 0};
    const game::ChapterGain cards{0, QStringLiteral("2 cards drawn"), {}, 0};
    ship.isCounted = true;
    SeatResult result;
    result.seat = 0;
    result.name = QStringLiteral("Sandra");
    result.gains = {ship, cards};
    const ChapterSeat seat(result, false, false, {});
    QCOMPARE(seat.accessibleDescription(), QStringLiteral("; Longship d5: 0; 2 cards drawn"));
}

void TestChapterPage::sharedTableShowsWhatEverybodyKnows() {
    const QString id = QStringLiteral("legend");
    std::size_t place = 15;
    {
        const auto session = sessionOf(id, played(id, all));
        while (!session->chapters()[place].chapter.isMajor) ++place;
    }
    show(sessionOf(id, played(id, starts(id)[place + 1] - 1)));
    page_->session().takeTable();
    playNext();
    QVERIFY(page().isOpen());
    const std::size_t moves = page_->session().match().moves().size();
    const engine::Scores open = page_->session().match().seenScoresAfter(moves, nobody);
    bool differs = false;
    for (const auto* seat : page().findChildren<ChapterSeat*>()) {
        QCOMPARE(seat->result().total, open.now[seat->result().seat]);
        QCOMPARE(seat->result().isCovered, open.unknownNow.has(seat->result().seat));
        differs =
            differs || open.now[seat->result().seat] != page_->session().match().scores().now[seat->result().seat];
    }
    QVERIFY2(differs, "nothing was hidden");
    QVERIFY(part<HandOverCard>("handOverCard")->isHidden());
}

void TestChapterPage::reasonsAreShownAndSpoken() {
    openBefore(QStringLiteral("movie"), 0);
    playNext();
    QVERIFY(page().isOpen());
    const QStringList reasons = page().news().reasons;
    QVERIFY(!reasons.isEmpty());
    auto* label = page().findChild<QLabel*>(QStringLiteral("chapterReasons"));
    QVERIFY(label->isVisible());
    QCOMPARE(label->text().remove(QChar(0x200B)), reasons.join(u' '));
    QVERIFY(page().sentence().remove(QChar(0x200B)).contains(reasons.front()));
}

/// The line above the prompt tells what a round brought where no page does; the log has its heading either way.
HEOROT_WIDGET_SUITE(TestChapterPage)
#include "tst_chapter_page.moc"
