// SPDX-License-Identifier: GPL-3.0-or-later
// The report of the last move says, for every source counted only at the end of the game, what each seat gets.
#include "games/loaded_games.h"
#include "session/reports.h"
#include "suite/suite.h"

#include <QTest>

#include <map>

using namespace heorot;
using namespace heorot::test;

class TestEndScores final : public QObject {
    Q_OBJECT

  private slots:
    void reportListsEverySourceCountedAtTheEnd_data();
    void reportListsEverySourceCountedAtTheEnd();
};

void TestEndScores::reportListsEverySourceCountedAtTheEnd_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("hasEndSources");
    QTest::newRow("legend") << QStringLiteral("legend") << true;
    QTest::newRow("movie") << QStringLiteral("movie") << false;
    QTest::newRow("raiders") << QStringLiteral("raiders") << true;
}

void TestEndScores::reportListsEverySourceCountedAtTheEnd() {
    QFETCH(QString, id);
    QFETCH(bool, hasEndSources);
    ShippedGame shipped(id);
    const game::GameModule& game = shipped.module();
    const session::NewGame begun = newGame(id, {"easy", "easy"});
    const auto match = game.newMatch(begun.setup, begun.seating, {});
    constexpr std::uint64_t withEndSources = 3;
    while (!match->isOver()) QVERIFY(!match->play(game.think(*match, ai::Level::V1, withEndSources)));

    const auto view = game.createView();
    session::Reports reports(game, *match, view.get());
    const std::size_t last = match->moves().size() - 1;
    const engine::Scores before = match->seenScoresAfter(last, engine::nobody);
    const engine::Scores after = match->scores();
    std::map<std::pair<engine::Seat, int>, int> bySource;
    std::array<int, engine::maxSeats> change{};
    for (const session::ReportLine& line : reports.turn(last, engine::nobody).lines)
        for (const auto& each : line.changes) {
            change[each.seat] += each.change;
            if (each.source) bySource[{each.seat, *each.source}] = each.change;
        }
    std::size_t expected = 0;
    for (engine::Seat seat = 0; seat < after.seats; ++seat) {
        if (!before.unknown.has(seat)) QCOMPARE(change[seat], after.now[seat] - before.now[seat]);
        for (int source = 0; source < after.sources; ++source) {
            const int points = after.part[seat][static_cast<std::size_t>(source)];
            if (!after.countsAtEnd[static_cast<std::size_t>(source)] || points == 0) continue;
            ++expected;
            QCOMPARE((bySource[{seat, source}]), points);
        }
    }
    QCOMPARE(bySource.size(), expected);
    QCOMPARE(expected > 0, hasEndSources);
}

HEOROT_SUITE(TestEndScores)
#include "tst_end_scores.moc"
