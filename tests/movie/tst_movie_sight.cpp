// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie’s view: who sees a tile, lines of sight, what a power began with, and the bar of filled spaces.
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
using test::large, test::lookOf, test::small, test::textsAt;

class TestMovieSight : public QObject {
    Q_OBJECT

  private slots:
    void pointedTileShowsWhoSeesIt();
    void linesAreNotTheColorOfChoices();
    void whatBeganIsMarked();
    void barOfFilledSpacesStays_data();
    void barOfFilledSpacesStays();

  private:
    game::Scene sceneOf(const record::AnyMatch& match, engine::Seat viewer, const QSizeF& size,
                        const game::Pointing& pointing = {}) const {
        return view_->scene(match, viewer, lookOf(size), pointing);
    }

    test::Movie game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

/// With what it brings or costs each figure.
void TestMovieSight::pointedTileShowsWhoSeesIt() {
    const auto match = game_.atScenario("positions/table-picture");
    const QString d2 = QStringLiteral("space/d2");
    QVERIFY(!sceneOf(*match, 0, large).find(d2)->description.contains(QStringLiteral("+15")));
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size, {{}, d2, {}});
        // Sandra's Thane has three diamonds; a Gorge stands between the tile and the Beowulf on a2.
        QVERIFY(textsAt(scene, QStringLiteral("space/d3")).contains(QStringLiteral("+15")));
        QCOMPARE(textsAt(scene, QStringLiteral("space/a2")), QStringList{QStringLiteral("20")});
        const QString told = scene.find(d2)->description;
        QVERIFY2(told.contains(QStringLiteral("Sandra")) && told.contains(QStringLiteral("+15")), qPrintable(told));
        // The panels show what the position is worth, not what it would be without the tile.
        QVERIFY(!textsAt(scene, QStringLiteral("seat/0")).join(u' ').contains(QChar(0x2192)));
    }
}

/// Bone; gold is for what may be chosen.
void TestMovieSight::linesAreNotTheColorOfChoices() {
    for (const char* state :
         {"{board: {c3: thane Sandra, d3: I+4}}", "{act: III, board: {f6: thane Sandra, f7: III+4}}"}) {
        const auto match = game_.at({"Sandra", "Ylva"}, state);
        const QString at = match->state().act == 2 ? QStringLiteral("space/f6") : QStringLiteral("space/c3");
        const game::Scene scene = sceneOf(*match, 0, large, {{}, at, {}});
        const QRectF space = scene.find(at)->area;
        const auto isLine = [&](const game::Sprite& sprite, game::Tone tone) {
            return sprite.fill == tone && sprite.area.contains(space) && sprite.area.width() < space.width() * 8;
        };
        const auto count = [&](game::Tone tone) {
            return std::count_if(scene.sprites.begin(), scene.sprites.end(),
                                 [&](const game::Sprite& sprite) { return isLine(sprite, tone); });
        };
        QVERIFY(count(game::Tone::Bone) >= 2);
        QCOMPARE(count(game::Tone::Gold), 0);
    }
}

/// The Golden Statue and the first of the two tiles that it swaps.
void TestMovieSight::whatBeganIsMarked() {
    const auto match = game_.atScenario("positions/table-picture");
    const QString tick = QStringLiteral("icons/tick");
    const auto isMarked = [&](const char* space) {
        const game::Scene scene = sceneOf(*match, 0, large);
        return test::drawn(scene, tick, scene.find(QStringLiteral("space/") + QLatin1String(space))->area) > 0;
    };
    QVERIFY(!match->play(*match->parse("play I+0statue d4")));
    QVERIFY(isMarked("d4") && !isMarked("b2"));
    QVERIFY(!match->play(*match->parse("swap b2")));
    QVERIFY(isMarked("d4") && isMarked("b2") && !isMarked("d2"));
    QVERIFY(!match->play(*match->parse("with d2")));
    QVERIFY(!isMarked("d4") && !isMarked("b2"));
}

void TestMovieSight::barOfFilledSpacesStays_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("1024x600") << small;
    QTest::newRow("1280x800") << test::medium;
    QTest::newRow("1920x1080") << large;
}

/// However many digits their number has.
void TestMovieSight::barOfFilledSpacesStays() {
    QFETCH(QSizeF, size);
    std::string board;
    for (const char* filled : {"a1: I+1treasure5", "b1: I-1", "c1: I+6", "d1: I+0gorge", "e1: I+5", "a2: I+0horn",
                               "b2: I+4", "c2: I+3", "d2: I-6", "e2: I-4", "a3: I+3mead", "b3: I+2"}) {
        board += (board.empty() ? "" : ", ") + std::string(filled);
        const auto match = game_.at({"Sandra", "Ylva"}, "{board: {" + board + "}}");
        const game::Scene scene = sceneOf(*match, 0, size);
        const QRectF track = game::frameOf(lookOf(size), 2).track;
        QVERIFY2(std::any_of(scene.sprites.begin(), scene.sprites.end(),
                             [&](const game::Sprite& sprite) {
                                 return track.contains(sprite.area) && sprite.fill == game::Tone::Night &&
                                        sprite.edge == game::Tone::Line;
                             }),
                 filled);
    }
}

HEOROT_WIDGET_SUITE(TestMovieSight)
#include "tst_movie_sight.moc"
