// SPDX-License-Identifier: GPL-3.0-or-later
// Automatic results of a move in Raiders of Midgard are shown one by one; a piece that is laid out keeps its place and
// can be taken back by its spot.
#include "raiders_scenes.h"
#include "suite/widget_suite.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;

namespace {

int drawn(const game::Scene& scene, const QString& art) {
    return static_cast<int>(std::count_if(scene.sprites.begin(), scene.sprites.end(), [&](const game::Sprite& sprite) {
        return sprite.art == QStringLiteral("raiders/") + art;
    }));
}

/// The area of the piece's first picture; empty if there is none.
QRectF placeOf(const game::Scene& scene, const QString& piece) {
    for (const game::Sprite& sprite : scene.sprites)
        if (sprite.piece == piece) return sprite.area;
    return {};
}

}

class TestRaidersMoments : public QObject, private RaidersScenes {
    Q_OBJECT

  private slots:
    void rollThatEndsACombatIsShown();
    void rollThatStandsIsShownWithItsResult();
    void turnedTilesAreShown();
    void calmJourneysAreShown();
    void waitingCardsHaveATitle();
    void laidDiceKeepTheirPlace();
    void laidDiceCanBeTakenBack();
    void markedDiceCanBeTakenBack();

  private:
    /// Anna attacks a Keep Wall with this many hammers, all laid out.
    std::unique_ptr<test::Raiders::Match> beforeTheRoll(int favor, int hammers) const {
        auto match = game_.at({"Anna", "Ben"},
                              "{phase: spoil, stage: close, to_move: Anna, active: Anna, location: keeps, recruits: "
                              "[], spoil: [keep-wall], chosen: {keeps: Anna}, seats: {Anna: {favor: " +
                                  std::to_string(favor) + ", dice: {red-hammer: " + std::to_string(hammers) + "}}}}");
        play(*match, "fight");
        for (int i = 0; i < hammers; ++i) play(*match, "pay red-hammer");
        return match;
    }
    /// Anna must pay for villages with this on her longship.
    std::unique_ptr<test::Raiders::Match> beforeVillages(const std::string& ship) const {
        return game_.at({"Anna", "Ben"},
                        "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, recruits: [], "
                        "chosen: {villages: Anna}, seats: {Anna: {food: 5, " +
                            ship + "}}}");
    }
    std::vector<game::Moment> lastMoments(const test::Raiders::Match& match, engine::Seat viewer) const {
        return view_->moments(match, match.moves().size() - 1, viewer, {});
    }
    static const engine::Event* find(const test::Raiders::Match& match, Happening kind) {
        for (const engine::Event& event : match.moves().back().events)
            if (kindOf(event) == kind) return &event;
        return nullptr;
    }
};

void TestRaidersMoments::rollThatEndsACombatIsShown() {
    const auto match = beforeTheRoll(0, 3);
    QVERIFY(lastMoments(*match, 0).empty());
    play(*match, "done");
    const engine::Event* roll = find(*match, Happening::CombatRolled);
    QVERIFY(roll && find(*match, Happening::CombatEnded));
    for (const engine::Seat viewer : {engine::Seat{0}, engine::Seat{1}, engine::nobody}) {
        const auto moments = lastMoments(*match, viewer);
        QCOMPARE(moments.size(), std::size_t{1});
        for (std::size_t value = 0; value < 3; ++value)
            QCOMPARE(drawn(moments[0].scene, QStringLiteral("die-combat-%1").arg(value)), int{roll->args[value]});
        QVERIFY(moments[0].sentence.contains(QStringLiteral("Anna")));
    }
}

void TestRaidersMoments::rollThatStandsIsShownWithItsResult() {
    const auto match = beforeTheRoll(3, 1);
    play(*match, "done");
    // One die rarely gives two successes; with this seed it does not.
    QVERIFY(!find(*match, Happening::CombatEnded));
    QVERIFY(lastMoments(*match, 0).empty());
    play(*match, "done");
    const engine::Event* end = find(*match, Happening::CombatEnded);
    QVERIFY(end);
    for (const engine::Seat viewer : {engine::Seat{0}, engine::Seat{1}, engine::nobody}) {
        const auto moments = lastMoments(*match, viewer);
        QCOMPARE(moments.size(), std::size_t{1});
        const auto& scene = moments[0].scene;
        QCOMPARE(drawn(scene, QStringLiteral("die-combat-0")) + drawn(scene, QStringLiteral("die-combat-1")), 1);
        QCOMPARE(moments[0].sentence, GameWords::sentence(match->rules(), match->seating(), *end));
    }
}

