// SPDX-License-Identifier: GPL-3.0-or-later
// The Legend's view: the parts of each decision, what is hidden, what is explained next to a choice, and its moments.
#include "game/erased_view.h"
#include "game/standing.h"
#include "language/numbers.h"
#include "legend_scenes.h"
#include "suite/widget_suite.h"
#include "view/pieces.h"
#include "view/view.h"
#include "words/captions.h"
#include "words/words.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace heorot;
using namespace heorot::legend;

namespace {

/// The whole row of a seat; its spot is only the part with the name.
QRectF rowOf(const game::Scene& scene, int seat, const game::Look& look) {
    const game::Spot* names = scene.find(QStringLiteral("row/%1").arg(seat));
    if (!names) return {};
    const Places places(look, 4);
    return QRectF(names->area.left(), names->area.top(), places.rows().width(), names->area.height());
}

}

class TestLegendView : public QObject {
    Q_OBJECT

  private slots:
    void allEpisodesAreOnTheRoad();
    void signsStayOnTheirDiamonds();
    void wordsStayInTheirDiscs();
    void secretChoicesAreHidden();
    void rowsShowTotalsAndNumbers();
    void hoveredCardShowsItsTotal();
    void riskShowsItsOdds();
    void scratchesAndWoundsDiffer();
    void iconsBeyondTheSeatsAreClosed();
    void winnerIsNotShownAsOut();
    void ownPointsAreShown();
    void cardsThatOnlyBluffAreNotHighlighted();
    void choicesAreShownTogether();
    void turnedCardsAreShown();
    void idleEpisodesAreTold();
    void pilesHaveTheirOwnExplanation_data();
    void pilesHaveTheirOwnExplanation();
    void previewKeepsAllNumbers();

  private:
    game::Scene sceneOf(const record::AnyMatch& match, engine::Seat viewer, const QSizeF& size,
                        const game::Pointing& pointing = {}) const {
        return view_->scene(match, viewer, lookOf(size), pointing);
    }
    std::unique_ptr<test::Legend::Match> secret() const {
        return game_.at(four, "step: king-hrothgars-hall\nphase: bid\nfirst: Peter\nto_move: Sandra\nseats:\n"
                              "  Sandra: {hand: [friendship2, beowulf, wit1], chosen: {friendship2: 1}}\n"
                              "  Mark: {hand: [friendship1, fighting1], chosen: {friendship1: 1, fighting1: 1}}");
    }

    test::Legend game_;
    game::ErasedWords<Game, GameWords> words_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestLegendView::allEpisodesAreOnTheRoad() {
    const auto match = game_.newMatch(four);
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const Places places(lookOf(size), 4);
        for (int episode = 1; episode <= episodeCount; ++episode) {
            const game::Spot* spot = scene.find(game::chapterSpot(episode));
            QVERIFY(spot);
            QVERIFY(places.board.contains(spot->area));
            QVERIFY(!places.middle.intersects(spot->area));
        }
    }
}

void TestLegendView::signsStayOnTheirDiamonds() {
    const auto match = inTurn(game_);
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        int checked = 0;
        for (const game::Sprite& node : scene.sprites) {
            if (node.art != QLatin1String("legend/node-risk")) continue;
            for (const game::Sprite& sign : scene.sprites) {
                if (!sign.art.startsWith(u"legend/symbol-") || !node.area.contains(sign.area.center())) continue;
                // Signs are round and fill their square.
                const QPointF from = sign.area.center() - node.area.center();
                const double reach = std::abs(from.x()) + std::abs(from.y()) + sign.area.width() * .48 * std::sqrt(2.);
                QVERIFY2(reach <= node.area.width() * .48, qPrintable(sign.art));
                ++checked;
            }
        }
        QVERIFY(checked > 4);
    }
}

