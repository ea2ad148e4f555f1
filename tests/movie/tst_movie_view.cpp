// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie's view: the numbers of its designs, its sizes, what is unseen, and the end of an act.
#include "movie_fixture.h"
#include "suite/widget_suite.h"

#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "rules/board_after.h"
#include "rules/game.h"
#include "view/geometry.h"
#include "view/unseen.h"
#include "view/view.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::movie;
using test::large, test::lookOf, test::small, test::textsAt, test::textsIn;

namespace {

QString minus(const QString& text) {
    return QString(text).replace(u'-', QChar(0x2212));
}

}

class TestMovieView : public QObject {
    Q_OBJECT

  private slots:
    void figuresShowWhatTheyWouldScore_data();
    void figuresShowWhatTheyWouldScore();
    void panelsShowPointsOnTheBoard();
    void previewShowsEveryChange_data();
    void previewShowsEveryChange();
    void previewOfTheLastPieceShowsTheEndedAct();
    void hornsAreShownAsBoneDiamonds();
    void unseenTilesAreCounted();
    void spacesAreLargeEnough_data();
    void spacesAreLargeEnough();
    void handIsShownToItsOwnerOnly();
    void handOfAComputerPlayerIsNotCalledYours();
    void nextBoardIsShownAfterTheAct();
    void actIsScoredFigureByFigure();
    void turnedTilesLieFaceDown();
    void otherMovesHaveNoMoments();
    void finalBoardStaysVisible();
    void pointsOnTheBoardAreLabeled_data();
    void pointsOnTheBoardAreLabeled();
    void previewOmitsTheRule();

  private:
    game::Scene sceneOf(const record::AnyMatch& match, engine::Seat viewer, const QSizeF& size,
                        const game::Pointing& pointing = {}) const {
        return view_->scene(match, viewer, lookOf(size), pointing);
    }

    test::Movie game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestMovieView::figuresShowWhatTheyWouldScore_data() {
    QTest::addColumn<QString>("spot");
    QTest::addColumn<QString>("points");
    for (const auto& [space, points] :
         {std::pair{"a1", "-1"}, std::pair{"b1", "12"}, std::pair{"a2", "20"}, std::pair{"d3", "15"},
          std::pair{"b4", "10"}, std::pair{"c4", "-16"}, std::pair{"e5", "16"}})
        QTest::newRow(space) << QStringLiteral("space/%1").arg(QLatin1String(space))
                             << minus(QString::fromLatin1(points));
}

void TestMovieView::figuresShowWhatTheyWouldScore() {
    QFETCH(QString, spot);
    QFETCH(QString, points);
    const auto match = game_.atScenario("positions/table-picture");
    for (const QSizeF& size : {large, small}) QCOMPARE(textsAt(sceneOf(*match, 0, size), spot), QStringList{points});
    const QString name = sceneOf(*match, 0, large).find(spot)->name;
    QVERIFY2(name.contains(points) && name.contains(spot.mid(6)), qPrintable(name));
}

void TestMovieView::panelsShowPointsOnTheBoard() {
    const auto match = game_.atScenario("positions/table-picture");
    const game::Scene scene = sceneOf(*match, 0, large);
    const QStringList points{QStringLiteral("27"), QStringLiteral("0"), QStringLiteral("29")};
    for (int seat = 0; seat < 3; ++seat) {
        const QStringList texts = textsAt(scene, QStringLiteral("seat/%1").arg(seat));
        QVERIFY2(texts.contains(points[seat]), qPrintable(texts.join(u'|')));
        QVERIFY(texts.contains(QStringLiteral("50")));
    }
}

void TestMovieView::previewShowsEveryChange_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("pills");  // space and change
    QTest::addColumn<QStringList>("panels"); // by seat
    QTest::newRow("+5 on d4") << QStringLiteral("play I+5 d4")
                              << QStringList{QStringLiteral("d3 +15"), QStringLiteral("c4 +10"),
                                             QStringLiteral("b4 +5")}
                              << QStringList{QStringLiteral("27 → 42"), QStringLiteral("0 → 10"),
                                             QStringLiteral("29 → 34")};
    QTest::newRow("-2 on e1") << QStringLiteral("play I-2 e1")
                              << QStringList{QStringLiteral("e5 -8"), QStringLiteral("a1 -2"), QStringLiteral("b1 -2")}
                              << QStringList{QStringLiteral("27 → 25"), QStringLiteral("0 → -8"),
                                             QStringLiteral("29 → 27")};
}

