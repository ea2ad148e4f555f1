// SPDX-License-Identifier: GPL-3.0-or-later
// The Legend's table stays readable: nothing covers the numbers, names and shapes that decisions depend on, and what it
// says of points and losses is correct.
#include "legend_scenes.h"
#include "suite/widget_suite.h"

#include "game/standing.h"
#include "language/translations.h"
#include "ui/art_cache.h"
#include "ui/painter.h"
#include "ui/scene_checks.h"
#include "ui/surroundings.h"
#include "ui/text_fit.h"
#include "view/pieces.h"
#include "words/captions.h"

#include <QTest>

using namespace heorot;
using namespace heorot::legend;

namespace {

/// Beowulf at an episode with a decision in the base game; empty for others.
std::string positionAt(const Rules& rules, int place) {
    const Episode& episode = rules.episode(place);
    const std::string begin = "step: " + std::string(episodeNames[episode.name]) + "\nto_move: Martha\nphase: ";
    switch (episode.kind) {
    case EpisodeKind::Opportunity: return begin + (episode.price.fameTokens > 0 ? "give" : "pay");
    case EpisodeKind::Risk: return begin + "risk";
    case EpisodeKind::Selection: return begin + "select";
    case EpisodeKind::Recovery: return begin + "recover\ndisplay: [wit1, courage1]";
    case EpisodeKind::Simultaneous: return begin + "bid";
    case EpisodeKind::InTurn: return begin + "in-turn";
    default: return {};
    }
}

}

class TestLegendReadability : public QObject {
    Q_OBJECT

  private slots:
    void countsOfEqualPiecesDoNotCoverValues();
    void comingEpisodesAreNamed_data();
    void comingEpisodesAreNamed();
    void panelsSayTheSame_data();
    void panelsSayTheSame();
    void barsKeepFromTheEdgesOfPanels();
    void meanKeepsFromTheEdge();
    void tokensLeaveCardsTheirSize();
    void figureCoversNoOtherNode();
    void panelsShowTheFinalPoints();
    void finalChoicesShowTheirPoints();
    void lossesAreNotShownAsGains();
    void singleAndDoubleWoundsDiffer();
    void cardsShowTheirFullNames_data();
    void cardsShowTheirFullNames();
    void seatToMoveIsMarked_data();
    void seatToMoveIsMarked();
    void namesOfClosedCardsAreReadable();
    void pilesAreShownWithFiveSeats();
    void allDiscsHaveNamesOrNone_data();
    void allDiscsHaveNamesOrNone();

  private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    game::Scene sceneOf(const record::AnyMatch& match, engine::Seat viewer, const QSizeF& size,
                        const game::Pointing& pointing = {}) const {
        return view_->scene(match, viewer, lookOf(size), pointing);
    }
    std::shared_ptr<const Rules> rulesOf() const {
        return std::make_shared<const Rules>(game_.newMatch(four)->rules());
    }

    test::Legend game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

void TestLegendReadability::countsOfEqualPiecesDoNotCoverValues() {
    const auto match =
        game_.at(four, "step: break-ranks\nphase: give\nto_move: Martha\nseats: {Martha: {tokens: [fame1, "
                       "fame2, fame2, fame5], wounds: 1}}");
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const QRectF token = scene.find(QStringLiteral("token/fame2"))->area;
        QRectF value;
        QRectF twins;
        for (const game::Sprite& sprite : scene.sprites) {
            if (!token.intersects(sprite.area) || sprite.text.isEmpty()) continue;
            if (sprite.text == QStringLiteral("2")) value = sprite.area;
            if (sprite.text == QStringLiteral("×2")) twins = sprite.area;
        }
        QVERIFY(!value.isEmpty() && !twins.isEmpty());
        QVERIFY(!value.intersects(twins));
    }
}

void TestLegendReadability::comingEpisodesAreNamed_data() {
    languages();
}

void TestLegendReadability::comingEpisodesAreNamed() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const std::shared_ptr<const Rules> rules = rulesOf();
    ui::ArtCache none;
    for (const QSizeF& size : {large, medium, small})
        for (int episode = 0; episode + 1 < episodeCount; ++episode) {
            const std::string position = positionAt(*rules, episode);
            if (position.empty()) continue;
            const QRectF strip = Places(lookOf(size), 4).coming();
            const game::Scene scene = sceneOf(*game_.at(four, position), 0, size);
            const ui::ScenePainter pen(none, lookOf(size));
            QMap<QString, int> shown;
            for (const game::Sprite& sprite : scene.sprites)
                if (strip.contains(sprite.area) && sprite.wraps)
                    shown[QString(sprite.text).remove(ui::softHyphen)] = pen.fitted(sprite).font.pixelSize();
            const int count = std::min(4, episodeCount - 1 - episode);
            QCOMPARE(shown.size(), count);
            QVector<double> widths;
            for (int i = 1; i <= count; ++i) {
                QCOMPARE(shown.value(episodeName(rules->episode(episode + i))),
                         lookOf(size).pixels(game::Type::Caption));
                widths << scene.find(QStringLiteral("coming/%1").arg(i - 1))->area.width();
            }
            const auto [least, most] = std::minmax_element(widths.begin(), widths.end());
            QVERIFY2(*most - *least <= 1, position.c_str());
        }
}