void TestLegendView::wordsStayInTheirDiscs() {
    int checked = 0;
    for (const bool isSecret : {false, true})
        for (const QSizeF& size : {large, small, QSizeF(2560, 1440)}) {
            const auto match = isSecret ? secret() : inTurn(game_);
            const game::Scene scene = sceneOf(*match, 0, size);
            for (const game::Spot& spot : scene.spots) {
                if (!spot.id.startsWith(u"icon/")) continue;
                for (const game::Sprite& text : scene.sprites) {
                    if (text.text.isEmpty() || text.type != game::Type::Caption || text.tone != game::Tone::Night)
                        continue;
                    if (!spot.area.contains(text.area)) continue;
                    ++checked;
                    // Three quarters of a disc are inside its ring.
                    for (const QPointF& corner : {text.area.bottomLeft(), text.area.bottomRight()})
                        QVERIFY2(QLineF(spot.area.center(), corner).length() <= spot.area.width() / 2 * .77,
                                 qPrintable(spot.id + u' ' + text.text));
                }
            }
        }
    QVERIFY(checked > 0);
}

void TestLegendView::secretChoicesAreHidden() {
    const auto match = secret();
    const game::Look look = lookOf(large);
    const game::Scene own = sceneOf(*match, 2, large);
    QCOMPARE(drawn(own, QStringLiteral("legend/bid-friendship-2"), rowOf(own, 2, look)), 1);
    QCOMPARE(drawn(own, QStringLiteral("legend/bid-"), rowOf(own, 1, look)), 0);
    QCOMPARE(drawn(own, QStringLiteral("legend/mark-lock"), rowOf(own, 1, look)), 1);
    const game::Scene nobodys = sceneOf(*match, engine::nobody, large);
    for (int seat = 0; seat < 4; ++seat)
        QCOMPARE(drawn(nobodys, QStringLiteral("legend/bid-"), rowOf(nobodys, seat, look)), 0);
}

void TestLegendView::rowsShowTotalsAndNumbers() {
    const auto match = inTurn(game_);
    for (const QSizeF& size : {large, small}) {
        const game::Look look = lookOf(size);
        const game::Scene scene = sceneOf(*match, 2, size);
        QVERIFY(textsIn(scene, rowOf(scene, 0, look)).contains(QStringLiteral("3")));
        QVERIFY(textsIn(scene, rowOf(scene, 1, look)).contains(QStringLiteral("4")));
        QCOMPARE(drawn(scene, QStringLiteral("legend/rank-pennant"), rowOf(scene, 1, look)), 1);
        QVERIFY(textsIn(scene, rowOf(scene, 2, look)).contains(QStringLiteral("2")));
        QCOMPARE(drawn(scene, QStringLiteral("legend/bid-"), rowOf(scene, 3, look)), 2);
    }
}

void TestLegendView::hoveredCardShowsItsTotal() {
    const auto match = inTurn(game_);
    const game::Pointing pointing{{}, QStringLiteral("hand/courage1"), match->parse("play courage1")};
    for (const QSizeF& size : {large, small}) {
        const game::Look look = lookOf(size);
        const game::Scene scene = sceneOf(*match, 2, size, pointing);
        QVERIFY(textsIn(scene, rowOf(scene, 2, look)).contains(withIt(3)));
        QCOMPARE(drawn(scene, QStringLiteral("legend/bid-ghost"), rowOf(scene, 2, look)), 1);
    }
}

void TestLegendView::riskShowsItsOdds() {
    const auto match = game_.at(four, "step: into-the-mere\nphase: risk\nto_move: Martha");
    const RiskOdds odds = riskOdds(match->rules(), match->seen(0), match->rules().riskCards);
    const game::Scene scene = sceneOf(*match, 0, large);
    const game::Spot* panel = scene.find(QStringLiteral("odds"));
    QVERIFY(panel);
    const QStringList texts = textsIn(scene, panel->area);
    for (const QString& chance : chancesOfMatches(odds)) QVERIFY2(texts.contains(chance), qPrintable(chance));
    QVERIFY(view_->choiceLabel(*match, QStringLiteral("choice/risk")).contains(chanceOfMatch(odds)));
}

