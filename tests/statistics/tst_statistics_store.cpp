// SPDX-License-Identifier: GPL-3.0-or-later
// The database of finished games: each game counts once, nothing that was removed comes back, and neither a damaged
// file, a full disk nor a second program loses what was counted.
#include "statistics_fixture.h"
#include "suite/full_disk.h"
#include "suite/suite.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <thread>

using namespace heorot;
using namespace heorot::test;
using statistics::PlayedGame;
using statistics::Store;

namespace {

QStringList fingerprints(const Store& store) {
    QStringList all;
    for (const PlayedGame& game : store.games()) all << game.fingerprint;
    return all;
}

/// Runs a statement in a connection of its own.
void inDatabase(const QString& path, const QString& statement) {
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        database.setDatabaseName(path);
        if (!database.open() || !QSqlQuery(database).exec(statement)) qFatal("%s", qPrintable(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
}

}

class TestStatisticsStore final : public StatisticsFixture {
    Q_OBJECT

  private slots:
    void gamesAreReadAsTheyWereCounted();
    void eachGameCountsOnce();
    void gamesHaveTheirNewestFile();
    void whatTheCoachSaidIsKept();
    void removedGamesDoNotComeBack();
    void removedPlayersLeaveTheOthers();
    void damagedFilesAreMovedAside_data();
    void damagedFilesAreMovedAside();
    void newerFilesAreLeftAlone();
    void withoutADriverASentenceSaysSo();
    void unusableFoldersAreNamed();
    void fullDiskKeepsWhatWasCounted();
    void twoProgramsTakeTurns();
};

void TestStatisticsStore::gamesAreReadAsTheyWereCounted() {
    PlayedGame second = counted(QStringLiteral("b"), 2, {{"Anna", "human", 7, 1}, {"Ben", "hard-bold", -3, 2}});
    second.players[0].kept = 93.25;
    const PlayedGame first = counted(QStringLiteral("a"), 1, {{"Zoë", "human", 4, 1}, {"龍", "easy", 4, 1}}, "other");
    {
        Store store(path_);
        QCOMPARE(store.add({}, {second, first}), 2);
    }
    const Store store(path_);
    QCOMPARE(store.notice(), QString());
    QVERIFY((store.games() == std::vector{first, second}));
    QCOMPARE(files(), QStringList{QStringLiteral("statistics.sqlite")});
}

void TestStatisticsStore::eachGameCountsOnce() {
    const PlayedGame game = counted(QStringLiteral("a"), 1, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}});
    Store store(path_);
    QCOMPARE(store.add({}, {game, game}), 1);
    QCOMPARE(store.add({}, {game}), 0);
    QVERIFY(store.knows(QStringLiteral("a")));
    QVERIFY(!store.knows(QStringLiteral("b")));
    QCOMPARE(store.games().size(), std::size_t{1});
}

void TestStatisticsStore::gamesHaveTheirNewestFile() {
    const QDateTime time = QDateTime::fromSecsSinceEpoch(1'600'000'000);
    Store store(path_);
    const Store::File old{QStringLiteral("/old.saga"), time, 10, QStringLiteral("a")};
    const Store::File copy{QStringLiteral("/copy.saga"), time.addSecs(5), 10, QStringLiteral("a")};
    const Store::File running{QStringLiteral("/running.saga"), time.addSecs(9), 10, {}};
    store.add({old, copy, running},
              {counted(QStringLiteral("a"), 1, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}})});
    QCOMPARE(store.games().front().path, QStringLiteral("/copy.saga"));
    QCOMPARE(store.files().size(), std::size_t{3});
    QVERIFY(store.files().at(QStringLiteral("/old.saga")) == old);
}

void TestStatisticsStore::whatTheCoachSaidIsKept() {
    Store store(path_);
    store.add({}, {counted(QStringLiteral("a"), 1, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}})});
    store.setKept(QStringLiteral("a"), 1, 88.5);
    store.setKept(QStringLiteral("unknown"), 0, 1);
    const PlayedGame game = store.games().front();
    QVERIFY(!game.players[0].kept);
    QCOMPARE(game.players[1].kept.value_or(0), 88.5);
}

void TestStatisticsStore::removedGamesDoNotComeBack() {
    const PlayedGame a = counted(QStringLiteral("a"), 1, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}});
    const PlayedGame b = counted(QStringLiteral("b"), 2, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}});
    Store store(path_);
    store.add({}, {a, b});
    store.removeGame(QStringLiteral("a"));
    QCOMPARE(store.add({}, {a}), 0);
    QCOMPARE(fingerprints(store), QStringList{QStringLiteral("b")});
    store.removeAll();
    QCOMPARE(store.add({}, {a, b}), 0);
    QCOMPARE(fingerprints(store), QStringList());
}

