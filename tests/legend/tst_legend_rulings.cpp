// SPDX-License-Identifier: GPL-3.0-or-later
// RULINGS.md names the test of each ruling; the tests must be there, and each ruling must have one.
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

class TestLegendRulings : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyRulingNamesATest_data();
    void everyRulingNamesATest();
    void numbersAreUnique();

  private:
    /// Number and text of each row of the tables.
    QList<QPair<QString, QString>> rows_;
};

void TestLegendRulings::initTestCase() {
    QFile file(QStringLiteral(HEOROT_SOURCE_DIR "/games/legend/RULINGS.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression row(QStringLiteral("^\\| ([A-Z]?[0-9]+[a-z]?) \\|(.*)$"),
                                        QRegularExpression::MultilineOption);
    auto matches = row.globalMatch(QString::fromUtf8(file.readAll()));
    while (matches.hasNext()) {
        const auto match = matches.next();
        rows_.append({match.captured(1), match.captured(2)});
    }
    QVERIFY(rows_.size() >= 100);
}

void TestLegendRulings::everyRulingNamesATest_data() {
    QTest::addColumn<QString>("text");
    for (const auto& [number, text] : rows_) QTest::newRow(qPrintable(number)) << text;
}

void TestLegendRulings::everyRulingNamesATest() {
    QFETCH(QString, text);
    static const QRegularExpression path(QStringLiteral("`(tests/[^`]+)`"));
    auto matches = path.globalMatch(text);
    QVERIFY2(matches.hasNext(), "names no test");
    while (matches.hasNext()) {
        const QString file = matches.next().captured(1);
        QVERIFY2(QFileInfo(QStringLiteral(HEOROT_SOURCE_DIR "/") + file).isFile(), qPrintable(file));
    }
}

void TestLegendRulings::numbersAreUnique() {
    QSet<QString> numbers;
    for (const auto& [number, text] : rows_) numbers.insert(number);
    QCOMPARE(numbers.size(), rows_.size());
}

QTEST_APPLESS_MAIN(TestLegendRulings)
#include "tst_legend_rulings.moc"
