// SPDX-License-Identifier: GPL-3.0-or-later
// Rows, columns and grids share out their room by rule, leave out what is optional first, and never let a box out of
// its parent's area.
#include "suite/widget_suite.h"
#include "ui/layout.h"
#include "ui/panels.h"
#include "ui/player_tip.h"

#include <QTest>

#include <random>

using namespace heorot;
using namespace heorot::ui;

namespace {

/// A canvas of the large table, or of the compact one.
struct Paper {
    explicit Paper(const QSizeF& size = {1920, 1080}) : canvas(look, scene) { look.size = size; }
    game::Look look;
    game::Scene scene;
    Canvas canvas;

    QRectF areaOf(const char* spot) const {
        const game::Spot* found = scene.find(QLatin1StringView(spot));
        return found ? found->area : QRectF();
    }
};

Box block(const char* spot, double least, double wish, double height = 10) {
    return filled([](Canvas& canvas, const QRectF& area) { canvas.rect(area, game::Tone::Field); })
        .width(least, wish)
        .height(height)
        .spot({QLatin1StringView(spot), {}, game::Shape::Rect, QStringLiteral("block"), {}});
}

}

class TestLayout : public QObject {
    Q_OBJECT

  private slots:
    void rowsGiveEachItsWishAndStretchTheRest();
    void rowsShrinkTowardTheLeast();
    void firmBoxesKeepTheirWish();
    void rowsLeaveOutTheHighestRankFirst();
    void columnsLeaveOutWhatIsTooWide();
    void emptyBoxesTakeNoGap();
    void gridCellsAreAlike();
    void flowsBreakIntoLinesBeforeTheyShrink();
    void fansOverlapButTheirSpotsDoNot();
    void theFirstThatFitsIsShown();
    void siblingsLookAlike();
    void textIsMeasuredInItsLanguage();
    void narrowBoxesWishNoMore();
    void roundedEdgesLeaveNothingOut();
    void wholeTextHasRoomForItsLongestWord();
    void alignedBoxesAreMeasuredAsTheyAreDrawn();
    void spotsBelongToTheirZone();
    void picturesKeepTheirProportions();
    void nothingLeavesItsParent();
    void namesAlwaysHaveRoomInHeaders();
    void marksInHeadersAreOfOneSize();
    void panelsOfSeatsMayHaveAGroundOfTheirOwn();
    void linesNameTheStyleOfComputerPlayers();
    void tipsNameTheStyleOfComputerPlayers();
    void playersAndTheMoveAreSaidInALine();
};

void TestLayout::rowsGiveEachItsWishAndStretchTheRest() {
    Paper paper;
    row({block("a", 10, 20), block("b", 10, 30).stretchX(), block("c", 10, 20)}, Gap::Small)
        .draw(paper.canvas, {0, 0, 178, 40});
    QCOMPARE(paper.areaOf("a"), QRectF(0, 0, 20, 40));
    QCOMPARE(paper.areaOf("b"), QRectF(24, 0, 130, 40));
    QCOMPARE(paper.areaOf("c"), QRectF(158, 0, 20, 40));
}

void TestLayout::rowsShrinkTowardTheLeast() {
    Paper paper;
    row({block("a", 10, 50), block("b", 40, 60)}, Gap::None).draw(paper.canvas, {0, 0, 80, 10});
    // Of the 60 that they could give up, half.
    QCOMPARE(paper.areaOf("a"), QRectF(0, 0, 30, 10));
    QCOMPARE(paper.areaOf("b"), QRectF(30, 0, 50, 10));
}

