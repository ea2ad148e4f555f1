// SPDX-License-Identifier: GPL-3.0-or-later
// The strip with the tiles and figures of who looks.
#include "movie.h"

#include "games/scene_tools.h"
#include "ui/erased_view.h"
#include "view/view.h"

#include <QTest>

using namespace heorot;
using namespace heorot::movie;
using test::large, test::lookOf, test::small;

class TestMovieHand final : public QObject {
    Q_OBJECT

  private slots:
    void manyTilesShareTheHand();

  private:
    ui::Scene sceneOf(const record::AnyMatch& match, engine::Seat viewer, const QSizeF& size) const {
        return view_->scene(match, viewer, lookOf(size));
    }

    test::Movie game_;
    std::shared_ptr<const ui::GameView> view_ = ui::ErasedView<Game, View>::create();
};

void TestMovieHand::manyTilesShareTheHand() {
    const auto match =
        game_.at({"Sandra", "Ylva"}, "{to_move: Sandra, act: III, phase: play, seats: {Sandra: {hand: [I+0counsel, "
                                     "I+0counsel, II+0counsel, III+0counsel, III+0counsel, III+5, III-6, III+4]}}}");
    for (const QSizeF& size : {large, small}) {
        const ui::Scene scene = sceneOf(*match, 0, size);
        QRectF before;
        for (std::size_t i = 0; i < 8; ++i) {
            const ui::Spot* spot = scene.find(handSpot(i));
            QVERIFY(spot);
            QVERIFY(spot->area.width() > 24);
            QVERIFY(spot->area.left() >= before.right());
            before = spot->area;
        }
        QVERIFY(before.right() < scene.find(figureSpot(Figure::Beowulf))->area.left());
    }
}

QTEST_MAIN(TestMovieHand)
#include "tst_movie_hand.moc"
