// SPDX-License-Identifier: GPL-3.0-or-later
// A second start of the program hands its file to the first; a dead, hanging or foreign first program does not stop it.
#include "heorot/single_start.h"
#include "suite/suite.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>

using namespace heorot::app;

class TestSingleStart final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        name_ = folder_->filePath(QStringLiteral("socket"));
    }
    void filesReachTheFirstProgram_data();
    void filesReachTheFirstProgram();
    void withoutAFirstProgramNothingIsHandedOver();
    void deadSocketsAreTakenOver();
    void aRunningProgramKeepsItsName();
    void hangingProgramsAreNotWaitedFor();
    void otherMessagesAreIgnored();

  private:
    /// As another process would, in a thread of its own.
    bool hand(const QString& file) {
        bool isTaken = false;
        std::atomic<bool> isDone = false;
        std::thread second([&] {
            isTaken = handToFirst(name_, file);
            isDone = true;
        });
        const bool ended = QTest::qWaitFor([&] { return isDone.load(); });
        second.join();
        return ended && isTaken;
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString name_;
};

void TestSingleStart::filesReachTheFirstProgram_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("a file") << "/home/anna/a b.saga";
    QTest::newRow("no file") << "";
    QTest::newRow("any letters") << QStringLiteral("/tmp/Zoë 龍\n.saga");
    QTest::newRow("a long path") << u'/' + QString(5000, u'x');
}

void TestSingleStart::filesReachTheFirstProgram() {
    QFETCH(const QString, file);
    SingleStart first;
    QVERIFY(first.listen(name_));
    QSignalSpy started(&first, &SingleStart::started);
    QVERIFY(hand(file));
    QVERIFY(hand(file));
    QCOMPARE(started.size(), 2);
    QCOMPARE(started.first().first().toString(), file);
}

void TestSingleStart::withoutAFirstProgramNothingIsHandedOver() {
    QElapsedTimer time;
    time.start();
    QVERIFY(!handToFirst(name_, QStringLiteral("/a.saga")));
    QVERIFY(time.elapsed() < 500);
}

void TestSingleStart::deadSocketsAreTakenOver() {
    // What a killed program leaves: a file on which nobody listens.
    QFile left(name_);
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.close();
    QVERIFY(!handToFirst(name_, QStringLiteral("/a.saga")));
    SingleStart first;
    QVERIFY(first.listen(name_));
    QVERIFY(hand(QStringLiteral("/a.saga")));
}

void TestSingleStart::aRunningProgramKeepsItsName() {
    SingleStart first;
    QVERIFY(first.listen(name_));
    SingleStart second;
    QVERIFY(!second.listen(name_));
    QSignalSpy started(&first, &SingleStart::started);
    QVERIFY(hand(QStringLiteral("/a.saga")));
    QCOMPARE(started.size(), 1);
}

void TestSingleStart::hangingProgramsAreNotWaitedFor() {
    // It listens, but never answers.
    QLocalServer hanging;
    QVERIFY(hanging.listen(name_));
    QElapsedTimer time;
    time.start();
    QVERIFY(!handToFirst(name_, QStringLiteral("/a.saga"), 300));
    QVERIFY(time.elapsed() >= 250 && time.elapsed() < 1500);
    QVERIFY(answerTimeMs <= 2000);
}

void TestSingleStart::otherMessagesAreIgnored() {
    SingleStart first;
    QVERIFY(first.listen(name_));
    QSignalSpy started(&first, &SingleStart::started);
    for (const QByteArray& message : {QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray(200'000, 'x'),
                                      QByteArray::fromHex("00000008006800690021002e")}) {
        QLocalSocket socket;
        socket.connectToServer(name_);
        QVERIFY(socket.waitForConnected(1000));
        socket.write(message);
        socket.flush();
        QCoreApplication::processEvents();
        socket.disconnectFromServer();
    }
    QVERIFY(hand(QStringLiteral("/a.saga")));
    QCOMPARE(started.size(), 1);
}

HEOROT_SUITE(TestSingleStart)
#include "tst_single_start.moc"