void TestMovieView::previewShowsEveryChange() {
    QFETCH(QString, line);
    QFETCH(QStringList, pills);
    QFETCH(QStringList, panels);
    const auto match = game_.atScenario("positions/table-picture");
    const auto action = match->parse(line.toStdString());
    QVERIFY(action);
    for (const QSizeF& size : {large, small}) {
        const game::Pointing pointing{{}, QStringLiteral("space/") + line.section(u' ', 2), action};
        const game::Scene scene = sceneOf(*match, 0, size, pointing);
        for (const QString& pill : pills) {
            const QStringList texts = textsAt(scene, QStringLiteral("space/") + pill.section(u' ', 0, 0));
            QVERIFY2(texts.contains(minus(pill.section(u' ', 1))), qPrintable(texts.join(u'|')));
        }
        for (int seat = 0; seat < 3; ++seat) {
            const QStringList texts = textsAt(scene, QStringLiteral("seat/%1").arg(seat));
            QVERIFY2(texts.contains(minus(panels[seat])),
                     qPrintable(QStringLiteral("%1: %2").arg(size.width()).arg(texts.join(u'|'))));
        }
    }
    // Viewers who may not choose get no preview.
    const game::Scene other = sceneOf(*match, 1, large, {{}, {}, action});
    QCOMPARE(other, sceneOf(*match, 1, large));
}

void TestMovieView::previewOfTheLastPieceShowsTheEndedAct() {
    const auto match = game_.atScenario("positions/table-picture-plus-five-on-d4");
    const auto action = match->parse("play I+5 d4");
    const game::Scene scene = sceneOf(*match, 0, large, {{}, QStringLiteral("space/d4"), action});
    QVERIFY(textsAt(scene, QStringLiteral("space/d3")).contains(QStringLiteral("+15")));
}

void TestMovieView::hornsAreShownAsBoneDiamonds() {
    const auto match = game_.atScenario("positions/table-picture");
    const game::Scene scene = sceneOf(*match, 0, large);
    const QString bone = QStringLiteral("movie/diamond-bone");
    QVERIFY(test::drawn(scene, bone, scene.find(QStringLiteral("space/e5"))->area));
    QVERIFY(!test::drawn(scene, bone, scene.find(QStringLiteral("space/d3"))->area));
}

void TestMovieView::unseenTilesAreCounted() {
    const auto match = game_.atScenario("positions/table-picture");
    QCOMPARE(unseenOf(match->rules(), *match->seen(0), 0), (Unseen{7, 3, 1}));
    // A spectator does not know Sandra's +5, -2 and Golden Statue either.
    QCOMPARE(unseenOf(match->rules(), *match->seen(nobody), nobody), (Unseen{8, 4, 2}));
    const QStringList texts = textsAt(sceneOf(*match, 0, large), QStringLiteral("pool"));
    for (const char* count : {"7", "3", "1"}) QVERIFY(texts.contains(QLatin1String(count)));
}

void TestMovieView::spacesAreLargeEnough_data() {
    QTest::addColumn<int>("board");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("least");
    QTest::newRow("act I, 1024x600") << 0 << small << 56.;
    QTest::newRow("act I, 1920x1080") << 0 << large << 128.;
    QTest::newRow("act II, 1024x600") << 1 << small << 56.;
    QTest::newRow("act II, 1920x1080") << 1 << large << 128.;
    QTest::newRow("act III, 1024x600") << 2 << small << 40.;
    QTest::newRow("act III, 1920x1080") << 2 << large << 72.;
    QTest::newRow("act III as a rectangle, 1024x600") << 3 << small << 40.;
    QTest::newRow("act III as a rectangle, 1920x1080") << 3 << large << 80.;
}

void TestMovieView::spacesAreLargeEnough() {
    QFETCH(int, board);
    QFETCH(QSizeF, size);
    QFETCH(double, least);
    engine::Setup setup;
    setup.options[static_cast<std::size_t>(GameOption::ActThreeBoard)] = board == rectangleBoard ? 1 : 0;
    const std::string act(actNames.at(static_cast<std::size_t>(std::min(board, 2))));
    const auto match = game_.at({"Sandra", "Ylva"}, "{act: " + act + "}", setup);
    const game::Scene scene = sceneOf(*match, 0, size);
    const game::Frame frame = game::frameOf(lookOf(size), 2);
    int spaces = 0;
    for (const game::Spot& spot : scene.spots) {
        if (!spot.id.startsWith(QLatin1String("space/"))) continue;
        ++spaces;
        QVERIFY2(spot.area.width() >= least && spot.area.height() >= least, qPrintable(spot.id));
        QVERIFY(spot.area.bottom() < frame.prompt.top() && spot.area.right() < frame.log.left());
    }
    QCOMPARE(spaces, board < 2 ? 25 : 50);
}

