// SPDX-License-Identifier: GPL-3.0-or-later
// Points now and points if the game ended now, as The Movie's table and events show them.
#include "movie_fixture.h"
#include "suite/widget_suite.h"

#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "language/translations.h"
#include "ui/compose.h"
#include "ui/scene_checks.h"
#include "view/view.h"
#include "words/captions.h"
#include "words/piece_rules.h"

#include <QTest>

using namespace heorot;
using namespace heorot::movie;

class TestMovieViewScores final : public QObject {
    Q_OBJECT

  private slots:
    void seatsShowBothMeaningsOfPoints();
    void finalPointsAreUnconditional();
    void eventsCarryTheirPoints();
    void onlyTheReadersPointsHaveTheColorOfAGain();
    void titlesOfPreviewsFit_data();
    void titlesOfPreviewsFit();

  private:
    test::Movie game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestMovieViewScores::seatsShowBothMeaningsOfPoints() {
    const auto match = game_.atScenario("positions/table-picture");
    const game::ErasedWords<movie::Game, movie::GameWords> words;
    const ui::Sitting sitting;
    const ui::Table table{*match, *view_, words, sitting};
    const game::Scene scene = ui::compose(table, ui::Chooser());
    const QString told = scene.find(QStringLiteral("seat/0"))->description;
    QVERIFY2(told.startsWith(QStringLiteral("Now: 50 point(s). If the game ended now: 77 point(s).")),
             qPrintable(told));
    QCOMPARE(match->scores().now[0], 50);
    QCOMPARE(match->scores().total[0], 77);
    QVERIFY(match->seenScoresAfter(0, nobody).unknown.empty());
}

void TestMovieViewScores::finalPointsAreUnconditional() {
    const auto match = game_.at({"Sandra", "Ylva"},
                                "{to_move: Sandra, act: III, pools: {III: []}, "
                                "board: {d3: thane Sandra, e3: III+4}, "
                                "seats: {Sandra: {hand: [I+2treasure6], figures: {}}, Ylva: {hand: [], figures: {}}}}");
    const game::ErasedWords<movie::Game, movie::GameWords> words;
    const ui::Sitting sitting;
    const ui::Table table{*match, *view_, words, sitting};
    const auto conditional = [&] {
        QStringList found;
        for (const game::Spot& spot : ui::compose(table, ui::Chooser()).spots)
            for (const QString& text : {spot.name, spot.description})
                if (text.contains(QStringLiteral("ended now"))) found << text;
        return found;
    };
    QVERIFY(!conditional().isEmpty());
    QVERIFY(!match->play(*match->parse("cash I+2treasure6")));
    QCOMPARE(conditional(), QStringList());
    QCOMPARE(ui::compose(table, ui::Chooser()).find(QStringLiteral("space/d3"))->name,
             QStringLiteral("Sandra’s Thane on d3: 12 point(s)"));
}

/// The ledger shows each figure's points next to its line.
void TestMovieViewScores::eventsCarryTheirPoints() {
    const auto match = game_.atScenario("scoring/full-act-example");
    QVERIFY(!match->play(*match->parse("place thane e5")));
    PerSeat<int> sums{};
    for (const engine::Event& event : match->moves().back().events)
        if (event.seat != nobody) sums[event.seat] += view_->eventLook(*match, event).points;
    QCOMPARE(sums, (PerSeat<int>{38, 16, 26, 0}));
}

/// What a tile brings another player is no good news.
void TestMovieViewScores::onlyTheReadersPointsHaveTheColorOfAGain() {
    for (const bool isReaders : {true, false}) {
        const std::string owner = isReaders ? "Ylva" : "Sandra";
        const auto match =
            game_.at({"Sandra", "Ylva"}, "{to_move: Ylva, phase: play, act: I, board: {d3: thane " + owner +
                                             "}, seats: {Sandra: {hand: [], figures: {}}, "
                                             "Ylva: {hand: [I+4], figures: {}}}}");
        const auto action = match->parse("play I+4 e3");
        QVERIFY(action && !match->validate(*action));
        const game::Scene scene = view_->scene(*match, 1, test::lookOf(test::large), {{}, {}, action});
        int pills = 0;
        for (const game::Sprite& sprite : scene.sprites) {
            if (sprite.text != QStringLiteral("+12")) continue;
            QCOMPARE(sprite.tone, isReaders ? game::Tone::Bone : game::Tone::Ink);
            ++pills;
        }
        // On the board, in the card of the choice, and on the player's panel.
        QCOMPARE(pills, 3);
    }
}

void TestMovieViewScores::titlesOfPreviewsFit_data() {
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("action");
    const auto row = [](const char* name, const char* scenario, const char* moves, const char* action) {
        QTest::newRow(name) << QString::fromLatin1(scenario) << QString::fromLatin1(moves)
                            << QString::fromLatin1(action);
    };
    row("a figure", "positions/table-picture", "play I+5 d4", "place castle d5");
    row("a tile", "abilities/drunkenness-replaces-mead", "", "replace I-4drunkenness c1");
    row("a step", "abilities/counsel-moves-a-figure", "counsel I+0counsel c3", "move d3");
    row("a removal", "abilities/valor-removes-a-temptation", "play I+3valor a1", "remove e5");
    row("a swap", "abilities/statue-swaps-two-tiles", "play I+0statue a1,swap b2", "with e4");
    row("a Treasure returned", "abilities/treasure-cashed", "", "cash I+2treasure6");
}

/// In every language, whole and with all seats below the title.
void TestMovieViewScores::titlesOfPreviewsFit() {
    QFETCH(QString, scenario);
    QFETCH(QString, moves);
    QFETCH(QString, action);
    const auto match = game_.atScenario(scenario.toStdString());
    for (const QString& move : moves.split(u',', Qt::SkipEmptyParts))
        QVERIFY(!match->play(*match->parse(move.toStdString())));
    const auto parsed = match->parse(action.toStdString());
    QVERIFY(parsed && !match->validate(*parsed));
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    for (const QString& language : translations.languages()) {
        QVERIFY(translations.use(language));
        const QString title = wouldGive(match->rules(), *parsed);
        QVERIFY(!title.isEmpty());
        for (const QSizeF& size : {test::large, test::small}) {
            const game::Look look = test::lookOf(size);
            const game::Scene scene = view_->scene(*match, match->toMove(), look, {{}, {}, parsed});
            const QStringList wrong =
                ui::overfull(scene, look, ui::Theme()) + ui::narrowTexts(scene, look, ui::Theme());
            QVERIFY2(wrong.isEmpty(), qPrintable(language + u' ' + wrong.join(u'|')));
            const QStringList texts = test::textsIn(scene, QRectF(QPointF(), size));
            QVERIFY2(texts.contains(title), qPrintable((QStringList{language, title} + texts).join(u'|')));
        }
    }
}

HEOROT_WIDGET_SUITE(TestMovieViewScores)
#include "tst_movie_view_scores.moc"