void TestLegendView::scratchesAndWoundsDiffer() {
    const auto match = inTurn(game_);
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 2, size);
        const QRectF panel = scene.find(QStringLiteral("seat/2"))->shown();
        double scratch = 0;
        double wound = 0;
        for (const game::Sprite& sprite : scene.sprites) {
            if (!panel.contains(sprite.area.center())) continue;
            if (sprite.art.startsWith(QStringLiteral("legend/token-scratch"))) scratch = sprite.area.width();
            if (sprite.art.startsWith(QStringLiteral("legend/token-wound"))) wound = sprite.area.width();
        }
        QVERIFY(scratch > 0);
        QVERIFY(wound > scratch * 1.3);
    }
}

void TestLegendView::iconsBeyondTheSeatsAreClosed() {
    const auto match = game_.at({"Martha", "Mark"}, "step: king-hrothgars-hall\nphase: bid\nto_move: Martha");
    const game::Scene scene = sceneOf(*match, 0, large);
    for (const QString& spot : {QStringLiteral("icon/2"), QStringLiteral("icon/3"), QStringLiteral("icon/4")})
        QCOMPARE(drawn(scene, QStringLiteral("legend/mark-lock"), scene.find(spot)->area.adjusted(-20, -20, 20, 20)),
                 1);
    QCOMPARE(drawn(scene, QStringLiteral("legend/reward-disc"), scene.find(QStringLiteral("icon/2"))->area), 1);
    QVERIFY(scene.find(QStringLiteral("icon/2"))->name.contains(QStringLiteral("closed")));
    QVERIFY(!scene.find(QStringLiteral("icon/1"))->name.contains(QStringLiteral("closed")));
}

/// While a special card is decided after a contest, numbers count: no seat is out, and no total is zero.
void TestLegendView::winnerIsNotShownAsOut() {
    const auto match = game_.at(four, "step: grendels-attack\nphase: icons\nto_move: Sandra\nseats:\n"
                                      "  Martha: {status: 2}\n  Mark: {status: 3}\n  Peter: {status: 4}\n"
                                      "  Sandra: {status: 1, hand: [inspiration]}");
    QVERIFY(!match->play(*match->parse("take wound")));
    QCOMPARE(match->state().phase, Phase::React);
    for (Seat viewer = 0; viewer < 4; ++viewer) {
        const game::Scene scene = sceneOf(*match, viewer, large);
        for (const game::Sprite& sprite : scene.sprites) {
            QVERIFY2(sprite.text != partWords(Part::Out), "somebody is out");
            for (int number = 1; number <= 4; ++number) QVERIFY(sprite.text != droppedWords(number));
        }
        for (Seat seat = 0; seat < 4; ++seat) {
            const game::Spot* row = scene.find(rowSpot(seat));
            QVERIFY(row);
            const int number = match->state().status[seat];
            QCOMPARE(row->name, rowNumberWords(QString::fromStdString(four[seat]), number));
            for (int other = 1; other <= 4; ++other) QVERIFY(row->description != droppedWords(other));
        }
    }
    const auto contest = inTurn(game_);
    const game::Spot row = *sceneOf(*contest, 0, large).find(rowSpot(1));
    QCOMPARE(row.name, rowNumberWords(QStringLiteral("Mark"), 4));
    QCOMPARE(row.description, droppedWords(4));
}