void TestLayout::firmBoxesKeepTheirWish() {
    Paper paper;
    row({block("a", 10, 50).firmX(), block("b", 20, 60)}, Gap::None).draw(paper.canvas, {0, 0, 80, 10});
    QCOMPARE(paper.areaOf("a"), QRectF(0, 0, 50, 10));
    QCOMPARE(paper.areaOf("b"), QRectF(50, 0, 30, 10));
    const Box high = drawn(
        QSizeF(40, 40), [](Canvas&, const QRectF&) {}, .5);
    column({high.firmY().spot({QStringLiteral("c"), {}, game::Shape::Rect, QStringLiteral("c"), {}}), high}, Gap::None)
        .draw(paper.canvas, {0, 0, 40, 65});
    QCOMPARE(paper.areaOf("c"), QRectF(0, 0, 40, 40));
}

void TestLayout::rowsLeaveOutTheHighestRankFirst() {
    const Boxes boxes{block("a", 50, 50), block("b", 50, 50).optional(2), block("c", 50, 50).optional(1)};
    for (const auto& [room, shown] : {std::pair(158.0, "abc"), {157.0, "ac"}, {104.0, "ac"}, {103.0, "a"}}) {
        Paper paper;
        row(boxes, Gap::Small).draw(paper.canvas, {0, 0, room, 10});
        QString spots;
        for (const game::Spot& spot : paper.scene.spots) spots += spot.id;
        QCOMPARE(spots, QLatin1StringView(shown));
    }
}

void TestLayout::columnsLeaveOutWhatIsTooWide() {
    Paper paper;
    column({block("a", 50, 50), block("b", 80, 90).optional()}).draw(paper.canvas, {0, 0, 60, 100});
    QVERIFY(paper.scene.find(QStringLiteral("a")));
    QVERIFY(!paper.scene.find(QStringLiteral("b")));
}

void TestLayout::emptyBoxesTakeNoGap() {
    Paper paper;
    row({block("a", 10, 10), Box(), text({}), block("b", 10, 10)}, Gap::Large).draw(paper.canvas, {0, 0, 100, 10});
    QCOMPARE(paper.areaOf("b").left(), 26.0);
}

void TestLayout::gridCellsAreAlike() {
    Paper paper;
    grid(2, {block("a", 5, 5), block("b", 5, 5), Box(), block("d", 5, 5)}, Gap::Medium)
        .draw(paper.canvas, {0, 0, 108, 48});
    QCOMPARE(paper.areaOf("b"), QRectF(58, 0, 50, 20));
    QCOMPARE(paper.areaOf("d"), QRectF(58, 28, 50, 20));
}

void TestLayout::flowsBreakIntoLinesBeforeTheyShrink() {
    Boxes dice;
    for (int i = 0; i < 10; ++i) dice.push_back(picture(QStringLiteral("die"), 20));
    Paper paper;
    const Box crew = flow(dice, Gap::Hair);
    QCOMPARE(crew.down(paper.canvas, 218).wish, 20.0);
    QCOMPARE(crew.down(paper.canvas, 120).wish, 42.0);
    crew.draw(paper.canvas, {0, 0, 120, 42});
    QCOMPARE(paper.scene.sprites.size(), std::size_t{10});
    QCOMPARE(paper.scene.sprites.back().area, QRectF(88, 22, 20, 20));
}

void TestLayout::fansOverlapButTheirSpotsDoNot() {
    Paper paper;
    fan({block("a", 40, 40), block("b", 40, 40), block("c", 40, 40)}, Gap::None).draw(paper.canvas, {0, 0, 80, 40});
    QCOMPARE(paper.scene.sprites[1].area, QRectF(20, 0, 40, 40));
    QCOMPARE(paper.areaOf("b"), QRectF(20, 0, 20, 40));
    QCOMPARE(paper.areaOf("c"), QRectF(40, 0, 40, 40));
}

void TestLayout::theFirstThatFitsIsShown() {
    const Box either = oneOf({block("large", 100, 100), block("small", 20, 20)});
    for (const auto& [room, shown] : {std::pair(100.0, "large"), {99.0, "small"}, {10.0, "small"}}) {
        Paper paper;
        either.draw(paper.canvas, {0, 0, room, 10});
        QCOMPARE(paper.scene.spots.size(), std::size_t{1});
        QCOMPARE(paper.scene.spots.front().id, QLatin1StringView(shown));
    }
}