void TestRaidersMoments::turnedTilesAreShown() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: decide, location: subdue, chosen: {subdue: Anna}, active: Anna, to_move: Anna, recruits: [], "
                 "territories: {food-1: [food-1-a, ...]}, seats: {Anna: {food: 9, dice: {}}}}");
    play(*match, "peace food-1");
    play(*match, "end");
    QVERIFY(find(*match, Happening::TileTurned));
    const auto moments = lastMoments(*match, 1);
    QCOMPARE(moments.size(), std::size_t{1});
    QVERIFY(moments[0].scene.find(QStringLiteral("hand/0")));
    QCOMPARE(moments[0].sentence,
             GameWords::sentence(match->rules(), match->seating(), *find(*match, Happening::TileTurned)));
}

void TestRaidersMoments::calmJourneysAreShown() {
    const auto match =
        game_.at({"Anna", "Ben"}, "{phase: decide, location: sea, chosen: {sea: Anna}, active: Anna, to_move: Anna, "
                                  "recruits: [], decks: {journeys: [all-is-calm, ...]}, seats: {Anna: {food: 9, "
                                  "dice: {}}}}");
    play(*match, "done");
    QVERIFY(find(*match, Happening::JourneyPassed));
    const auto moments = lastMoments(*match, 1);
    QCOMPARE(moments.size(), std::size_t{1});
    QVERIFY(moments[0].scene.find(QStringLiteral("subject")));
}

/// Beside the Prophecies, under whose title they would seem to lie.
void TestRaidersMoments::waitingCardsHaveATitle() {
    const auto match = game_.at({"Anna", "Ben"}, "{phase: place, stage: close, to_move: Anna, active: Anna, location: "
                                                 "recruit, chosen: {recruit: Anna}, recruits: [hunter, scout], seats: "
                                                 "{Anna: {dice: {}}}}");
    for (const QSizeF& size : {small, test::medium, large}) {
        const game::Scene scene = sceneOf(*match, 0, size);
        const QRectF card = scene.find(QStringLiteral("hand/0"))->area;
        const auto isTitle = [&](const game::Sprite& sprite) {
            return sprite.text == QStringLiteral("Reavers to place") && sprite.area.bottom() <= card.top() + 1 &&
                   std::abs(sprite.area.left() - card.left()) < 4;
        };
        QVERIFY(std::any_of(scene.sprites.begin(), scene.sprites.end(), isTitle));
    }
}

void TestRaidersMoments::laidDiceKeepTheirPlace() {
    const auto match = beforeVillages("dice: {red-chest: 1, yellow-chest: 2}");
    const QString last = QStringLiteral("die/0/yellow-chest/1");
    const game::Scene before = view_->scene(*match, 0, {});
    const QRectF red = before.find(QStringLiteral("dice/0"))->area;
    play(*match, "pay red-chest");
    const game::Scene after = view_->scene(*match, 0, {});
    QCOMPARE(after.find(QStringLiteral("laid/0"))->area, red);
    QVERIFY(!placeOf(before, last).isEmpty());
    QCOMPARE(placeOf(after, last), placeOf(before, last));
}

void TestRaidersMoments::laidDiceCanBeTakenBack() {
    const auto match = game_.at(
        {"Anna", "Ben"},
        "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, recruits: [], "
        "chosen: {villages: Anna}, seats: {Anna: {food: 5, dice: {red-chest: 1}, upgrades: {upgrade-chest: 1}}}}");
    play(*match, "pay red-chest");
    play(*match, "pay upgrade-chest");
    QCOMPARE(view_->takesBack(*match, QStringLiteral("laid/0")), match->parse("pay red-chest"));
    QCOMPARE(view_->takesBack(*match, QStringLiteral("laid-upgrade/0")), match->parse("pay upgrade-chest"));
    QVERIFY(!view_->takesBack(*match, QStringLiteral("laid/1")));
    QVERIFY(!view_->takesBack(*match, QStringLiteral("dice/0")));
    QVERIFY(view_->scene(*match, 0, {}).find(QStringLiteral("laid-upgrade/0")));
    QVERIFY(match->withdraw(0));
    QCOMPARE(view_->takesBack(*match, QStringLiteral("laid-upgrade/0")), match->parse("pay upgrade-chest"));
}

void TestRaidersMoments::markedDiceCanBeTakenBack() {
    const auto match = beforeTheRoll(3, 1);
    play(*match, "done");
    QVERIFY(!view_->takesBack(*match, QStringLiteral("combat/0")));
    engine::ActionList legal;
    match->legalActions(legal);
    const auto mark = std::find_if(legal.begin(), legal.end(), [](Action a) { return kindOf(a) == Do::Again; });
    QVERIFY(mark != legal.end());
    QVERIFY(!match->play(*mark));
    QCOMPARE(view_->takesBack(*match, QStringLiteral("combat/0")), std::optional(*mark));
    QVERIFY(match->withdraw(match->moves().size() - 1));
}

HEOROT_WIDGET_SUITE(TestRaidersMoments)
#include "tst_raiders_moments.moc"
