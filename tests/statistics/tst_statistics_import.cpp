// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas fill the statistics: each finished game once, however often its file is copied, renamed or read, and whatever
// format it has. Unfinished and broken files change nothing.
#include "games/loaded_games.h"
#include "record/saga.h"
#include "record/yaml.h"
#include "session/saga_file.h"
#include "statistics/import.h"
#include "statistics_fixture.h"
#include "suite/suite.h"

using namespace heorot;
using namespace heorot::test;
using statistics::PlayedGame;
using statistics::Store;

namespace {

const QString sagas = QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/");
const QString finished = sagas + QStringLiteral("format-2/sample-finished.saga");

}

class TestStatisticsImport final : public StatisticsFixture {
    Q_OBJECT

  private slots:
    void finishedGamesAreCounted_data();
    void finishedGamesAreCounted();
    void copiesAndRenamedSeatsAreTheSameGame();
    void otherGamesAreNotTheSame();
    void unchangedFilesAreNotReadAgain();
    void gamesAreCountedOnceTheyAreFinished();
    void seatsThatWereTakenOverCountForNobody();
    void brokenFilesChangeNothing();
    void anImportCanBeEnded();

  private:
    int import(const QStringList& paths) {
        Store store(path_);
        return statistics::importSagas(store, {.paths = paths, .games = sample_.finder()});
    }
    QString copyOf(const QString& file, const char* name) const {
        const QString copy = folder_->filePath(QLatin1String(name));
        if (!QFile::copy(file, copy)) qFatal("%s", qPrintable(copy));
        return copy;
    }
    /// A copy with a text replaced.
    QString altered(const QString& file, const char* name, const QString& before, const QString& after) const {
        QFile read(file);
        if (!read.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(file));
        QString text = QString::fromUtf8(read.readAll());
        if (!text.contains(before)) qFatal("%s", qPrintable(before));
        QFile copy(folder_->filePath(QLatin1String(name)));
        if (!copy.open(QIODevice::WriteOnly)) qFatal("%s", name);
        copy.write(text.replace(before, after).toUtf8());
        return copy.fileName();
    }

    SampleGame sample_;
};

void TestStatisticsImport::finishedGamesAreCounted_data() {
    QTest::addColumn<QString>("file");
    for (const char* file : {"legend/base-5-seats", "movie/tie-broken-by-diamonds", "raiders/shared-win",
                             "format-1/sample-finished", "format-2/sample-finished"})
        QTest::newRow(file) << sagas + QLatin1String(file) + QStringLiteral(".saga");
}

/// As the game itself scores them.
void TestStatisticsImport::finishedGamesAreCounted() {
    QFETCH(const QString, file);
    plugin::PluginCatalog shipped({QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                   QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"),
                                   {}});
    const game::GameFinder games = [&](const std::string& id) {
        return id == "sample" ? &sample_.module() : shipped.game(QString::fromStdString(id));
    };
    Store store(path_);
    QCOMPARE(statistics::importSagas(store, {.paths = {file}, .games = games}), 1);
    const PlayedGame game = store.games().front();
    const session::StoredSaga saga = session::loadSaga(file, games);
    const engine::Scores scores = saga.match->scores();
    QCOMPARE(game.game, QString::fromStdString(saga.module->id()));
    QCOMPARE(game.path, file);
    QCOMPARE(game.finished.toSecsSinceEpoch(), QFileInfo(file).lastModified().toSecsSinceEpoch());
    QCOMPARE(game.seats, saga.match->setup().seats);
    QCOMPARE(static_cast<int>(game.players.size()), game.seats);
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        const statistics::PlayedSeat& player = game.players[seat];
        QCOMPARE(player.name, QString::fromStdString(saga.match->seating().names[seat]));
        QCOMPARE(player.points, scores.total[seat]);
        QCOMPARE(player.place, scores.place[seat]);
        int sum = 0;
        for (const statistics::SourcePoints& part : player.sources) sum += part.points;
        QCOMPARE(sum, player.points);
    }
}

void TestStatisticsImport::copiesAndRenamedSeatsAreTheSameGame() {
    const QString name = QStringLiteral("Ben, son of Ben");
    const QStringList files{copyOf(finished, "one.saga"), copyOf(finished, "two.saga"),
                            altered(finished, "renamed.saga", name, QStringLiteral("Berta"))};
    QCOMPARE(import(files), 1);
    QCOMPARE(Store(path_).files().size(), std::size_t{3});
    QVERIFY(QFile::rename(files[0], folder_->filePath(QStringLiteral("three.saga"))));
    QCOMPARE(import({folder_->filePath(QStringLiteral("three.saga"))}), 0);
    // Of the format before, with the same moves.
    QCOMPARE(import({sagas + QStringLiteral("format-1/sample-finished.saga")}), 0);
}

