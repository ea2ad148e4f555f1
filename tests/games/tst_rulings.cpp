// SPDX-License-Identifier: GPL-3.0-or-later
// Every ruling in a game's RULINGS.md names its test, and that test exists.
#include "suite/suite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

class TestRulings : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyGameHasRulings();
    void everyRulingNamesATest_data();
    void everyRulingNamesATest();

  private:
    struct Row {
        QString game;
        QString number;
        QString text;
    };
    QStringList games_;
    QList<Row> rows_;
};

void TestRulings::initTestCase() {
    const QDir games(QStringLiteral(HEOROT_SOURCE_DIR "/games"));
    games_ = games.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    static const QRegularExpression row(QStringLiteral("^\\| ([A-Z]?[0-9]+[a-z]?) \\|(.*)$"),
                                        QRegularExpression::MultilineOption);
    for (const QString& game : games_) {
        QFile file(games.filePath(game + QStringLiteral("/RULINGS.md")));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        auto matches = row.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            const auto match = matches.next();
            rows_.append({game, match.captured(1), match.captured(2)});
        }
    }
}

/// Numbers are unique.
void TestRulings::everyGameHasRulings() {
    QVERIFY(games_.contains(QStringLiteral("movie")));
    for (const QString& game : games_) {
        QSet<QString> numbers;
        for (const Row& row : rows_) {
            if (row.game != game) continue;
            QVERIFY2(!numbers.contains(row.number), qPrintable(game + u' ' + row.number));
            numbers.insert(row.number);
        }
        QVERIFY2(numbers.size() >= 30, qPrintable(game));
    }
}

void TestRulings::everyRulingNamesATest_data() {
    QTest::addColumn<QString>("text");
    for (const Row& row : rows_) QTest::newRow(qPrintable(row.game + u' ' + row.number)) << row.text;
}

void TestRulings::everyRulingNamesATest() {
    QFETCH(QString, text);
    static const QRegularExpression path(QStringLiteral("`(tests/[^`]+)`"));
    auto matches = path.globalMatch(text);
    QVERIFY2(matches.hasNext(), "names no test");
    while (matches.hasNext()) {
        const QString file = matches.next().captured(1);
        QVERIFY2(QFileInfo(QStringLiteral(HEOROT_SOURCE_DIR "/") + file).isFile(), qPrintable(file));
    }
}

HEOROT_SUITE(TestRulings)
#include "tst_rulings.moc"
