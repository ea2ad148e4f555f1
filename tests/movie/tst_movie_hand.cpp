// SPDX-License-Identifier: GPL-3.0-or-later
// The strip with the viewer's tiles and figures.
#include "movie_fixture.h"
#include "suite/widget_suite.h"

#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "ui/game_board.h"
#include "view/spots.h"
#include "view/view.h"

#include <QTest>

using namespace heorot;
using namespace heorot::movie;
using test::large, test::lookOf, test::small;

class TestMovieHand final : public QObject {
    Q_OBJECT

  private slots:
    void manyTilesFitTheHand();
    void equalTilesMoveFromWhereTheyWereClicked_data();
    void equalTilesMoveFromWhereTheyWereClicked();
    void tilesBehindTheClickedOneMoveUp_data();
    void tilesBehindTheClickedOneMoveUp();

  private:
    game::Scene sceneOf(const record::AnyMatch& match, engine::Seat viewer, const QSizeF& size) const {
        return view_->scene(match, viewer, lookOf(size));
    }

    /// Sandra holds two equal tiles side by side and is to play.
    std::unique_ptr<test::Movie::Match> withEquals() const {
        return game_.at({"Sandra", "Ylva"}, "{to_move: Sandra, phase: play, seats: {Sandra: {hand: [I+2, I+2]}}}");
    }

    test::Movie game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestMovieHand::manyTilesFitTheHand() {
    const auto match =
        game_.at({"Sandra", "Ylva"}, "{to_move: Sandra, act: III, phase: play, seats: {Sandra: {hand: [I+0counsel, "
                                     "I+0counsel, II+0counsel, III+0counsel, III+0counsel, III+5, III-6, III+4]}}}");
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        QRectF before;
        for (std::size_t i = 0; i < 8; ++i) {
            const game::Spot* spot = scene.find(handSpot(i));
            QVERIFY(spot);
            QVERIFY(spot->area.width() > 24);
            QVERIFY(spot->area.left() >= before.right());
            before = spot->area;
        }
        QVERIFY(before.right() < scene.find(figureSpot(Figure::Beowulf))->area.left());
    }
}

void TestMovieHand::equalTilesMoveFromWhereTheyWereClicked_data() {
    QTest::addColumn<int>("place");
    for (int place = 0; place < 2; ++place) QTest::addRow("%d", place) << place;
}

void TestMovieHand::equalTilesMoveFromWhereTheyWereClicked() {
    QFETCH(int, place);
    const auto match = withEquals();
    const QString clicked = handSpot(static_cast<std::size_t>(place));
    QVERIFY(view_->path(*match, *match->parse("play I+2 c3")).front().contains(clicked));
    QVERIFY(!match->play(*match->parse("play I+2 c3")));
    const auto origin = [&] {
        const auto movements = view_->eventLook(*match, match->moves().back().events.front()).movements;
        return movements.empty() ? QString() : movements.front().from;
    };
    QCOMPARE(origin(), seatSpot(0));
    match->setPicks(game::picksOf({clicked, QStringLiteral("space/c3")}));
    QCOMPARE(origin(), clicked);
}

void TestMovieHand::tilesBehindTheClickedOneMoveUp_data() {
    equalTilesMoveFromWhereTheyWereClicked_data();
}

/// Equal tiles have no names of their own: without the click, the last one would disappear and nothing would move.
void TestMovieHand::tilesBehindTheClickedOneMoveUp() {
    QFETCH(int, place);
    const auto match = withEquals();
    ui::ArtCache art;
    const game::ErasedWords<movie::Game, movie::GameWords> words;
    ui::GameBoard table(*view_, words, art);
    ui::Sitting sitting;
    sitting.viewer = 0;
    QObject::connect(&table, &ui::GameBoard::decided, &table, [&](engine::Action action, const engine::Picks& picks) {
        table.forget();
        QVERIFY(!match->play(action));
        match->setPicks(picks);
        table.showMatch(*match, sitting, {.movements = {}, .speed = 1});
    });
    table.resize(1366, 768);
    table.show();
    table.showMatch(*match, sitting);
    table.choose(handSpot(static_cast<std::size_t>(place)));
    table.choose(QStringLiteral("space/c3"));
    QCOMPARE(match->moves().size(), std::size_t{1});
    QCOMPARE(table.board().isMoving(), place == 0);
}

HEOROT_WIDGET_SUITE(TestMovieHand)
#include "tst_movie_hand.moc"
