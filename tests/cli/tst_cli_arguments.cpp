// SPDX-License-Identifier: GPL-3.0-or-later
// Unusable arguments: one sentence each, exit status 2. And the output of commands with usable ones.
#include "cli.h"
#include "suite/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

class CliArguments : public QObject {
    Q_OBJECT

  private slots:
    void unusableArgumentsAreExplained_data();
    void unusableArgumentsAreExplained();
    void unwritableOutputIsReported();
    void gamesListsTheMovieWithItsOptions();
    void simulateRoundsUpToWholeRotations();
    void scenarioWritesAJunitReport();
    void failingScenarioGivesStatusOne();
    void checkDataNamesFileAndLine();
    void badFileOfThePlayerIsNamedWithAWayOut();
    void firstSeatCanBeNamed();
    void benchReportsNoAllocations();
    void perftCountsByFirstAction_data();
    void perftCountsByFirstAction();
    void helpListsEveryCommand_data();
    void helpListsEveryCommand();

  private:
    QTemporaryDir home_;
    CliResult run(const QStringList& arguments) const { return runCli(arguments, home_.path()); }
    CliResult runLine(const QString& arguments) const { return run(arguments.split(u' ')); }
    QString write(const QString& name, const QByteArray& text) const {
        QFile file(home_.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no temporary file");
        file.write(text);
        return file.fileName();
    }
};

void CliArguments::unusableArgumentsAreExplained_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* arguments, const char* sentence) {
        QTest::newRow(name) << QString::fromUtf8(arguments)
                            << QStringLiteral("heorot-cli: %1\n").arg(QString::fromUtf8(sentence));
    };
    row("unknown command", "dance", "“dance” is not a heorot-cli command; see “heorot-cli --help”");
    row("unknown option", "simulate --game movie --speed 3", "Unknown option 'speed'.");
    row("option without value", "simulate --game", "Missing value after '--game'.");
    row("no game", "play", "--game is missing; the games are: legend, movie, raiders");
    row("unknown game", "play --game chess",
        "--game: no plugin provides the game “chess”; the games are: legend, movie, raiders");
    row("no seats", "play --game movie", "--seats is missing; for example: --seats human:Anna,easy");
    QTest::newRow("empty seats") << QStringLiteral("play --game movie --seats ")
                                 << QStringLiteral("heorot-cli: --seats needs a value\n");
    row("option given twice",
        "play --game movie --seats easy,easy --option last-power=first --option last-power=unused",
        "--option: “last-power” is given twice");
    row("two names that look alike", "play --game movie --seats human:\u00e9,easy:e\u0301",
        "--seats: two players are called “\u00e9”");
    row("two names that differ in case", "play --game movie --seats human:Anna,easy:anna",
        "--seats: the names “Anna” and “anna” are too alike");
    row("saga without a name", "play --game movie --seats human,easy --saga=", "--saga needs a value");
    row("too few seats", "play --game movie --seats human", "--seats: the game is for 2 to 4 players, not for 1");
    row("too many seats", "simulate --game movie --seats easy,easy,easy,easy,easy",
        "--seats: the game is for 2 to 4 players, not for 5");
    row("empty seat", "play --game movie --seats human,",
        "--seats: “” is not a kind of player; use “human”, “random”, “v1”, “easy”, “medium”, “hard”, or "
        "“master”");
    row("unknown level", "play --game movie --seats human,expert",
        "--seats: “expert” is not a kind of player; use “human”, “random”, “v1”, “easy”, “medium”, “hard”, or "
        "“master”");
    row("unknown style", "play --game movie --seats human,hard-bald",
        "--seats: “bald” is not a style of computer player; use “bold”, “careful”, “grasping”, “spiteful”, "
        "“patient”, or “scheming”");
    row("level that the game lacks", "play --game raiders --seats human,seer",
        "--seats: “seer” is not a kind of player; use “human”, “random”, “v1”, “easy”, “medium”, “hard”, or "
        "“master”");
    row("level that the game lacks, without a name", "play --game raiders --seats human,seer:",
        "--seats: “seer” is not a kind of player; use “human”, “random”, “v1”, “easy”, “medium”, “hard”, or "
        "“master”");
    row("level of persons", "play --game movie --seats HUMAN,easy",
        "--seats: “HUMAN” is not a kind of player; use “human”, “random”, “v1”, “easy”, “medium”, “hard”, or "
        "“master”");
    row("unknown level simulated", "simulate --game movie --seats expert,easy",
        "--seats: “expert” is not a kind of player; use “random”, “v1”, “easy”, “medium”, “hard”, or “master”");
    row("name with a control character", "play --game movie --seats human:A\x01,easy",
        "--seats: a player’s name must be one line of text without control characters");
    row("saga with a control character", "play --game movie --seats human,easy --saga a\x01",
        "--saga: “a?”: a file name can’t contain control characters");
    row("saga that is a folder", "play --game movie --seats human,easy --saga /proc/",
        "--saga: “/proc/” is a folder; name a file in it, such as “/proc/game.saga”");
    row("saga that would be a folder", "play --game movie --seats human,easy --saga none/",
        "--saga: “none/” is a folder; name a file in it, such as “none/game.saga”");
    row("saga below a file", "play /dev/null/x.saga", "/dev/null/x.saga: /dev/null is not a folder");
    row("scenario below a file", "scenario /dev/null/x.yaml", "/dev/null/x.yaml: /dev/null is not a folder");
    row("check-data below a file", "check-data /dev/null/x", "check-data: /dev/null is not a folder");
    row("long name", "play --game movie --seats human:Hrothgar-lord-of-the-Danes,easy",
        "--seats: a player’s name can have at most 24 characters");
    row("unknown first seat", "play --game movie --seats easy:Anna,easy:Ben --first Carl",
        "--first: no player is called “Carl”; the choices are: Anna, Ben, random");
    row("name missing", "play --game movie --seats human:,easy", "--seats: a player needs a name");
    row("person simulated", "simulate --game movie --seats human,easy",
        "--seats: people can’t be simulated; name levels of computer players");
    row("unknown game option", "play --game movie --seats easy,easy --option colour=red",
        "--option: the game has no option “colour”; it has: act-3-board, last-power");
    row("unknown option value", "play --game movie --seats easy,easy --option last-power=maybe",
        "--option: “last-power” must be one of: unused, first");
    row("seed no number", "play --game movie --seats easy,easy --seed x",
        "--seed: “x” is not a whole number from 0 to 18446744073709551615");
    row("no games", "simulate --game movie --seats easy,easy --games 0",
        "--games: “0” is not a whole number from 1 to 10000000");
    row("no threads", "simulate --game movie --seats easy,easy --threads 0",
        "--threads: “0” is not a whole number from 1 to 256");
    row("language", "play --game movie --seats easy,easy --language tlh",
        "--language: there are no texts in “tlh”; the languages are: de, en, fr");
    row("language of any kind", "play --game movie --seats easy,easy --language *",
        "--language: there are no texts in “*”; the languages are: de, en, fr");
    row("seed with a sign", "play --game movie --seats easy,easy --seed +5",
        "--seed: “+5” is not a whole number from 0 to 18446744073709551615");
    row("given twice", "simulate --game movie --seats easy,easy --seed 1 --seed 2", "--seed is given twice");
    row("perft without seats", "perft --game movie --depth 2", "--seats is missing; for example: --seats 2");
    row("perft without depth", "perft --game movie --seats 2", "--depth is missing; for example: --depth 3");
    row("perft of too many seats", "perft --game movie --seats 5 --depth 2",
        "--seats: “5” is not a whole number from 2 to 4");
    row("perft of names", "perft --game movie --seats easy,easy --depth 2",
        "--seats: “easy,easy” is not a whole number from 2 to 4");
    row("perft of depth 0", "perft --game movie --seats 2 --depth 0",
        "--depth: “0” is not a whole number from 1 to 30");
    row("perft with an unknown option", "perft --game movie --seats 2 --depth 1 --option colour=red",
        "--option: the game has no option “colour”; it has: act-3-board, last-power");
    row("help in no language", "help --language tlh",
        "--language: there are no texts in “tlh”; the languages are: de, en, fr");
    row("surplus word of help", "help play", "help: unexpected argument “play”");
    row("surplus word", "games all", "games: unexpected argument “all”");
    row("surplus word of simulate", "simulate --game movie --seats easy,easy twice",
        "simulate: unexpected argument “twice”");
    row("seats of bench", "bench --seats easy,easy", "Unknown option 'seats'.");
    row("empty name of a file", "play ", "play: a file name is empty");
    row("scenario that is a device", "scenario /dev/null", "/dev/null: this is neither a file nor a folder");
    row("json that cannot be opened", "simulate --game movie --seats easy,easy --json nowhere/x.json",
        "--json: nowhere/x.json: No such file or directory");
    row("json in the place of a saga", "simulate --game movie --seats easy,easy --json mine.saga",
        "--json: “mine.saga” is the name of a saved game; choose a name that doesn’t end in .saga");
    row("report in the place of a saga", "scenario . --junit mine.SAGA",
        "--junit: “mine.SAGA” is the name of a saved game; choose a name that doesn’t end in .saga");
    row("two sagas", "play a.saga b.saga",
        "play: to resume, give one file and no arguments other than --language, --translations, --casual-undo, and "
        "--no-cover");
    row("missing saga", "play nowhere.saga", "nowhere.saga: there is no such file");
    row("no scenario", "scenario", "scenario: name at least one file or folder");
    row("scenario nowhere", "scenario nowhere", "nowhere: there is no such file or folder");
    row("check-data without folder", "check-data", "check-data: name one folder");
    row("check-data nowhere", "check-data nowhere", "check-data: there is no folder “nowhere”");
}

