// SPDX-License-Identifier: GPL-3.0-or-later
// A player's own data: what check-data reports for a folder, and how the other commands report bad files.
#include "cli.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace heorot::test;

namespace {

const QString nothingRead = QStringLiteral("legend: no file in this folder is used, so the shipped data stays in use; "
                                           "expected: legend.yaml, corrections.yaml\n");

}

class CliData : public QObject {
    Q_OBJECT

  private slots:
    void init() { home_ = std::make_unique<QTemporaryDir>(); }

    void ignoredFilesAreNamed_data();
    void ignoredFilesAreNamed();
    void ignoredFileBesideAGoodOneIsNamed();
    void correctionsAreChecked_data();
    void correctionsAreChecked();
    void brokenLinkIsRefused();
    void folderInPlaceOfAFileIsRefused();
    void refusalIsOneShortLine_data();
    void refusalIsOneShortLine();
    void everyCommandSaysWhyAGameIsRefused();
    void scenariosUseTheShippedData();

  private:
    std::unique_ptr<QTemporaryDir> home_;
    QString own(const QString& name) const { return home_->filePath(QStringLiteral("heorot/data/") + name); }
    CliResult check() const { return runCli({QStringLiteral("check-data"), own({})}, home_->path()); }
    void write(const QString& name, const QByteArray& text) const {
        QFile file(own(name));
        if (!QDir().mkpath(QFileInfo(file).path()) || !file.open(QIODevice::WriteOnly) ||
            file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
    }
    static QByteArray shipped(const char* game) {
        QFile file(QStringLiteral(HEOROT_SOURCE_DIR "/games/%1/data/%1.yaml").arg(QLatin1String(game)));
        if (!file.open(QIODevice::ReadOnly)) qFatal("no data of %s", game);
        return file.readAll();
    }
};

void CliData::ignoredFilesAreNamed_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("said");
    const QString no =
        QStringLiteral("%1: this is not a game’s folder and is ignored; the games are: legend, movie, raiders\n");
    QTest::newRow("other name") << "legend/other.yaml"
                                << QStringLiteral("legend/other.yaml: this file is not used\n") + nothingRead;
    QTest::newRow("other case") << "legend/Legend.yml"
                                << QStringLiteral("legend/Legend.yml: this file is not used\n") + nothingRead;
    QTest::newRow("no game") << "nogame/x.yaml" << no.arg(QStringLiteral("nogame"));
    QTest::newRow("beside the folders") << "legend.yaml" << no.arg(QStringLiteral("legend.yaml"));
}

void CliData::ignoredFilesAreNamed() {
    QFETCH(QString, file);
    QFETCH(QString, said);
    write(file, shipped("legend"));
    const CliResult result = check();
    QCOMPARE(result.out, said);
    QCOMPARE(result.status, 1);
}

void CliData::ignoredFileBesideAGoodOneIsNamed() {
    write(QStringLiteral("legend/legend.yaml"), shipped("legend"));
    write(QStringLiteral("legend/notes.txt"), "draw one more?");
    const CliResult result = check();
    QCOMPARE(result.out, QStringLiteral("legend/notes.txt: this file is not used\nlegend: OK\n"));
    QCOMPARE(result.status, 0);
}

void CliData::correctionsAreChecked_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("said");
    const QString corrections = QStringLiteral("movie/corrections.yaml");
    const QString why =
        QStringLiteral(": movie.yaml:11: figures.beowulf.diamonds: “12” is not a whole number from 1 to 9\n");
    QTest::newRow("good") << corrections << QByteArray("5") << QStringLiteral("movie: OK\n");
    // @ is the folder.
    QTest::newRow("out of range") << corrections << QByteArray("12") << u'@' + corrections + why;
    QTest::newRow("another kind") << corrections << QByteArray("many")
                                  << u'@' + corrections +
                                         QStringLiteral(
                                             ":9: movie.yaml figures.beowulf.diamonds: “many” can’t replace “4”\n");
    QTest::newRow("not finished") << QStringLiteral("movie/corrections-draft.yaml") << QByteArray("12")
                                  << QStringLiteral("movie/corrections-draft.yaml") + why;
}

