// SPDX-License-Identifier: GPL-3.0-or-later
// `simulate` in parts and `merge`: parts add up to what one run gives, and what does not belong together is refused.
#include "cli.h"
#include "suite/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

class CliLeague : public QObject {
    Q_OBJECT

  private slots:
    void partsAddUpToOneRun();
    void threadsDoNotMatter();
    void unusableDealsAreExplained_data();
    void unusableDealsAreExplained();
    void partsThatDoNotFitAreRefused_data();
    void partsThatDoNotFitAreRefused();
    void damagedReportIsRefused_data();
    void damagedReportIsRefused();
    void iterationsOfALevelCanBeChosen();

  private:
    QTemporaryDir home_;
    CliResult run(const QString& arguments) const { return runCli(arguments.split(u' '), home_.path()); }
    QString path(const QString& name) const { return home_.filePath(name + QStringLiteral(".json")); }
    /// Plays these deals and stores them under a name.
    QString played(const QString& name, const QString& deals, const QString& more = {}) const {
        const CliResult result = run(QStringLiteral("simulate --game movie --seats v1,random %1 --deals %2 --json %3")
                                         .arg(more.isEmpty() ? QStringLiteral("--seed 4") : more, deals, path(name)));
        if (result.status != 0) qFatal("%s", qPrintable(result.errors));
        return path(name);
    }
    QByteArray contents(const QString& file) const {
        QFile json(file);
        if (!json.open(QIODevice::ReadOnly)) qFatal("no file %s", qPrintable(file));
        return json.readAll();
    }
    /// A report without the time it took.
    QString timeless(const QString& file) const {
        return QString::fromUtf8(contents(file)).remove(QRegularExpression(QStringLiteral("\"seconds\": [^\n]*\n")));
    }
};

void CliLeague::partsAddUpToOneRun() {
    const QString whole = played(QStringLiteral("whole"), QStringLiteral("1-7"));
    const QString first = played(QStringLiteral("first"), QStringLiteral("1-2"));
    const QString second = played(QStringLiteral("second"), QStringLiteral("3-6"));
    const QString third = played(QStringLiteral("third"), QStringLiteral("7-7"));
    const CliResult merged =
        run(QStringLiteral("merge %1 %2 %3 --json %4").arg(third, first, second, path(QStringLiteral("merged"))));
    QCOMPARE(merged.errors, QString());
    QCOMPARE(merged.status, 0);
    QVERIFY2(merged.out.startsWith(QStringLiteral("movie: deals: 7 (1-7), rotations of each: 2, seed 4\n")),
             qPrintable(merged.out));
    QVERIFY(timeless(whole).contains(QStringLiteral("\"winParts\"")));
    QCOMPARE(timeless(path(QStringLiteral("merged"))), timeless(whole));
    QVERIFY(timeless(first) != timeless(whole));
}

void CliLeague::threadsDoNotMatter() {
    const auto report = [&](const char* threads) {
        const QString file = path(QLatin1String(threads));
        run(QStringLiteral("simulate --game movie --seats medium@20,random --games 8 --seed 4 --threads %1 --json %2")
                .arg(QLatin1String(threads), file));
        return timeless(file);
    };
    const QString one = report("1");
    QVERIFY(one.contains(QStringLiteral("meanScore")));
    QCOMPARE(report("3"), one);
}

void CliLeague::unusableDealsAreExplained_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no range") << "--deals 5"
                              << "--deals: “5” is not a range of deals, such as 1-100";
    QTest::newRow("from 0") << "--deals 0-5"
                            << "--deals: “0-5” is not a range of deals, such as 1-100";
    QTest::newRow("backwards") << "--deals 7-5"
                               << "--deals: “7-5” is not a range of deals, such as 1-100";
    QTest::newRow("with games") << "--deals 1-5 --games 10"
                                << "--deals and --games can’t be used together";
}

