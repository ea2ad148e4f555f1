// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of what can be chosen hide nothing that is printed, and those of buttons do not leave the prompt.
#include "suite/widget_suite.h"
#include "ui/board_layer.h"
#include "ui/button_places.h"
#include "ui/outlines.h"

#include <QTest>

using namespace heorot;
using namespace heorot::ui;

namespace {

const QRectF card(100, 100, 80, 110);

game::Spot spot(const char* id, const QRectF& area) {
    return {QString::fromLatin1(id), area, game::Shape::Rect, {}, {}};
}

game::Sprite words(const QRectF& area) {
    game::Sprite sprite;
    sprite.area = area;
    sprite.text = QStringLiteral("Words");
    sprite.alignment = Qt::AlignCenter;
    return sprite;
}

game::Sprite picture(const QRectF& area) {
    game::Sprite sprite;
    sprite.area = area;
    sprite.art = QStringLiteral("icons/tick");
    return sprite;
}

}

class TstMarks : public QObject {
    Q_OBJECT

  private slots:
    void diamondsLieWhereNothingIsPrinted() {
        game::Scene scene;
        scene.spots.push_back(spot("hand/0", card));
        scene.sprites.push_back(picture({110, 105, 60, 60}));
        const QRectF free = diamond(scene);
        QCOMPARE(free.center().x(), card.center().x());
        QVERIFY(free.bottom() > card.bottom() - 2);
        // Words at the bottom move it aside.
        scene.sprites.push_back(words({100, 190, 80, 20}));
        const QRectF aside = diamond(scene);
        QVERIFY(aside != free);
        QVERIFY(!pen_.wordsOf(scene.sprites.back()).intersects(aside));
    }

    void diamondsOfStripsBeginThem() {
        game::Scene scene;
        scene.spots.push_back(spot("ware/food", {100, 100, 120, 30}));
        scene.sprites.push_back(words({120, 100, 100, 30}));
        QVERIFY(diamond(scene).center().x() < 110);
        scene.sprites.push_back(picture({100, 100, 30, 30}));
        QVERIFY(!diamond(scene).intersects(pen_.wordsOf(scene.sprites.front())));
    }

    void pinsLieWhereNothingIsPrinted() {
        game::Scene scene;
        scene.spots.push_back(spot("hand/0", card));
        const QRectF corner = pinOf(pen_, scene, scene.spots.front());
        QCOMPARE(corner.center(), card.topLeft());
        // Words at its corners move it aside, those all around to where it covers none.
        for (const QRectF& area : {QRectF(60, 80, 160, 40), QRectF(60, 190, 160, 40)}) {
            scene.sprites.push_back(words(area));
            scene.sprites.back().type = game::Type::Heading;
            scene.sprites.back().text = QStringLiteral("Many words all along");
        }
        const QRectF aside = pinOf(pen_, scene, scene.spots.front());
        QVERIFY(aside != corner);
        for (const game::Sprite& sprite : scene.sprites) QVERIFY(!pen_.wordsOf(sprite).intersects(aside));
        // Nor does it leave the table, or lie on a neighbor where there is another place.
        scene.sprites.clear();
        scene.spots.push_back(spot("hand/1", card.translated(-card.width() - 2, 0)));
        const QRectF clear = pinOf(pen_, scene, scene.spots.front());
        QVERIFY(clear.intersects(card) && !clear.intersects(scene.spots.back().area));
        scene.spots.pop_back();
        scene.spots.front().area.moveTopLeft({0, 0});
        QVERIFY(QRectF(QPointF(), look_.size).contains(pinOf(pen_, scene, scene.spots.front())));
    }

    void stepsOfAHintHaveOneSpotEach() {
        game::Scene scene;
        for (const char* id : {"hand/0", "hand/1", "space/a"}) scene.spots.push_back(spot(id, card));
        const auto at = [&](const Marks& marks) {
            QStringList found;
            for (const auto& [step, shown] : hintedSpots(scene, marks))
                found << QStringLiteral("%1 %2").arg(step).arg(shown->id);
            return found;
        };
        const QString hand0 = QStringLiteral("hand/0"), hand1 = QStringLiteral("hand/1");
        const QString space = QStringLiteral("space/a"), later = QStringLiteral("choice/later");
        Marks marks;
        marks.hinted = {{later}, {hand0, hand1}, {space}, {space}};
        QCOMPARE(at(marks), (QStringList{QStringLiteral("2 hand/0"), QStringLiteral("3 space/a")}));
        marks.hinted = {{hand0, hand1}, {space}};
        marks.chosen = {hand1};
        QCOMPARE(at(marks), (QStringList{QStringLiteral("1 hand/1"), QStringLiteral("2 space/a")}));
    }