void TestStatisticsImport::otherGamesAreNotTheSame() {
    const std::string text = record::readFile(finished.toStdU16String());
    record::Node saga = record::parseYaml(text, "x");
    const QString before = statistics::fingerprintOf(saga, "x");
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string other = text;
        const std::size_t at = other.find(from);
        if (at == std::string::npos) qFatal("%s", from.c_str());
        return statistics::fingerprintOf(record::parseYaml(other.replace(at, from.size(), to), "x"), "x");
    };
    QCOMPARE(with("game: sample", "game: sample"), before);
    QVERIFY(with("game: sample", "game: other") != before);
    QVERIFY(with("action: ", "action: other ") != before);
}

void TestStatisticsImport::unchangedFilesAreNotReadAgain() {
    const QString file = copyOf(finished, "one.saga");
    QCOMPARE(import({file}), 1);
    // The finder would be asked for the game if the file was read.
    Store store(path_);
    store.removeAll();
    int asked = 0;
    const game::GameFinder games = [&](const std::string&) -> const game::GameModule* {
        ++asked;
        return nullptr;
    };
    QCOMPARE(statistics::importSagas(store, {.paths = {file}, .games = games}), 0);
    QCOMPARE(asked, 0);
    QVERIFY(store.games().empty());
}

void TestStatisticsImport::gamesAreCountedOnceTheyAreFinished() {
    engine::Setup setup;
    setup.options = record::defaultOptions(sample_.module());
    record::Seating seating;
    seating.names = {"Anna", "Ben"};
    seating.players = {"human", "easy"};
    const auto match = sample_.module().newMatch(setup, seating);
    const QString file = folder_->filePath(QStringLiteral("a.saga"));
    session::saveSaga(file, sample_.module(), *match);
    QCOMPARE(import({file}), 0);
    QCOMPARE(Store(path_).files().size(), std::size_t{1});
    while (!match->isOver()) {
        engine::ActionList legal;
        match->legalActions(legal);
        QVERIFY(!match->play(legal[0]));
    }
    session::saveSaga(file, sample_.module(), *match);
    QCOMPARE(import({file}), 1);
    QCOMPARE(Store(path_).games().front().players[0].name, QStringLiteral("Anna"));
}

/// Neither the person that left nor the level that played on has this result.
void TestStatisticsImport::seatsThatWereTakenOverCountForNobody() {
    engine::Setup setup;
    setup.options = record::defaultOptions(sample_.module());
    record::Seating seating;
    seating.names = {"Anna", "Ben"};
    seating.players = {"human", "human"};
    const auto match = sample_.module().newMatch(setup, seating);
    match->changePlayers({"easy", "human"}, engine::SeatSet::of(0), engine::SeatSet::of(1));
    while (!match->isOver()) {
        engine::ActionList legal;
        match->legalActions(legal);
        QVERIFY(!match->play(legal[0]));
    }
    const QString file = folder_->filePath(QStringLiteral("left.saga"));
    session::saveSaga(file, sample_.module(), *match);
    QCOMPARE(import({file}), 1);
    const statistics::PlayedGame game = Store(path_).games().front();
    QCOMPARE(game.seats, 2);
    QCOMPARE(game.players.size(), std::size_t{1});
    QCOMPARE(game.players[0].name, QStringLiteral("Ben"));
    QCOMPARE(game.players[0].seat, 1);
}

void TestStatisticsImport::brokenFilesChangeNothing() {
    QFile broken(folder_->filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no saga\n") > 0);
    broken.close();
    const QString cheated = altered(finished, "cheated.saga", QStringLiteral("action: "), QStringLiteral("action: x"));
    const QString foreign =
        altered(finished, "foreign.saga", QStringLiteral("game: sample"), QStringLiteral("game: unknown"));
    QCOMPARE(import({broken.fileName(), cheated, foreign, folder_->filePath(QStringLiteral("gone.saga")), finished}),
             1);
    QCOMPARE(Store(path_).files().size(), std::size_t{1});
}

void TestStatisticsImport::anImportCanBeEnded() {
    Store store(path_);
    int done = 0;
    QCOMPARE(statistics::importSagas(store, {.paths = {finished, finished, finished},
                                             .games = sample_.finder(),
                                             .goesOn = [&] { return done < 1; },
                                             .progress = [&](int files) { done = files; }}),
             1);
    QCOMPARE(done, 1);
}

HEOROT_SUITE(TestStatisticsImport)
#include "tst_statistics_import.moc"
