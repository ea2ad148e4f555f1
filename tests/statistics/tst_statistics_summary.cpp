// SPDX-License-Identifier: GPL-3.0-or-later
// What finished games say about a player, and the table for spreadsheets.
#include "statistics/csv.h"
#include "statistics/summary.h"
#include "statistics_fixture.h"
#include "suite/suite.h"

using namespace heorot;
using namespace heorot::test;
using statistics::Choice;
using statistics::PlayedGame;
using statistics::Record;
using statistics::Summary;

class TestStatisticsSummary final : public QObject {
    Q_OBJECT

  private slots:
    void choicesSelectGames_data();
    void choicesSelectGames();
    void peopleAreOneWhateverTheCase();
    void placesAndPointsAreCounted();
    void pointsOfDifferentGamesAreNotMixed();
    void rivalsAreCompared();
    void computersOfALevelAreOneRival();
    void streaksAreCounted();
    void recordsNameTheirGames();
    void forgottenPlayersMakeNoRecords();
    void tablesHaveARowPerPlayer();

  private:
    static std::vector<PlayedGame> games() {
        return {counted(QStringLiteral("a"), 1, {{"Anna", "human", 10, 1}, {"Ben", "human", 6, 2}}),
                counted(QStringLiteral("b"), 2, {{"Ben", "human", 9, 1}, {"anna", "human", 5, 2}, {"X", "hard", 5, 2}}),
                counted(QStringLiteral("c"), 3, {{"ANNA", "human", 12, 1}, {"Y", "hard-bold", 2, 2}}),
                counted(QStringLiteral("d"), 4, {{"Anna", "human", 8, 1}, {"Ben", "human", 8, 1}}),
                counted(QStringLiteral("e"), 5, {{"Anna", "human", -2, 2}, {"Z", "easy", 30, 1}}, "other")};
    }
    static QString anna() { return statistics::personKey(QStringLiteral("Anna")); }
};

void TestStatisticsSummary::choicesSelectGames_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("player");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("level");
    QTest::addColumn<QString>("left");
    QTest::newRow("all") << ""
                         << "" << 0 << ""
                         << "abcde";
    QTest::newRow("one game") << "other"
                              << "" << 0 << ""
                              << "e";
    QTest::newRow("one player") << ""
                                << "ben" << 0 << ""
                                << "abd";
    QTest::newRow("three seats") << ""
                                 << "" << 3 << ""
                                 << "b";
    QTest::newRow("a level, of any style") << ""
                                           << "" << 0 << "hard"
                                           << "bc";
    QTest::newRow("only people") << ""
                                 << "" << 0 << "human"
                                 << "ad";
    QTest::newRow("together") << "sample"
                              << "ben" << 2 << "human"
                              << "ad";
    QTest::newRow("none") << "other"
                          << "ben" << 0 << ""
                          << "";
}

void TestStatisticsSummary::choicesSelectGames() {
    QFETCH(const QString, game);
    QFETCH(const QString, player);
    QFETCH(const int, seats);
    QFETCH(const QString, level);
    QFETCH(const QString, left);
    const auto all = games();
    QString found;
    for (const std::size_t index : statistics::chosenGames(all, {game, player, seats, level}))
        found += all[index].fingerprint;
    QCOMPARE(found, left);
    QCOMPARE(statistics::gamesIn(all), (QStringList{QStringLiteral("other"), QStringLiteral("sample")}));
    QCOMPARE(statistics::seatsIn(all), (std::vector{2, 3}));
    QCOMPARE(statistics::levelsIn(all), (QStringList{QStringLiteral("easy"), QStringLiteral("hard")}));
}

void TestStatisticsSummary::peopleAreOneWhateverTheCase() {
    const auto people = statistics::people(games());
    QCOMPARE(people.size(), std::size_t{2});
    QCOMPARE(people[0].name, QStringLiteral("Anna"));
    QCOMPARE(people[0].games, 5);
    QCOMPARE(people[1].games, 3);
}

void TestStatisticsSummary::placesAndPointsAreCounted() {
    const Summary summary = statistics::summaryOf(games(), {.game = QStringLiteral("sample"), .player = anna()});
    QCOMPARE(summary.results.size(), std::size_t{4});
    QCOMPARE(summary.won, 3);
    QCOMPARE(summary.shared, 1); // the fourth game, with Ben
    QCOMPARE(summary.places[0], 3);
    QCOMPARE(summary.places[1], 1);
    QCOMPARE(summary.meanPlace, 1.25);
    QVERIFY(summary.hasPoints);
    QCOMPARE(summary.meanPoints, 8.75); // 10, 5, 12, 8
    QVERIFY(std::abs(summary.spread - 2.986) < .001);
    QCOMPARE(summary.sources.size(), std::size_t{2});
    QCOMPARE(summary.sources[0].source, QStringLiteral("even"));
    QCOMPARE(summary.sources[0].own, 4.25);   // 5, 2, 6, 4
    QCOMPARE(summary.sources[0].others, 2.8); // 3, 4, 2, 1, 4
    QVERIFY(statistics::summaryOf(games(), {}).results.empty());
}

