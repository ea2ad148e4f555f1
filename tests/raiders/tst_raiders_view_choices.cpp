// SPDX-License-Identifier: GPL-3.0-or-later
// What the view of Raiders of Midgard offers, explains and calculates while a person decides.
#include "raiders_scenes.h"
#include "suite/widget_suite.h"

#include "ui/compose.h"
#include "view/spots.h"
#include "words/piece_rules.h"
#include "words/words.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersViewChoices : public QObject, private RaidersScenes {
    Q_OBJECT

  private slots:
    void costFillsUpWhilePaying();
    void wildIconsArePaidLast();
    void combatShowsTheExactChance_data();
    void combatShowsTheExactChance();
    void previewShowsTheChange();
    void facesOfADieAreOffered();
    void waitingReaversAreNotChoices();
    void anyPartOfALocationChoosesIt();
    void unavailableThingsSayWhatComesFirst();
    void litArtifactsSayWhatAClickDoes_data();
    void restsStandBeforeAttempts();
    void litArtifactsSayWhatAClickDoes();
    void paymentButtonIsShownFromTheStart();
    void rollingAgainWaitsForAMark();
    void onlyAnswerHasTheOtherBesideIt_data();
    void onlyAnswerHasTheOtherBesideIt();
    void locationWarnsOfResting();
    void headsHaveRoomAndAPlainGround();

  private:
    ui::Prompt promptOf(const test::Raiders::Match& match) const {
        ui::Sitting sitting;
        sitting.viewer = 0;
        ui::Chooser chooser;
        chooser.ask(match, *view_);
        return ui::promptOf({match, *view_, words_, sitting}, chooser);
    }
    game::ErasedWords<raiders::Game, raiders::GameWords> words_;
};

void TestRaidersViewChoices::costFillsUpWhilePaying() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, recruits: [], "
                 "chosen: {villages: Anna}, seats: {Anna: {food: 5, dice: {red-chest: 1, yellow-chest: 2}}}}");
    const auto head = [&] { return sceneOf(*match, 0, large).find(QStringLiteral("place/villages"))->area; };
    QCOMPARE(picturesOf(sceneOf(*match, 0, large), QStringLiteral("die-neutral-chest"), head()), 2);
    play(*match, "pay red-chest");
    for (const QSizeF& size : {large, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const QRectF area = scene.find(QStringLiteral("place/villages"))->area;
        QCOMPARE(picturesOf(scene, QStringLiteral("die-neutral-chest"), area), 1);
        QCOMPARE(picturesOf(scene, QStringLiteral("die-red-chest"), area), 1);
    }
    const game::Path pay = view_->path(*match, *match->parse("pay yellow-chest"));
    // The red die keeps its place.
    QCOMPARE(pay.front(), (QStringList{QStringLiteral("dice/1"), QStringLiteral("dice/2")}));
}

void TestRaidersViewChoices::wildIconsArePaidLast() {
    const auto match = game_.at(
        {"Anna", "Ben"}, "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: keeps, recruits: [], "
                         "chosen: {keeps: Anna}, seats: {Anna: {food: 5, leader: [mercenary], dice: {red-helmet: 1, "
                         "blue-shield: 1}}}}");
    play(*match, "pay red-helmet");
    play(*match, "pay blue-shield");
    const game::Scene scene = sceneOf(*match, 0, large);
    const QRectF area = scene.find(QStringLiteral("place/keeps"))->area;
    QCOMPARE(picturesOf(scene, QStringLiteral("die-red-helmet"), area), 1);
    QCOMPARE(picturesOf(scene, QStringLiteral("die-blue-shield"), area), 1);
    QCOMPARE(picturesOf(scene, QStringLiteral("die-neutral-shield"), area), 0);
}

void TestRaidersViewChoices::combatShowsTheExactChance_data() {
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("percent");
    // With the sides 0, 0, 1, 1, 1, 2 and a defense of 2, counted by hand.
    QTest::newRow("two hammers: 20 of 36") << QStringLiteral("{red-hammer: 2}") << QStringLiteral("56%");
    QTest::newRow("one hammer: 1 of 6") << QStringLiteral("{red-hammer: 1}") << QStringLiteral("17%");
    QTest::newRow("a double hammer counts twice") << QStringLiteral("{blue-double-hammer: 1}") << QStringLiteral("56%");
}

