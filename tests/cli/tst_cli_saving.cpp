// SPDX-License-Identifier: GPL-3.0-or-later
// What the terminal says about saving, and how it quotes typed text.
#include "cli.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QString savedIn = QStringLiteral("The game is saved after every action in ");

}

class CliSaving : public QObject {
    Q_OBJECT

  private slots:
    void copyNeedsAnExistingFolder();
    void copyOverTheOwnFileIsRefused_data();
    void copyOverTheOwnFileIsRefused();
    void fileNameIsCompletedBeforeChecking_data();
    void fileNameIsCompletedBeforeChecking();
    void newGameCompletesItsFileName();
    void unsavedGameIsLeftOnlyIfConfirmed_data();
    void unsavedGameIsLeftOnlyIfConfirmed();
    void finishedGameCanStillBeSaved();
    void noHandStaysOnTheScreenAfterLeaving();
    void undecodableNameIsRefused();
    void savedIsReportedOnlyAfterSaving();
    void fullDiskIsReported();
    void gameWithoutAFileCanBeSavedElsewhere_data();
    void gameWithoutAFileCanBeSavedElsewhere();
    void tildeAndFoldersAreHandled_data();
    void tildeAndFoldersAreHandled();
    void demoIsNotAskedToType();
    void typedTextIsQuotedPlainAndShort_data();
    void typedTextIsQuotedPlainAndShort();

  private:
    QTemporaryDir home_;
    int files_ = 0;
    QString newFile() { return home_.filePath(QStringLiteral("game-%1.saga").arg(++files_)); }
    CliResult play(const QString& file, const QStringList& lines) const {
        return runCli({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"),
                       QStringLiteral("--seed"), QStringLiteral("3"), QStringLiteral("--seats"),
                       QStringLiteral("human:Anna,easy"), QStringLiteral("--saga"), file},
                      home_.path(), lines);
    }
};

void CliSaving::copyNeedsAnExistingFolder() {
    const QString folder = home_.filePath(QStringLiteral("nowhere"));
    const CliResult result = play(newFile(), {QStringLiteral("save %1/x.saga").arg(folder)});
    QVERIFY2(result.out.contains(QStringLiteral("There is no such folder: %1\n").arg(folder)), qPrintable(result.out));
    QVERIFY(!QFileInfo::exists(folder));
    // The missing folder is named, not where the path would lead.
    const QString back = home_.filePath(QStringLiteral("none/../x.saga"));
    const CliResult named = play(newFile(), {QStringLiteral("save ") + back});
    QVERIFY2(
        named.out.contains(QStringLiteral("There is no such folder: %1\n").arg(home_.filePath(QStringLiteral("none")))),
        qPrintable(named.out));
}

void CliSaving::copyOverTheOwnFileIsRefused_data() {
    QTest::addColumn<QString>("way");
    QTest::newRow("by its path") << "%1/own.saga";
    QTest::newRow("by another path") << "%1/../own/own.saga";
}

void CliSaving::copyOverTheOwnFileIsRefused() {
    QFETCH(QString, way);
    const QString folder = home_.filePath(QStringLiteral("own"));
    QVERIFY(QDir(folder).removeRecursively() && QDir().mkpath(folder));
    const QString file = folder + QStringLiteral("/own.saga");
    const QString typed = way.arg(folder);
    const CliResult result = play(file, {QStringLiteral("save ") + typed});
    QVERIFY2(
        result.out.contains(QStringLiteral("The game is saved there already, after every action: %1\n").arg(typed)),
        qPrintable(result.out));
    QVERIFY(!result.out.contains(QStringLiteral("A copy")));
}

void CliSaving::fileNameIsCompletedBeforeChecking_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("whole");
    QTest::newRow("whole name") << "anna.saga"
                                << "anna.saga";
    QTest::newRow("without its ending") << "anna"
                                        << "anna.saga";
    QTest::newRow("with a dot") << "anna.2"
                                << "anna.2.saga";
}

void CliSaving::fileNameIsCompletedBeforeChecking() {
    QFETCH(QString, typed);
    QFETCH(QString, whole);
    const QString folder = home_.filePath(QStringLiteral("whole"));
    QVERIFY(QDir(folder).removeRecursively() && QDir().mkpath(folder));
    const QString save = QStringLiteral("save %1/%2").arg(folder, typed);
    const QString there = folder + u'/' + whole;
    QVERIFY(play(newFile(), {save}).out.contains(QStringLiteral("A copy is saved in %1\n").arg(there)));
    const QByteArray before = contentOf(there);
    QVERIFY(before.startsWith("# A saga"));
    const CliResult result = play(newFile(), {QStringLiteral("draw"), save});
    QVERIFY2(result.out.contains(QStringLiteral("%1 already exists and isn’t this game").arg(there)),
             qPrintable(result.out));
    QCOMPARE(contentOf(there), before);
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), QStringList{whole});
}

