// SPDX-License-Identifier: GPL-3.0-or-later
// What waits and may be done in any order is done at once where the order changes nothing.
#include "games/settled_game.h"
#include "raiders.h"
#include "record/saga.h"

#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersSettling : public QObject {
    Q_OBJECT

  private slots:
    void cardsOfEqualEffectGoTogether();
    void whereTheOrderMattersItIsChosen_data();
    void whereTheOrderMattersItIsChosen();
    void oneUndoTakesThemBack();
    void oneUndoTakesThemBackAfterLoading();

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
        for (const engine::Action action : match.alongWith(first)) {
            QVERIFY(!match.play(action));
            if (match.moves().size() > before + 1) match.setGoesAlong();
        }
    }

    test::Raiders game_;
};

/// Whichever is chosen first, all are done, each by its own action, and the position is the same.
void TestRaidersSettling::cardsOfEqualEffectGoTogether() {
    const std::string spoils = "treasure, treasure, art, armor";
    std::optional<State> end;
    const auto first = legal(*before(spoils));
    QCOMPARE(first.size(), std::size_t{3});
    for (const engine::Action action : first) {
        const auto match = before(spoils);
        const auto row = match->alongWith(action);
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

void TestRaidersSettling::whereTheOrderMattersItIsChosen_data() {
    QTest::addColumn<QString>("spoils");
    QTest::newRow("a card that asks for a decision") << QStringLiteral("treasure, village-wall, art");
    QTest::newRow("dice that are rolled or chosen") << QStringLiteral("treasure, farm, art");
    QTest::newRow("artifacts, which lie in a row") << QStringLiteral("bodn, draupnir, art");
}

void TestRaidersSettling::whereTheOrderMattersItIsChosen() {
    QFETCH(QString, spoils);
    const auto match = before(spoils.toStdString());
    const auto all = legal(*match);
    QVERIFY(all.size() > 1);
    for (const engine::Action action : all) QCOMPARE(match->alongWith(action), std::vector{action});
}

void TestRaidersSettling::oneUndoTakesThemBack() {
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

/// A saga does not say what went along; its moves do.
void TestRaidersSettling::oneUndoTakesThemBackAfterLoading() {
    const auto [match, before] = test::settledGame(game_.game());
    const std::size_t after = match->moves().size();
    QVERIFY(after > before + 1);
    const auto again = [&] {
        return record::readSaga(record::writeSaga(game_.game(), *match), "a.saga", game_.finder());
    };
    const auto saga = again();
    for (std::size_t move = 0; move < after; ++move)
        QCOMPARE(saga.match->moves()[move].goesAlong, match->moves()[move].goesAlong);
    QCOMPARE(saga.match->undoPoint(0), std::optional(before));
    match->goBackTo(before);
    const auto undone = again();
    QCOMPARE(undone.match->moves().size(), before);
    QVERIFY(undone.match->redo());
    QCOMPARE(undone.match->moves().size(), after);
}

QTEST_MAIN(TestRaidersSettling)
#include "tst_raiders_settling.moc"
