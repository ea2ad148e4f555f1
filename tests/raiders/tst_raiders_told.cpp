// SPDX-License-Identifier: GPL-3.0-or-later
// What the table tells before and after a choice: one chance for a fight, points that add up, room for dice, what is
// given up, and the titles of groups in the log.
#include "raiders_scenes.h"
#include "record/saga.h"
#include "record/yaml.h"
#include "suite/widget_suite.h"
#include "ui/compose.h"
#include "ui/opened_seat.h"
#include "words/chances.h"
#include "words/dice_room.h"
#include "words/panel.h"
#include "words/points.h"

#include <QRegularExpression>
#include <QTest>

#include <numeric>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersTold : public QObject, private RaidersScenes {
    Q_OBJECT

  private slots:
    void chanceOfAFightIsOneNumber_data();
    void chanceOfAFightIsOneNumber();
    void chanceAfterMarkingCountsFurtherFavor();
    void hintMarksAllDiceToRollAgain();
    void tipSaysWhatAChanceCounts();
    void partsOfThePointsAddUp_data();
    void partsOfThePointsAddUp();
    void panelShowsAllPartsOfThePoints_data() { partsOfThePointsAddUp_data(); }
    void panelShowsAllPartsOfThePoints();
    void openedPanelNamesEveryIcon();
    void diceWithoutRoomAreToldBefore();
    void questionNamesWhatIsLost_data();
    void questionNamesWhatIsLost();
    void groupHasATitleWithItsSums();
    void endOfARoundIsADeed();
    void locationsTellCostAndGainsInWords();

  private:
    static std::unique_ptr<record::AnyMatch> stored(const test::Raiders& raiders, const QString& name) {
        const auto path = test::Raiders::sagas() / (name.toStdString() + ".saga");
        return record::readSaga(record::readFile(path), path.string(), raiders.finder()).match;
    }
    static QStringList percents(const QString& text) {
        static const QRegularExpression percent(QStringLiteral("\\d+%"));
        QStringList found;
        for (auto each = percent.globalMatch(text); each.hasNext();) found << each.next().captured();
        return found;
    }
    static QString said(const engine::Events& events, const test::Raiders::Match& match, Seat seat) {
        const auto seen = match.seenAfter(0, seat == nobody ? 0 : seat);
        return GameWords::groupTitle(game::positionOf(match, seen), {game::PlayedMove<Game>{seen, events}}, seat);
    }

    game::ErasedWords<Game, GameWords> words_;
};

namespace {

const QString keepFight = QStringLiteral("{phase: spoil, stage: close, to_move: Anna, active: Anna, location: keeps, "
                                         "chosen: {keeps: Anna}, spoil: [tower-red-blue], "
                                         "recruits: [], seats: {Anna: {favor: %1, dice: {%2}}}}");

}

void TestRaidersTold::chanceOfAFightIsOneNumber_data() {
    QTest::addColumn<QString>("position");
    for (const char* dice : {"red-hammer: 1", "red-hammer: 2", "red-hammer: 2, red-double-hammer: 1"})
        for (int favor = 0; favor < 5; ++favor)
            QTest::addRow("%s, %d favor", dice, favor) << keepFight.arg(favor).arg(QLatin1StringView(dice));
}

void TestRaidersTold::chanceOfAFightIsOneNumber() {
    QFETCH(QString, position);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    const QString button = view_->choiceLabel(*match, QStringLiteral("choice/fight"));
    const QStringList lines = chanceLines(match->rules(), match->state());
    QCOMPARE(percents(button).size(), 1);
    QCOMPARE(percents(lines.join(u'\n')), percents(button));
    QCOMPARE(lines.join(u'\n').contains(QStringLiteral("favor")), match->state().ships[0].favor > 0);
}

/// The second re-roll of a marked roll is not forgotten.
void TestRaidersTold::chanceAfterMarkingCountsFurtherFavor() {
    const auto at = [&](int favor) {
        auto match = game_.at(
            {"Anna", "Ben"},
            QStringLiteral("{phase: combat, stage: fight, to_move: Anna, active: Anna, location: sea, chosen: {sea: "
                           "Anna}, battle: [knarr], battle-place: 1, recruits: [], bout: {active: true, rolled: true, "
                           "defense: 3, dice-0: 2, dice-1: 1}, seats: {Anna: {favor: %1, dice: {}}}}")
                .arg(favor)
                .toStdString());
        const QString before = chanceLines(match->rules(), match->state()).last();
        play(*match, "again 0");
        play(*match, "again 0");
        return QStringList{before, chanceLines(match->rules(), match->state()).last()};
    };
    const QStringList one = at(1), two = at(2);
    QVERIFY2(!one[1].contains(QStringLiteral("then")) && two[1].contains(QStringLiteral("then up to 1 favor")),
             qPrintable(two[1]));
    QVERIFY(percents(one[1]) != percents(two[1]));
}

