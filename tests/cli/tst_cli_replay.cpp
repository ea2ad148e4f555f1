// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli replay`: the steps of a saga and the table they lead to, without a change to the file and without a
// secret of a game that goes on.
#include "cli.h"
#include "suite/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

namespace {

const QString finished = QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/legend/base-2-seats.saga");

QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Lines of the log that begin a step.
int stepsIn(const QString& text) {
    static const QRegularExpression step(QStringLiteral("^ *[0-9]+ [^ .]+$"), QRegularExpression::MultilineOption);
    return static_cast<int>(text.count(step));
}

}

class CliReplay : public QObject {
    Q_OBJECT

  private slots:
    void finishedGamesAreShownToTheEnd();
    void untilStopsAfterTheStep();
    void seatsSeeTheirOwnHandsOnceTheGameIsOver();
    void runningGamesShowNoHand();
    void wrongArgumentsAreRefused_data();
    void wrongArgumentsAreRefused();

  private:
    QTemporaryDir home_;

    CliResult replay(const QStringList& arguments) const {
        return runCli(QStringList{QStringLiteral("replay")} + arguments, home_.path());
    }
    /// A saga of two persons that goes on.
    QString running() const {
        const QString path = home_.filePath(QStringLiteral("running.saga"));
        if (QFile::exists(path)) return path;
        const CliResult begun =
            runCli({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"),
                    QStringLiteral("--seats"), QStringLiteral("human:Anna,human:Bo"), QStringLiteral("--first"),
                    QStringLiteral("Anna"), QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--saga"),
                    path, QStringLiteral("--no-cover")},
                   home_.path(), {QString(), QStringLiteral("1"), QStringLiteral("quit")});
        if (begun.status != 0) qFatal("%s", qPrintable(begun.errors));
        return path;
    }
};

void CliReplay::finishedGamesAreShownToTheEnd() {
    const QByteArray before = bytes(finished);
    const CliResult result = replay({finished});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QLatin1String("Final scores")), qPrintable(result.out.right(500)));
    QVERIFY(stepsIn(result.out) > 30);
    QCOMPARE(bytes(finished), before);
}

void CliReplay::untilStopsAfterTheStep() {
    const CliResult none = replay({finished, QStringLiteral("--until"), QStringLiteral("0")});
    const CliResult three = replay({finished, QStringLiteral("--until"), QStringLiteral("3")});
    QCOMPARE(none.status, 0);
    QCOMPARE(stepsIn(none.out), 0);
    QCOMPARE(three.status, 0);
    QCOMPARE(stepsIn(three.out), 3);
    QVERIFY(!three.out.contains(QLatin1String("Final scores")));
    QVERIFY(replay({finished}).out.startsWith(three.out.section(QStringLiteral("\n\n"), 0, 0)));
}

void CliReplay::seatsSeeTheirOwnHandsOnceTheGameIsOver() {
    const QString seat = QStringLiteral("--seat");
    const CliResult all = replay({finished, QStringLiteral("--until"), QStringLiteral("0")});
    const CliResult one =
        replay({finished, QStringLiteral("--until"), QStringLiteral("0"), seat, QStringLiteral("Sandra")});
    QCOMPARE(one.status, 0);
    QVERIFY(one.out != all.out);
}

void CliReplay::runningGamesShowNoHand() {
    const QString path = running();
    const QByteArray before = bytes(path);
    const CliResult open = replay({path});
    QCOMPARE(open.status, 0);
    QCOMPARE(bytes(path), before);
    const CliResult asked = replay({path, QStringLiteral("--seat"), QStringLiteral("Anna")});
    QCOMPARE(asked.status, 2);
    QVERIFY2(asked.errors.contains(QLatin1String("not over")), qPrintable(asked.errors));
    QVERIFY(asked.out.isEmpty());
}

void CliReplay::wrongArgumentsAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("why");
    QTest::newRow("no file") << QStringList{} << QStringLiteral("name one saved game");
    QTest::newRow("two files") << QStringList{finished, finished} << QStringLiteral("name one saved game");
    QTest::newRow("not there") << QStringList{QStringLiteral("gone.saga")} << QStringLiteral("gone.saga");
    QTest::newRow("a step too many") << QStringList{finished, QStringLiteral("--until"), QStringLiteral("100000")}
                                     << QStringLiteral("--until");
    QTest::newRow("another name") << QStringList{finished, QStringLiteral("--seat"), QStringLiteral("Xyz")}
                                  << QStringLiteral("no player named “Xyz”");
}

void CliReplay::wrongArgumentsAreRefused() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, why);
    const CliResult result = replay(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.contains(why), qPrintable(result.errors));
}

HEOROT_SUITE(CliReplay)
#include "tst_cli_replay.moc"
