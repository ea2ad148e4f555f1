// SPDX-License-Identifier: GPL-3.0-or-later
// The page at the end of a game: its table adds up, its sentences are true, and it fits and is played by keys.
#include "heorot/breakable_text.h"
#include "heorot/end_screen.h"
#include "heorot/room_check.h"
#include "language/translations.h"
#include "suite/widget_suite.h"
#include "table_fixture.h"
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

class TestEndScreen final : public TableFixture {
    Q_OBJECT

  private slots:
    void tableAddsUp_data() { games_data(); }
    void tableAddsUp();
    void factsHold_data() { games_data(); }
    void factsHold();
    void storyNamesTheRightNumbers_data() { games_data(); }
    void storyNamesTheRightNumbers();
    void equalPointsAreTold();
    void everyWinnerHasAPicture();
    void keysPressTheButtons();
    void chartIsReadByKeysAndMouse();
    void chartEndsWithTheResult_data() { games_data(); }
    void chartEndsWithTheResult();
    void largeFallsAreNamed();
    void labelsOfTheChartLeaveNamesFree_data() { games_data(); }
    void labelsOfTheChartLeaveNamesFree();
    void chartOpensEarlierTables();
    void partsHaveNames_data() { games_data(); }
    void partsHaveNames();
    void allFitsWithoutScrolling_data();
    void allFitsWithoutScrolling();

  private:
    static void games_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : games) QTest::newRow(game) << QString::fromLatin1(game);
    }
    const game::GameModule& module(const QString& game) {
        auto& loaded = loaded_[game];
        if (!loaded) loaded = std::make_unique<ShippedGame>(game);
        return loaded->module();
    }
    std::unique_ptr<record::AnyMatch> finished(const QString& game, std::uint64_t seed, int seats = 4) {
        std::vector<std::string> players(static_cast<std::size_t>(seats), "easy");
        players.front() = "human";
        session::NewGame begun = newGame(game, players, seed);
        const std::vector<std::string> names{"Sandra", "Martha", "Mark", "Peter", "Anna"};
        begun.seating.names.assign(names.begin(), names.begin() + seats);
        auto match = module(game).newMatch(begun.setup, begun.seating, {});
        while (!match->isOver())
            match->play(module(game).think(*match, ai::Level::Random, seed + match->moves().size()));
        return match;
    }
    EndScreen& show(const QString& game, std::unique_ptr<record::AnyMatch> match, QSize size = {1280, 800},
                    double textScale = 1) {
        Settings settings = quickSettings();
        settings.textScale = textScale;
        useTheme(settings.theme, textScale);
        page_ =
            std::make_unique<TablePage>(std::make_unique<session::Session>(module(game), std::move(match), QString(),
                                                                           QString(), optionsOf(settings)),
                                        settings, art_);
        page_->resize(size);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) qFatal("the window does not become active");
        page_->begin();
        auto* moments = part<MomentLayer>("momentLayer");
        auto* end = part<EndScreen>("endScreen");
        if (!QTest::qWaitFor([&] {
                if (moments->isPlaying()) moments->skipAll();
                return end->isVisible();
            }))
            qFatal("the result is not shown");
        QCoreApplication::processEvents();
        return *end;
    }
    static ScoreHistory historyOf(const record::AnyMatch& match) {
        ScoreHistory history;
        for (std::size_t moves = 0; moves <= match.moves().size(); ++moves) history.push_back(match.scoresAfter(moves));
        return history;
    }

    std::map<QString, std::unique_ptr<ShippedGame>> loaded_;
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
        if (const auto passing = lastOvertaking(historyOf(match), winner); passing && story.decision) {
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

void TestEndScreen::chartIsReadByKeysAndMouse() {
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
void TestEndScreen::chartEndsWithTheResult() {
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

void TestEndScreen::labelsOfTheChartLeaveNamesFree() {
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
void TestEndScreen::chartOpensEarlierTables() {
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
