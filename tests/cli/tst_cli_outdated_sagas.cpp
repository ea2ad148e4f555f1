// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas played with other data, rules or seats: what the terminal says about them, and what it must not show.
#include "cli.h"
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace heorot::test;

class CliOutdatedSagas : public QObject {
    Q_OBJECT

  private slots:
    void init();

    void secretsInEarlierLinesAreNotShown_data();
    void secretsInEarlierLinesAreNotShown();
    void otherRulesThatReplayAreReported();
    void missingSeatIsReported_data();
    void missingSeatIsReported();

  private:
    std::unique_ptr<QTemporaryDir> home_;
    QString saga_;

    void setOwnData(const QByteArray& from, const QByteArray& to) const;
    CliResult begin(const QString& game, const QString& seats, const QStringList& lines) const {
        return runCli({QStringLiteral("play"), QStringLiteral("--game"), game, QStringLiteral("--seats"), seats,
                       QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--saga"), saga_,
                       QStringLiteral("--no-cover")},
                      home_->path(), lines);
    }
    CliResult goOn(const QStringList& lines) const {
        return runCli({QStringLiteral("play"), saga_, QStringLiteral("--no-cover")}, home_->path(), lines);
    }
    QString text() const {
        QFile file(saga_);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    void setText(const QString& text) const {
        QFile file(saga_);
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write the saga");
        file.write(text.toUtf8());
    }
};

void CliOutdatedSagas::init() {
    home_ = std::make_unique<QTemporaryDir>();
    saga_ = home_->filePath(QStringLiteral("a.saga"));
}

/// The shipped data of The Legend with one change.
void CliOutdatedSagas::setOwnData(const QByteArray& from, const QByteArray& to) const {
    QFile shipped(QStringLiteral(HEOROT_SOURCE_DIR "/games/legend/data/legend.yaml"));
    const QString folder = home_->filePath(QStringLiteral("heorot/data/legend"));
    QFile own(folder + QStringLiteral("/legend.yaml"));
    if (!shipped.open(QIODevice::ReadOnly) || !QDir().mkpath(folder) || !own.open(QIODevice::WriteOnly))
        qFatal("no own data");
    const QByteArray text = shipped.readAll();
    if (!text.contains(from)) qFatal("the data do not hold '%s'", from.constData());
    own.write(QByteArray(text).replace(from, to));
}

void CliOutdatedSagas::secretsInEarlierLinesAreNotShown_data() {
    QTest::addColumn<QString>("seats");
    QTest::newRow("one person") << "human:A,v1:X";
    QTest::newRow("two persons") << "human:A,human:B,v1:X";
}

void CliOutdatedSagas::secretsInEarlierLinesAreNotShown() {
    QFETCH(QString, seats);
    setOwnData("fighting2: 1}, draw: 5", "fighting2: 1}, draw: 6");
    QStringList lines;
    for (int i = 0; i < 40; ++i) lines << QString() << QStringLiteral("1");
    begin(QStringLiteral("legend"), seats, lines);
    const QRegularExpression bids(QStringLiteral("action: (bid [a-z]+[0-9])"));
    QVERIFY2(text().contains(bids), qPrintable(text()));
    QVERIFY(QDir(home_->filePath(QStringLiteral("heorot/data"))).removeRecursively());
    for (int visit = 0; visit < 2; ++visit) { // from the last state, then from a saga that keeps its earlier lines
        const CliResult result = goOn({QString(), QStringLiteral("1")});
        QCOMPARE(result.status, 0);
        const QString before = result.out.section(QStringLiteral("Step "), 0, 0);
        for (const QString& shown : {before, result.errors})
            QVERIFY2(!shown.contains(QStringLiteral("bid ")) && !shown.contains(QStringLiteral("draws")),
                     qPrintable(shown));
        QVERIFY2(result.errors.contains(QStringLiteral("resumes from its last st")), qPrintable(result.errors));
    }
}

void CliOutdatedSagas::otherRulesThatReplayAreReported() {
    begin(QStringLiteral("movie"), QStringLiteral("human:A,easy:X"), {QStringLiteral("1")});
    const QString old = text();
    QCOMPARE(goOn({}).errors, QString());
    setText(
        QString(old).replace(QRegularExpression(QStringLiteral("\nrules: [0-9]+\n")), QStringLiteral("\nrules: 99\n")));
    QCOMPARE(goOn({}).errors,
             QStringLiteral("This game was played with newer rules than this version of Heorot has.\n"));
    setText(QString(old).replace(QRegularExpression(QStringLiteral("\ndata: \".")), QStringLiteral("\ndata: \"z")));
    QCOMPARE(goOn({}).errors,
             QStringLiteral("This game was played with different data (numbers on cards and in tables).\n"));
}

void CliOutdatedSagas::missingSeatIsReported_data() {
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("said");
    QTest::newRow("before any move") << QStringList()
                                     << R"(: deal: this deal does not fit these 3 players and options: )";
    QTest::newRow("after its move") << QStringList(9, QStringLiteral("1"))
                                    << R"(\.seat: no player in this game is called “B”)";
}

void CliOutdatedSagas::missingSeatIsReported() {
    QFETCH(QStringList, lines);
    QFETCH(QString, said);
    begin(QStringLiteral("raiders"), QStringLiteral("human:A,v1:B,v1:C,v1:D"), lines);
    const QString whole = text();
    const QString without =
        QString(whole)
            .remove(QStringLiteral("  - name: \"B\"\n    player: v1\n"))
            .replace(QRegularExpression(QStringLiteral("points: \\[-?\\d+, ")), QStringLiteral("points: ["));
    QVERIFY(whole != without);
    setText(without);
    const CliResult result = goOn({});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.contains(QRegularExpression(said)), qPrintable(result.errors));
}

HEOROT_SUITE(CliOutdatedSagas)
#include "tst_cli_outdated_sagas.moc"