void CliSaving::newGameCompletesItsFileName() {
    const QString file = newFile();
    QVERIFY(play(file.chopped(5), {}).out.contains(savedIn + file));
    QVERIFY(QFileInfo::exists(file));
    const CliResult again = play(file.chopped(5), {});
    QCOMPARE(again.status, 2);
    QVERIFY2(again.errors.contains(file + QStringLiteral("” exists")), qPrintable(again.errors));
}

void CliSaving::unsavedGameIsLeftOnlyIfConfirmed_data() {
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<int>("asked");
    QTest::addColumn<QString>("last");
    const QString notSaved = QStringLiteral("The game couldn’t be saved.");
    QTest::newRow("leave") << QStringList{QStringLiteral("leave"), QStringLiteral("draw")} << 1 << notSaved;
    QTest::newRow("another word") << QStringList{QStringLiteral("quit"), QString(), QStringLiteral("leave")} << 3
                                  << notSaved;
    QTest::newRow("end of the input") << QStringList() << 1 << notSaved;
    QTest::newRow("stay") << QStringList{QStringLiteral("stay"), QStringLiteral("table"), QStringLiteral("quit"),
                                         QStringLiteral("leave")}
                          << 2 << notSaved;
    QTest::newRow("save") << QStringList{QStringLiteral("save %1")} << 1
                          << QStringLiteral("The game is saved. Resume it with: ");
    QTest::newRow("save where it cannot be")
        << QStringList{QStringLiteral("save /proc/none/x"), QStringLiteral("save"), QStringLiteral("leave")} << 3
        << notSaved;
}

/// Leaving an unsaved game asks until there is an answer.
void CliSaving::unsavedGameIsLeftOnlyIfConfirmed() {
    QFETCH(QStringList, typed);
    QFETCH(int, asked);
    QFETCH(QString, last);
    const QString kept = newFile();
    QStringList lines{QStringLiteral("draw"), QStringLiteral("quit")};
    for (const QString& line : typed) lines << (line.contains(u'%') ? line.arg(kept.chopped(5)) : line);
    const CliResult result = play(QStringLiteral("/proc/none/game.saga"), lines);
    const bool isKept = last.contains(QStringLiteral("Resume"));
    QCOMPARE(result.status, isKept ? 0 : 2);
    QCOMPARE(result.out.count(QStringLiteral("The game isn’t saved. Type save FILE")), asked);
    const QString end = result.out.trimmed().section(u'\n', -1);
    QVERIFY2(end.contains(last), qPrintable(result.out));
    QCOMPARE(QFileInfo::exists(kept), isKept);
    if (QFileInfo::exists(kept)) QVERIFY(contentOf(kept).contains("action: draw"));
}

void CliSaving::finishedGameCanStillBeSaved() {
    const QString kept = newFile();
    QStringList lines(400, QStringLiteral("1"));
    lines << QStringLiteral("save ") + kept;
    const CliResult result = play(QStringLiteral("/proc/none/game.saga"), lines);
    QVERIFY(result.out.contains(QStringLiteral("Final scores")));
    QVERIFY2(contentOf(kept).contains("\nover: true\n"), qPrintable(result.out.right(600)));
}

/// In a game of several people, the next person sees nothing of the previous hand.
void CliSaving::noHandStaysOnTheScreenAfterLeaving() {
    const QString file = newFile();
    const CliResult result =
        runCli({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"), QStringLiteral("--seats"),
                QStringLiteral("human:Anna,human:Ben"), QStringLiteral("--saga"), file, QStringLiteral("--no-cover")},
               home_.path(), {QString(), QStringLiteral("table"), QStringLiteral("quit")});
    QCOMPARE(result.status, 0);
    const QString across(72, u'-'); // where a terminal would be cleared
    const QString end = result.out.section(across, -1).trimmed() + u'\n';
    QVERIFY2(end.startsWith(QStringLiteral("The game is saved. Resume it with: ")), qPrintable(end));
    QCOMPARE(end.count(u'\n'), 1);
}

void CliSaving::undecodableNameIsRefused() {
    const QString file = newFile();
    play(file, {});
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("CLI"), QStringLiteral(HEOROT_BINARY_DIR "/bin/heorot-cli"));
    environment.insert(QStringLiteral("SAGA"), file);
    environment.insert(QStringLiteral("HOME"), home_.path());
    shell.setProcessEnvironment(environment);
    shell.setWorkingDirectory(home_.path());
    shell.start(QStringLiteral("sh"),
                {QStringLiteral("-c"), QStringLiteral("name=$(printf 'caf\\351.saga'); cp \"$SAGA\" \"$name\"; "
                                                      "\"$CLI\" play \"$name\"; code=$?; rm \"$name\"; exit $code")});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 2);
    const QString said = QString::fromUtf8(shell.readAllStandardError());
    QVERIFY2(said.contains(QStringLiteral(".saga: this name is not valid UTF-8; retype it or rename the file")),
             qPrintable(said));
}

/// A resumed game is not written before the next decision.
void CliSaving::savedIsReportedOnlyAfterSaving() {
    const QString file = newFile();
    QCOMPARE(play(file, {}).out.count(savedIn + file + u'\n'), 1);
    const auto goOn = [&](const QStringList& lines) {
        return runCli({QStringLiteral("play"), file}, home_.path(), lines).out.count(savedIn + file + u'\n');
    };
    QCOMPARE(goOn({}), 0);
    QCOMPARE(goOn({QStringLiteral("draw"), QStringLiteral("1")}), 1);
}

