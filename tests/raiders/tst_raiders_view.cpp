// SPDX-License-Identifier: GPL-3.0-or-later
// The view of Raiders of Midgard shows what is public, hides what is secret, and calculates before a decision.
#include "raiders_scenes.h"
#include "suite/widget_suite.h"

#include "game/erased_words.h"
#include "game/standing.h"
#include "language/pseudo_language.h"
#include "language/translations.h"
#include "rules/score.h"
#include "ui/compose.h"
#include "ui/marks_painter.h"
#include "ui/opened_seat.h"
#include "ui/scene_checks.h"
#include "ui/text_fit.h"
#include "view/table.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/panel.h"
#include "words/piece_rules.h"
#include "words/words.h"

#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;

namespace {

/// Words that touch the diamond of a spot whose name begins like this, in the state where it can be chosen.
QString touchedByDiamonds(const game::Scene& scene, const game::Look& look, const QStringList& zones) {
    ui::ArtCache art;
    const ui::ScenePainter pen(art, look);
    for (const game::Spot& spot : scene.spots) {
        if (std::none_of(zones.begin(), zones.end(), [&](const QString& zone) { return spot.id.startsWith(zone); }))
            continue;
        const QRectF diamond = ui::diamondOf(pen, scene, spot);
        for (const game::Sprite& sprite : scene.sprites)
            if (!sprite.text.isEmpty() && pen.wordsOf(sprite).intersects(diamond))
                return spot.name + QStringLiteral(": ") + sprite.text;
    }
    return {};
}

}

class TestRaidersView : public QObject, private RaidersScenes {
    Q_OBJECT

  private slots:
    void panelsShowWhatIsPublic();
    void panelsShowSetsAndProphecies_data();
    void panelsShowSetsAndProphecies();
    void pointsInTheBarHaveTheirName();
    void diceAreLargeEnough_data();
    void diceAreLargeEnough();
    void secretPropheciesAreShownToTheirOwnerOnly();
    void secretPropheciesWearNoGold();
    void usedLocationsShowTheirShip();
    void groupsOfTheGloryPileNameTheirCards();
    void numbersNotPrintedHaveAMark();
    void textsOfSpoilsFit_data();
    void textsOfSpoilsFit();
    void marksLeaveWordsFree_data();
    void marksLeaveWordsFree();
    void textsFitInOtherLanguages_data();
    void textsFitInOtherLanguages();
};

void TestRaidersView::panelsShowWhatIsPublic() {
    const auto match = game_.at(
        {"Anna", "Ben", "Cleo", "Dora"},
        "{phase: choose, stage: choose, to_move: Anna, recruits: [], seats: {Cleo: {food: 13, favor: 21, terror: 3, "
        "dice: {red-chest: 2, blue-raven: 1}, pawns: {farm-pawn: 2}, leader: [hunter]}}}");
    for (const QSizeF& size : {large, small})
        for (const engine::Seat viewer : {engine::Seat{0}, engine::Seat{2}, engine::nobody}) {
            const game::Scene scene = sceneOf(*match, viewer, size);
            const QRectF panel = scene.find(QStringLiteral("seat/2"))->area;
            const QStringList texts = textsIn(scene, panel);
            for (const char* number : {"13", "21", "3"})
                QVERIFY2(texts.contains(QLatin1String(number)), qPrintable(texts.join(u'|')));
            QCOMPARE(picturesOf(scene, QStringLiteral("die-red-chest"), panel), 2);
            QCOMPARE(picturesOf(scene, QStringLiteral("die-blue-raven"), panel), 1);
            QCOMPARE(picturesOf(scene, QStringLiteral("reaver-hunter"), panel), 1);
            QVERIFY(scene.find(QStringLiteral("seat/2"))->description.contains(reaverText(6)));
        }
}

void TestRaidersView::panelsShowSetsAndProphecies_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSizeF>("size");
    QTest::addRow("3 seats, 1024x600") << 3 << small;
    for (const int seats : {2, 4}) QTest::addRow("%d seats, 1280x800", seats) << seats << test::medium;
    QTest::addRow("4 seats, 1920x1080") << 4 << large;
}

