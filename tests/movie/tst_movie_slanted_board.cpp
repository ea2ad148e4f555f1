// SPDX-License-Identifier: GPL-3.0-or-later
// Spaces and labels of the board of act III, whose rows are slanted.
#include "movie_fixture.h"
#include "suite/widget_suite.h"

#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "rules/game.h"
#include "view/geometry.h"
#include "view/view.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::movie;
using test::large, test::lookOf, test::small;

class TestMovieSlantedBoard final : public QObject {
    Q_OBJECT

  private slots:
    void spacesOfTheSlantedBoardHaveNames_data();
    void spacesOfTheSlantedBoardHaveNames();
    void labelsOfTheSlantedBoardDoNotOverlap();

  private:
    test::Movie game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestMovieSlantedBoard::spacesOfTheSlantedBoardHaveNames_data() {
    test::addSizesWithText();
}

void TestMovieSlantedBoard::spacesOfTheSlantedBoardHaveNames() {
    QFETCH(QSizeF, size);
    QFETCH(double, scale);
    const auto match = game_.at({"Sandra", "Ylva"}, "{act: III, board: {d2: castle Sandra, e3: III+4, e4: III-6, "
                                                    "f4: longship Ylva, d3: thane Sandra}}");
    const game::Look look = lookOf(game::tableSize(size, scale));
    const game::Scene scene = view_->scene(*match, 0, look, {});
    const auto& sprites = scene.sprites;
    for (const game::Spot& spot : scene.spots) {
        if (!spot.id.startsWith(QLatin1String("space/"))) continue;
        const auto name = std::find_if(sprites.begin(), sprites.end(), [&](const game::Sprite& sprite) {
            return sprite.text == spot.id.mid(6) && sprite.area.top() >= spot.area.bottom() &&
                   sprite.area.top() < spot.area.bottom() + spot.area.height() / 4 &&
                   sprite.area.right() <= spot.area.right();
        });
        QVERIFY2(name != sprites.end(), qPrintable(spot.id));
        QVERIFY(name->area.height() >= look.floor());
        // In the middle below its space, clear of the points of the row below.
        QVERIFY(name->alignment & Qt::AlignHCenter);
        QCOMPARE(name->area.center().x(), spot.area.center().x());
        const double aside = name->area.width() / 4;
        const QRectF letters = name->area.adjusted(aside, 0, -aside, 0);
        for (auto above = name + 1; above != sprites.end(); ++above)
            QVERIFY2((above->area & letters).isEmpty(), qPrintable(spot.id + u' ' + above->text + above->art));
    }
}

void TestMovieSlantedBoard::labelsOfTheSlantedBoardDoNotOverlap() {
    const auto match = game_.at({"Sandra", "Ylva"}, "{act: III}");
    for (const QSizeF& size : {large, small}) {
        const game::Look look = lookOf(size);
        const Geometry geometry(match->rules().boards[2], game::frameOf(look, 2).board, look);
        const auto labels = geometry.labels();
        const QRectF wood = geometry.field().adjusted(-Geometry::rim, -Geometry::rim, Geometry::rim, Geometry::rim);
        for (const auto& label : labels) {
            QCOMPARE(label.area.intersects(wood), label.isOnWood);
            for (const auto& other : labels)
                if (&other != &label) {
                    const QRectF near = label.area.adjusted(-1, -1, 1, 1);
                    QVERIFY2(!near.intersects(other.area), qPrintable(label.text + other.text));
                }
            for (std::uint8_t n = 0; n < match->rules().boards[2].spaces; ++n)
                QVERIFY(!geometry.space(match->rules().boards[2].place[n]).intersects(label.area));
        }
    }
}

HEOROT_WIDGET_SUITE(TestMovieSlantedBoard)
#include "tst_movie_slanted_board.moc"