void CliLeague::unusableDealsAreExplained() {
    QFETCH(QString, arguments);
    QFETCH(QString, sentence);
    const CliResult result = run(QStringLiteral("simulate --game movie --seats v1,random ") + arguments);
    QCOMPARE(result.errors, QStringLiteral("heorot-cli: %1\n").arg(sentence));
    QCOMPARE(result.status, 2);
}

void CliLeague::partsThatDoNotFitAreRefused_data() {
    QTest::addColumn<QString>("deals");
    QTest::addColumn<QString>("more");
    QTest::addColumn<QString>("why");
    QTest::newRow("overlap") << "2-3"
                             << "--seed 4"
                             << "deal 2 is also in another file";
    QTest::newRow("seed") << "3-3"
                          << "--seed 5"
                          << "this belongs to another league: seed “5” instead of “4”";
    QTest::newRow("options")
        << "3-3"
        << "--seed 4 --option last-power=first"
        << "this belongs to another league: options “act-3-board=diagonal,last-power=first” instead of "
           "“act-3-board=diagonal,last-power=unused”";
}

void CliLeague::partsThatDoNotFitAreRefused() {
    QFETCH(QString, deals);
    QFETCH(QString, more);
    QFETCH(QString, why);
    const QString known = played(QStringLiteral("known"), QStringLiteral("1-2"));
    const QString other = played(QStringLiteral("other"), deals, more);
    const CliResult result = run(QStringLiteral("merge %1 %2").arg(known, other));
    QCOMPARE(result.errors, QStringLiteral("heorot-cli: %1: %2\n").arg(other, why));
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
}

void CliLeague::damagedReportIsRefused_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("why");
    QTest::newRow("other version") << "\"heorot\": \""
                                   << "\"heorot\": \"9"
                                   << "another league: version “9";
    QTest::newRow("no JSON") << "{"
                             << ""
                             << "this is not a report from “simulate --json”: ";
    QTest::newRow("no deals") << "\"deals\""
                              << "\"dealt\""
                              << "“deals” names no deals";
    QTest::newRow("too few games") << "\"games\": 4"
                                   << "\"games\": 3"
                                   << "an entry has 3 games instead of 4";
}

void CliLeague::damagedReportIsRefused() {
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, why);
    const QString known = played(QStringLiteral("known"), QStringLiteral("3-4"));
    QString text = QString::fromUtf8(contents(played(QStringLiteral("damaged"), QStringLiteral("1-2"))));
    const qsizetype at = text.indexOf(before);
    QVERIFY(at >= 0);
    text.replace(at, before.size(), after);
    QFile damaged(path(QStringLiteral("damaged")));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(text.toUtf8()) > 0);
    damaged.close();
    const CliResult result = run(QStringLiteral("merge %1 %2").arg(known, damaged.fileName()));
    QVERIFY2(result.errors.startsWith(QStringLiteral("heorot-cli: ") + damaged.fileName()) &&
                 result.errors.contains(why),
             qPrintable(result.errors));
    QCOMPARE(result.status, 2);
}

void CliLeague::iterationsOfALevelCanBeChosen() {
    const CliResult result = run(QStringLiteral("simulate --game movie --seats hard@30,seer@30 --games 2 --seed 1"));
    QCOMPARE(result.errors, QString());
    QVERIFY2(result.out.contains(QStringLiteral("1 hard@30: 2 games")), qPrintable(result.out));
    QVERIFY(result.out.contains(QStringLiteral("2 seer@30: 2 games")));
    const CliResult none = run(QStringLiteral("simulate --game movie --seats hard@0,easy"));
    QCOMPARE(none.errors,
             QStringLiteral("heorot-cli: --seats: “hard@0”: the iterations must be a number from 1 to 10000000\n"));
    const CliResult random = run(QStringLiteral("simulate --game movie --seats random@9,easy"));
    QCOMPARE(random.errors, QStringLiteral("heorot-cli: --seats: “random” doesn’t search, so it has no iterations\n"));
}

HEOROT_SUITE(CliLeague)
#include "tst_cli_league.moc"