void TestLegendView::ownPointsAreShown() {
    const auto match = game_.at(four, "step: sail-to-denmark\nphase: risk\nto_move: Mark\nseats:\n"
                                      "  Martha: {tokens: [fame5, treasure2, misfortune]}\n"
                                      "  Mark: {tokens: [fame7], wounds: 3}");
    const auto shown = [&](Seat viewer, Seat seat) {
        const game::Scene scene = sceneOf(*match, viewer, large);
        const QRectF panel = scene.find(seatSpot(seat))->shown();
        QStringList texts;
        for (const game::Sprite& sprite : scene.sprites)
            if (panel.contains(sprite.area.center())) texts << sprite.text;
        return texts;
    };
    // Under the names that they have everywhere.
    const auto number = [](int points) { return language::plainNumber(points); };
    for (const QString& text : {game::pointsNow(number(5)), game::pointsIfEnded(number(10))})
        QVERIFY2(shown(0, 0).contains(text), qPrintable(shown(0, 0).join(u'|')));
    for (const QString& text : {game::pointsNow(number(7)), game::pointsIfEnded(number(-8))})
        QVERIFY2(shown(1, 1).contains(text), qPrintable(shown(1, 1).join(u'|')));
    // What everybody has seen others take counts for everybody.
    for (const Seat viewer : {Seat{1}, engine::nobody})
        QVERIFY2(shown(viewer, 0).contains(game::pointsIfEnded(number(10))), qPrintable(shown(viewer, 0).join(u'|')));
}

/// They can be chosen but are not highlighted.
void TestLegendView::cardsThatOnlyBluffAreNotHighlighted() {
    const auto match = secret();
    const game::Scene scene = sceneOf(*match, 0, large);
    QVERIFY(scene.find(QStringLiteral("hand/wit1"))->isQuiet);
    QVERIFY(!scene.find(QStringLiteral("hand/beowulf"))->isQuiet);
    QVERIFY(!match->validate(*match->parse("bid wit1")));
    const auto veils = [&](const char* card) {
        const QRectF area = scene.find(QLatin1StringView(card))->area;
        return std::count_if(scene.sprites.begin(), scene.sprites.end(), [&](const game::Sprite& sprite) {
            return sprite.fill == game::Tone::Veil && area.contains(sprite.area.center());
        });
    };
    QCOMPARE(veils("hand/wit1"), 1);
    QCOMPARE(veils("hand/beowulf"), 0);
}

void TestLegendView::choicesAreShownTogether() {
    const auto match = game_.at(four, "step: king-hrothgars-hall\nphase: bid\nfirst: Mark\nto_move: Martha\nseats:\n"
                                      "  Martha: {hand: [friendship2, wit1], chosen: {friendship2: 1, wit1: 1}}\n"
                                      "  Mark: {hand: [friendship1], chosen: {friendship1: 1}}");
    QVERIFY(!match->play(*match->parse("done")));
    const game::Look look = lookOf(large);
    const auto moments = view_->moments(*match, 0, 2, look);
    QCOMPARE(moments.size(), std::size_t{1});
    const game::Scene& scene = moments[0].scene;
    QCOMPARE(moments[0].sentence, choicesShown(true));
    QCOMPARE(drawn(scene, QStringLiteral("legend/bid-friendship-2"), rowOf(scene, 0, look)), 1);
    QCOMPARE(drawn(scene, QStringLiteral("legend/mark-arrow-back"), rowOf(scene, 0, look)), 1);
    QCOMPARE(drawn(scene, QStringLiteral("legend/bid-friendship-1"), rowOf(scene, 1, look)), 1);
    QCOMPARE(drawn(scene, QStringLiteral("legend/rank-pennant"), rowOf(scene, 0, look)), 1);
    const game::Scene later = sceneOf(*match, 0, large);
    QVERIFY2(later.find(QStringLiteral("hand/wit1")), "a card that did not count is not back in the hand");
    QVERIFY(!later.find(QStringLiteral("hand/friendship2")));
    QCOMPARE(drawn(later, QStringLiteral("legend/bid-wit-1"), rowOf(later, 0, look)), 0);
    QCOMPARE(drawn(later, QStringLiteral("legend/bid-friendship-2"), rowOf(later, 0, look)), 1);
}