    void outlinesHaveEachSpotOnce() {
        game::Scene scene;
        scene.spots.push_back(spot("space/a", card));
        scene.spots.push_back(spot("space/b", card.translated(200, 0)));
        const QString a = QStringLiteral("space/a"), b = QStringLiteral("space/b"), gone = QStringLiteral("space/c");
        const std::vector<Outline> outlines{{1, 1, {a, gone}, {}, true}, {2, 2, {a, b}}};
        const auto found = outlinedSpots(scene, outlines);
        QCOMPARE(found.size(), std::size_t{2});
        // The chosen outline comes before a later one.
        QVERIFY(found[0] == (OutlinedSpot{&scene.spots[0], 1, true, {1, 2}}));
        QVERIFY(found[1] == (OutlinedSpot{&scene.spots[1], 2, false, {2}}));
        const auto discs = numberDiscs(pen_, scene, found);
        QCOMPARE(discs[0].size(), std::size_t{2});
        QCOMPARE(discs[1].size(), std::size_t{1});
        QVERIFY(discs[0][0].center().x() < discs[0][1].center().x());
        QCOMPARE(discs[0][0].top(), discs[0][1].top());
        // Without a number, there is no disc.
        QVERIFY(numberDiscs(pen_, scene, outlinedSpots(scene, {{1, 0, {a}}})).front().empty());
    }

    void discsHideNoNumber() {
        game::Scene scene;
        scene.spots.push_back(spot("place/a", card));
        // Costs in both upper corners and a title along the lower edge leave room at the sides only.
        for (const QRectF& area : {QRectF(100, 90, 40, 30), QRectF(160, 90, 40, 30), QRectF(100, 190, 100, 30)}) {
            scene.sprites.push_back(words(area));
            scene.sprites.back().type = game::Type::Heading;
            scene.sprites.back().text = QStringLiteral("4444444");
        }
        const auto discs = numberDiscs(pen_, scene, {{&scene.spots[0], 0, false, {1, 2, 3}}}).front();
        QCOMPARE(discs.size(), std::size_t{3});
        for (const QRectF& disc : discs)
            for (const game::Sprite& sprite : scene.sprites) QVERIFY(!pen_.wordsOf(sprite).intersects(disc));
    }

    void discsOfNeighborsLieApart() {
        game::Scene scene;
        scene.spots.push_back(spot("seat/0", card));
        scene.spots.push_back(spot("seat/1", card.translated(0, card.height() + 2)));
        // All that is free is where they meet.
        for (const double y : {90., 312.}) {
            scene.sprites.push_back(words({60, y, 160, 30}));
            scene.sprites.back().text = QStringLiteral("Many words all along, in one line, over the whole edge");
        }
        const auto discs =
            numberDiscs(pen_, scene, {{&scene.spots[0], 0, false, {1, 3}}, {&scene.spots[1], 1, false, {2, 4}}});
        for (const QRectF& one : discs[0])
            for (const QRectF& other : discs[1]) QVERIFY(!one.intersects(other));
    }

    void discsLieOnTheTable() {
        game::Scene scene;
        for (const QPointF& corner : {QPointF(0, 0), QPointF(look_.size.width() - card.width(), 0),
                                      QPointF(0, look_.size.height() - card.height())}) {
            scene.spots.assign(1, spot("space/a", QRectF(corner, card.size())));
            const OutlinedSpot outlined{&scene.spots.front(), 0, false, {1, 2, 3}};
            const auto discs = numberDiscs(pen_, scene, {outlined}).front();
            for (const QRectF& disc : discs) QVERIFY(QRectF(QPointF(), look_.size).contains(disc));
        }
    }

    void pathsLeadFromPlaceToPiece() {
        game::Scene scene;
        scene.spots.push_back(spot("seat/1", card));
        game::Sprite piece = picture({400, 100, 60, 60});
        piece.piece = QStringLiteral("figure/a");
        scene.sprites.push_back(piece);
        const PathEnds ends = pathEnds(scene, {QStringLiteral("seat/1"), piece.piece});
        QCOMPARE(ends.from, card);
        QCOMPARE(ends.to, piece.area);
        QVERIFY(pathEnds(scene, {QStringLiteral("seat/2"), piece.piece}).from.isEmpty());
        QVERIFY(pathEnds(scene, {QStringLiteral("seat/1"), QStringLiteral("figure/b")}).from.isEmpty());
    }

