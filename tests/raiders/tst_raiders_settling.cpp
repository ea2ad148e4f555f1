// SPDX-License-Identifier: GPL-3.0-or-later
// Pending effects in any order are settled at once if the order does not matter.
#include "games/settled_game.h"
#include "raiders_fixture.h"
#include "record/saga.h"
#include "suite/widget_suite.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersSettling : public QObject {
    Q_OBJECT

  private slots:
    void equalEffectsAreSettledTogether();
    void orderIsChosenIfItMatters_data();
    void orderIsChosenIfItMatters();
    void effectsWithoutDecisionsAreSettledTogether_data();
    void effectsWithoutDecisionsAreSettledTogether();
    void independentEffectsCommute_data();
    void independentEffectsCommute();
    void oneUndoUndoesThemAll();
    void oneUndoUndoesThemAllAfterLoading();

  private:
    std::unique_ptr<test::Raiders::Match> before(const std::string& spoils, const std::string& ship = {}) const {
        return game_.at({"Anna", "Ben"},
                        "{phase: resolve, stage: close, to_move: Anna, active: Anna, location: keeps, chosen: {keeps: "
                        "Anna, recruit: Ben}, recruits: [], spoils: [" +
                            spoils + "], seats: {Anna: {dice: {}" + ship + "}}}");
    }
    static std::vector<engine::Action> legal(const test::Raiders::Match& match) {
        engine::ActionList list;
        match.legalActions(list);
        return {list.begin(), list.end()};
    }
    static void playAlong(test::Raiders::Match& match, engine::Action first) {
        const std::size_t before = match.moves().size();
        for (const engine::Action action : match.settledWith(first)) {
            QVERIFY(!match.play(action));
            if (match.moves().size() > before + 1) match.joinToPrevious();
        }
    }

    test::Raiders game_;
};

/// Whichever is chosen first, all are played, each as its own action, and lead to the same position.
void TestRaidersSettling::equalEffectsAreSettledTogether() {
    const std::string spoils = "treasure, treasure, art, armor";
    std::optional<State> end;
    const auto first = legal(*before(spoils));
    QCOMPARE(first.size(), std::size_t{3});
    for (const engine::Action action : first) {
        const auto match = before(spoils);
        const auto row = match->settledWith(action);
        QVERIFY(row.size() > 1);
        QCOMPARE(row.front(), action);
        playAlong(*match, action);
        QVERIFY(match->state().spoils.empty());
        QCOMPARE(match->moves().size(), row.size());
        for (std::size_t i = 0; i < row.size(); ++i) QCOMPARE(match->moves()[i].action, row[i]);
        QVERIFY(match->state().phase != Phase::Resolve);
        if (end) QVERIFY(match->state() == *end);
        end = match->state();
    }
}

void TestRaidersSettling::orderIsChosenIfItMatters_data() {
    QTest::addColumn<QString>("spoils");
    QTest::newRow("cards that ask for a decision") << QStringLiteral("village-wall, farm, keep-wall");
    QTest::newRow("dice that are rolled or chosen") << QStringLiteral("farm, tower-red-blue");
    QTest::newRow("artifacts, which lie in a row") << QStringLiteral("bodn, draupnir");
}

void TestRaidersSettling::orderIsChosenIfItMatters() {
    QFETCH(QString, spoils);
    const auto match = before(spoils.toStdString());
    const auto all = legal(*match);
    QVERIFY(all.size() > 1);
    for (const engine::Action action : all) QCOMPARE(match->settledWith(action), std::vector{action});
}

void TestRaidersSettling::effectsWithoutDecisionsAreSettledTogether_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QStringList>("row");
    const auto spoils = [](const char* list, const char* ship = "") {
        return QStringLiteral("{phase: resolve, stage: close, to_move: Anna, active: Anna, location: keeps, chosen: "
                              "{keeps: Anna}, recruits: [], spoils: [%1], seats: {Anna: {dice: {}%2}}}")
            .arg(QLatin1String(list), QLatin1String(ship));
    };
    const auto tiles = [](const char* list) {
        return QStringLiteral("{phase: reward, to_move: Anna, active: Anna, location: subdue, chosen: {subdue: Anna}, "
                              "recruits: [], rewards: [%1], seats: {Anna: {dice: {}}}}")
            .arg(QLatin1String(list));
    };
    const char* const wall = "treasure, village-wall, art, treasure";
    const QString treasure = QStringLiteral("resolve treasure");
    const QString art = QStringLiteral("resolve art");
    QTest::newRow("beside a wall") << spoils(wall) << treasure << QStringList{treasure, treasure, art};
    QTest::newRow("beside a wall, art first") << spoils(wall) << art << QStringList{art, treasure, treasure};
    QTest::newRow("the wall itself") << spoils(wall) << QStringLiteral("resolve village-wall")
                                     << QStringList{QStringLiteral("resolve village-wall")};
    QTest::newRow("beside two cards that ask")
        << spoils("treasure, farm, tower-red-blue, art") << art << QStringList{art, treasure};
    QTest::newRow("but not so that dice are rolled")
        << spoils("treasure, tower-red-blue, art") << treasure << QStringList{treasure};
    QTest::newRow("beside an artifact that lies in a row")
        << spoils("bodn, draupnir, art, treasure") << art << QStringList{art, treasure};
    QTest::newRow("an artifact itself") << spoils("bodn, draupnir, art, treasure") << QStringLiteral("resolve bodn")
                                        << QStringList{QStringLiteral("resolve bodn")};
    QTest::newRow("while an artifact may be used")
        << spoils("treasure, art, armor, village-wall", ", artifacts: [ljosalfar-harp], stored: {1: yellow-tree}")
        << treasure << QStringList{treasure, art};
    const QString food = QStringLiteral("reward favor-1-a");
    QTest::newRow("food and favor beside a die of choice")
        << tiles("food-1-a, favor-1-a, dice-1-a") << food << QStringList{food, QStringLiteral("reward dice-1-a")};
    QTest::newRow("food before a card that may cost some")
        << tiles("food-2-a, favor-1-a, dice-1-b") << food << QStringList{food};
    const QString glory = QStringLiteral("reward dice-1-b");
    QTest::newRow("glory alone") << tiles("food-2-a, favor-1-a, dice-1-b") << glory << QStringList{glory};
}