/// A hint to roll a die again marks all that one favor rolls; pointing at a die does not.
void TestRaidersTold::hintMarksAllDiceToRollAgain() {
    const auto match = game_.at(
        {"Anna", "Ben"},
        "{phase: combat, stage: fight, to_move: Anna, active: Anna, location: sea, chosen: {sea: Anna}, battle: "
        "[knarr], battle-place: 1, recruits: [], bout: {active: true, rolled: true, defense: 3, dice-0: 2, dice-1: 1}, "
        "seats: {Anna: {favor: 1, dice: {}}}}");
    const auto marked = [&](const QString& pointed) {
        const game::Scene scene = sceneOf(*match, 0, large, {{}, pointed, *match->parse("again 0")});
        return std::count_if(scene.sprites.begin(), scene.sprites.end(), [](const game::Sprite& sprite) {
            return sprite.ghost && sprite.edge == game::Tone::Gold;
        });
    };
    QCOMPARE(marked({}), 2);
    QCOMPARE(marked(QStringLiteral("combat/0")), 0);
    QVERIFY(view_->marksPointed(QStringLiteral("combat/0")) && !view_->marksPointed(QStringLiteral("dice/0")));
}

void TestRaidersTold::tipSaysWhatAChanceCounts() {
    const auto match = game_.at({"Anna", "Ben"}, keepFight.arg(2).arg(QStringLiteral("red-hammer: 2")).toStdString());
    const game::Scene scene = sceneOf(*match, 0, large);
    const game::Spot* subject = scene.find(QStringLiteral("subject"));
    QVERIFY(subject);
    for (const char* counted : {"hammers", "favor", "re-rolls"})
        QVERIFY2(subject->description.contains(QLatin1StringView(counted)), qPrintable(subject->description));
}

