// SPDX-License-Identifier: GPL-3.0-or-later
// heorot-cli statistics: finished games of the folder are counted, listed and written as a table. Killing it while it
// counts loses nothing.
#include "cli.h"
#include "engine/random.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace heorot;
using namespace heorot::test;

class CliStatistics final : public QObject {
    Q_OBJECT

  private slots:
    void init() { home_ = std::make_unique<QTemporaryDir>(); }
    void withoutGamesItSaysSo();
    void finishedGamesAreListed();
    void tablesAreWritten();
    void wrongArgumentsAreRefused();
    void killingLosesNothing();

  private:
    CliResult statistics(QStringList arguments = {}) const {
        arguments.prepend(QStringLiteral("statistics"));
        return runCli(arguments, home_->path());
    }
    /// The kept sagas of the games, into the folder of sagas; returns how many there are.
    int putSagas() const {
        QDir folder(home_->filePath(QStringLiteral("heorot/sagas")));
        if (!folder.mkpath(folder.path())) qFatal("no folder");
        int put = 0;
        for (const char* game : {"movie", "legend"}) {
            const QDir kept(QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/") + QLatin1String(game));
            for (const QString& name : kept.entryList({QStringLiteral("*.saga")}))
                put += QFile::copy(kept.filePath(name), folder.filePath(QLatin1String(game) + u'-' + name)) ? 1 : 0;
        }
        return put;
    }
    /// Rows of the table, without its head, and the number of games in them.
    std::pair<int, int> counted() const {
        const QString csv = home_->filePath(QStringLiteral("all.csv"));
        const CliResult result = statistics({QStringLiteral("--csv"), csv});
        if (result.status != 0) qFatal("%s", qPrintable(result.errors));
        QFile file(csv);
        if (!file.open(QIODevice::ReadOnly)) qFatal("no table");
        const QStringList rows = QString::fromUtf8(file.readAll()).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QSet<QString> games;
        for (const QString& row : rows.mid(1)) games << row.section(u',', 0, 0);
        return {static_cast<int>(rows.size()) - 1, static_cast<int>(games.size())};
    }

    std::unique_ptr<QTemporaryDir> home_;
};

void CliStatistics::withoutGamesItSaysSo() {
    const CliResult result = statistics();
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("No finished game has been counted yet.\n"));
}

void CliStatistics::finishedGamesAreListed() {
    QVERIFY(putSagas() > 10);
    const CliResult all = statistics();
    QCOMPARE(all.status, 0);
    QVERIFY2(all.out.contains(QStringLiteral("Beowulf: The Movie\n")), qPrintable(all.out));
    QVERIFY2(all.out.contains(QRegularExpression(QStringLiteral("\\n  Sandra: \\d+ games, \\d+ won, average place"))),
             qPrintable(all.out));
    const CliResult one = statistics({QStringLiteral("--game"), QStringLiteral("legend")});
    QVERIFY(!one.out.contains(QStringLiteral("Movie")));
    QCOMPARE(statistics().out, all.out);
}

void CliStatistics::tablesAreWritten() {
    const int sagas = putSagas();
    const auto [rows, games] = counted();
    QCOMPARE(games, sagas);
    QVERIFY(rows >= 2 * games);
}

void CliStatistics::wrongArgumentsAreRefused() {
    const QStringList saga{QStringLiteral("--csv"), QStringLiteral("x.saga")};
    QVERIFY(statistics(saga).errors.contains(QStringLiteral("saved game")));
    QCOMPARE(statistics(saga).status, 2);
    QCOMPARE(statistics({QStringLiteral("--game"), QStringLiteral("chess")}).status, 2);
    const CliResult nowhere = statistics({QStringLiteral("--csv"), QStringLiteral("/dev/null/x.csv")});
    QCOMPARE(nowhere.status, 2);
    QVERIFY2(nowhere.errors.contains(QStringLiteral("/dev/null is not a folder")), qPrintable(nowhere.errors));
}

void CliStatistics::killingLosesNothing() {
    const int sagas = putSagas();
    engine::Pcg delays(7);
    int underWay = 0;
    for (int i = 0; i < 12; ++i) {
        QDir(home_->filePath(QStringLiteral("heorot"))).remove(QStringLiteral("statistics.sqlite"));
        QProcess process;
        prepare(process, {QStringLiteral("statistics")}, home_->path());
        process.start();
        QVERIFY(process.waitForStarted());
        QThread::msleep(10 + delays.below(250));
        underWay += process.state() == QProcess::Running ? 1 : 0;
        process.kill();
        process.waitForFinished();
        QCOMPARE(counted().second, sagas);
        QVERIFY(QDir(home_->filePath(QStringLiteral("heorot"))).entryList({QStringLiteral("*damaged*")}).isEmpty());
    }
    QVERIFY2(underWay > 2, qPrintable(QString::number(underWay)));
}

HEOROT_SUITE(CliStatistics)
#include "tst_cli_statistics.moc"
