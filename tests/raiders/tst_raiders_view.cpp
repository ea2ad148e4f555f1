// SPDX-License-Identifier: GPL-3.0-or-later
// The view of Raiders of Midgard shows what is public, hides what is secret, and calculates before a decision.
#include "raiders_fixture.h"
#include "suite/widget_suite.h"

#include "games/scene_tools.h"

#include "language/pseudo_language.h"
#include "language/translations.h"
#include "ui/compose.h"
#include "ui/marks_painter.h"
#include "ui/scene_checks.h"
#include "view/board.h"
#include "view/view.h"
#include "words/captions.h"
#include "words/cards.h"
#include "words/sureness.h"
#include "words/words.h"

#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;
using test::large, test::lookOf, test::small, test::textsIn;

namespace {

int drawn(const game::Scene& scene, const QString& art, const QRectF& area) {
    return test::drawn(scene, QStringLiteral("raiders/") + art, area);
}

/// Words in the middle of a card that touch the diamond it has while it can be chosen.
QString touchedByDiamonds(const game::Scene& scene, const game::Look& look) {
    ui::ArtCache none;
    const ui::ScenePainter pen(none, look);
    for (int i = 0; const game::Spot* spot = scene.find(pendingSpot(i)); ++i) {
        const QRectF diamond = ui::diamondOf(pen, scene, *spot);
        for (const game::Sprite& sprite : scene.sprites) {
            if (sprite.text.isEmpty() || !spot->area.contains(sprite.area)) continue;
            const double height = pen.fitted(sprite).height;
            const bool isOnTop = sprite.alignment & Qt::AlignTop;
            const double bottom = isOnTop ? sprite.area.top() + height : sprite.area.center().y() + height / 2;
            const bool isBeside = sprite.area.left() > diamond.right() || sprite.area.right() < diamond.left();
            if (!isBeside && bottom > diamond.top()) return spot->name + QStringLiteral(": ") + sprite.text;
        }
    }
    return {};
}

}

class TestRaidersView : public QObject {
    Q_OBJECT

  private slots:
    void panelsShowWhatIsPublic();
    void diceAreLargeEnough_data();
    void diceAreLargeEnough();
    void secretPropheciesAreShownToTheirOwnerOnly();
    void costFillsUpWhilePaying();
    void wildIconsArePaidLast();
    void combatShowsTheExactChance_data();
    void combatShowsTheExactChance();
    void previewShowsTheChange();
    void facesOfADieAreOffered();
    void usedLocationsShowTheirShip();
    void groupsOfTheGloryPileNameTheirCards();
    void waitingReaversAreNotChoices();
    void anyPartOfALocationChoosesIt();
    void unavailableThingsSayWhatComesFirst();
    void paymentButtonIsShownFromTheStart();
    void numbersNotPrintedHaveAMark();
    void textsOfSpoilsFit_data();
    void textsOfSpoilsFit();
    void textsFitInOtherLanguages_data();
    void textsFitInOtherLanguages();

  private:
    game::Scene sceneOf(const test::Raiders::Match& match, engine::Seat viewer, const QSizeF& size,
                        const game::Pointing& pointing = {}) const {
        return view_->scene(match, viewer, lookOf(size), pointing);
    }
    static void play(test::Raiders::Match& match, const char* line) {
        const auto action = match.parse(line);
        QVERIFY2(action && !match.play(*action), line);
    }

    test::Raiders game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
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
            QCOMPARE(drawn(scene, QStringLiteral("die-red-chest"), panel), 2);
            QCOMPARE(drawn(scene, QStringLiteral("die-blue-raven"), panel), 1);
            QCOMPARE(drawn(scene, QStringLiteral("reaver-hunter"), panel), 1);
            QVERIFY(scene.find(QStringLiteral("seat/2"))->description.contains(reaverText(6)));
        }
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

void TestRaidersView::costFillsUpWhilePaying() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, recruits: [], "
                 "chosen: {villages: Anna}, seats: {Anna: {food: 5, dice: {red-chest: 1, yellow-chest: 2}}}}");
    const auto head = [&] { return sceneOf(*match, 0, large).find(QStringLiteral("place/villages"))->area; };
    QCOMPARE(drawn(sceneOf(*match, 0, large), QStringLiteral("die-neutral-chest"), head()), 2);
    play(*match, "pay red-chest");
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const QRectF area = scene.find(QStringLiteral("place/villages"))->area;
        QCOMPARE(drawn(scene, QStringLiteral("die-neutral-chest"), area), 1);
        QCOMPARE(drawn(scene, QStringLiteral("die-red-chest"), area), 1);
    }
    const game::Path pay = view_->path(*match, *match->parse("pay yellow-chest"));
    // The red die keeps its place.
    QCOMPARE(pay.front(), (QStringList{QStringLiteral("dice/1"), QStringLiteral("dice/2")}));
}