void TestRaidersView::panelsShowSetsAndProphecies() {
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    std::vector<std::string> names{"Anna", "Ben", "Cleo", "Dora"};
    names.resize(static_cast<std::size_t>(seats));
    const auto match = game_.at(
        names, "{phase: choose, stage: choose, to_move: Anna, recruits: [], seats: {Ben: {pawns: {wall-pawn: 3}, pile: "
               "{keeps: {treasure: 2, tapestry-gorm: 1}, prophecies: {juggernaut: 2}, secrets: [vanquisher]}}}}");
    const Rules& rules = match->rules();
    const int treasure = setGlory(rules, static_cast<KeepId>(KeepCard::Treasure), 2);
    const int tapestries = tapestryGlory(rules, 0, 0, 1);
    const int foretold = 2 * 3 * rules.prophecies[10].glory;
    for (const engine::Seat viewer : {engine::Seat{0}, engine::nobody}) {
        const game::Scene scene = sceneOf(*match, viewer, size);
        const game::Spot* panel = scene.find(QStringLiteral("seat/1"));
        const QStringList texts = textsIn(scene, panel->area);
        const bool areApart = texts.contains(signedText(treasure)) && texts.contains(signedText(tapestries));
        const bool areTogether = texts.contains(timesText(3)) && texts.contains(signedText(treasure + tapestries));
        QVERIFY2(areApart || (size == small && areTogether), qPrintable(texts.join(u'|')));
        QVERIFY2(texts.contains(signedText(foretold)), qPrintable(texts.join(u'|')));
        QCOMPARE(picturesOf(scene, QStringLiteral("back-prophecy"), panel->area), 1);
        // The others have none.
        QCOMPARE(picturesOf(scene, QStringLiteral("back-prophecy"), scene.find(QStringLiteral("seat/0"))->area), 0);
        for (const QString& part :
             {setText(0), gloryText(treasure), setText(5), prophecyText(10), gloryText(foretold), hiddenText(1)})
            QVERIFY2(panel->description.contains(part), qPrintable(panel->description));
        QVERIFY(!panel->description.contains(prophecyText(16)));
    }
}

void TestRaidersView::pointsInTheBarHaveTheirName() {
    const auto match = game_.at({"Anna", "Ben"}, "{phase: choose, stage: choose, to_move: Anna, recruits: [], seats: "
                                                 "{Ben: {glory: {sea: 7}, pile: {keeps: {treasure: 1}}}}}");
    const game::ErasedWords<Game, GameWords> words;
    ui::Sitting sitting;
    sitting.look = lookOf(small);
    const ui::Table table{*match, *view_, words, sitting};
    const game::Scene scene = ui::compose(table, ui::Chooser());
    const game::Spot* spot = scene.find(game::standingSpot(1));
    QVERIFY(spot);
    QVERIFY2(spot->name.contains(QStringLiteral("Ben")) && spot->name.contains(gloryText(7)), qPrintable(spot->name));
    // Its frame leaves the edges of the bar free.
    QVERIFY(spot->area.height() < game::frameOf(lookOf(small), 2).track.height() * .8);
    const QString standing = game::standingText(match->scores(), 1);
    QCOMPARE(spot->description, standing);
    QVERIFY(match->scores().total[1] > 7);
    // The panel says the same, and both open what lies before the player.
    QVERIFY(scene.find(ui::panelOf(1))->description.startsWith(standing));
    QCOMPARE(ui::seatOfPanel(table, spot->id), std::optional(engine::Seat{1}));
}

void TestRaidersView::diceAreLargeEnough_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSizeF>("size");
    for (const int seats : {2, 3, 4}) {
        QTest::addRow("%d seats, 1024x600", seats) << seats << small;
        QTest::addRow("%d seats, 1920x1080", seats) << seats << large;
    }
}

void TestRaidersView::diceAreLargeEnough() {
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    std::vector<std::string> names{"Anna", "Ben", "Cleo", "Dora"};
    names.resize(static_cast<std::size_t>(seats));
    const auto match = game_.at(
        names, "{phase: choose, stage: choose, to_move: Anna, recruits: [], seats: {Ben: {dice: {red-chest: 3, "
               "blue-raven: 2, yellow-tree: 3, red-hammer: 2}}, Anna: {dice: {blue-chest: 3, blue-hammer: 4}}}}");
    const game::Scene scene = sceneOf(*match, 0, size);
    const game::Frame frame = game::frameOf(lookOf(size), seats);
    int counted = 0;
    for (const game::Sprite& sprite : scene.sprites) {
        const bool isDie =
            sprite.art.startsWith(QLatin1String("raiders/die-")) && !sprite.art.contains(QLatin1String("socket"));
        const bool isOwned = sprite.area.center().x() < frame.hand.left() || !sprite.piece.isEmpty();
        if (!isDie || !isOwned) continue;
        ++counted;
        QVERIFY2(sprite.area.width() >= 20, qPrintable(sprite.art + QString::number(sprite.area.width())));
        QVERIFY(sprite.area.bottom() <= size.height());
    }
    QCOMPARE(counted, 10 + 7 + 7);
}