void TestLayout::siblingsLookAlike() {
    // The way that the narrower one has room for.
    const std::pair<double, const char*> cases[]{{100, "wide"}, {60, "narrow"}, {20, "narrow"}};
    for (const auto& [width, expected] : cases) {
        Paper paper;
        drawAlike(paper.canvas, {{0, 0, 200, 10}, {0, 20, width, 10}}, 2, [](int way) {
            const double least = way == 0 ? 80 : 40;
            return Boxes(2, block(way == 0 ? "wide" : "narrow", least, least));
        });
        QCOMPARE(paper.scene.spots.size(), std::size_t{2});
        for (const game::Spot& spot : paper.scene.spots) QCOMPARE(spot.id, QLatin1StringView(expected));
    }
}

void TestLayout::textIsMeasuredInItsLanguage() {
    Paper paper;
    const Box brief = text(QStringLiteral("Zug"));
    const Box longer = text(QStringLiteral("Kampfhandlung"));
    QVERIFY(longer.across(paper.canvas, 50).wish > brief.across(paper.canvas, 50).wish * 2);
    const Box lines = text(QStringLiteral("one two three four"), {game::Type::Caption, game::Tone::Ink, false, true});
    const double line = paper.canvas.lineOf(game::Type::Caption);
    QVERIFY(lines.down(paper.canvas, 60).wish >= 2 * line - 1);
    QVERIFY(lines.across(paper.canvas, 50).least < lines.across(paper.canvas, 50).wish / 2);
    const Box whole = text(QStringLiteral("TO MOVE"), {game::Type::Caption, game::Tone::Ink, true, false, true});
    QCOMPARE(whole.across(paper.canvas, 50).least, whole.across(paper.canvas, 50).wish);
}

void TestLayout::narrowBoxesWishNoMore() {
    Paper paper;
    row({block("a", 10, 50).narrow(30), block("b", 40, 50).narrow(30)}, Gap::None).draw(paper.canvas, {0, 0, 200, 10});
    QCOMPARE(paper.areaOf("a").width(), 30.0);
    QCOMPARE(paper.areaOf("b").width(), 40.0);
}

/// A row that is a fraction of a pixel lower than what is in it, as its edges lie on whole pixels.
void TestLayout::roundedEdgesLeaveNothingOut() {
    Paper paper;
    column({block("a", 10, 10, 10.4), row({block("b", 10, 10, 10.4).optional()})}, Gap::None)
        .draw(paper.canvas, {0, 0, 10, 20.8});
    QVERIFY(paper.scene.find(QStringLiteral("b")));
}

void TestLayout::wholeTextHasRoomForItsLongestWord() {
    Paper paper;
    TextStyle style{game::Type::Body, game::Tone::Ink, false, true};
    const QString words = QStringLiteral("of a Freundschaft");
    const double smallest = text(words, style).across(paper.canvas, 100).least;
    style.whole = true;
    const double whole = text(words, style).across(paper.canvas, 100).least;
    QVERIFY(whole > smallest && whole < paper.canvas.widthOf(words, game::Type::Body));
    QCOMPARE(whole, std::ceil(paper.canvas.widthOf(QStringLiteral("Freundschaft"), game::Type::Body)));
}

void TestLayout::alignedBoxesAreMeasuredAsTheyAreDrawn() {
    Paper paper;
    const Box words = text(QStringLiteral("a few words in lines"), {game::Type::Body, game::Tone::Ink, false, true});
    const Box narrow = words.narrow(60);
    QVERIFY(narrow.down(paper.canvas, 60).wish > narrow.down(paper.canvas, 400).wish);
    QCOMPARE(narrow.align(Qt::AlignLeft).down(paper.canvas, 400).wish, narrow.down(paper.canvas, 60).wish);
    QCOMPARE(narrow.align(Qt::AlignVCenter).down(paper.canvas, 400).wish, narrow.down(paper.canvas, 400).wish);
}

