// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/plain_text.h"
#include "record/yaml.h"
#include "suite/suite.h"

#include <QTest>

#include <string>

using namespace heorot::record;

class TestPlainText final : public QObject {
    Q_OBJECT
  private slots:
    void controlsAreFound_data();
    void controlsAreFound();
    void invisibleCharactersAreFound_data();
    void invisibleCharactersAreFound();
    void quoteStaysOnOneLine_data();
    void quoteStaysOnOneLine();
    void longQuoteIsCutBetweenCharacters();
};

void TestPlainText::controlsAreFound_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("found");
    QTest::newRow("plain") << QByteArray("Zo\xC3\xAB, it's \xF0\x9F\x90\x89") << false;
    QTest::newRow("tab and line end") << QByteArray("a\tb\nc") << false;
    QTest::newRow("space that does not break") << QByteArray("a\xC2\xA0z") << false;
    QTest::newRow("en dash, neighbor of the separators") << QByteArray("\xE2\x80\x93") << false;
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << true;
    QTest::newRow("escape") << QByteArray("\x1B[1m") << true;
    QTest::newRow("carriage return") << QByteArray("a\rb") << true;
    QTest::newRow("delete") << QByteArray("\x7F") << true;
    QTest::newRow("next line") << QByteArray("\xC2\x85") << true;
    QTest::newRow("line separator") << QByteArray("\xE2\x80\xA8") << true;
    QTest::newRow("right to left from here") << QByteArray("\xE2\x80\xAE"
                                                           "annA")
                                             << true;
    QTest::newRow("isolate") << QByteArray("\xE2\x81\xA6z") << true;
}

void TestPlainText::controlsAreFound() {
    QFETCH(QByteArray, text);
    QTEST(hasControls(text.toStdString()), "found");
    if (!hasControls(text.toStdString())) return;
    // The reader also refuses what is written as an escape.
    const std::string written = toYaml(Node::ofText(text.toStdString()));
    try {
        parseYaml(written, "t.yaml");
        QFAIL("nothing was refused");
    } catch (const FileError& error) {
        QVERIFY2(std::string(error.what()).find("control character") != std::string::npos, error.what());
    }
}

void TestPlainText::invisibleCharactersAreFound_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("found");
    QTest::newRow("plain") << QByteArray("Anna") << false;
    QTest::newRow("soft hyphen") << QByteArray("An\xC2\xADna") << true;
    QTest::newRow("no width") << QByteArray("Anna\xE2\x80\x8B") << true;
    QTest::newRow("joiner") << QByteArray("Anna\xE2\x80\x8D") << true;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "Anna")
                                     << true;
}

void TestPlainText::invisibleCharactersAreFound() {
    QFETCH(QByteArray, text);
    QTEST(hasUnseen(text.toStdString()), "found");
}

void TestPlainText::quoteStaysOnOneLine_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("quoted");
    QTest::newRow("plain") << QByteArray("wizard") << QByteArray("'wizard'");
    QTest::newRow("lines") << QByteArray("a\nb\tc") << QByteArray("'a b c'");
    QTest::newRow("escape") << QByteArray("\x1B[2J") << QByteArray("'?[2J'");
    QTest::newRow("turned") << QByteArray("\xE2\x80\xAE"
                                          "annA")
                            << QByteArray("'?annA'");
    QTest::newRow("sixty letters") << QByteArray(60, 'a') << "'" + QByteArray(60, 'a') + "'";
    QTest::newRow("more") << QByteArray(100000, 'a') << "'" + QByteArray(60, 'a') + "...'";
}

void TestPlainText::quoteStaysOnOneLine() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, quoted);
    QCOMPARE(QByteArray::fromStdString(inQuotes(text.toStdString())), quoted);
}

void TestPlainText::longQuoteIsCutBetweenCharacters() {
    for (int before = 0; before < 4; ++before) {
        const QByteArray text = QByteArray(before, 'a') + QByteArray("\xF0\x9F\x90\x89").repeated(40);
        const QByteArray shown = QByteArray::fromStdString(shortened(text.toStdString()));
        QCOMPARE(QString::fromUtf8(shown).toUtf8(), shown);
        QVERIFY(!QString::fromUtf8(shown).contains(QChar(QChar::ReplacementCharacter)));
    }
}

HEOROT_SUITE(TestPlainText)
#include "tst_plain_text.moc"
