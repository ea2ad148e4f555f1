// SPDX-License-Identifier: GPL-3.0-or-later
// The page at the end of a game: its table adds up, its sentences are true, and it fits and is played by keys.
#include "end_fixture.h"
#include "heorot/breakable_text.h"
#include "heorot/room_check.h"
#include "language/translations.h"
#include "suite/widget_suite.h"
#include "widget_tools.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::Seat;

namespace {

constexpr std::array games{"movie", "legend", "raiders"};

int leadOf(const engine::Scores& scores, Seat seat) {
    int best = std::numeric_limits<int>::min();
    for (Seat other = 0; other < static_cast<Seat>(scores.seats); ++other)
        if (other != seat) best = std::max(best, scores.total[other]);
    return scores.total[seat] - best;
}

}

class TestEndScreen final : public EndFixture {
    Q_OBJECT

  private slots:
    void tableAddsUp_data() { games_data(); }
    void tableAddsUp();
    void factsHold_data() { games_data(); }
    void factsHold();
    void storyNamesTheRightNumbers_data() { games_data(); }
    void storyNamesTheRightNumbers();
    void shortFallsDecideNothing();
    void escapedPenaltiesHaveARow();
    void equalPointsAreTold();
    void leadThatWasLostIsRegained();
    void everyWinnerHasAPicture();
    void keysPressTheButtons();
    void largeFallsAreNamed();
    void partsHaveNames_data() { games_data(); }
    void partsHaveNames();
    void allFitsWithoutScrolling_data();
    void allFitsWithoutScrolling();
};

/// A column per player from the first place on, whose parts add up to its total; the only person is marked.
void TestEndScreen::tableAddsUp() {
    QFETCH(QString, game);
    show(game, finished(game, 3));
    const engine::Scores scores = page_->session().match().scores();
    int x = -1;
    for (const Seat seat : byPlace(scores)) {
        const auto label = [&](const QString& what) {
            return part<QLabel>(qPrintable(QStringLiteral("%1-%2").arg(what).arg(seat)));
        };
        QCOMPARE(label(QStringLiteral("total"))->text(), plainNumber(scores.total[seat]));
        int sum = 0;
        for (int source = 0; source < scores.sources; ++source) {
            const int points = scores.part[seat][static_cast<std::size_t>(source)];
            auto* cell = page_->findChild<QLabel*>(QStringLiteral("part%1-%2").arg(source).arg(seat));
            if (cell) QCOMPARE(cell->text(), plainNumber(points));
            QVERIFY(cell || points == 0);
            sum += points;
        }
        QCOMPARE(sum, scores.total[seat]);
        const int column = label(QStringLiteral("total"))->mapTo(page_.get(), QPoint()).x();
        QVERIFY(column > x);
        x = column;
    }
    auto* you = part<QLabel>("endYou");
    QCOMPARE(you->parentWidget(), part<QLabel>("name-0")->parentWidget());
}

void TestEndScreen::factsHold() {
    QFETCH(QString, game);
    int overtakings = 0;
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u}) {
        const auto match = finished(game, seed, seed % 2 ? 3 : 4);
        const ScoreHistory history = historyOf(*match);
        const engine::Scores& end = history.back();
        for (Seat seat = 0; seat < static_cast<Seat>(end.seats); ++seat) {
            if (const auto passing = lastOvertaking(history, seat)) {
                ++overtakings;
                QVERIFY(leadOf(history[passing->moves - 1], seat) <= 0);
                for (std::size_t moves = passing->moves; moves < history.size(); ++moves)
                    QVERIFY(leadOf(history[moves], seat) > 0);
                QCOMPARE(passing->points, history[passing->moves].total[seat]);
                QCOMPARE(passing->passedPoints, history[passing->moves].total[passing->passed]);
                QVERIFY(history[passing->moves - 1].total[passing->passed] >= passing->pointsBefore);
            } else {
                const bool isAhead = leadOf(end, seat) > 0;
                QVERIFY(!isAhead || leadOf(history.front(), seat) > 0);
            }
            const auto widest = widestLead(history, seat);
            for (const engine::Scores& scores : history) QVERIFY(leadOf(scores, seat) <= (widest ? widest->lead : 0));
            if (widest) QCOMPARE(widest->lead, leadOf(history[widest->moves], seat));
        }
        const Seat first = byPlace(end).front(), last = byPlace(end).back();
        const auto gap = widestGap(end, first, last);
        for (int source = 0; source < end.sources; ++source) {
            const auto index = static_cast<std::size_t>(source);
            QVERIFY(end.part[first][index] - end.part[last][index] <= (gap ? gap->more - gap->less : 0));
        }
    }
    QVERIFY(overtakings >= 3);
}