void TestLegendReadability::panelsSayTheSame_data() {
    languages();
}

void TestLegendReadability::panelsSayTheSame() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const auto match = game_.at(four, "step: grendels-attack\nphase: in-turn\nfirst: Martha\nto_move: Sandra\nseats:\n"
                                      "  Mark: {scratches: 2, wounds: 3}\n  Peter: {scratches: 1, wounds: 1}");
    for (const QSizeF& size : {large, medium, small}) {
        const game::Scene scene = sceneOf(*match, 2, size);
        for (const Caption caption : {Caption::Scratches, Caption::Wounds})
            for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(four.size()); ++seat) {
                const QStringList texts = textsIn(scene, scene.find(seatSpot(seat))->shown());
                QCOMPARE(texts.count(captionWords(caption)), 1);
            }
    }
}

void TestLegendReadability::barsKeepFromTheEdgesOfPanels() {
    const auto match = inTurn(game_);
    for (const QSizeF& size : {large, medium, small}) {
        const game::Scene scene = sceneOf(*match, 2, size);
        for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(four.size()); ++seat) {
            const QRectF panel = scene.find(seatSpot(seat))->shown();
            const QVector<double> gaps = test::gapsBelowBars(scene, panel);
            QCOMPARE(gaps.size(), 1);
            QVERIFY2(gaps.front() >= 2, qPrintable(QString::number(gaps.front())));
        }
    }
}

void TestLegendReadability::meanKeepsFromTheEdge() {
    const auto match = game_.at(four, "step: into-the-mere\nphase: risk\nto_move: Martha");
    const QString mean = meanSymbols(1).section(u'1', 0, 0);
    for (const QSizeF& size : {large, medium}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const QRectF panel = scene.find(QStringLiteral("odds"))->area;
        const auto found = std::find_if(scene.sprites.begin(), scene.sprites.end(),
                                        [&](const game::Sprite& sprite) { return sprite.text.startsWith(mean); });
        QVERIFY(found != scene.sprites.end());
        QVERIFY(panel.bottom() - found->area.bottom() >= 5);
    }
}

/// Cards are of one size with and without tokens beside them.
void TestLegendReadability::tokensLeaveCardsTheirSize() {
    const std::string seats = "seats: {Martha: {hand: [travelling1, wit1, courage1, fighting2, beowulf, hrunting], "
                              "tokens: [fame3, treasure1, treasure2, treasure2, treasure4]}}";
    engine::Setup advanced;
    advanced.options[0] = 1;
    const auto risk = game_.at(four, "step: into-the-mere\nphase: risk\nto_move: Martha\n" + seats, advanced);
    const auto auction = game_.at(four, "step: present-gifts\nphase: auction\nto_move: Martha\n" + seats, advanced);
    for (const QSizeF& size : {large, medium, small}) {
        const game::Scene with = sceneOf(*auction, 0, size);
        const game::Scene without = sceneOf(*risk, 0, size);
        int cards = 0;
        for (const game::Spot& spot : without.spots)
            if (spot.id.startsWith(QLatin1String("hand/"))) {
                ++cards;
                QCOMPARE(with.find(spot.id)->area.size(), spot.area.size());
            }
        QCOMPARE(cards, 6);
    }
}

void TestLegendReadability::figureCoversNoOtherNode() {
    const std::shared_ptr<const Rules> rules = rulesOf();
    for (const QSizeF& size : {large, small})
        for (int episode = 0; episode < episodeCount; ++episode) {
            const std::string position = positionAt(*rules, episode);
            if (position.empty()) continue;
            const Places places(lookOf(size), 4);
            const game::Scene scene = sceneOf(*game_.at(four, position), 0, size);
            const auto figure =
                std::find_if(scene.sprites.begin(), scene.sprites.end(),
                             [](const game::Sprite& sprite) { return sprite.piece == QStringLiteral("beowulf"); });
            QVERIFY(figure != scene.sprites.end());
            QVERIFY2(places.board.contains(figure->area), position.c_str());
            const double node = size == small ? 10 : 18;
            for (int other = 0; other < episodeCount; ++other)
                QVERIFY2(other == episode || !figure->area.intersects(squareAround(places.node(other), 2 * node)),
                         position.c_str());
        }
}