void TestStatisticsStore::removedPlayersLeaveTheOthers() {
    Store store(path_);
    store.add({}, {counted(QStringLiteral("both"), 1, {{"ANNA", "human", 7, 1}, {"Ben", "human", 3, 2}}),
                   counted(QStringLiteral("alone"), 2, {{"Anna", "human", 7, 1}, {"Hrolf", "easy", 3, 2}})});
    store.removePlayer(statistics::personKey(QStringLiteral("Anna")));
    const std::vector<PlayedGame> games = store.games();
    QCOMPARE(fingerprints(store), QStringList{QStringLiteral("both")});
    QCOMPARE(games[0].players.size(), std::size_t{1});
    QCOMPARE(games[0].players[0].name, QStringLiteral("Ben"));
    QCOMPARE(games[0].players[0].sources.size(), std::size_t{2});
    QCOMPARE(games[0].seats, 2);
    QVERIFY(store.knows(QStringLiteral("alone")));
}

void TestStatisticsStore::damagedFilesAreMovedAside_data() {
    QTest::addColumn<QString>("damage");
    QTest::newRow("no database") << "text";
    QTest::newRow("overwritten in the middle") << "middle";
    QTest::newRow("cut off") << "cut";
    QTest::newRow("another program's database") << "foreign";
}

void TestStatisticsStore::damagedFilesAreMovedAside() {
    QFETCH(const QString, damage);
    const PlayedGame game = counted(QStringLiteral("a"), 1, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}});
    if (damage == QLatin1String("foreign")) {
        QVERIFY(QDir().mkpath(QFileInfo(path_).path()));
        inDatabase(path_, QStringLiteral("CREATE TABLE games (id INTEGER)"));
    } else {
        Store(path_).add({}, {game});
        QFile file(path_);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 size = file.size();
        if (damage == QLatin1String("text")) QVERIFY(file.write(QByteArray(200, 'x')) == 200);
        if (damage == QLatin1String("middle")) QVERIFY(file.seek(4096) && file.write(QByteArray(8192, 'x')) == 8192);
        if (damage == QLatin1String("cut")) QVERIFY(file.resize(size / 2));
    }
    {
        Store store(path_);
        QVERIFY2(store.notice().contains(QStringLiteral("statistics.sqlite.damaged")), qPrintable(store.notice()));
        QVERIFY(store.games().empty());
        QCOMPARE(store.add({}, {game}), 1);
    }
    QCOMPARE(files(), (QStringList{QStringLiteral("statistics.sqlite"), QStringLiteral("statistics.sqlite.damaged")}));
    QCOMPARE(Store(path_).notice(), QString());
    QCOMPARE(Store(path_).games().size(), std::size_t{1});
}

void TestStatisticsStore::newerFilesAreLeftAlone() {
    Store(path_).add({}, {counted(QStringLiteral("a"), 1, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}})});
    inDatabase(path_, QStringLiteral("PRAGMA user_version = 99"));
    QCOMPARE(refusal([this] { Store store(path_); }),
             QStringLiteral("The statistics can’t be used: they were written by a newer version of Heorot."));
    inDatabase(path_, QStringLiteral("PRAGMA user_version = 1"));
    QCOMPARE(Store(path_).games().size(), std::size_t{1});
}

void TestStatisticsStore::withoutADriverASentenceSaysSo() {
    const QString why = refusal([this] { Store store(path_, QStringLiteral("QNONE")); });
    QVERIFY2(why.contains(QStringLiteral("libqt6sql6-sqlite")), qPrintable(why));
    QVERIFY(!QFileInfo::exists(path_));
}

void TestStatisticsStore::unusableFoldersAreNamed() {
    const QString why = refusal([] { Store store(QStringLiteral("/dev/null/heorot/statistics.sqlite")); });
    QCOMPARE(why, QStringLiteral("The statistics can’t be used: the folder /dev/null/heorot can’t be created."));
}

void TestStatisticsStore::fullDiskKeepsWhatWasCounted() {
    const auto game = [](int number) {
        return counted(QString::number(number), number, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}});
    };
    std::vector<PlayedGame> many;
    for (int number = 1; number <= 150; ++number) many.push_back(game(number));
    Store store(path_);
    store.add({}, {game(0)});
    {
        const FullDisk full(static_cast<rlim_t>(QFileInfo(path_).size() + 4096));
        const QString why = refusal([&] { store.add({}, many); });
        QVERIFY2(why.startsWith(QStringLiteral("The statistics can’t be used: the disk ")), qPrintable(why));
        QCOMPARE(store.games().size(), std::size_t{1});
    }
    QCOMPARE(store.add({}, many), 150);
    QCOMPARE(Store(path_).games().size(), std::size_t{151});
    QCOMPARE(Store(path_).notice(), QString());
}

void TestStatisticsStore::twoProgramsTakeTurns() {
    // Each thread opens the file again and again, as two programs do. Both also count the games of the other.
    std::atomic<int> added = 0;
    std::atomic<int> failures = 0;
    const auto program = [&](int first) {
        for (int i = 0; i < 10; ++i) {
            const int number = (first + i) % 15;
            try {
                Store store(path_);
                added += store.add(
                    {}, {counted(QString::number(number), number, {{"Anna", "human", 7, 1}, {"Ben", "human", 3, 2}})});
            } catch (const statistics::StoreError&) {
                ++failures;
            }
        }
    };
    std::thread other(program, 5);
    program(0);
    other.join();
    QCOMPARE(failures.load(), 0);
    QCOMPARE(added.load(), 15);
    QCOMPARE(Store(path_).games().size(), std::size_t{15});
}

HEOROT_SUITE(TestStatisticsStore)
#include "tst_statistics_store.moc"