/// Who falls behind for a moment and comes back has decided nothing with that.
void TestEndScreen::shortFallsDecideNothing() {
    const auto historyWith = [](const std::vector<std::pair<int, int>>& totals) {
        ScoreHistory history;
        for (const auto& [first, second] : totals) {
            engine::Scores scores;
            scores.seats = 2;
            scores.sources = 2;
            scores.total = {first, second};
            history.push_back(scores);
        }
        return history;
    };
    std::vector<std::pair<int, int>> totals(100, {0, 0});
    for (std::size_t move = 30; move < 100; ++move) totals[move] = {10, 8};
    totals[97] = totals[98] = {5, 8};
    const Decision fell = decisionFor(historyWith(totals), 0);
    QVERIFY(fell.passing && fell.fellBehind);
    QCOMPARE(fell.passing->moves, std::size_t{30});
    // A long time behind ends the lead.
    for (std::size_t move = 60; move < 99; ++move) totals[move] = {5, 8};
    const Decision late = decisionFor(historyWith(totals), 0);
    QVERIFY(late.passing && !late.fellBehind);
    QCOMPARE(late.passing->moves, std::size_t{99});
}

/// They have a row of zeros; others, which nobody met with, have none.
void TestEndScreen::escapedPenaltiesHaveARow() {
    engine::Scores scores;
    scores.seats = 2;
    scores.sources = 3;
    scores.countsAtEnd = {false, true, true};
    ScoreHistory history(3, scores);
    history[1].part[1][1] = -6;
    QCOMPARE(escapedPenalties(history), std::vector<int>{1});
    history[2].part[0][1] = -6;
    QVERIFY(escapedPenalties(history).empty());
}

/// Every number of a sentence is one of the match's, and the sentences are about those whose mark they have.
void TestEndScreen::storyNamesTheRightNumbers() {
    QFETCH(QString, game);
    std::size_t told = 0;
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
        EndScreen& end = show(game, finished(game, seed));
        const record::AnyMatch& match = page_->session().match();
        const engine::Scores scores = match.scores();
        const Story& story = end.story();
        QVERIFY(story.sentences.size() <= 3);
        const Seat winner = byPlace(scores).front();
        const auto name = [&](Seat seat) { return QString::fromStdString(match.seating().names[seat]); };
        QVERIFY2(story.title.contains(name(winner)), qPrintable(story.title));
        QVERIFY2(story.line.contains(plainNumber(scores.total[winner])), qPrintable(story.line));
        for (std::size_t i = 0; i < story.sentences.size(); ++i) {
            const StorySentence& sentence = story.sentences[i];
            QVERIFY2(sentence.text.contains(name(sentence.seat)), qPrintable(sentence.text));
            QVERIFY2(sentence.text.contains(QRegularExpression(QStringLiteral("\\d"))), qPrintable(sentence.text));
            QVERIFY2(!sentence.text.contains(QRegularExpression(QStringLiteral("%\\d"))), qPrintable(sentence.text));
            QString shown = part<QLabel>(qPrintable(QStringLiteral("endSentence%1").arg(i)))->text();
            QCOMPARE(withoutBreaks(shown), sentence.text);
            ++told;
        }
        const Decision decision = decisionFor(historyOf(match), winner);
        if (const auto& passing = decision.passing; passing && story.decision) {
            QCOMPARE(*story.decision, passing->moves);
            const QString& text = story.sentences.front().text;
            QVERIFY2(text.contains(name(passing->passed)) && text.contains(plainNumber(passing->points)) &&
                         text.contains(plainNumber(passing->passedPoints)),
                     qPrintable(text));
            const auto& chapters = page_->session().chapters();
            const QString chapter = chapters[page_->session().chapterOf(passing->moves - 1)].chapter.title;
            QVERIFY2(text.contains(chapter) || passing->moves == match.moves().size(), qPrintable(text));
        }
        const Seat loser = byPlace(scores)[1];
        const auto gap = widestGap(scores, winner, loser);
        if (!gap || story.sentences.size() < 2) continue;
        const QString source = module(game).words().scoreSource(gap->source);
        QCOMPARE(story.sentences[1].text,
                 QStringLiteral("%3 gained the most on %5 in “%1”: %2 to %4.")
                     .arg(source, plainNumber(gap->more), name(winner), plainNumber(gap->less), name(loser)));
    }
    QVERIFY(told >= 8);
}