void TestLayout::spotsBelongToTheirZone() {
    Paper paper;
    row({block("a", 10, 10).zone(QStringLiteral("crew")), block("b", 10, 10)}).draw(paper.canvas, {0, 0, 100, 10});
    QCOMPARE(paper.scene.find(QStringLiteral("a"))->zone, QStringLiteral("crew"));
    QCOMPARE(paper.scene.find(QStringLiteral("b"))->zone, QString());
}

void TestLayout::picturesKeepTheirProportions() {
    Paper paper;
    const auto card = drawn(QSizeF(60, 80), [](Canvas& canvas, const QRectF& area) { canvas.art(area, QString()); });
    card.draw(paper.canvas, {0, 0, 60, 40});
    QCOMPARE(paper.scene.sprites.front().area, QRectF(15, 0, 30, 40));
    QCOMPARE(card.across(paper.canvas, 40).wish, 30.0);
    Paper compact({1024, 600});
    QCOMPARE(card.across(compact.canvas, 400).wish, 39.0);
}

/// Random trees in areas of random size, too small ones among them.
void TestLayout::nothingLeavesItsParent() {
    std::mt19937 random(7);
    const auto below = [&](unsigned count) { return static_cast<int>(random() % count); };
    const std::function<Box(int)> tree = [&](int depth) -> Box {
        if (depth == 0 || below(4) == 0) {
            const double wish = 10 + below(80);
            Box leaf = below(3) == 0 ? text(QStringLiteral("Some words here"),
                                            {game::Type::Value, game::Tone::Ink, false, below(2) == 0})
                                     : block("leaf", wish / 2, wish, 5 + below(40));
            return below(4) == 0 ? leaf.optional(1 + below(3)) : leaf;
        }
        Boxes boxes;
        for (int i = 1 + below(4); i > 0; --i) boxes.push_back(tree(depth - 1));
        switch (below(6)) {
        case 0: return grid(1 + below(3), boxes);
        case 1: return column(boxes, Gap::Medium).padded(Gap::Small);
        case 2: return spreadColumn(boxes);
        case 3: return oneOf(boxes);
        case 4: return spreadRow(boxes, Gap::Large);
        default: return row(boxes);
        }
    };
    int drawn = 0;
    for (int round = 0; round < 400; ++round) {
        Paper paper(round % 2 == 0 ? QSizeF(1920, 1080) : QSizeF(1024, 600));
        const QRectF area(50, 60, 20 + below(500), 20 + below(300));
        tree(4).draw(paper.canvas, area);
        const QRectF limit = area.adjusted(-.01, -.01, .01, .01);
        for (const game::Sprite& sprite : paper.scene.sprites)
            QVERIFY2(limit.contains(sprite.area), qPrintable(QStringLiteral("round %1").arg(round)));
        for (std::size_t i = 0; i < paper.scene.spots.size(); ++i)
            for (std::size_t j = i + 1; j < paper.scene.spots.size(); ++j)
                QVERIFY2(
                    !paper.scene.spots[i].area.adjusted(.01, .01, -.01, -.01).intersects(paper.scene.spots[j].area),
                    qPrintable(QStringLiteral("round %1").arg(round)));
        drawn += static_cast<int>(paper.scene.sprites.size());
    }
    QVERIFY(drawn > 1000);
}

void TestLayout::namesAlwaysHaveRoomInHeaders() {
    record::Seating seating;
    seating.names = {"Wwwwwwwwwwwwwwwwwwwwwwww", "Ida"};
    seating.players = {"human", "easy"};
    for (engine::Seat seat = 0; seat < 2; ++seat) {
        Paper paper;
        const Box header = seatHeader({seating, seat, true, {picture(QStringLiteral("first"), 28)}});
        const double least = header.across(paper.canvas, 38).least;
        header.draw(paper.canvas, {0, 0, std::max(200.0, least), 38});
        QStringList shown;
        for (const game::Sprite& sprite : paper.scene.sprites)
            if (!sprite.text.isEmpty()) shown << sprite.text;
        QCOMPARE(shown.front(), QString::fromStdString(seating.names.at(seat)));
        QCOMPARE(shown.size(), seat == 0 ? 1 : 2);
    }
}