void TestStatisticsSummary::pointsOfDifferentGamesAreNotMixed() {
    const Summary summary = statistics::summaryOf(games(), {.player = anna()});
    QCOMPARE(summary.results.size(), std::size_t{5});
    QVERIFY(!summary.hasPoints);
    QVERIFY(summary.sources.empty());
    QVERIFY(summary.records.empty());
    QCOMPARE(summary.streaks.current, -1);
}

void TestStatisticsSummary::rivalsAreCompared() {
    const Summary summary = statistics::summaryOf(games(), {.player = anna()});
    QCOMPARE(summary.rivals.size(), std::size_t{4});
    const statistics::Rival& ben = summary.rivals[0];
    QCOMPARE(ben.name, QStringLiteral("Ben"));
    QCOMPARE(ben.games, 3);
    QCOMPARE(ben.ahead, 1);
    QCOMPARE(ben.behind, 1);
    QCOMPARE(ben.level, 1);
    QStringList levels;
    for (const statistics::Rival& rival : summary.rivals) levels << statistics::levelOfKey(rival.key);
    levels.sort();
    QCOMPARE(levels,
             (QStringList{QString(), QStringLiteral("easy"), QStringLiteral("hard"), QStringLiteral("hard-bold")}));
}

void TestStatisticsSummary::computersOfALevelAreOneRival() {
    const std::vector<PlayedGame> games{
        counted(QStringLiteral("a"), 1,
                {{"Anna", "human", 5, 2}, {"X", "easy", 1, 4}, {"Y", "easy", 9, 1}, {"Z", "easy", 3, 3}})};
    const Summary summary = statistics::summaryOf(games, {.player = anna()});
    QCOMPARE(summary.rivals.size(), std::size_t{1});
    QCOMPARE(summary.rivals[0].games, 1);
    QCOMPARE(summary.rivals[0].behind, 1);
}

void TestStatisticsSummary::streaksAreCounted() {
    const auto streaks = [](const QString& places) {
        std::vector<PlayedGame> games;
        for (const QChar place : places) {
            const int own = place.digitValue();
            games.push_back(counted(QString::number(games.size()), static_cast<int>(games.size()),
                                    {{"Anna", "human", 0, own}, {"Ben", "human", 0, own == 1 ? 2 : 1}}));
        }
        return statistics::summaryOf(games, {.player = anna()}).streaks;
    };
    QVERIFY((streaks(QStringLiteral("1")) == statistics::Streaks{1, 1, 0}));
    QVERIFY((streaks(QStringLiteral("2")) == statistics::Streaks{-1, 0, 1}));
    QVERIFY((streaks(QStringLiteral("1112211")) == statistics::Streaks{2, 3, 2}));
    QVERIFY((streaks(QStringLiteral("1222")) == statistics::Streaks{-3, 1, 3}));
}

void TestStatisticsSummary::recordsNameTheirGames() {
    auto all = games();
    all[1].players[1].kept = 70.9;
    all[2].players[0].kept = 93.9;
    const Summary summary = statistics::summaryOf(all, {.game = QStringLiteral("sample"), .player = anna()});
    const std::vector<Record> expected{{Record::Kind::MostPoints, 2, 12},
                                       {Record::Kind::FewestPoints, 1, 5},
                                       {Record::Kind::LargestWin, 2, 10},
                                       {Record::Kind::LargestDefeat, 1, 4},
                                       {Record::Kind::BestKept, 2, 93}};
    QVERIFY(summary.records == expected);
    QCOMPARE(summary.kept.value_or(0), (70.9 + 93.9) / 2);
}

void TestStatisticsSummary::forgottenPlayersMakeNoRecords() {
    auto game = counted(QStringLiteral("a"), 1, {{"Anna", "human", 10, 1}, {"Ben", "human", 6, 2}});
    game.players.pop_back();
    const Summary summary = statistics::summaryOf({game}, {.player = anna()});
    for (const Record& record : summary.records) QVERIFY(record.kind != Record::Kind::LargestWin);
    QVERIFY(summary.rivals.empty());
}

void TestStatisticsSummary::tablesHaveARowPerPlayer() {
    auto game = counted(QStringLiteral("a"), 1, {{"=Anna, \"A\"", "human", 9, 1}, {"Ben", "easy", -6, 2}});
    game.finished = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5));
    game.players[0].kept = 93.5;
    QCOMPARE(QString::fromUtf8(statistics::csvOf({game})),
             QStringLiteral(
                 "fingerprint,game,finished,seats,moves,seat,name,player,place,points,kept,sample.even,sample.rest\r\n"
                 "a,sample,2026-01-02T03:04:05,2,10,1,\"'=Anna, \"\"A\"\"\",human,1,9,93.5,4,5\r\n"
                 "a,sample,2026-01-02T03:04:05,2,10,2,Ben,easy,2,-6,,-3,-3\r\n"));
}

HEOROT_SUITE(TestStatisticsSummary)
#include "tst_statistics_summary.moc"
