// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli coach`: the worst decisions of a player of a finished game, the same each time, without a change to the
// file.
#include "cli.h"
#include "suite/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

namespace {

const QString sagas = QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/");
const QString finished = sagas + QStringLiteral("movie/win-2-seats.saga");

QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}

class CliCoach : public QObject {
    Q_OBJECT

  private slots:
    void worstDecisionsAreListed();
    void wrongArgumentsAreRefused_data();
    void wrongArgumentsAreRefused();

  private:
    QTemporaryDir home_;

    CliResult coach(const QStringList& arguments) const {
        return runCli(QStringList{QStringLiteral("coach")} + arguments, home_.path());
    }
};

void CliCoach::worstDecisionsAreListed() {
    const QByteArray before = bytes(finished);
    const QStringList arguments{finished, QStringLiteral("--seat"), QStringLiteral("Sandra")};
    const CliResult result = coach(arguments);
    QCOMPARE(result.status, 0);
    static const QRegularExpression kept(
        QStringLiteral("^Sandra (won|didn’t win); the coach rates the decisions at [0-9]{1,3}%\\.\n"));
    QVERIFY2(result.out.contains(kept), qPrintable(result.out));
    for (const char* part : {"\nMove ", "\n Played: ", "\n Better: ", "\n Expected by the end: you "})
        QCOMPARE(result.out.count(QLatin1String(part)), 3);
    // Its reason is a sentence.
    static const QRegularExpression reason(QStringLiteral("\n Better: [^\n]+\n [A-Z][^\n]+\\.\n"));
    QCOMPARE(result.out.count(reason), 3);
    QCOMPARE(coach(arguments).out, result.out);
    QCOMPARE(bytes(finished), before);
}

void CliCoach::wrongArgumentsAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("why");
    QTest::newRow("no file") << QStringList{} << QStringLiteral("name one saved game");
    QTest::newRow("whose") << QStringList{finished} << QStringLiteral("name a player with --seat");
    QTest::newRow("another name") << QStringList{finished, QStringLiteral("--seat"), QStringLiteral("Xyz")}
                                  << QStringLiteral("no player named “Xyz”");
}

void CliCoach::wrongArgumentsAreRefused() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, why);
    const CliResult result = coach(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.contains(why), qPrintable(result.errors));
}

HEOROT_SUITE(CliCoach)
#include "tst_cli_coach.moc"