void TestLegendView::turnedCardsAreShown() {
    const auto match =
        game_.at(four, "step: sail-to-denmark\nphase: risk\nto_move: Martha\ndeck: [travelling1, wit1, wit1]");
    QVERIFY(!match->play(*match->parse("risk")));
    const auto moments = view_->moments(*match, 0, 1, lookOf(large));
    QCOMPARE(moments.size(), std::size_t{1});
    const QRectF shield = moments[0].scene.find(QStringLiteral("shield"))->area;
    QCOMPARE(drawn(moments[0].scene, QStringLiteral("legend/bid-travelling-1"), shield), 1);
    QCOMPARE(drawn(moments[0].scene, QStringLiteral("legend/bid-wit-1"), shield), 1);
}

/// Nobody decides in the gold episodes of the basic game.
void TestLegendView::idleEpisodesAreTold() {
    const auto match = game_.at({"Sandra", "Martha"}, "step: years-of-plenty\nphase: select\nfirst: Sandra\n"
                                                      "to_move: Martha");
    QVERIFY(!match->play(*match->parse("pass")));
    for (const Seat viewer : {Seat{0}, Seat{1}, engine::nobody}) {
        const auto moments = view_->moments(*match, 0, viewer, lookOf(large));
        QCOMPARE(moments.size(), std::size_t{1});
        QCOMPARE(moments[0].sentence,
                 QStringLiteral("“The Golden Cup” is a gold episode, so nothing happens in the basic game."));
    }
}

void TestLegendView::pilesHaveTheirOwnExplanation_data() {
    QTest::addColumn<QString>("spot");
    QTest::addColumn<Caption>("caption");
    QTest::newRow("draw pile") << QString(deckSpot) << Caption::DrawPile;
    QTest::newRow("discards") << QStringLiteral("pile/discards") << Caption::Discards;
    QTest::newRow("special cards") << QStringLiteral("pile/specials") << Caption::SpecialsLeft;
    QTest::newRow("alliances") << QStringLiteral("pile/alliances") << Caption::AlliancesLeft;
}

/// F1 over a pile explains that pile's name and rule, and no other's.
void TestLegendView::pilesHaveTheirOwnExplanation() {
    QFETCH(QString, spot);
    QFETCH(Caption, caption);
    const auto match = game_.newMatch(four);
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const game::Spot* pile = scene.find(spot);
        QVERIFY(pile);
        QVERIFY(pile->name.contains(captionWords(caption)));
        const QString page = words_.explanation(*match, pile->thing);
        QVERIFY2(page.startsWith(captionWords(caption)), qPrintable(page));
        QVERIFY2(page.contains(pile->description), qPrintable(page));
        for (const game::Spot& other : scene.spots)
            if (other.id != spot && (other.id == QString(deckSpot) || other.id.startsWith(u"pile/")))
                QVERIFY2(!page.contains(other.description), qPrintable(other.id));
    }
}

/// Cards in hand before and after the pointed card, and the worth of alliances beside them.
void TestLegendView::previewKeepsAllNumbers() {
    const auto match = game_.at(
        four, "step: grendels-attack\nphase: in-turn\nfirst: Martha\nto_move: Sandra\nseats:\n"
              "  Sandra: {hand: [courage1, courage1, wit1, wit1, wit1, wit2, beowulf], tokens: [fame2, treasure2], "
              "alliances: [alliance-treasure1, alliance-fame3]}");
    const game::Pointing pointing{{}, QStringLiteral("hand/courage1"), match->parse("play courage1")};
    for (const QSizeF& size : {large, medium, small}) {
        const game::Scene scene = sceneOf(*match, 2, size, pointing);
        QStringList texts = textsIn(scene, scene.find(seatSpot(2))->shown());
        QVERIFY2(texts.contains(timesText(2) + QStringLiteral(" (4)")), qPrintable(texts.join(u'|')));
        QVERIFY2(texts.replaceInStrings(QStringLiteral(" "), QString()).contains(QStringLiteral("7→6")),
                 qPrintable(texts.join(u'|')));
    }
}

HEOROT_WIDGET_SUITE(TestLegendView)
#include "tst_legend_view.moc"
