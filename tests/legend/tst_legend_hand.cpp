// SPDX-License-Identifier: GPL-3.0-or-later
// The Legend's view: the hand, what is given for a price, and tokens.
#include "game/erased_view.h"
#include "game/standing.h"
#include "legend_scenes.h"
#include "suite/widget_suite.h"
#include "view/view.h"
#include "words/words.h"

#include <QTest>

using namespace heorot;
using namespace heorot::legend;

class TestLegendHand : public QObject {
    Q_OBJECT

  private slots:
    void blessingIsNamedAndMarkedBeforeItIsSpent();
    void priceIsNoPaymentYet();
    void cardsKeepTheirPlacesWhilePaying();
    void panelsExplainTheirPictures();
    void unknownTokensHaveANeutralBack();
    void riskCountsNoMatchesInTheHand();
    void tokensAreInTheHandWhileChoosing();

  private:
    game::Scene sceneOf(const record::AnyMatch& match, engine::Seat viewer, const QSizeF& size) const {
        return view_->scene(match, viewer, lookOf(size), {});
    }

    test::Legend game_;
    game::ErasedWords<Game, GameWords> words_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestLegendHand::blessingIsNamedAndMarkedBeforeItIsSpent() {
    const auto match =
        game_.at(four, "step: grendels-attack\nphase: in-turn\nto_move: Martha\ndeck: [wit1, wit1, ...]\nseats:\n"
                       "  Martha: {hand: [blessing, wit2], row: [fighting1]}\n  Mark: {row: [courage2]}\n"
                       "  Sandra: {row: [courage2]}\n  Peter: {row: [courage2]}");
    const QString card = QStringLiteral("hand/blessing"), price = QStringLiteral("the price");
    for (const QSizeF& size : {large, medium, small})
        QVERIFY(!test::textsAt(sceneOf(*match, 0, size), card).contains(price));
    QVERIFY(!match->play(*match->parse("out")));
    const QString prompt = words_.prompt(*match, 0);
    QVERIFY2(prompt.contains(QStringLiteral("King Hrothgar’s Blessing")), qPrintable(prompt));
    for (const QSizeF& size : {large, medium, small}) {
        QVERIFY(test::textsAt(sceneOf(*match, 0, size), card).contains(price));
        QVERIFY(!test::textsAt(sceneOf(*match, 0, size), QStringLiteral("hand/wit2")).contains(price));
    }
}

/// Titled as a price and pale, until something is given.
void TestLegendHand::priceIsNoPaymentYet() {
    const auto match = game_.at({"Sandra", "Martha"}, "step: great-rewards\nseats: {Sandra: {hand: [fighting1, "
                                                      "fighting1, fighting2]}, Martha: {hand: [wit2]}}");
    const QRectF all(QPointF(0, 0), large);
    const QStringList before = textsIn(sceneOf(*match, 0, large), all);
    QVERIFY2(before.contains(QStringLiteral("The price")), qPrintable(before.join(u',')));
    QVERIFY(!before.contains(QStringLiteral("Given so far")));
    QVERIFY(!match->play(*match->parse("pay fighting1")));
    QVERIFY(!textsIn(sceneOf(*match, 0, large), all).contains(QStringLiteral("The price")));
}

/// What is clicked next stays under the mouse.
void TestLegendHand::cardsKeepTheirPlacesWhilePaying() {
    for (const QSizeF& size : {large, medium, small}) {
        const auto match =
            game_.at({"Sandra", "Martha"}, "step: great-rewards\nseats: {Sandra: {hand: [fighting1, fighting2, wit1, "
                                           "beowulf]}, Martha: {hand: [wit2]}}");
        const game::Scene before = sceneOf(*match, 0, size);
        QVERIFY(!match->play(*match->parse("pay fighting1")));
        const game::Scene after = sceneOf(*match, 0, size);
        QVERIFY(!after.find(QStringLiteral("hand/fighting1")));
        for (const char* card : {"hand/fighting2", "hand/wit1", "hand/beowulf"})
            QCOMPARE(after.find(QLatin1String(card))->area, before.find(QLatin1String(card))->area);
    }
}

/// Each has a tip of its own, and what the handbook explains it as.
void TestLegendHand::panelsExplainTheirPictures() {
    const auto match = game_.at({"Sandra", "Martha"},
                                "seats: {Sandra: {tokens: [fame3, fame3, treasure2], alliances: [alliance-fame2], "
                                "scratches: 1, wounds: 1}, Martha: {tokens: [fame3, treasure2]}}");
    for (const QSizeF& size : {large, medium, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const auto spot = [&](const char* id) { return scene.find(QLatin1String(id)); };
        QCOMPARE(spot("seat/0/fame")->name, QStringLiteral("Fame: 6 (Sandra)"));
        QVERIFY(spot("seat/0/fame")->description.contains(QStringLiteral("3 fame ×2")));
        QCOMPARE(spot("seat/0/fame")->thing, QStringLiteral("Fame"));
        QCOMPARE(spot("seat/0/treasure")->name, QStringLiteral("Treasure: 2 (Sandra)"));
        QCOMPARE(spot("seat/0/alliances")->name, QStringLiteral("Alliance: 1 (Sandra)"));
        QCOMPARE(spot("seat/0/scratches")->thing, QStringLiteral("Scratch"));
        QVERIFY(!spot("seat/1/fame") && spot("seat/1/face-down"));
        QCOMPARE(spot("seat/1/alliances")->thing, QStringLiteral("Alliance"));
        QVERIFY(spot("seat/1/wounds")->description.contains(QStringLiteral("+5")));
        // What everybody knows of the others' end is shown, too.
        const QStringList texts = textsIn(scene, spot("seat/1")->shown());
        QVERIFY2(texts.contains(game::pointsIfEnded(QStringLiteral("10"))), qPrintable(texts.join(u'|')));
        // Spots do not overlap; the panel is all that its heading stands for.
        QVERIFY(!spot("seat/0/fame")->area.intersects(spot("seat/0")->area));
        QVERIFY(spot("seat/0")->shown().contains(spot("seat/0/fame")->area));
    }
}

void TestLegendHand::unknownTokensHaveANeutralBack() {
    const auto match = game_.at({"Sandra", "Martha"}, "seats: {Martha: {tokens: [fame3, treasure2]}}");
    for (const QSizeF& size : {large, medium, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const QRectF panel = scene.find(QStringLiteral("seat/1"))->shown();
        QVERIFY(drawn(scene, QStringLiteral("legend/back-unknown"), panel) > 0);
        QCOMPARE(drawn(scene, QStringLiteral("legend/back-fame"), panel), 0);
        QCOMPARE(drawn(scene, QStringLiteral("legend/back-treasure"), panel), 0);
    }
}

/// It turns up cards of the pile.
void TestLegendHand::riskCountsNoMatchesInTheHand() {
    const auto titled = [&](const char* step) {
        const auto match =
            game_.at({"Sandra", "Martha"}, std::string("step: ") + step +
                                               "\nseats: {Sandra: {hand: [travelling1, travelling1, wit1, "
                                               "fighting1, courage1, friendship1]}}");
        const game::Scene scene = sceneOf(*match, 0, large);
        const QRectF hand = game::frameOf(lookOf(large), 2).hand;
        return textsIn(scene, hand).join(u'|');
    };
    const QString risk = titled("sail-to-denmark\nphase: risk");
    QVERIFY2(risk.contains(QStringLiteral("6")) && !risk.contains(QStringLiteral("match")), qPrintable(risk));
    const QString contest = titled("king-hrothgars-hall\nphase: bid");
    QVERIFY2(contest.contains(QStringLiteral("match")), qPrintable(contest));
}

void TestLegendHand::tokensAreInTheHandWhileChoosing() {
    engine::Setup setup;
    setup.options[static_cast<std::size_t>(GameOption::Advanced)] = 1;
    const std::string position =
        "step: present-gifts\nphase: auction\nto_move: Martha\nseats: {Martha: {tokens: [treasure2, fame1]}}";
    const auto match = game_.at(four, position, setup);
    const game::Scene own = sceneOf(*match, 0, small);
    QVERIFY(own.find(QStringLiteral("token/treasure2")));
    QVERIFY(own.find(QStringLiteral("token/fame1")));
    QVERIFY(!sceneOf(*match, 1, small).find(QStringLiteral("token/treasure2")));
    QVERIFY(!sceneOf(*match, engine::nobody, small).find(QStringLiteral("token/treasure2")));
}

HEOROT_WIDGET_SUITE(TestLegendHand)
#include "tst_legend_hand.moc"