void TestRaidersSettling::effectsWithoutDecisionsAreSettledTogether() {
    QFETCH(QString, position);
    QFETCH(QString, first);
    QFETCH(QStringList, row);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    QStringList along;
    for (const engine::Action action : match->settledWith(*match->parse(first.toStdString())))
        along << QString::fromStdString(match->format(action));
    QCOMPARE(along, row);
    playAlong(*match, *match->parse(first.toStdString()));
    QCOMPARE(match->moves().size(), static_cast<std::size_t>(row.size()));
}

void TestRaidersSettling::independentEffectsCommute_data() {
    QTest::addColumn<QString>("asking");
    for (const char* card : {"village-wall", "farm", "keep-wall", "tower-red-blue", "runic-carvings"})
        QTest::newRow(card) << QString::fromLatin1(card);
}

/// With the same decisions and dice, cards that need no decision lead to the same position before and after the others.
void TestRaidersSettling::independentEffectsCommute() {
    QFETCH(QString, asking);
    const std::string wall = "resolve " + asking.toStdString();
    const std::string other = asking == QStringLiteral("farm") ? "village-wall" : "farm";
    const auto begin = [&] { return before("treasure, " + asking.toStdString() + ", art, " + other); };
    const auto isOpen = [](const test::Raiders::Match& match) { return match.state().phase != Phase::Resolve; };
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        engine::Pcg generator(seed, 5);
        const auto late = begin();
        QVERIFY(!late->play(*late->parse(wall)));
        std::vector<engine::Action> decisions;
        while (isOpen(*late)) {
            const auto all = legal(*late);
            decisions.push_back(all[generator.below(static_cast<std::uint32_t>(all.size()))]);
            QVERIFY(!late->play(decisions.back()));
        }
        playAlong(*late, *late->parse("resolve treasure"));
        const auto early = begin();
        const auto row = early->settledWith(*early->parse("resolve treasure"));
        QCOMPARE(row.size(), std::size_t{2});
        playAlong(*early, row.front());
        QVERIFY(!early->play(*early->parse(wall)));
        for (const engine::Action action : decisions) QVERIFY(!early->play(action));
        QVERIFY(early->state() == late->state());
    }
}

void TestRaidersSettling::oneUndoUndoesThemAll() {
    const auto match = before("treasure, treasure, art, armor");
    const State begin = match->state();
    playAlong(*match, legal(*match).front());
    const State end = match->state();
    QVERIFY(match->moves().size() > 1);
    QCOMPARE(match->undoPoint(0), std::optional<std::size_t>(0));
    match->goBackTo(0);
    QVERIFY(match->state() == begin);
    QVERIFY(match->redo());
    QVERIFY(match->state() == end);
    QVERIFY(match->undone().empty());
    QCOMPARE(match->undoPoint(0), std::optional<std::size_t>(0));
}

/// A saga does not record which moves were joined; the moves determine it.
void TestRaidersSettling::oneUndoUndoesThemAllAfterLoading() {
    const auto [match, before] = test::settledGame(game_.game());
    const std::size_t after = match->moves().size();
    QVERIFY(after > before + 1);
    const auto again = [this, &played = match] {
        return record::readSaga(record::writeSaga(game_.game(), *played), "a.saga", game_.finder());
    };
    const auto saga = again();
    for (std::size_t move = 0; move < after; ++move)
        QCOMPARE(saga.match->moves()[move].joinsPrevious, match->moves()[move].joinsPrevious);
    QCOMPARE(saga.match->undoPoint(0), std::optional(before));
    match->goBackTo(before);
    const auto undone = again();
    QCOMPARE(undone.match->moves().size(), before);
    QVERIFY(undone.match->redo());
    QCOMPARE(undone.match->moves().size(), after);
}

HEOROT_WIDGET_SUITE(TestRaidersSettling)
#include "tst_raiders_settling.moc"