void CliSaving::fullDiskIsReported() {
    const CliResult result = play(QStringLiteral("/proc/none/game.saga"), {QStringLiteral("draw")});
    QVERIFY2(!result.out.contains(savedIn), qPrintable(result.out));
    QVERIFY(result.out.contains(QStringLiteral("The game continues unsaved.")));
}

void CliSaving::gameWithoutAFileCanBeSavedElsewhere_data() {
    QTest::addColumn<QString>("home");
    QTest::addColumn<QString>("data");
    QTest::addColumn<QString>("why");
    QTest::newRow("below a file") << "/dev/null/home"
                                  << "/dev/null/home"
                                  << "/dev/null is not a folder";
    QTest::newRow("where nothing can be made") << "/proc/none"
                                               << "/proc/none"
                                               << "no folder can be created in /proc: ";
    QTest::newRow("no home") << "/"
                             << ""
                             << "the user has no home folder";
}

/// Reported once, with the reason.
void CliSaving::gameWithoutAFileCanBeSavedElsewhere() {
    QFETCH(QString, home);
    QFETCH(QString, data);
    QFETCH(QString, why);
    QProcess process;
    prepare(process,
            {QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"), QStringLiteral("--seats"),
             QStringLiteral("human:Anna,easy")},
            home);
    QProcessEnvironment environment = process.processEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), data);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start();
    const QString kept = newFile();
    process.write("draw\n1\nsave " + kept.toUtf8() + "\nquit\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    const QString out = QString::fromUtf8(process.readAll());
    QVERIFY2(out.count(why) == 1 && out.count(QStringLiteral("The game continues unsaved.")) == 1, qPrintable(out));
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(contentOf(kept).contains("action: draw"));
}

void CliSaving::tildeAndFoldersAreHandled_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("told");
    QTest::newRow("at home") << "~/kept" << QStringLiteral("A copy is saved in %1/kept.saga\n");
    QTest::newRow("home itself") << "~" << QStringLiteral("%1/ is a folder. Name a file in it.\n");
    QTest::newRow("this folder") << "." << QStringLiteral(". is a folder. Name a file in it.\n");
    QTest::newRow("the folder around") << ".." << QStringLiteral(".. is a folder. Name a file in it.\n");
    QTest::newRow("a folder") << "/proc/" << QStringLiteral("/proc/ is a folder. Name a file in it.\n");
    QTest::newRow("below a file") << "/dev/null/x"
                                  << QStringLiteral(
                                         "/dev/null/x.saga: the game can’t be saved here: /dev/null is not a folder\n");
}

void CliSaving::tildeAndFoldersAreHandled() {
    QFETCH(QString, typed);
    QFETCH(QString, told);
    const CliResult result = play(newFile(), {QStringLiteral("save ") + typed});
    if (told.contains(u'%')) told = told.arg(home_.path());
    QVERIFY2(result.out.contains(QStringLiteral("help> ") + told), qPrintable(result.out));
}

void CliSaving::demoIsNotAskedToType() {
    const CliResult result =
        runCli({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"), QStringLiteral("--seats"),
                QStringLiteral("random,random"), QStringLiteral("--saga"), QStringLiteral("/dev/null/x.saga")},
               home_.path());
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out.count(QStringLiteral("the game can’t be saved here: /dev/null is not a folder")), 1);
    QVERIFY2(!result.out.contains(QStringLiteral("save FILE")), qPrintable(result.out));
}

void CliSaving::typedTextIsQuotedPlainAndShort_data() {
    QTest::addColumn<QString>("typed");
    const QString bad = QStringLiteral("\x1b[31m\u202ered\x07");
    QTest::newRow("no action") << bad;
    QTest::newRow("no end") << QStringLiteral("place thane ") + bad;
    QTest::newRow("help") << QStringLiteral("help ") + bad;
    QTest::newRow("save") << QStringLiteral("save ") + bad;
    QTest::newRow("save over another") << QStringLiteral("save /dev/../") + bad;
    QTest::newRow("long") << QString(200'000, u'x');
    QTest::newRow("long number") << QString(18, u'9');
    QTest::newRow("long help") << QStringLiteral("help ") + QString(200'000, u'x');
}

void CliSaving::typedTextIsQuotedPlainAndShort() {
    QFETCH(QString, typed);
    const CliResult result = play(newFile(), {typed});
    static const QRegularExpression raw(QStringLiteral("[\x01-\x09\x0b-\x1f\u202a-\u202e]"));
    QVERIFY2(!result.out.contains(raw), qPrintable(result.out));
    const QString answer = result.out.section(QStringLiteral("help> "), 1, 1);
    QVERIFY(!answer.isEmpty());
    QVERIFY2(answer.size() < 300, qPrintable(answer));
}

HEOROT_SUITE(CliSaving)
#include "tst_cli_saving.moc"