void CliArguments::unusableArgumentsAreExplained() {
    QFETCH(QString, arguments);
    QFETCH(QString, sentence);
    const CliResult result = runLine(arguments);
    QCOMPARE(result.errors, sentence);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
}

void CliArguments::unwritableOutputIsReported() {
    const CliResult result =
        runLine(QStringLiteral("simulate --game movie --seats random,random --games 2 --seed 1 --json /dev/full"));
    QCOMPARE(result.errors, QStringLiteral("heorot-cli: --json: /dev/full: No space left on device\n"));
    QCOMPARE(result.status, 2);
}

void CliArguments::gamesListsTheMovieWithItsOptions() {
    const CliResult result = run({QStringLiteral("games")});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QStringLiteral("movie     Beowulf: The Movie, 2 to 4 players, 30 to 60 minutes")));
    QVERIFY(result.out.contains(QStringLiteral("--option last-power=unused|first")));
}

void CliArguments::simulateRoundsUpToWholeRotations() {
    const CliResult result =
        runLine(QStringLiteral("simulate --game movie --seats random,random,random --games 10 --seed 1"));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QStringLiteral("(10 games rounded up to 12)")), qPrintable(result.out));
    QVERIFY2(result.out.endsWith(QStringLiteral("illegal moves: 0\n")), qPrintable(result.out));
}