void TestRaidersTold::partsOfThePointsAddUp_data() {
    QTest::addColumn<QString>("saga");
    for (const char* name : {"win-2-seats", "win-3-seats", "win-4-seats"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestRaidersTold::partsOfThePointsAddUp() {
    QFETCH(QString, saga);
    const auto any = stored(game_, saga);
    const auto& match = static_cast<const test::Raiders::Match&>(*any);
    for (std::size_t moves = 0; moves <= match.moves().size(); moves += 40)
        for (const Seat viewer : {Seat{0}, Seat{1}, nobody}) {
            const auto seen = match.seenAfter(moves, viewer);
            const TextContext at(match.rules(), *seen, match.seating());
            const engine::Scores scores = raiders::scores(match.rules(), *seen);
            for (Seat seat = 0; seat < seen->seats; ++seat) {
                int sum = 0;
                for (const PointsPart& part : pointsParts(at, seat)) sum += part.glory;
                QCOMPARE(sum, scores.total.at(seat));
                const bool isHidden = scores.unknown.has(seat);
                QCOMPARE(pointsTotal(at, seat).contains(QStringLiteral("secret")), isHidden);
                const QString line = pointsLine(at, seat);
                if (!line.isEmpty()) QVERIFY2(panelRule(at, seat).contains(line), qPrintable(line));
            }
        }
}

/// The numbers with a sign, and the track.
void TestRaidersTold::panelShowsAllPartsOfThePoints() {
    QFETCH(QString, saga);
    const auto any = stored(game_, saga);
    static const QRegularExpression isPart(QStringLiteral("^[+\\x{2212}]\\d+$"));
    for (const std::size_t moves : {std::size_t{200}, any->moves().size() - 1})
        for (const QSizeF& size : {test::medium, test::large}) {
            const game::Scene scene = view_->sceneAfter(*any, moves, 0, lookOf(size));
            const engine::Scores scores = any->seenScoresAfter(moves, 0);
            for (Seat seat = 0; seat < scores.seats; ++seat) {
                const game::Spot* panel = scene.find(ui::panelOf(seat));
                QVERIFY(panel);
                int sum = scores.now.at(seat);
                for (const QString& text : textsIn(scene, panel->area))
                    if (isPart.match(text).hasMatch())
                        sum += QString(text).replace(QChar(0x2212), u'-').remove(u'+').toInt();
                QCOMPARE(sum, scores.total.at(seat));
            }
        }
}

void TestRaidersTold::openedPanelNamesEveryIcon() {
    const auto any = stored(game_, QStringLiteral("win-3-seats"));
    any->goBackTo(190);
    for (const QSizeF& size : {test::medium, test::large}) {
        const game::Look look = lookOf(size);
        for (Seat seat = 0; seat < 3; ++seat) {
            const game::Scene scene = view_->seatScene(*any, 0, seat, look, QRectF({0, 0}, size * .7));
            int parts = 0;
            for (const game::Spot& spot : scene.spots) {
                if (!spot.id.startsWith(QStringLiteral("points/")) && !spot.id.startsWith(QStringLiteral("marker/")))
                    continue;
                ++parts;
                QVERIFY2(!spot.name.isEmpty(), qPrintable(spot.id));
                // What there is none of has nothing to list.
                const bool isNone = spot.name.contains(QStringLiteral("×0"));
                QVERIFY2(isNone || !spot.description.isEmpty(), qPrintable(spot.id));
                QVERIFY2(!textsIn(scene, spot.area).isEmpty(), qPrintable(spot.id));
            }
            QVERIFY(parts >= 11);
        }
    }
}

void TestRaidersTold::diceWithoutRoomAreToldBefore() {
    const auto at = [&](int dice) {
        return game_.at({"Anna", "Ben"},
                        QStringLiteral("{phase: place, stage: close, to_move: Anna, active: Anna, location: recruit, "
                                       "recruits: [hunter], seats: {Anna: {dice: {red-chest: %1}}}}")
                            .arg(dice)
                            .toStdString());
    };
    const auto crowded = at(10);
    const auto rally = *crowded->parse("rally hunter");
    QVERIFY(diceBrought(crowded->rules(), crowded->state(), rally) > 0);
    QVERIFY2(words_.action(*crowded, rally).contains(QStringLiteral("room for 0")),
             qPrintable(words_.action(*crowded, rally)));
    QVERIFY2(words_.prompt(*crowded, 0).contains(QStringLiteral("room for 0")), qPrintable(words_.prompt(*crowded, 0)));
    const auto empty = at(2);
    QVERIFY(!words_.action(*empty, rally).contains(QStringLiteral("room")));
    QVERIFY(!words_.prompt(*empty, 0).contains(QStringLiteral("room")));
}

void TestRaidersTold::questionNamesWhatIsLost_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("lost");
    const auto row = [](const char* name, const char* position, const char* ship, const char* action,
                        const char* lost) {
        QTest::newRow(name) << QStringLiteral("{to_move: Anna, active: Anna, %1, seats: {Anna: {%2}}}")
                                   .arg(QLatin1StringView(position), QLatin1StringView(ship))
                            << QString::fromLatin1(action) << QString::fromLatin1(lost);
    };
    row("a Leader", "phase: place, stage: close, location: recruit, recruits: [hunter]", "leader: [scout]",
        "promote hunter", "Scout");
    const char* battle =
        "phase: fight, location: sea, chosen: {sea: Anna}, battle: [knarr], battle-place: 1, recruits: []";
    row("a battle", battle, "dice: {red-hammer: 2}", "yield", "Knarr, which would bring 11 glory");
    row("attempts", "phase: attempt, location: subdue, chosen: {subdue: Anna}, left: 2, recruits: []",
        "food: 2, dice: {}", "end", "2 tile(s)");
    row("a Leader to a journey",
        "phase: journey, location: sea, chosen: {sea: Anna}, recruits: [], journey: [rough-seas]",
        "leader: [scout], dice: {red-longship: 1}", "suffer", "Scout");
    row("favor",
        "phase: combat, stage: fight, location: sea, chosen: {sea: Anna}, battle: [knarr], battle-place: 1, recruits: "
        "[], bout: {active: true, rolled: true, defense: 3, dice-0: 1, dice-2: 1}",
        "favor: 1, dice: {}", "done", "You still have 1 favor");
}

void TestRaidersTold::questionNamesWhatIsLost() {
    QFETCH(QString, position);
    QFETCH(QString, action);
    QFETCH(QString, lost);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    const engine::Action choice = *match->parse(action.toStdString());
    ui::Sitting sitting;
    sitting.viewer = 0;
    sitting.look = lookOf(large);
    const ui::Table table{*match, *view_, words_, sitting};
    ui::Chooser chooser;
    ui::askIfDue(table, chooser);
    const game::Path path = view_->path(*match, choice);
    QCOMPARE(path.back(), QStringList{game::confirmSpot});
    for (std::size_t i = 0; i + 1 < path.size(); ++i) chooser.choose(path[i].front());
    const QString head = ui::promptOf(table, chooser).head;
    QVERIFY2(head.contains(lost), qPrintable(head));
}

/// Not its last line, and all that came of it.
void TestRaidersTold::groupHasATitleWithItsSums() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto glory = [](int gained, int now) { return raiders::event(Happening::Glory, 0, gained, now); };
    const auto keeps = static_cast<int>(Location::Keeps);
    QCOMPARE(said({raiders::event(Happening::Recruited, 0, 3), raiders::event(Happening::Rallied, 0, 3),
                   raiders::event(Happening::DieGained, 0, 0), raiders::event(Happening::Recruited, 0, 3),
                   raiders::event(Happening::Promoted, 0, 3), glory(5, 5), raiders::event(Happening::DieGained, 0, 0)},
                  *match, 0),
             QStringLiteral("Anna promotes a Mercenary to Leader: +5 glory, +1 crew dice."));
    QCOMPARE(said({raiders::event(Happening::Acted, 0, keeps), glory(2, 2), glory(3, 5)}, *match, 0),
             QStringLiteral("Anna raids keeps: +5 glory."));
    const QString idle = said({raiders::event(Happening::Fired, 0, 3), glory(2, 2)}, *match, 0);
    QVERIFY2(idle.startsWith(QStringLiteral("Anna")) && idle.endsWith(QStringLiteral(": +2 glory.")), qPrintable(idle));
    QCOMPARE(
        said({raiders::event(Happening::RoundEnds, nobody, 2), glory(2, 7), raiders::event(Happening::Glory, 1, 4, 9)},
             *match, nobody),
        QStringLiteral("Round 2 ends: Anna +2 glory, Ben +4 glory."));
    QVERIFY(GameWords::beginsCount(raiders::event(Happening::RoundEnds, nobody, 2)));
    QVERIFY(GameWords::beginsDeed(raiders::event(Happening::Chose, 0, keeps)));
}

void TestRaidersTold::endOfARoundIsADeed() {
    const auto match = game_.newMatch({"Anna", "Ben"});
    const auto seen = match->seenAfter(0, 1);
    const auto deeds = [&](engine::Events events) {
        return GameWords::deeds(game::positionOf(*match, seen), {game::PlayedMove<Game>{seen, std::move(events)}});
    };
    const auto told =
        deeds({raiders::event(Happening::Rested, seen->mover), raiders::event(Happening::RoundEnds, nobody, 2),
               raiders::event(Happening::Glory, 1, 4, 9), raiders::event(Happening::RoundBegins, 1, 3)});
    QCOMPARE(told.size(), std::size_t{2});
    QVERIFY(told[1].isCount && !told[0].isCount);
    for (const char* part : {"Round 2 ends: Ben +4 glory.", "Round 3 begins.", "new cards"})
        QVERIFY2(told[1].sentence.contains(QLatin1StringView(part)), qPrintable(told[1].sentence));
    // The result tells the last one.
    QCOMPARE(deeds({raiders::event(Happening::Rested, seen->mover), raiders::event(Happening::RoundEnds, nobody, 6),
                    raiders::event(Happening::GameOver, nobody)})
                 .size(),
             std::size_t{1});
}

/// No bare rows of numbers as "2, 1, 0, 0".
void TestRaidersTold::locationsTellCostAndGainsInWords() {
    static const QRegularExpression bare(QStringLiteral("\\d, \\d"));
    for (const std::vector<std::string>& names : {std::vector<std::string>{"Anna", "Ben"}, {"A", "B", "C", "D"}}) {
        const auto match = game_.newMatch(names);
        for (int i = 0; i < locations; ++i) {
            const auto location = static_cast<Location>(i);
            const QString rule = locationRule(match->rules(), location, static_cast<int>(names.size()));
            QVERIFY2(!rule.contains(bare), qPrintable(rule));
            if (location != Location::Subdue) QVERIFY2(rule.contains(QStringLiteral("Cost: ")), qPrintable(rule));
            QVERIFY2(rule.contains(QStringLiteral("active player")), qPrintable(rule));
        }
    }
}

HEOROT_WIDGET_SUITE(TestRaidersTold)
#include "tst_raiders_told.moc"
