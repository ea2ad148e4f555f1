// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie's table stays readable: badges, labels and bars have their room on tables of every size.
#include "movie_fixture.h"
#include "suite/widget_suite.h"

#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "language/translations.h"
#include "rules/game.h"
#include "ui/painter.h"
#include "view/view.h"
#include "words/captions.h"
#include "words/piece_rules.h"

#include <QTest>

using namespace heorot;
using namespace heorot::movie;
using test::large, test::lookOf, test::medium, test::small, test::textsIn;

class TestMovieReadability : public QObject {
    Q_OBJECT

  private slots:
    void badgesLeaveRoomToTheirNumbers_data();
    void badgesLeaveRoomToTheirNumbers();
    void largerPanelsSayNoLess_data();
    void largerPanelsSayNoLess();
    void barsKeepFromTheEdgesOfPanels();
    void captionsOfFiguresAreApart_data();
    void captionsOfFiguresAreApart();
    void endedActHasNoOpenSpaces();

  private:
    game::Scene sceneOf(const record::AnyMatch& match, const QSizeF& size) const {
        return view_->scene(match, 0, lookOf(size), {});
    }

    test::Movie game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestMovieReadability::badgesLeaveRoomToTheirNumbers_data() {
    QTest::addColumn<QString>("position");
    QTest::newRow("straight") << QStringLiteral("{board: {a1: castle Sandra, e5: longship Ylva}}");
    QTest::newRow("slanted") << QStringLiteral("{act: III, board: {d2: castle Sandra, f4: longship Ylva}}");
}

/// In high contrast edges are thickest.
void TestMovieReadability::badgesLeaveRoomToTheirNumbers() {
    QFETCH(QString, position);
    const auto match = game_.at({"Sandra", "Ylva"}, position.toStdString());
    const ui::Theme theme(ui::ThemeId::HighContrast);
    ui::ArtCache none;
    for (const QSizeF& size : {large, medium, small}) {
        const ui::ScenePainter pen(none, lookOf(size), theme);
        const game::Scene scene = sceneOf(*match, size);
        int badges = 0;
        for (std::size_t i = 1; i < scene.sprites.size(); ++i) {
            const game::Sprite& text = scene.sprites[i];
            const game::Sprite& ground = scene.sprites[i - 1];
            if (text.text.isEmpty() || !text.piece.startsWith(QLatin1String("figure/")) || ground.edgeWidth == 0)
                continue;
            ++badges;
            // Outlines of spaces do not cross it.
            QVERIFY(scene.find(QStringLiteral("space/") + text.piece.section(u'/', 1))->area.contains(ground.area));
            const double edge = ground.edgeWidth * theme.edgeScale();
            const QRectF inside = ground.area.adjusted(edge, edge, -edge, -edge);
            const QFontMetricsF metrics(pen.fitted(text).font);
            QVERIFY(inside.width() >= metrics.horizontalAdvance(text.text));
            QVERIFY(inside.height() >= metrics.capHeight() + 1);
        }
        QCOMPARE(badges, 2);
    }
}

void TestMovieReadability::largerPanelsSayNoLess_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
}

void TestMovieReadability::largerPanelsSayNoLess() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const std::vector<std::string> four{"Sandra", "Ylva", "Hrolf", "Wiglaf"};
    const auto match =
        game_.at(four, "{board: {a1: longship Sandra, b1: castle Ylva, b2: longship Ylva, c1: thane Ylva}}");
    const game::Scene below = sceneOf(*match, medium);
    const game::Scene above = sceneOf(*match, large);
    for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(four.size()); ++seat) {
        QStringList less = textsIn(below, below.find(seatSpot(seat))->area);
        QVERIFY(less.contains(captionWords(Caption::StillToPlace)));
        QStringList more = textsIn(above, above.find(seatSpot(seat))->area);
        less.sort();
        more.sort();
        QCOMPARE(more, less);
    }
    // The track names the acts whole.
    for (const game::Scene& scene : {below, above}) {
        QStringList texts;
        for (const game::Sprite& sprite : scene.sprites) texts << sprite.text;
        for (int act = 0; act < acts; ++act) QVERIFY(texts.contains(actName(act)));
    }
}

/// Bars keep clear of the edge of the panel that they stand in.
void TestMovieReadability::barsKeepFromTheEdgesOfPanels() {
    const auto match = game_.atScenario("positions/table-picture");
    for (const QSizeF& size : {large, medium, small}) {
        const game::Scene scene = sceneOf(*match, size);
        for (engine::Seat seat = 0; seat < 3; ++seat) {
            const QRectF panel = scene.find(seatSpot(seat))->area;
            const QVector<double> gaps = test::gapsBelowBars(scene, panel);
            QCOMPARE(gaps.size(), 1);
            QVERIFY2(gaps.front() >= 2, qPrintable(QString::number(gaps.front())));
        }
    }
}

void TestMovieReadability::captionsOfFiguresAreApart_data() {
    largerPanelsSayNoLess_data();
}

void TestMovieReadability::captionsOfFiguresAreApart() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const auto match = game_.atScenario("positions/table-picture");
    ui::ArtCache none;
    for (const QSizeF& size : {large, medium, small}) {
        const game::Scene scene = sceneOf(*match, size);
        const ui::ScenePainter pen(none, lookOf(size));
        QVector<QRectF> captions;
        for (int kind = 0; kind < figureKinds; ++kind) {
            const QRectF disc = scene.find(figureSpot(static_cast<Figure>(kind)))->area;
            for (const game::Sprite& text : scene.sprites) {
                if (text.text.isEmpty() || text.area.top() < disc.bottom() || text.area.left() > disc.center().x() ||
                    text.area.right() < disc.center().x())
                    continue;
                const double half = QFontMetricsF(pen.fitted(text).font).horizontalAdvance(text.text) / 2;
                captions << QRectF(text.area.center().x() - half, text.area.top(), 2 * half, text.area.height());
            }
        }
        QCOMPARE(captions.size(), figureKinds);
        for (int i = 1; i < captions.size(); ++i)
            QVERIFY2(captions[i].left() - captions[i - 1].right() >= 5, qPrintable(QString::number(size.width())));
    }
}

void TestMovieReadability::endedActHasNoOpenSpaces() {
    const auto match = game_.atScenario("positions/table-picture-plus-five-on-d4");
    const auto texts = [](const game::Scene& scene) { return textsIn(scene, QRectF(QPointF(), large)); };
    const QString last = openSpaces(static_cast<int>(match->state().openSpaces.size()));
    QVERIFY(texts(sceneOf(*match, large)).contains(last));
    QVERIFY(!match->play(*match->parse("play I+5 d4")));
    for (const game::Moment& moment : view_->moments(*match, 0, 0, lookOf(large))) {
        QVERIFY(texts(moment.scene).contains(actHasEnded()));
        QVERIFY(!texts(moment.scene).contains(openSpaces(0)));
    }
}

HEOROT_WIDGET_SUITE(TestMovieReadability)
#include "tst_movie_readability.moc"