void CliData::correctionsAreChecked() {
    QFETCH(QString, file);
    QFETCH(QByteArray, value);
    QFETCH(QString, said);
    write(file, "# Mine.\ncorrections: 1\ngame: movie\ndata: \"0123456789abcdef\"\nvalues:\n  - file: movie.yaml\n"
                "    path: figures.beowulf.diamonds\n    was: 4\n    is: " +
                    value + "\n");
    const CliResult result = check();
    QCOMPARE(result.out, QString(said).replace(u'@', own({})));
    QCOMPARE(result.status, said.endsWith(QLatin1String("OK\n")) ? 0 : 1);
}

void CliData::brokenLinkIsRefused() {
    const QString file = own(QStringLiteral("legend/legend.yaml"));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()) && QFile::link(file, file));
    QCOMPARE(check().out, file + QStringLiteral(": this is not a file\n"));
    QCOMPARE(check().status, 1);
    const CliResult play = runCli(QStringLiteral("play --game legend --seats easy,easy").split(u' '), home_->path());
    QCOMPARE(play.status, 2);
    QVERIFY2(play.errors.contains(file), qPrintable(play.errors));
}

void CliData::folderInPlaceOfAFileIsRefused() {
    const QString file = own(QStringLiteral("legend/legend.yaml"));
    QVERIFY(QDir().mkpath(file));
    QCOMPARE(check().out, file + QStringLiteral(": this is not a file\n"));
}

void CliData::refusalIsOneShortLine_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("empty") << QByteArray() << ":1: the file is empty";
    QTest::newRow("blank") << QByteArray("\n \n") << ":1: the file is empty";
    QTest::newRow("a comment") << QByteArray("# nothing\n") << ":1: the file is empty";
    QTest::newRow("too large") << QByteArray("# ").leftJustified(5'000'000, 'x') << ":1: the file is larger than 4 MiB";
    QTest::newRow("two lines") << QByteArray("game: |\n  one\n  two\n")
                               << ":1: game: this file belongs to the game “one two ”, not to “raiders”";
    QTest::newRow("long")
        << "game: " + QByteArray(200'000, 'x')
        << QStringLiteral(":1: game: this file belongs to the game “%1...”, not to “raiders”").arg(QString(60, u'x'));
    QTest::newRow("missing") << QByteArray("game: raiders\n") << ":1: “rounds” is missing here";
}

void CliData::refusalIsOneShortLine() {
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    write(QStringLiteral("raiders/raiders.yaml"), text);
    const CliResult result = check();
    QCOMPARE(result.out, own(QStringLiteral("raiders/raiders.yaml")) + said + u'\n');
    QCOMPARE(result.status, 1);
}

void CliData::everyCommandSaysWhyAGameIsRefused() {
    const QString saga = home_->filePath(QStringLiteral("a.saga"));
    QCOMPARE(runCli({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("raiders"),
                     QStringLiteral("--seats"), QStringLiteral("human,easy"), QStringLiteral("--saga"), saga},
                    home_->path())
                 .status,
             0);
    write(QStringLiteral("raiders/raiders.yaml"), "game: raiders\n");
    const QString why =
        QStringLiteral("the game “raiders” can’t be played: %1:1: “rounds” is missing here; remove this file "
                       "to play with the shipped numbers\n")
            .arg(own(QStringLiteral("raiders/raiders.yaml")));
    const CliResult goOn = runCli({QStringLiteral("play"), saga}, home_->path());
    QCOMPARE(goOn.errors, QStringLiteral("heorot-cli: a.saga:3: game: ") + why);
    QCOMPARE(goOn.status, 2);
    for (const char* verb : {"play --game raiders --seats easy,easy", "simulate --game raiders --seats easy,easy"})
        QCOMPARE(runCli(QString::fromLatin1(verb).split(u' '), home_->path()).errors,
                 QStringLiteral("heorot-cli: ") + why);
    QCOMPARE(runCli({QStringLiteral("games")}, home_->path()).errors.section(u':', 0, 0), QStringLiteral("raiders"));
}

void CliData::scenariosUseTheShippedData() {
    const QByteArray start = "fighting2: 1}, draw: 5";
    const QByteArray data = shipped("legend");
    QVERIFY(data.contains(start));
    write(QStringLiteral("legend/legend.yaml"), QByteArray(data).replace(start, "fighting2: 1}, draw: 6"));
    const CliResult result = runCli(
        {QStringLiteral("scenario"), QStringLiteral(HEOROT_SOURCE_DIR "/tests/scenarios/legend/setup")}, home_->path());
    QVERIFY2(result.status == 0, qPrintable(result.out));
}

HEOROT_SUITE(CliData)
#include "tst_cli_data.moc"