void CliArguments::scenarioWritesAJunitReport() {
    const QString report = home_.filePath(QStringLiteral("report.xml"));
    const CliResult result =
        run({QStringLiteral("scenario"), QStringLiteral(HEOROT_SOURCE_DIR "/tests/scenarios/movie/scoring"),
             QStringLiteral("--junit"), report});
    QVERIFY2(result.status == 0, qPrintable(result.out + result.errors));
    QFile file(report);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("failures=\"0\""));
}

void CliArguments::failingScenarioGivesStatusOne() {
    const QString file =
        write(QStringLiteral("wrong.yaml"), "scenario: the pool starts with one tile\nsource: none\ngame: movie\n"
                                            "seats: [Anna, Ben]\nexpect:\n  to_move: Ben\n");
    const CliResult result = run({QStringLiteral("scenario"), file});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains(QStringLiteral("wrong.yaml:6: expect.to_move: expected: Ben, actual: Anna")),
             qPrintable(result.out));
    QVERIFY(result.out.endsWith(QStringLiteral("0 passed, 1 failed\n")));
}

void CliArguments::checkDataNamesFileAndLine() {
    QDir(home_.path()).mkpath(QStringLiteral("own/movie"));
    const QString folder = home_.filePath(QStringLiteral("own"));
    write(QStringLiteral("own/movie/movie.yaml"), "game: movie\nstart-points: {value: many, confidence: printed}\n");
    const CliResult wrong = run({QStringLiteral("check-data"), folder});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.out.contains(
                 QStringLiteral("movie.yaml:2: start-points.value: “many” is not a whole number from 0 to 1000")),
             qPrintable(wrong.out));
    QFile::remove(folder + QStringLiteral("/movie/movie.yaml"));
    QVERIFY(QFile::copy(QStringLiteral(HEOROT_SOURCE_DIR "/games/movie/data/movie.yaml"),
                        folder + QStringLiteral("/movie/movie.yaml")));
    const CliResult good = run({QStringLiteral("check-data"), folder});
    QCOMPARE(good.status, 0);
    QCOMPARE(good.out, QStringLiteral("movie: OK\n"));
}

