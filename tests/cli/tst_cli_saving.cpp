// SPDX-License-Identifier: GPL-3.0-or-later
// What the terminal says of saving, and how it quotes what was typed.
#include "cli.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

namespace {

const QString savedIn = QStringLiteral("The game is saved after every action in ");

}

class CliSaving : public QObject {
    Q_OBJECT

  private slots:
    void aCopyGoesOnlyIntoAFolderThatIsThere();
    void aCopyOverTheOwnFileIsNoCopy_data();
    void aCopyOverTheOwnFileIsNoCopy();
    void savedIsSaidOnceItIsTrue();
    void aFullDiskIsNotCalledSaved();
    void whatWasTypedIsQuotedPlainAndShort_data();
    void whatWasTypedIsQuotedPlainAndShort();

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

void CliSaving::aCopyGoesOnlyIntoAFolderThatIsThere() {
    const QString folder = home_.filePath(QStringLiteral("nowhere"));
    const CliResult result = play(newFile(), {QStringLiteral("save %1/x.saga").arg(folder)});
    QVERIFY2(result.out.contains(QStringLiteral("There is no such folder: %1\n").arg(folder)), qPrintable(result.out));
    QVERIFY(!QFileInfo::exists(folder));
}

void CliSaving::aCopyOverTheOwnFileIsNoCopy_data() {
    QTest::addColumn<QString>("way");
    QTest::newRow("by its path") << "%1/own.saga";
    QTest::newRow("by another path") << "%1/../own/own.saga";
}

void CliSaving::aCopyOverTheOwnFileIsNoCopy() {
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

/// A game that goes on is not written before something is decided.
void CliSaving::savedIsSaidOnceItIsTrue() {
    const QString file = newFile();
    QCOMPARE(play(file, {}).out.count(savedIn + file + u'\n'), 1);
    const auto goOn = [&](const QStringList& lines) {
        return runCli({QStringLiteral("play"), file}, home_.path(), lines).out.count(savedIn + file + u'\n');
    };
    QCOMPARE(goOn({}), 0);
    QCOMPARE(goOn({QStringLiteral("draw"), QStringLiteral("1")}), 1);
}

void CliSaving::aFullDiskIsNotCalledSaved() {
    const CliResult result = play(QStringLiteral("/proc/none/game.saga"), {QStringLiteral("draw")});
    QVERIFY2(!result.out.contains(savedIn), qPrintable(result.out));
    QVERIFY(result.out.contains(QStringLiteral("The game goes on without being saved.")));
}

void CliSaving::whatWasTypedIsQuotedPlainAndShort_data() {
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

void CliSaving::whatWasTypedIsQuotedPlainAndShort() {
    QFETCH(QString, typed);
    const CliResult result = play(newFile(), {typed});
    static const QRegularExpression raw(QStringLiteral("[\x01-\x09\x0b-\x1f\u202a-\u202e]"));
    QVERIFY2(!result.out.contains(raw), qPrintable(result.out));
    const QString answer = result.out.section(QStringLiteral("help> "), 1, 1);
    QVERIFY(!answer.isEmpty());
    QVERIFY2(answer.size() < 300, qPrintable(answer));
}

QTEST_GUILESS_MAIN(CliSaving)
#include "tst_cli_saving.moc"
