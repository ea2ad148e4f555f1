// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of choices that would fill the screen, and dice written as one word, on the table of Raiders.
#include "cli.h"
#include "suite/suite.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::test;

class CliChoiceLists : public QObject {
    Q_OBJECT

  private slots:
    void restChoicesTakeTwoLines();
    void foldedChoicesCanBeListedAndPlayed_data();
    void foldedChoicesCanBeListedAndPlayed();
    void linesAreAligned();
    void everyStepOfTheLogSaysSomething();
    void dieIsWrittenAsOneWord_data();
    void dieIsWrittenAsOneWord();

  private:
    QTemporaryDir home_;
    int files_ = 0;
    /// Plays to the first decision at a location, then types the lines.
    QString play(const QStringList& typed, const QString& language = QStringLiteral("en")) {
        const QStringList lines =
            QStringList{QStringLiteral("5"), QStringLiteral("4"), QStringLiteral("choose recruit")} + typed;
        return runCli({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("raiders"),
                       QStringLiteral("--seats"), QStringLiteral("human:A,easy:X,easy:Y"), QStringLiteral("--first"),
                       QStringLiteral("A"), QStringLiteral("--seed"), QStringLiteral("5"), QStringLiteral("--language"),
                       language, QStringLiteral("--saga"), home_.filePath(QStringLiteral("%1.saga").arg(++files_))},
                      home_.path(), lines)
            .out;
    }
};

void CliChoiceLists::restChoicesTakeTwoLines() {
    const QString out = play({QStringLiteral("list")});
    const qsizetype rest = out.indexOf(QRegularExpression(QStringLiteral("\n *\\d+  rest food ")));
    QVERIFY2(rest >= 0, qPrintable(out));
    const QStringList lines = out.mid(rest + 1).split(u'\n');
    QVERIFY2(lines[1].contains(QRegularExpression(QStringLiteral("^ *\\d+  rest … +rest and gain a …$"))),
             qPrintable(lines[1]));
    QVERIFY2(lines[2].contains(QRegularExpression(
                 QStringLiteral("^ +\\d+ to \\d+: red-helmet to yellow-double-hammer; “list rest” shows each$"))),
             qPrintable(lines[2]));
    QVERIFY2(!lines[3].contains(QStringLiteral("rest ")), qPrintable(lines[3]));
}

void CliChoiceLists::foldedChoicesCanBeListedAndPlayed_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    QTest::newRow("listed") << "list rest"
                            << "rest and gain a yellow double hammer die\n";
    QTest::newRow("named") << "rest blue-raven"
                           << "A gains a blue raven die.";
    QTest::newRow("in part") << "rest"
                             << "“rest” is incomplete. It can end with: food, red-helmet, ";
    QTest::newRow("a number with a sign") << "+1"
                                          << "“+1” is neither a number from the list nor an action.";
    QTest::newRow("nothing of this name") << "list dinner"
                                          << "No choice begins with “dinner”.";
}

void CliChoiceLists::foldedChoicesCanBeListedAndPlayed() {
    QFETCH(QString, typed);
    QFETCH(QString, said);
    const QString out = play({typed});
    QVERIFY2(out.contains(said), qPrintable(out.right(2500)));
}

void CliChoiceLists::linesAreAligned() {
    const QString out = play(QStringList(60, QStringLiteral("1")));
    const QRegularExpression choice(QStringLiteral("^ {0,2}\\d+  [a-z]"));
    int seen = 0;
    for (const QString& line : out.split(u'\n')) {
        if (!line.contains(home_.path())) QVERIFY2(line.size() <= 100, qPrintable(line));
        if (!line.contains(choice)) continue;
        ++seen;
        if (line.size() > 33 && !line.mid(33).contains(u' ')) continue; // a long action has a line of its own
        QVERIFY2(line.mid(33, 2) == QStringLiteral("  ") || line[34] == u' ', qPrintable(line));
        QVERIFY2(line[35] != u' ', qPrintable(line));
    }
    QVERIFY(seen > 20);
}

void CliChoiceLists::everyStepOfTheLogSaysSomething() {
    const QString out = play(QStringList(60, QStringLiteral("1")) << QStringLiteral("log"));
    const QStringList lines = out.section(QStringLiteral("help> "), -2, -2).split(u'\n');
    const QRegularExpression step(QStringLiteral("^ *\\d+ [AXY]$"));
    int steps = 0;
    for (qsizetype at = 0; at + 1 < lines.size(); ++at) {
        if (!lines[at].contains(step)) continue;
        ++steps;
        QVERIFY2(lines[at + 1].startsWith(QStringLiteral("  ")) && !lines[at + 1].contains(step),
                 qPrintable(lines[at]));
    }
    QVERIFY(steps > 50);
    QVERIFY2(out.contains(QStringLiteral(" pays with ")), "nothing was paid");
}

void CliChoiceLists::dieIsWrittenAsOneWord_data() {
    QTest::addColumn<QString>("die");
    QTest::newRow("en") << "red double hammer";
    QTest::newRow("fr") << "double Marteau rouge";
    QTest::newRow("de") << "roten Doppelhammer";
}

void CliChoiceLists::dieIsWrittenAsOneWord() {
    QFETCH(QString, die);
    const QString out = play({QStringLiteral("list rest")}, QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY2(out.contains(die), qPrintable(out.right(2500)));
    QVERIFY2(!out.contains(QRegularExpression(QStringLiteral("[:,] (rot|blau|gelb|rouge|bleu|jaune),"))),
             qPrintable(out.right(2500)));
}

HEOROT_SUITE(CliChoiceLists)
#include "tst_cli_choice_lists.moc"