/// The first seats share a victory, or the tie-break decides and is named.
void TestEndScreen::equalPointsAreTold() {
    // For the plural forms.
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(QStringLiteral("en")));
    const auto match = finished(QStringLiteral("movie"), 1);
    const session::Session session(module(QStringLiteral("movie")), finished(QStringLiteral("movie"), 1), QString(),
                                   QString(), {});
    ScoreHistory history = historyOf(*match);
    engine::Scores& end = history.back();
    end.sources = 1;
    end.part = {};
    for (Seat seat = 0; seat < 4; ++seat) end.part[seat][0] = seat < 2 ? 90 : 20;
    end.tieBreak = {3, 2, 0, 0};
    engine::addUpAndRank(end);
    const Story decided = storyOf(session, history);
    QVERIFY(!decided.decision);
    QCOMPARE(decided.line, QStringLiteral("90 points, tied with Martha: the tiebreaker decides"));
    QCOMPARE(decided.sentences.front().text,
             QStringLiteral("Sandra and Martha are tied at 90; Sandra wins the tiebreaker, 3 to 2."));
    const QLocale locale;
    QCOMPARE(tieBreakText(session, end),
             QStringLiteral("Ties are broken by “Diamonds of unused figures”: %1.")
                 .arg(locale.createSeparatedList({QStringLiteral("Sandra with 3"), QStringLiteral("Martha with 2")})));
    end.tieBreak = {3, 3, 0, 0};
    engine::addUpAndRank(end);
    const Story shared = storyOf(session, history);
    QCOMPARE(shared.line, QStringLiteral("90 points each"));
    QVERIFY(shared.title.contains(locale.createSeparatedList({QStringLiteral("Sandra"), QStringLiteral("Martha")})));
    QVERIFY(tieBreakText(session, end).isEmpty());
}

/// Who was ahead before does not take the lead, but regains it.
void TestEndScreen::leadThatWasLostIsRegained() {
    const session::Session session(module(QStringLiteral("raiders")), finished(QStringLiteral("raiders"), 1), QString(),
                                   QString(), {});
    const auto tell = [&](const std::vector<std::array<int, 2>>& totals) {
        ScoreHistory history;
        for (const auto& total : totals) {
            engine::Scores scores;
            scores.seats = 2;
            scores.sources = 1;
            for (Seat seat = 0; seat < 2; ++seat) scores.part[seat][0] = total[seat];
            engine::addUpAndRank(scores);
            history.push_back(scores);
        }
        return storyOf(session, history);
    };
    const Story taken = tell({{0, 0}, {0, 5}, {7, 5}, {9, 5}});
    QVERIFY2(taken.decisionText.contains(QStringLiteral("takes the lead")), qPrintable(taken.decisionText));
    for (const auto& totals : {std::vector<std::array<int, 2>>{{0, 0}, {4, 2}, {4, 5}, {7, 5}, {9, 5}},
                               {{0, 0}, {4, 2}, {4, 4}, {7, 4}, {9, 5}}}) {
        const Story story = tell(totals);
        QVERIFY2(story.decisionText.contains(QStringLiteral("regains the lead")), qPrintable(story.decisionText));
        QVERIFY2(story.sentences.front().text.contains(QStringLiteral("regained the lead")),
                 qPrintable(story.sentences.front().text));
    }
}

void TestEndScreen::everyWinnerHasAPicture() {
    for (const char* game : games) {
        const auto view = module(QLatin1String(game)).createView();
        QStringList pictures;
        for (std::size_t source = 0; source < engine::maxScoreSources; ++source) {
            engine::Scores scores;
            scores.seats = 2;
            scores.part[1][source] = 50;
            const QString picture = view->endPicture(scores, 1);
            QVERIFY2(!art_.fitted(picture, QSizeF(200, 200)).isEmpty(), qPrintable(picture));
            if (!pictures.contains(picture)) pictures << picture;
        }
        QVERIFY2(pictures.size() == 3, game);
    }
}