void TestRaidersView::secretPropheciesAreShownToTheirOwnerOnly() {
    const auto match = game_.at({"Anna", "Ben"}, "{seats: {Anna: {pile: {secrets: [juggernaut]}}}}");
    const QString spot = QStringLiteral("prophecy/juggernaut");
    QVERIFY(sceneOf(*match, 0, large).find(spot));
    for (const engine::Seat viewer : {engine::Seat{1}, engine::nobody}) {
        const game::Scene scene = sceneOf(*match, viewer, large);
        QVERIFY(!scene.find(spot));
        QVERIFY(!scene.find(QStringLiteral("seat/0"))->description.contains(prophecyText(10)));
    }
}

/// A gold number is glory that is known.
void TestRaidersView::secretPropheciesWearNoGold() {
    const auto match = game_.at({"Anna", "Ben"}, "{seats: {Anna: {pile: {secrets: [juggernaut, juggernaut]}}}}");
    const game::Scene scene = view_->seatScene(*match, 1, 0, lookOf(large), QRectF(QPointF(), QSizeF(1200, 760)));
    const game::Spot* hidden = scene.find(QStringLiteral("prophecy/hidden"));
    QVERIFY(hidden);
    QCOMPARE(picturesOf(scene, QStringLiteral("worth"), hidden->area), 0);
    QVERIFY(textsIn(scene, hidden->area).join(u' ').contains(u'2'));
    // And it is said whose they are.
    QVERIFY(textsIn(scene, QRectF(QPointF(), QSizeF(1200, 760))).contains(QStringLiteral("Anna")));
}

void TestRaidersView::usedLocationsShowTheirShip() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: choose, stage: choose, to_move: Anna, active: Anna, recruits: [], chosen: {sea: Ben}}");
    const game::Scene scene = sceneOf(*match, 0, large);
    const game::Spot* sea = scene.find(QStringLiteral("place/sea"));
    QVERIFY(sea->name.contains(QStringLiteral("Ben")));
    QCOMPARE(picturesOf(scene, QStringLiteral("seat-longship"), sea->area), 1);
    QCOMPARE(view_->candidate(*match, {}, QStringLiteral("place/sea")), std::optional(choose(Location::Sea)));
}

void TestRaidersView::groupsOfTheGloryPileNameTheirCards() {
    const auto match =
        game_.at({"Anna", "Ben"}, "{phase: choose, recruits: [], seats: {Anna: {pile: {battles: {skiff: 2}, "
                                  "reavers: {hunter: 1, scout: 1}, tiles: {food-1-a: 1}}}}}");
    QStringList told;
    for (const game::Spot& spot : sceneOf(*match, 0, large).spots)
        if (spot.id.startsWith(QStringLiteral("pile/"))) told << spot.description;
    QVERIFY2(told.contains(QStringLiteral("Skiff ×2")), qPrintable(told.join(u'\n')));
    QVERIFY2(told.contains(QStringLiteral("Hunter, Scout")), qPrintable(told.join(u'\n')));
    QVERIFY2(told.contains(QStringLiteral("Food territory I")), qPrintable(told.join(u'\n')));
}

/// Only the explanation contains the sentence on how they were derived.
void TestRaidersView::numbersNotPrintedHaveAMark() {
    const auto match = game_.at({"Anna", "Ben"}, "{phase: choose, stage: choose, to_move: Anna, recruits: [], "
                                                 "seats: {Anna: {leader: [hunter], crew: {sea: [scout]}}}}");
    const Rules& rules = match->rules();
    const game::Scene scene = sceneOf(*match, 0, large);
    const game::ErasedWords<raiders::Game, raiders::GameWords> words;
    int marks = 0;
    const auto check = [&](const QString& id, const QString& name, const QString& origin) {
        const game::Spot* spot = scene.find(id);
        QVERIFY2(spot, qPrintable(id));
        QCOMPARE(spot->isUnsure, !origin.isEmpty());
        if (origin.isEmpty()) return;
        ++marks;
        QVERIFY2(!spot->description.contains(origin), qPrintable(spot->description));
        QVERIFY2(words.explanation(*match, name).contains(origin), qPrintable(name));
    };
    for (Territory territory = 0; territory < territoryKinds; ++territory)
        check(territorySpot(territory), territoryText(territory), territoryOrigin(rules, territory));
    for (ReaverId reaver = 0; reaver < reaverKinds; ++reaver) {
        const auto stands = reaverNames[reaver];
        if (stands == "hunter") check(leaderSpot, reaverText(reaver), reaverOrigin(rules, reaver));
        if (stands == "scout") check(crewSpot(Slot::Sea, 0), reaverText(reaver), reaverOrigin(rules, reaver));
    }
    QVERIFY(marks > 0);
    for (JourneyId journey = 0; journey < journeyKinds; ++journey)
        if (const QString origin = journeyOrigin(rules, journey); !origin.isEmpty())
            QVERIFY2(!journeyRule(rules, journey).contains(origin), "the prompt has the sentence");
}