void TestRaidersView::wildIconsArePaidLast() {
    const auto match = game_.at(
        {"Anna", "Ben"}, "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: keeps, recruits: [], "
                         "chosen: {keeps: Anna}, seats: {Anna: {food: 5, leader: [mercenary], dice: {red-helmet: 1, "
                         "blue-shield: 1}}}}");
    play(*match, "pay red-helmet");
    play(*match, "pay blue-shield");
    const game::Scene scene = sceneOf(*match, 0, large);
    const QRectF area = scene.find(QStringLiteral("place/keeps"))->area;
    QCOMPARE(drawn(scene, QStringLiteral("die-red-helmet"), area), 1);
    QCOMPARE(drawn(scene, QStringLiteral("die-blue-shield"), area), 1);
    QCOMPARE(drawn(scene, QStringLiteral("die-neutral-shield"), area), 0);
}

void TestRaidersView::combatShowsTheExactChance_data() {
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("percent");
    // With the sides 0, 0, 1, 1, 1, 2 and a defense of 2, counted by hand.
    QTest::newRow("two hammers: 20 of 36") << QStringLiteral("{red-hammer: 2}") << QStringLiteral("56 %");
    QTest::newRow("one hammer: 1 of 6") << QStringLiteral("{red-hammer: 1}") << QStringLiteral("17 %");
    QTest::newRow("a double hammer counts twice")
        << QStringLiteral("{blue-double-hammer: 1}") << QStringLiteral("56 %");
}

void TestRaidersView::combatShowsTheExactChance() {
    QFETCH(QString, dice);
    QFETCH(QString, percent);
    const auto match = game_.at(
        {"Anna", "Ben"},
        "{phase: spoil, stage: close, to_move: Anna, active: Anna, location: keeps, recruits: [], spoil: [keep-wall], "
        "chosen: {keeps: Anna}, seats: {Anna: {favor: 0, dice: " +
            dice.toStdString() + "}}}");
    play(*match, "fight");
    for (const QSizeF& size : {large, small}) {
        const QStringList texts = textsIn(sceneOf(*match, 0, size), game::frameOf(lookOf(size), 2).hand);
        QVERIFY2(texts.join(u'|').contains(percent), qPrintable(texts.join(u'|')));
    }
}

void TestRaidersView::previewShowsTheChange() {
    const auto match = game_.at(
        {"Anna", "Ben"}, "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: keeps, recruits: [], "
                         "chosen: {keeps: Anna}, seats: {Anna: {food: 5}}}");
    const game::Pointing pointing{{}, QStringLiteral("choice/rest-food"), match->parse("rest food")};
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size, pointing);
        const QStringList texts = textsIn(scene, scene.find(QStringLiteral("seat/0"))->area);
        QVERIFY2(texts.contains(QStringLiteral("5 → 7")) || texts.contains(QStringLiteral("7")),
                 qPrintable(texts.join(u'|')));
        QVERIFY(!textsIn(sceneOf(*match, 0, size), scene.find(QStringLiteral("seat/0"))->area)
                     .contains(QStringLiteral("7")));
    }
}

void TestRaidersView::facesOfADieAreOffered() {
    const auto match = game_.at(
        {"Anna", "Ben"}, "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: keeps, recruits: [], "
                         "chosen: {keeps: Anna}}");
    const auto faces = [](const game::Scene& scene) {
        return std::count_if(scene.spots.begin(), scene.spots.end(),
                             [](const game::Spot& spot) { return spot.id.startsWith(QLatin1String("face/")); });
    };
    QCOMPARE(faces(sceneOf(*match, 0, small)), 0);
    QCOMPARE(faces(sceneOf(*match, 0, small, {{QStringLiteral("choice/rest-die")}, {}, {}})), dieKinds);
}

void TestRaidersView::usedLocationsShowTheirShip() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: choose, stage: choose, to_move: Anna, active: Anna, recruits: [], chosen: {sea: Ben}}");
    const game::Scene scene = sceneOf(*match, 0, large);
    const game::Spot* sea = scene.find(QStringLiteral("place/sea"));
    QVERIFY(sea->name.contains(QStringLiteral("Ben")));
    QCOMPARE(drawn(scene, QStringLiteral("seat-longship"), sea->area), 1);
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
    QVERIFY2(told.contains(QStringLiteral("Food territory 1")), qPrintable(told.join(u'\n')));
}