void TestEndScreen::keysPressTheButtons() {
    EndScreen& end = show(QStringLiteral("movie"), finished(QStringLiteral("movie"), 2));
    QCOMPARE(QApplication::focusWidget(), part<QWidget>("endRematch"));
    QSignalSpy rematch(page_.get(), &TablePage::rematch);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(rematch.count(), 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_H);
    QVERIFY(end.coach().isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!end.coach().isVisible() && end.isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_B);
    QVERIFY(!end.isVisible());
    // Who begins the rematch is named beside it.
    QVERIFY(part<QLabel>("endNext")->text().contains(QStringLiteral("Martha")));
}

/// A line that falls far on the chart has a sentence with its reason.
void TestEndScreen::largeFallsAreNamed() {
    const QString game = QStringLiteral("legend");
    int named = 0;
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u, 6u}) {
        const auto match = finished(game, seed);
        const ScoreHistory history = historyOf(*match);
        const session::Session session(module(game), finished(game, seed), QString(), QString(), {});
        const auto fall = deepestFall(history);
        const engine::Scores& end = history.back();
        const bool isLarge = fall && (fall->before - fall->after) * 4 >= end.total[byPlace(end).front()];
        if (fall) {
            QCOMPARE(history[fall->moves - 1].total[fall->seat], fall->before);
            QCOMPARE(history[fall->moves].total[fall->seat], fall->after);
        }
        const Story story = storyOf(session, history);
        bool isNamed = false;
        for (const StorySentence& sentence : story.sentences)
            isNamed = isNamed || sentence.text.contains(
                                     QStringLiteral(" fell from %1 to %2 in “%3”")
                                         .arg(plainNumber(fall ? fall->before : 0), plainNumber(fall ? fall->after : 0),
                                              module(game).words().scoreSource(fall ? fall->source : 0)));
        QCOMPARE(isNamed, isLarge);
        QVERIFY(story.sentences.size() <= 3);
        named += isNamed;
    }
    QVERIFY(named > 0);
}

void TestEndScreen::partsHaveNames() {
    QFETCH(QString, game);
    EndScreen& end = show(game, finished(game, 1));
    QVERIFY(!end.accessibleName().isEmpty());
    for (const StorySentence& sentence : end.story().sentences)
        QVERIFY(end.accessibleDescription().contains(sentence.text));
    int named = 0;
    for (const QWidget* widget : end.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 qPrintable(widget->objectName()));
        ++named;
    }
    QVERIFY(named >= 6);
}

void TestEndScreen::allFitsWithoutScrolling_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    for (const char* game : games)
        for (const char* language : {"en", "de", "fr"}) {
            const auto row = [&](const QSize& size, double scale) {
                QTest::addRow("%s, %s, %d, text %g", game, language, size.width(), scale)
                    << QString::fromLatin1(game) << QString::fromLatin1(language) << size << scale;
            };
            row({1280, 800}, 1);
            row({1920, 1080}, 1);
            row({1024, 600}, 1);
            row({1024, 600}, 1.5);
        }
}

/// With four players. On the smallest page and with large text, all but the buttons may scroll.
void TestEndScreen::allFitsWithoutScrolling() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(language));
    EndScreen& end = show(game, finished(game, 3), size, scale);
    // The foot drops what has no room, after which the rest is laid out once more.
    const bool allFits = QTest::qWaitFor([&end] { return cutTexts(end).isEmpty(); }, 1000);
    const QStringList cut = cutTexts(end);
    const int hidden = end.findChild<QScrollArea*>()->verticalScrollBar()->maximum();
    QVERIFY(translations.use(QStringLiteral("en")));
    QVERIFY2(allFits, qPrintable(cut.join(u'\n')));
    QVERIFY2(hidden == 0 || size.height() < 800, qPrintable(QString::number(hidden)));
    for (QPushButton* button : end.findChildren<QPushButton*>())
        if (button->isVisibleTo(&end)) QVERIFY2(canBeSeen(*button, end), qPrintable(button->objectName()));
}

HEOROT_WIDGET_SUITE(TestEndScreen)
#include "tst_end_screen.moc"