    void piecesFromOnePlaceHaveOneArrow() {
        game::Scene scene;
        scene.spots.push_back(spot("seat/1", card));
        std::vector<game::Movement> movements;
        for (const int place : {0, 1, 2}) {
            game::Sprite piece = picture({400. + 70 * place, 100, 60, 60});
            piece.piece = QStringLiteral("die/%1").arg(place);
            scene.sprites.push_back(piece);
            movements.push_back({QStringLiteral("seat/1"), piece.piece});
        }
        movements.push_back({QStringLiteral("seat/2"), QStringLiteral("die/0")});
        const auto paths = joinedPaths(scene, movements);
        QCOMPARE(paths.size(), std::size_t{1});
        QCOMPARE(paths[0].from, card);
        QCOMPARE(paths[0].to, QRectF(400, 100, 200, 60));
    }

    /// An arrow to a panel and to the hand would end between them, at what is of another player.
    void distantPiecesHaveArrowsOfTheirOwn() {
        game::Scene scene;
        scene.spots.push_back(spot("seat/1", card));
        std::vector<game::Movement> movements;
        for (const int place : {0, 1}) {
            game::Sprite piece = picture({10. + 700 * place, 300. + 300 * place, 30, 30});
            piece.piece = QStringLiteral("die/%1").arg(place);
            scene.sprites.push_back(piece);
            movements.push_back({QStringLiteral("seat/1"), piece.piece});
        }
        const auto paths = joinedPaths(scene, movements);
        QCOMPARE(paths.size(), std::size_t{2});
        QCOMPARE(paths[1].to, QRectF(710, 600, 30, 30));
    }

    void chosenOutlineIsStronger() {
        game::Scene scene;
        scene.spots.push_back(spot("space/a", card));
        const auto painted = [&](const std::vector<Outline>& outlines) {
            QImage image(look_.size.toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::black);
            QPainter painter(&image);
            const auto outlined = outlinedSpots(scene, outlines);
            const auto discs = numberDiscs(pen_, scene, outlined);
            for (std::size_t i = 0; i < outlined.size(); ++i) paintOutlined(painter, pen_, outlined[i], discs[i], 1);
            int pixels = 0;
            const QColor hue = pen_.theme().seatColor(look_.colors[3]);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) pixels += image.pixelColor(x, y) == hue ? 1 : 0;
            return pixels;
        };
        const int plain = painted({{3, 2, {QStringLiteral("space/a")}}});
        const int chosen = painted({{3, 1, {QStringLiteral("space/a")}, {}, true}});
        QVERIFY(plain > 100);
        QVERIFY2(chosen > plain * 1.3, qPrintable(QStringLiteral("%1 %2").arg(plain).arg(chosen)));
    }

    void marksOfButtonsStayInThePrompt_data() {
        QTest::addColumn<QStringList>("lit");
        QTest::addColumn<QStringList>("chosen");
        const QStringList button{QStringLiteral("choice/rest")};
        QTest::newRow("lit") << button << QStringList();
        QTest::newRow("chosen") << QStringList() << button;
    }
    void marksOfButtonsStayInThePrompt() {
        QFETCH(QStringList, lit);
        QFETCH(QStringList, chosen);
        const QRectF strip(100, 100, 300, 36);
        game::Scene scene;
        scene.spots.push_back(spot("choice/rest", strip.adjusted(40, buttonRim, -40, -buttonRim)));
        scene.sprites.push_back(words(scene.spots.front().area));
        ArtCache art;
        const auto painted = [&](const Marks& marks) { return paintScene(scene, look_, Theme(), art, 1, marks); };
        const QImage plain = painted({});
        const QImage marked = painted({lit, chosen, {}});
        QVERIFY(marked != plain);
        for (int y = 0; y < marked.height(); ++y)
            for (int x = 0; x < marked.width(); ++x)
                QVERIFY2(strip.contains(x, y) || marked.pixel(x, y) == plain.pixel(x, y),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

  private:
    QRectF diamond(const game::Scene& scene) const { return diamondOf(pen_, scene, scene.spots.front()); }

    const game::Look look_{};
    ArtCache art_;
    const ScenePainter pen_{art_, look_};
};

HEOROT_WIDGET_SUITE(TstMarks)
#include "tst_marks.moc"