void TestMovieView::handIsShownToItsOwnerOnly() {
    const auto match = game_.atScenario("positions/table-picture");
    const auto power = [&](engine::Seat viewer) {
        const game::Scene scene = sceneOf(*match, viewer, large);
        return test::drawn(scene, QStringLiteral("movie/ability-statue"), game::frameOf(lookOf(large), 3).hand);
    };
    QVERIFY(power(0));
    QVERIFY(!power(1));
    QVERIFY(!power(nobody));
    const game::Scene covered = sceneOf(*match, nobody, large);
    QVERIFY(test::drawn(covered, QStringLiteral("movie/tile-back-1"), covered.find(QStringLiteral("hand/0"))->area));
}

/// In a demo one sees the hand of a computer player.
void TestMovieView::handOfAComputerPlayerIsNotCalledYours() {
    const auto match = game_.atScenario("positions/table-picture");
    const auto says = [&](const QString& words) {
        const game::Scene scene = sceneOf(*match, 0, large);
        const QStringList texts = textsIn(scene, game::frameOf(lookOf(large), 3).hand);
        return std::any_of(texts.begin(), texts.end(), [&](const QString& text) { return text.contains(words); });
    };
    const auto setPlayers = [&](const char* first) {
        std::vector<std::string> players(match->seating().names.size(), "easy");
        players[0] = first;
        match->changePlayers(players, {}, game::personsOf({match->seating().names, players}));
    };
    setPlayers("human");
    QVERIFY(says(QStringLiteral("Your hand")) && says(QStringLiteral("Your figures")));
    setPlayers("easy");
    QVERIFY(!says(QStringLiteral("Your")));
    QVERIFY(says(QString::fromStdString(match->seating().names[0])));
}

void TestMovieView::nextBoardIsShownAfterTheAct() {
    engine::Pcg generator(11, 3);
    int compared = 0;
    std::vector<std::string> names{"Anna"};
    for (const char* next : {"Ben", "Cleo", "Dora"}) {
        names.emplace_back(next);
        engine::Setup setup;
        setup.seed = generator.next();
        const auto match = game_.newMatch(names, setup);
        while (!match->isOver()) {
            engine::ActionList legal;
            match->legalActions(legal);
            const State before = match->state();
            const Action action = legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
            QVERIFY(!match->play(action));
            const State& after = match->state();
            if (match->isOver() || after.act != before.act) continue;
            const State board = boardAfter(match->rules(), before, action);
            QCOMPARE(board.cells, after.cells);
            QCOMPARE(board.figureSpaces, after.figureSpaces);
            QCOMPARE(board.open, after.open);
            QCOMPARE(board.figures, after.figures);
            QCOMPARE(board.box, after.box);
            QCOMPARE(board.treasurePoints, after.treasurePoints);
            ++compared;
        }
    }
    QVERIFY(compared > 200);
}

void TestMovieView::actIsScoredFigureByFigure() {
    const auto match = game_.atScenario("positions/table-picture-plus-five-on-d4");
    QVERIFY(!match->play(*match->parse("play I+5 d4")));
    const auto moments = view_->moments(*match, 0, 0, lookOf(large));
    QCOMPARE(moments.size(), std::size_t{8});
    const auto figures = [](const game::Scene& scene) { return textsAt(scene, QStringLiteral("space/d3")); };
    for (const game::Moment& moment : moments) {
        QVERIFY(!moment.sentence.isEmpty());
        QCOMPARE(figures(moment.scene), QStringList{QStringLiteral("30")});
        QVERIFY(test::drawn(moment.scene, QStringLiteral("movie/tile-boon"),
                            moment.scene.find(QStringLiteral("space/d4"))->area));
    }
    // Hrolf's longship costs a point before Sandra's scores twelve.
    const auto points = [&](std::size_t moment, int seat) {
        return textsAt(moments.at(moment).scene, QStringLiteral("seat/%1").arg(seat));
    };
    QVERIFY(points(1, 2).contains(QStringLiteral("49")));
    QVERIFY(points(0, 0).contains(QStringLiteral("50")));
    QVERIFY(points(2, 0).contains(QStringLiteral("62")));
    // The twelve are on the figure, not beside the sum that they are in.
    QVERIFY(!points(2, 0).contains(QStringLiteral("+12")));
    const auto& sprites = moments[2].scene.sprites;
    QVERIFY(std::any_of(sprites.begin(), sprites.end(), [](const game::Sprite& sprite) {
        return sprite.text == QStringLiteral("12") && sprite.tone == game::Tone::Gain;
    }));
    QVERIFY(points(7, 0).contains(QStringLiteral("92")));
}