void TestLegendReadability::panelsShowTheFinalPoints() {
    const auto match =
        game_.at(four, "step: death-of-beowulf\nphase: over\nto_move: nobody\nseats:\n  Martha: {tokens: [fame5, "
                       "treasure3], alliances: [alliance-fame2, alliance-treasure3]}");
    const game::Scene scene = sceneOf(*match, 0, large);
    const QStringList texts = textsIn(scene, scene.find(QStringLiteral("seat/0"))->shown());
    // Two alliances are worth five, besides fame 5 and treasure 3.
    QCOMPARE(texts.count(QStringLiteral("5")), 2);
    QVERIFY(texts.contains(QStringLiteral("3")));
    QVERIFY(!texts.contains(QStringLiteral("×2")));
}

void TestLegendReadability::finalChoicesShowTheirPoints() {
    const auto match =
        game_.at(four, "step: death-of-beowulf\nphase: fame-or-heal\nto_move: Martha\ntakers: {2: Martha}\nseats:\n"
                       "  Martha: {tokens: [fame4], wounds: 1, status: 1}\n  Mark: {status: 2}\n  Sandra: {status: 3}\n"
                       "  Peter: {status: 4}");
    const auto heal = match->parse("heal wound");
    QVERIFY(heal && !match->validate(*heal));
    const game::Scene plain = sceneOf(*match, 0, large);
    QVERIFY(plain.find(QStringLiteral("token/fame4")));
    QVERIFY(textsIn(plain, plain.find(QStringLiteral("seat/0"))->shown())
                .contains(game::pointsIfEnded(QStringLiteral("4"))));
    const game::Scene pointed = sceneOf(*match, 0, large, {{}, QStringLiteral("choice/heal-wound"), heal});
    QVERIFY(textsIn(pointed, pointed.find(QStringLiteral("seat/0"))->shown())
                .contains(game::pointsIfEnded(QStringLiteral("4 → 9"))));
}

void TestLegendReadability::lossesAreNotShownAsGains() {
    const auto match = inTurn(game_);
    const game::Pointing pointing{{}, QStringLiteral("hand/courage1"), match->parse("play courage1")};
    const game::Scene scene = sceneOf(*match, 2, large, pointing);
    const auto less = std::find_if(scene.sprites.begin(), scene.sprites.end(),
                                   [](const game::Sprite& sprite) { return sprite.text == QStringLiteral("2 → 1"); });
    QVERIFY(less != scene.sprites.end());
    QCOMPARE(less->tone, game::Tone::Loss);
}

void TestLegendReadability::singleAndDoubleWoundsDiffer() {
    const QString doubled = QStringLiteral("legend/token-double-wound");
    const QString single = QStringLiteral("legend/token-wound");
    const std::string begin = "step: grendels-attack\nphase: in-turn\nto_move: Martha\n";
    const auto singles = game_.at(four, begin + "seats: {Martha: {wounds: 2}}");
    const auto tile = game_.at(four, begin + "double-wound: Martha");
    for (const QSizeF& size : {large, small}) {
        const game::Scene two = sceneOf(*singles, 0, size);
        const QRectF panel = two.find(QStringLiteral("seat/0"))->shown();
        QCOMPARE(drawn(two, single, panel), 1);
        QCOMPARE(drawn(two, doubled, panel), 0);
        QVERIFY(textsIn(two, panel).contains(QStringLiteral("×2")));
        const game::Scene one = sceneOf(*tile, 0, size);
        QCOMPARE(drawn(one, single, panel), 0);
        QCOMPARE(drawn(one, doubled, panel), 1);
        QVERIFY(!textsIn(one, panel).contains(QStringLiteral("×2")));
    }
}

void TestLegendReadability::cardsShowTheirFullNames_data() {
    languages();
}