/// The one whose dice are rolled comes first; the other one is not a choice yet and says why.
void TestRaidersView::waitingReaversAreNotChoices() {
    const auto match = game_.at(
        {"Anna", "Ben"}, "{phase: decide, to_move: Anna, active: Anna, location: recruit, chosen: {recruit: Anna}, "
                         "recruits: [], displays: {reavers: {1: [hunter, scout]}}, seats: {Anna: {dice: {}}}}");
    play(*match, "take 1");
    QCOMPARE(view_->candidate(*match, {}, QStringLiteral("hand/1")), match->parse("recruit scout"));
    play(*match, "recruit scout");
    const game::Scene scene = sceneOf(*match, 0, large);
    QCOMPARE(scene.find(QStringLiteral("hand/0"))->name, QStringLiteral("Scout"));
    QCOMPARE(scene.find(QStringLiteral("hand/1"))->name, QStringLiteral("Hunter"));
    const auto waiting = view_->candidate(*match, {}, QStringLiteral("hand/1"));
    QCOMPARE(waiting, match->parse("recruit hunter"));
    QCOMPARE(match->refusalName(match->validate(*waiting)), std::string("place-first"));
}

/// Everything at a location stands for it, but only its header is highlighted.
void TestRaidersView::anyPartOfALocationChoosesIt() {
    const auto match = game_.at(
        {"Anna", "Ben"}, "{phase: choose, stage: choose, to_move: Anna, chosen: {trade: Ben}, "
                         "recruits: [], displays: {battles: {1: skiff}, prophecies: {1: champion-of-valhalla}}}");
    const game::Scene scene = sceneOf(*match, 0, large);
    ui::Chooser chooser;
    chooser.ask(*match, *view_);
    const std::vector<std::pair<const char*, const char*>> spots{
        {"stack/recruit-1", "recruit"},   {"battle/1", "sea"},
        {"stack/villages-2", "villages"}, {"stack/keeps-1", "keeps"},
        {"territory/food-1", "subdue"},   {"place/sea", "sea"}};
    for (const auto& [spot, location] : spots) {
        const game::Spot* found = scene.find(QLatin1String(spot));
        QVERIFY2(found, spot);
        QCOMPARE(found->isQuiet, !found->id.startsWith(QStringLiteral("place/")));
        const auto action = chooser.completes(found->id);
        QVERIFY2(action, spot);
        QCOMPARE(match->format(*action), std::string("choose ") + location);
    }
    for (const char* spot : {"place/trade", "ware/food", "open-prophecy/1"}) {
        const auto action = view_->candidate(*match, {}, QLatin1String(spot));
        QVERIFY2(action && !chooser.isLit(QLatin1String(spot)), spot);
        QCOMPARE(match->refusalName(match->validate(*action)), std::string("location-used"));
    }
}

void TestRaidersView::unavailableThingsSayWhatComesFirst() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: decide, to_move: Anna, active: Anna, location: keeps, chosen: {keeps: Anna}, "
                 "recruits: [], displays: {battles: {1: skiff}}, seats: {Anna: {food: 2, dice: {red-shield: 2}}}}");
    const game::ErasedWords<raiders::Game, raiders::GameWords> words;
    for (const char* spot : {"stack/keeps-1", "place/recruit", "territory/food-1", "battle/1", "ware/favor"}) {
        const auto action = view_->candidate(*match, {}, QLatin1String(spot));
        QVERIFY2(action, spot);
        const QString reason = words.refusal(*match, match->validate(*action));
        QVERIFY2(reason.contains(QStringLiteral("pay")),
                 qPrintable(QLatin1String(spot) + QStringLiteral(": ") + reason));
    }
}

void TestRaidersView::paymentButtonIsShownFromTheStart() {
    const auto match = game_.at({"Anna", "Ben"},
                                "{phase: decide, to_move: Anna, active: Anna, location: keeps, chosen: {keeps: Anna}, "
                                "recruits: [], seats: {Anna: {food: 2, dice: {red-shield: 2}}}}");
    const game::ErasedWords<raiders::Game, raiders::GameWords> words;
    const QString done = QStringLiteral("choice/done");
    ui::Sitting sitting;
    sitting.viewer = 0;
    const ui::Table table{*match, *view_, words, sitting};
    ui::Chooser chooser;
    const auto button = [&] {
        chooser.ask(*match, *view_);
        return ui::promptOf(table, chooser).buttons.front();
    };
    for (const char* left : {"2 shield", "1 shield"}) {
        QCOMPARE(button().spot, done);
        QVERIFY(button().isDark && !button().label.isEmpty());
        const QString reason = ui::whyNot(table, chooser, done);
        QVERIFY2(reason.contains(QLatin1String(left)), qPrintable(reason));
        play(*match, "pay red-shield");
    }
    QCOMPARE(button().spot, done);
    QVERIFY(!button().isDark);
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
        const QString touched = touchedByDiamonds(scene, lookOf(size));
        QVERIFY2(touched.isEmpty(), qPrintable(touched));
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