void TestLayout::marksInHeadersAreOfOneSize() {
    record::Seating seating;
    seating.names = {"Ann", "Annabella"};
    seating.players = {"human", "medium"};
    for (const double width : {250.0, 310.0, 320.0, 400.0})
        for (engine::Seat seat = 0; seat < 2; ++seat) {
            Paper paper;
            seatHeader({seating, seat, false, {picture(QStringLiteral("first"), 28)}})
                .draw(paper.canvas, {0, 0, width, 38});
            int pictures = 0;
            for (const game::Sprite& sprite : paper.scene.sprites) {
                if (sprite.art.isEmpty()) continue;
                QCOMPARE(sprite.area.width(), 28.0);
                ++pictures;
            }
            QCOMPARE(pictures, 2);
        }
}

void TestLayout::panelsOfSeatsMayHaveAGroundOfTheirOwn() {
    for (const game::Tone fill : {game::Tone::None, game::Tone::Wood}) {
        Paper paper;
        seatPanel(0, false, block("a", 10, 20), fill).draw(paper.canvas, {0, 0, 200, 80});
        const game::Tone expected = fill == game::Tone::None ? game::Tone::Panel : fill;
        const auto& sprites = paper.scene.sprites;
        const QRectF room(0, 0, 200, 80);
        QVERIFY(std::any_of(sprites.begin(), sprites.end(), [&](const game::Sprite& sprite) {
            return sprite.fill == expected && sprite.area == room;
        }));
        QVERIFY(QRectF(0, 0, 200, 80).contains(paper.areaOf("a")));
    }
}

/// The style of a computer player stays longest, and gives way to the picture.
void TestLayout::linesNameTheStyleOfComputerPlayers() {
    const record::Seating seating{{"Ida"}, {"hard-bold"}};
    QStringList shown;
    for (const double width : {300.0, 150.0, 60.0}) {
        Paper paper;
        playerLine(seating, 0, false).draw(paper.canvas, {0, 0, width, 20});
        for (const game::Sprite& sprite : paper.scene.sprites)
            if (!sprite.text.isEmpty()) shown << sprite.text;
    }
    QCOMPARE(shown, (QStringList{QStringLiteral("computer, hard, bold"), QStringLiteral("bold")}));
}

void TestLayout::tipsNameTheStyleOfComputerPlayers() {
    const record::Seating seating{{"Ann", "Ida", "Ole"}, {"human", "hard-bold", "easy"}};
    QCOMPARE(playerTip(seating, 0), QString());
    QCOMPARE(playerTip(seating, 1), QStringLiteral("Played by: computer, hard, bold."));
    QCOMPARE(playerTip(seating, 2), QString());
}

void TestLayout::playersAndTheMoveAreSaidInALine() {
    record::Seating seating;
    seating.names = {"Ann", "Ida"};
    seating.players = {"human", "easy"};
    for (engine::Seat seat = 0; seat < 2; ++seat)
        for (const double width : {300.0, 90.0}) {
            Paper paper;
            playerLine(seating, seat, seat == 1).draw(paper.canvas, {0, 0, width, 20});
            QStringList shown;
            for (const game::Sprite& sprite : paper.scene.sprites) shown << sprite.art + sprite.text;
            shown.removeAll(QString());
            QStringList wanted{QStringLiteral("hall/person"), QStringLiteral("human")};
            if (seat == 1) {
                wanted = QStringList{QStringLiteral("hall/computer"), QStringLiteral("computer, easy"),
                                     QStringLiteral("TO MOVE")};
                // The words give way to the picture.
                if (width < 100) wanted.removeAt(1);
            }
            QCOMPARE(shown, wanted);
        }
}

HEOROT_WIDGET_SUITE(TestLayout)
#include "tst_layout.moc"