void TestRaidersViewChoices::combatShowsTheExactChance() {
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

void TestRaidersViewChoices::previewShowsTheChange() {
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

void TestRaidersViewChoices::facesOfADieAreOffered() {
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

/// The one whose dice are rolled comes first; the other one is not a choice yet and says why.
void TestRaidersViewChoices::waitingReaversAreNotChoices() {
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
void TestRaidersViewChoices::anyPartOfALocationChoosesIt() {
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

void TestRaidersViewChoices::unavailableThingsSayWhatComesFirst() {
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

void TestRaidersViewChoices::litArtifactsSayWhatAClickDoes_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("click");
    const auto ship = [](const char* phase, const char* goods) {
        return QStringLiteral("{%1, to_move: Anna, active: Anna, recruits: [], seats: {Anna: {artifacts: "
                              "[ljosalfar-harp], %2}}}")
            .arg(QLatin1String(phase), QLatin1String(goods));
    };
    const char* const trade = "phase: decide, stage: decide, location: trade, chosen: {trade: Anna}";
    QTest::newRow("a die fits") << ship(trade, "dice: {yellow-tree: 1}") << QStringLiteral("Store a die on ");
    QTest::newRow("no die fits") << ship(trade, "dice: {}") << QString();
    QTest::newRow("a die lies there") << ship("phase: decide, stage: decide, location: subdue, chosen: {subdue: Anna}",
                                              "dice: {}, stored: {1: yellow-tree}")
                                      << QStringLiteral("Use ");
    QTest::newRow("no location is chosen")
        << QStringLiteral("{phase: choose, stage: choose, to_move: Anna, recruits: [], seats: {Anna: {artifacts: "
                          "[ljosalfar-harp], dice: {yellow-tree: 1}}}}")
        << QString();
}

/// The answers to a territory stand at the right end, as those to rest leave their room to the question about it.
void TestRaidersViewChoices::restsStandBeforeAttempts() {
    const auto match = game_.at(
        {"Anna", "Ben"}, "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: subdue, recruits: "
                         "[], chosen: {subdue: Anna}, seats: {Anna: {food: 9, dice: {red-hammer: 2}}}}");
    ui::Sitting sitting;
    sitting.viewer = 0;
    sitting.look = lookOf(large);
    const game::ErasedWords<Game, GameWords> words;
    const ui::Table table{*match, *view_, words, sitting};
    ui::Chooser chooser;
    chooser.ask(*match, *view_);
    QStringList spots;
    for (const ui::PromptButton& button : ui::promptOf(table, chooser).buttons)
        if (button.spot.startsWith(QStringLiteral("choice/"))) spots << button.spot;
    QCOMPARE(spots, (QStringList{QStringLiteral("choice/rest-food"), restDieSpot, forceSpot, peaceSpot}));
}

/// The tooltip begins with it; what is not lit has its rule alone.
void TestRaidersViewChoices::litArtifactsSayWhatAClickDoes() {
    QFETCH(QString, position);
    QFETCH(QString, click);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    const game::Spot artifact = *sceneOf(*match, 0, small).find(artifactSpot(0));
    const QString name = artifact.name.section(u',', 0, 0).section(QStringLiteral(" with "), 0, 0);
    ui::Chooser chooser;
    chooser.ask(*match, *view_);
    QCOMPARE(chooser.isLit(artifact.id), !click.isEmpty());
    const bool says =
        artifact.description.startsWith(click + QStringLiteral("the artifact ") + name + QStringLiteral(".\n"));
    QVERIFY2(says != click.isEmpty(), qPrintable(artifact.description));
    // Once it is chosen the die is.
    if (click.startsWith(QStringLiteral("Store")))
        QVERIFY(!sceneOf(*match, 0, small, {{artifact.id}, {}, {}}).find(artifact.id)->description.startsWith(click));
}

void TestRaidersViewChoices::paymentButtonIsShownFromTheStart() {
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
        QVERIFY(button().isDark);
        QCOMPARE(button().label, QStringLiteral("Pay and act"));
        QVERIFY2(button().missing.contains(QLatin1String(left)), qPrintable(button().missing));
        QCOMPARE(button().description, button().missing);
        const QString reason = ui::whyNot(table, chooser, done);
        QVERIFY2(reason.contains(QLatin1String(left)), qPrintable(reason));
        play(*match, "pay red-shield");
    }
    QCOMPARE(button().spot, done);
    QVERIFY(!button().isDark && button().missing.isEmpty());
}

void TestRaidersViewChoices::rollingAgainWaitsForAMark() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: combat, stage: fight, to_move: Anna, active: Anna, location: sea, chosen: {sea: Anna}, "
                 "battle: [knarr], battle-place: 1, recruits: [], bout: {active: true, rolled: true, defense: 3, "
                 "dice-0: 1, dice-2: 1}, seats: {Anna: {favor: 1, dice: {}}}}");
    const game::ErasedWords<raiders::Game, raiders::GameWords> words;
    ui::Sitting sitting;
    sitting.viewer = 0;
    const ui::Table table{*match, *view_, words, sitting};
    const auto button = [&] {
        ui::Chooser chooser;
        chooser.ask(*match, *view_);
        for (const ui::PromptButton& each : ui::promptOf(table, chooser).buttons)
            if (each.spot == QLatin1String("choice/reroll")) return each;
        return ui::PromptButton{};
    };
    QVERIFY(button().isDark);
    QCOMPARE(button().missing, QStringLiteral("first mark dice"));
    play(*match, "again 0");
    QVERIFY(!button().isDark && button().missing.isEmpty());
    QVERIFY(!button().label.isEmpty());
}

void TestRaidersViewChoices::onlyAnswerHasTheOtherBesideIt_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("spot");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("reason");
    QTest::newRow("keep without hammers")
        << QStringLiteral("{phase: spoil, stage: close, to_move: Anna, active: Anna, location: keeps, recruits: [], "
                          "spoil: [tower-red-blue], chosen: {keeps: Anna}, seats: {Anna: {dice: {}}}}")
        << QStringLiteral("choice/fight") << QStringLiteral("Fight") << QStringLiteral("no hammers");
    QTest::newRow("sea battle without hammers")
        << QStringLiteral("{phase: fight, stage: fight, to_move: Anna, active: Anna, location: sea, recruits: [], "
                          "battle: [knarr], battle-place: 1, chosen: {sea: Anna}, seats: {Anna: {dice: {}}}}")
        << QStringLiteral("choice/fight") << QStringLiteral("Fight") << QStringLiteral("no hammers");
}

/// Dark, with its reason.
void TestRaidersViewChoices::onlyAnswerHasTheOtherBesideIt() {
    QFETCH(QString, position);
    QFETCH(QString, spot);
    QFETCH(QString, label);
    QFETCH(QString, reason);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    const ui::Prompt prompt = promptOf(*match);
    int lit = 0;
    const ui::PromptButton* dark = nullptr;
    for (const ui::PromptButton& button : prompt.buttons) {
        lit += !button.isDark;
        if (button.spot == spot) dark = &button;
    }
    QCOMPARE(lit, 1);
    QVERIFY(dark && dark->isDark);
    QCOMPARE(dark->label, label);
    QCOMPARE(dark->missing, reason);
    QVERIFY2(!prompt.head.contains(QStringLiteral("fight, or leave it?")), qPrintable(prompt.head));
}

/// Before the longship is sent, with a mark on the price and what is missing in the tip.
void TestRaidersViewChoices::locationWarnsOfResting() {
    const auto choosing = [&](const char* goods) {
        return game_.at({"Anna", "Ben"},
                        std::string("{phase: choose, stage: choose, to_move: Anna, recruits: [], seats: {Anna: {") +
                            goods + "}}}");
    };
    const QString warning = QStringLiteral("you could only rest here");
    for (const QSizeF& size : {large, small}) {
        const auto poor = choosing("food: 4, favor: 0, dice: {}");
        const game::Scene scene = sceneOf(*poor, 0, size);
        for (const char* place : {"villages", "keeps", "sea", "subdue", "recruit", "trade"}) {
            const game::Spot* spot = scene.find(QStringLiteral("place/") + QLatin1String(place));
            const bool warns = QByteArray(place) == "villages" || QByteArray(place) == "keeps";
            const bool isSaid = spot->description.contains(QStringLiteral("could only rest here"));
            if (QByteArray(place) != "subdue") QVERIFY2(isSaid == warns, place);
            QCOMPARE(test::drawn(scene, QStringLiteral("icons/warning"), spot->area), isSaid ? 1 : 0);
        }
        const QString villages = scene.find(QStringLiteral("place/villages"))->description;
        QVERIFY2(villages.contains(QStringLiteral("2 chest")), qPrintable(villages));
    }
    const auto rich = choosing("food: 4, dice: {red-chest: 2}");
    QVERIFY(!sceneOf(*rich, 0, small).find(QStringLiteral("place/villages"))->description.contains(warning));
}

/// On small tables the mark on the ship says whose it is; pictures of the price do not lie on a head of their color.
void TestRaidersViewChoices::headsHaveRoomAndAPlainGround() {
    const auto match = game_.at({"Anna", "Ben"}, "{phase: choose, stage: choose, to_move: Anna, recruits: [], chosen: "
                                                 "{villages: Ben, sea: Anna}}");
    for (const QSizeF& size : {test::medium, small}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        for (const char* place : {"place/villages", "place/sea"}) {
            const QStringList texts = test::textsAt(scene, QLatin1String(place));
            QVERIFY2(!texts.contains(QStringLiteral("Ben")) && !texts.contains(QStringLiteral("Anna")),
                     qPrintable(texts.join(u',')));
        }
        const QRectF head = scene.find(QStringLiteral("place/sea"))->area;
        const auto food = std::find_if(scene.sprites.begin(), scene.sprites.end(), [&](const game::Sprite& sprite) {
            return sprite.art.startsWith(QLatin1String("raiders/food")) && head.contains(sprite.area.center());
        });
        QVERIFY(food != scene.sprites.end());
        game::Tone under = game::Tone::None;
        for (auto sprite = scene.sprites.begin(); sprite != food; ++sprite)
            if (sprite->area.contains(food->area) && sprite->fill != game::Tone::None) under = sprite->fill;
        QCOMPARE(under, game::Tone::Bone);
    }
}

HEOROT_WIDGET_SUITE(TestRaidersViewChoices)
#include "tst_raiders_view_choices.moc"