void TestMovieView::turnedTilesLieFaceDown() {
    const auto match = game_.atScenario("scoring/treachery-in-the-boons-row");
    const auto tipOf = [](const game::Scene& scene, const char* spot) {
        return scene.find(QLatin1String(spot))->description;
    };
    const game::Scene before = sceneOf(*match, 0, large);
    QVERIFY(tipOf(before, "space/d1").startsWith(QStringLiteral("A Treachery tile sees this boon")));
    QVERIFY(tipOf(before, "space/d2").startsWith(QStringLiteral("A boon:")));
    QVERIFY(!match->play(*match->parse("cash I+2treasure6")));
    const auto moments = view_->moments(*match, 0, 0, lookOf(large));
    QCOMPARE(moments.size(), std::size_t{2});
    const game::Scene& scene = moments.back().scene;
    const QString back = QStringLiteral("movie/tile-back-1");
    QVERIFY(test::drawn(scene, back, scene.find(QStringLiteral("space/d1"))->area));
    QVERIFY(!test::drawn(scene, back, scene.find(QStringLiteral("space/d2"))->area));
    QVERIFY(tipOf(scene, "space/d1").startsWith(QStringLiteral("Treachery has turned this boon")));
}

void TestMovieView::otherMovesHaveNoMoments() {
    const auto match = game_.atScenario("positions/table-picture");
    QVERIFY(!match->play(*match->parse("play I+5 d4")));
    QVERIFY(view_->moments(*match, 0, 0, lookOf(large)).empty());
}

void TestMovieView::finalBoardStaysVisible() {
    const auto match = game_.at({"Sandra", "Ylva"},
                                "{to_move: Sandra, act: III, pools: {III: []}, "
                                "board: {d3: thane Sandra, e3: III+4, e4: longship Ylva, c2: II+0treachery, c3: I+5}, "
                                "seats: {Sandra: {hand: [I+2treasure6], figures: {}}, Ylva: {hand: [], figures: {}}}}");
    QVERIFY(!match->play(*match->parse("cash I+2treasure6")));
    QVERIFY(match->isOver());
    for (const QSizeF& size : {large, small})
        for (const engine::Seat viewer : {engine::Seat{0}, nobody}) {
            const game::Scene scene = sceneOf(*match, viewer, size);
            const auto at = [&](const char* spot) { return scene.find(QLatin1String(spot))->area; };
            QVERIFY(test::drawn(scene, QStringLiteral("movie/figure-thane"), at("space/d3")));
            QVERIFY(test::drawn(scene, QStringLiteral("movie/figure-longship"), at("space/e4")));
            QVERIFY(test::drawn(scene, QStringLiteral("movie/tile-boon"), at("space/e3")));
            QVERIFY(test::drawn(scene, QStringLiteral("movie/tile-back-1"), at("space/c3")));
            QCOMPARE(textsAt(scene, QStringLiteral("space/d3")), QStringList{QStringLiteral("12")});
            // 50 at the start, 12 for the thane, 6 for the Treasure.
            QVERIFY(textsAt(scene, QStringLiteral("seat/0")).contains(QStringLiteral("68")));
        }
}

void TestMovieView::pointsOnTheBoardAreLabeled_data() {
    test::addSizesWithText();
}

void TestMovieView::pointsOnTheBoardAreLabeled() {
    QFETCH(QSizeF, size);
    QFETCH(double, scale);
    const auto match = game_.atScenario("positions/table-picture");
    const game::Look look = lookOf(game::tableSize(size, scale));
    const game::Scene scene = view_->scene(*match, 0, look, {});
    for (int seat = 0; seat < 3; ++seat) {
        const QString panel = QStringLiteral("seat/%1").arg(seat);
        QVERIFY(textsAt(scene, panel).contains(QStringLiteral("On the board")) ||
                test::drawn(scene, QStringLiteral("movie/on-board"), scene.find(panel)->area));
        // It also says who plays the seat to move.
        QVERIFY(textsAt(scene, panel).contains(QStringLiteral("human")));
    }
    QVERIFY(textsAt(scene, QStringLiteral("seat/0")).contains(QStringLiteral("TO MOVE")));
}

void TestMovieView::previewOmitsTheRule() {
    const auto match = game_.atScenario("positions/table-picture");
    const QString d4 = QStringLiteral("space/d4");
    QVERIFY(!sceneOf(*match, 0, large).find(d4)->description.isEmpty());
    const game::Pointing pointing{{QStringLiteral("hand/0")}, d4, match->parse("play I+5 d4")};
    QCOMPARE(sceneOf(*match, 0, large, pointing).find(d4)->description, QString());
}

HEOROT_WIDGET_SUITE(TestMovieView)
#include "tst_movie_view.moc"