void CliArguments::badFileOfThePlayerIsNamedWithAWayOut() {
    QDir(home_.path()).mkpath(QStringLiteral("heorot/data/movie"));
    const QString file = write(QStringLiteral("heorot/data/movie/movie.yaml"), "game: movie\nstart-points: many\n");
    const CliResult result = runLine(QStringLiteral("play --game movie --seats easy,easy"));
    QFile::remove(file);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.contains(file + QStringLiteral(":2: ")), qPrintable(result.errors));
    QVERIFY2(result.errors.contains(QStringLiteral("; remove this file to play with the shipped numbers")),
             qPrintable(result.errors));
}

void CliArguments::firstSeatCanBeNamed() {
    for (const QString& name : {QStringLiteral("Anna"), QStringLiteral("Ben")}) {
        const CliResult result =
            run({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"), QStringLiteral("--seats"),
                 QStringLiteral("random:Anna,random:Ben"), QStringLiteral("--first"), name});
        QVERIFY2(result.out.contains(QStringLiteral("Act I begins: Grendel. %1 goes first.").arg(name)),
                 qPrintable(result.errors));
    }
}

void CliArguments::benchReportsNoAllocations() {
    const CliResult result = runLine(QStringLiteral("bench --game movie"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count(QStringLiteral(" 0.00 allocations/game")), 3);
    QCOMPARE(result.out.count(QStringLiteral(" 0.00 allocations/iteration")), 3);
}

void CliArguments::perftCountsByFirstAction_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("arguments");
    QTest::newRow("movie") << "movie"
                           << "--seats 4 --depth 2 --seed 11 --option act-3-board=diagonal --option last-power=first";
    QTest::newRow("legend") << "legend"
                            << "--seats 3 --depth 3 --seed 7 --option advanced=false --option hard=true";
    QTest::newRow("raiders") << "raiders"
                             << "--seats 2 --depth 3 --seed 2 --option runic-terror=two";
}

void CliArguments::perftCountsByFirstAction() {
    QFETCH(QString, game);
    QFETCH(QString, arguments);
    const QStringList typed = QStringLiteral("perft --game %1 %2").arg(game, arguments).split(u' ');
    const CliResult result = run(typed);
    QCOMPARE(result.errors, QString());
    QCOMPARE(result.status, 0);
    QStringList lines = result.out.split(u'\n');
    QCOMPARE(lines.takeLast(), QString());
    const QString total = lines.takeLast();
    QVERIFY2(!lines.isEmpty(), qPrintable(result.out));
    qulonglong sum = 0;
    for (const QString& line : lines) sum += line.section(QStringLiteral(": "), 1).toULongLong();
    QCOMPARE(total, QStringLiteral("total: %1").arg(sum));
    QFile kept(QStringLiteral(HEOROT_SOURCE_DIR "/tests/playthroughs/%1/counts.txt").arg(game));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    const QString seed = QStringLiteral(" seed %1,").arg(typed[typed.indexOf(QStringLiteral("--seed")) + 1]);
    const QStringList counts = QString::fromUtf8(kept.readAll()).split(u'\n').filter(seed);
    QCOMPARE(counts.size(), 1);
    const qsizetype depth = typed[typed.indexOf(QStringLiteral("--depth")) + 1].toInt();
    QCOMPARE(QString::number(sum), counts.first().section(QStringLiteral(": "), 1).split(u' ').value(depth - 1));
}

void CliArguments::helpListsEveryCommand_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("--help") << "--help"
                            << "count the legal sequences of D actions, by first action";
    QTest::newRow("en") << "help --language en"
                        << "count the legal sequences of D actions, by first action";
    QTest::newRow("fr") << "help --language fr"
                        << "compter les suites légales de D actions, par première action";
    QTest::newRow("de") << "help --language de"
                        << "Folgen von D Aktionen zählen, nach der ersten Aktion";
}

void CliArguments::helpListsEveryCommand() {
    QFETCH(QString, arguments);
    QFETCH(QString, said);
    const CliResult result = runLine(arguments);
    QCOMPARE(result.errors, QString());
    QCOMPARE(result.status, 0);
    for (const char* command :
         {"games", "play", "simulate", "merge", "perft", "scenario", "check-data", "bench", "help"})
        QVERIFY2(result.out.contains(QStringLiteral("\n  %1 ").arg(QLatin1String(command))), qPrintable(result.out));
    QVERIFY2(result.out.contains(said), qPrintable(result.out));
    for (const QString& line : result.out.split(u'\n')) QVERIFY2(line.size() <= 100, qPrintable(line));
}

HEOROT_SUITE(CliArguments)
#include "tst_cli_arguments.moc"
