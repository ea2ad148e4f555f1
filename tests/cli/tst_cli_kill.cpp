// SPDX-License-Identifier: GPL-3.0-or-later
// Killing a program while it saves leaves the old file or the new one, never a broken one.
#include "cli.h"
#include "suite/suite.h"

#include "engine/random.h"
#include "plugin/catalog.h"
#include "session/saga_file.h"
#include "session/whole_file.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace heorot;
using namespace heorot::test;

class CliKill : public QObject {
    Q_OBJECT

  private slots:
    void killingNeverDamagesTheSaga();
};

void CliKill::killingNeverDamagesTheSaga() {
    QTemporaryDir home;
    plugin::PluginCatalog catalog({QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                   QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), QString()});
    engine::Pcg delays(7);
    int whole = 0;
    int underWay = 0;
    for (int i = 0; i < 200; ++i) {
        const QString file = home.filePath(QStringLiteral("kill-%1.saga").arg(i));
        QProcess process;
        prepare(process,
                {QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"), QStringLiteral("--seats"),
                 QStringLiteral("random,random"), QStringLiteral("--saga"), file},
                home.path());
        process.start();
        QVERIFY(process.waitForStarted());
        // Computer players save after every action, so nearly all time after the first save is spent saving.
        while (!QFileInfo::exists(file) && process.state() == QProcess::Running) QThread::usleep(200);
        QThread::usleep(delays.below(60'000));
        process.kill();
        process.waitForFinished();
        try {
            const auto saga = session::loadSaga(file, catalog.finder());
            ++whole;
            underWay += saga.match->isOver() ? 0 : 1;
        } catch (const record::FileError& error) {
            QFAIL(error.what());
        }
    }
    QCOMPARE(whole, 200);
    // The remains of an interrupted save are removed the next time the folder is used.
    const auto left = [&home] {
        session::removeLeftovers(home.path());
        return QDir(home.path()).entryList({QStringLiteral(".heorot-*")}, QDir::Files | QDir::Hidden);
    };
    QTRY_COMPARE(left(), QStringList());
    QVERIFY2(underWay > 100, qPrintable(QStringLiteral("only %1 of 200 were killed before the end").arg(underWay)));
}

HEOROT_SUITE(CliKill)
#include "tst_cli_kill.moc"