void TestRaidersView::textsOfSpoilsFit_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr", "de"}) QTest::newRow(language) << QString::fromLatin1(language);
}

/// With five cards to resolve, "2 Favor; Defense 2" must not become a column of four words nor have a diamond in its
/// last line.
void TestRaidersView::textsOfSpoilsFit() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const auto match =
        game_.at({"Anna", "Ben", "Cleo", "Dora"},
                 "{phase: resolve, stage: close, to_move: Anna, active: Ben, location: keeps, chosen: {keeps: Ben}, "
                 "recruits: [], spoils: [treasure, keep-wall, art, tower-red-blue, armor]}");
    for (const QSizeF& size : {large, QSizeF(1280, 800), small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        QVERIFY(scene.find(pendingSpot(4)));
        const QStringList narrow = ui::narrowTexts(scene, lookOf(size), ui::Theme());
        QVERIFY2(narrow.isEmpty(), qPrintable(narrow.join(u'\n')));
        const QString touched = touchedByDiamonds(scene, lookOf(size), {QStringLiteral("hand/")});
        QVERIFY2(touched.isEmpty(), qPrintable(touched));
    }
}

void TestRaidersView::marksLeaveWordsFree_data() {
    textsOfSpoilsFit_data();
}

/// What lies at Trade and what is on the longship: on the smallest table too.
void TestRaidersView::marksLeaveWordsFree() {
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    const auto match = game_.at(
        {"Anna", "Ben", "Cleo", "Dora"},
        "{phase: trade, to_move: Anna, active: Ben, location: trade, chosen: {trade: Ben}, recruits: [], "
        "left: 1, displays: {dice: {red-helmet: 2, blue-raven: 2, yellow-tree: 2}, prophecies: {1: stolen-armor, 2: "
        "champion-of-the-seas, 3: berserkers-glory}}}");
    for (const QSizeF& size : {large, QSizeF(1280, 800), small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const QString touched = touchedByDiamonds(scene, lookOf(size),
                                                  {QStringLiteral("trade/"), QStringLiteral("open-prophecy/"),
                                                   QStringLiteral("ware/"), QStringLiteral("territory/")});
        QVERIFY2(touched.isEmpty(), qPrintable(touched));
        if (size == small) continue;
        for (int place = 1; place <= 3; ++place) {
            const game::Spot* card = scene.find(displayedProphecySpot(place));
            QVERIFY(card);
            QCOMPARE(textsIn(scene, card->area).join(QString()).remove(ui::softHyphen), card->name);
        }
    }
}

void TestRaidersView::textsFitInOtherLanguages_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"fr", "de", "pseudo"}) QTest::newRow(language) << QString::fromLatin1(language);
}

void TestRaidersView::textsFitInOtherLanguages() {
    QFETCH(QString, language);
    std::unique_ptr<QTranslator> translator;
    if (language == QStringLiteral("pseudo")) {
        translator = std::make_unique<language::PseudoTranslator>();
    } else {
        translator = std::make_unique<QTranslator>();
        QVERIFY(translator->load(
            QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations/raiders_%1.qm").arg(language)));
    }
    QCoreApplication::installTranslator(translator.get());
    const auto match = game_.newMatch({"Anna", "Ben", "Cleo", "Dora"});
    engine::Pcg generator(5, 1);
    QSet<QString> wrong;
    for (int move = 0; !match->isOver(); ++move) {
        if (move % 9 == 0)
            for (const QSizeF& size : {large, small}) {
                const game::Scene scene = sceneOf(*match, match->toMove(), size);
                for (const QString& text : ui::overfull(scene, lookOf(size), ui::Theme())) wrong << text;
            }
        engine::ActionList legal;
        match->legalActions(legal);
        QVERIFY(!match->play(legal[generator.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    QCoreApplication::removeTranslator(translator.get());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.values().join(u'|')));
}

HEOROT_WIDGET_SUITE(TestRaidersView)
#include "tst_raiders_view.moc"