/// Few enough cards for each to have its full size, and enough to make all of them small.
void TestLegendReadability::cardsShowTheirFullNames() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const std::string begin = "step: break-ranks\nphase: give\nto_move: Martha\nseats: {Martha: {hand: [";
    const std::string tokens = "fame1, fame2, fame2, fame5, treasure1, treasure3], alliances: [alliance-fame2";
    const std::map<std::string, int> hands{
        {"travelling1, friendship2, wit1, courage1, fighting2, beowulf], tokens: [fame1", 6},
        {"beowulf, hides-of-land, hrunting, giants-sword, golden-torque, iron-shield], tokens: [fame1", 6},
        {"blessing, daring, inspiration, resolve, warriors-rest], tokens: [fame1", 5},
        {"travelling1, friendship2, wit1, courage1, fighting2, beowulf, hrunting, daring, inspiration], tokens: [" +
             tokens,
         9}};
    for (const auto& [hand, count] : hands) {
        const auto match = game_.at(four, begin + hand + "], wounds: 1}}");
        for (const QSizeF& size : {large, QSizeF(1280, 800), small}) {
            const game::Look look = lookOf(size);
            const game::Scene scene = sceneOf(*match, 0, size);
            const QStringList wrong = ui::misfits(scene, look, ui::Theme());
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
            int cards = 0;
            for (Card card = 0; card < cardKinds; ++card) {
                const game::Spot* spot = scene.find(cardSpot(handZone, card));
                if (!spot) continue;
                ++cards;
                const QString name = isSpecial(card) ? gainCaption({GainKind::Special, card}) : cardCaption(card);
                const QStringList texts = textsIn(scene, spot->area);
                const bool isWhole = std::any_of(texts.begin(), texts.end(),
                                                 [&](QString text) { return text.remove(ui::softHyphen) == name; });
                QVERIFY2(isWhole, qPrintable(name));
            }
            QCOMPARE(cards, count);
        }
    }
}

void TestLegendReadability::seatToMoveIsMarked_data() {
    languages();
}

void TestLegendReadability::seatToMoveIsMarked() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const auto match = inTurn(game_);
    for (const QSizeF& size : {large, QSizeF(1280, 800), small}) {
        const game::Scene scene = sceneOf(*match, 2, size);
        for (engine::Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(textsIn(scene, scene.find(seatSpot(seat))->shown()).contains(ui::toMoveText()), seat == 2);
    }
}

void TestLegendReadability::namesOfClosedCardsAreReadable() {
    const auto match = inTurn(game_);
    const game::Scene scene = sceneOf(*match, 2, large);
    const QRectF card = scene.find(QStringLiteral("hand/wit1"))->area;
    QRectF veil;
    QRectF name;
    for (const game::Sprite& sprite : scene.sprites) {
        if (!card.contains(sprite.area.center())) continue;
        if (sprite.fill == game::Tone::Veil) veil = sprite.area;
        if (sprite.text == symbolCaption(Symbol::Wit)) name = sprite.area;
    }
    QVERIFY(!veil.isEmpty() && !name.isEmpty());
    QVERIFY(!veil.intersects(name));
}

void TestLegendReadability::pilesAreShownWithFiveSeats() {
    const auto match = game_.newMatch({"Martha", "Mark", "Sandra", "Peter", "Ylva"});
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const game::Spot* piles = scene.find(QString(deckSpot));
        QVERIFY(piles);
        const int alliances = static_cast<int>(match->seen(0)->alliances.size());
        const QString line = pileLine(captionWords(Caption::AlliancesLeft), alliances);
        const bool isPanel = !Places(lookOf(size), 5).piles().isEmpty();
        QVERIFY2(isPanel || piles->description.contains(line), qPrintable(piles->description));
    }
}

void TestLegendReadability::allDiscsHaveNamesOrNone_data() {
    languages();
}

void TestLegendReadability::allDiscsHaveNamesOrNone() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    for (const QSizeF& size : {large, medium, small, QSizeF(2560, 1440)})
        for (const char* step : {"gathering-strength", "grendels-attack", "dragon-battle"}) {
            const bool isSelection = QLatin1String(step) == QLatin1String("gathering-strength");
            const auto match = game_.at(four, std::string("step: ") + step +
                                                  (isSelection ? "\nphase: select" : "\nphase: in-turn\nfirst: Mark") +
                                                  "\nto_move: Martha");
            const game::Scene scene = sceneOf(*match, 0, size);
            const int discs = isSelection ? selectionOptions : static_cast<int>(four.size());
            int words = 0;
            for (int i = 0; i < discs; ++i) {
                const game::Spot* disc = scene.find(isSelection ? optionSpot(i) : iconSpot(i));
                QVERIFY(disc);
                for (const game::Sprite& sprite : scene.sprites)
                    words += sprite.type == game::Type::Caption && sprite.tone == game::Tone::Night &&
                             sprite.text.size() > 2 && disc->area.contains(sprite.area);
            }
            QVERIFY2(words == 0 || words == discs, qPrintable(QStringLiteral("%1 %2").arg(size.width()).arg(words)));
        }
}

HEOROT_WIDGET_SUITE(TestLegendReadability)
#include "tst_legend_readability.moc"
