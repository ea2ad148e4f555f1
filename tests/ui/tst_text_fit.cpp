// SPDX-License-Identifier: GPL-3.0-or-later
// Text is fitted by size, then by line breaks, and is never clipped.
#include "suite/widget_suite.h"
#include "ui/text_fit.h"

#include <QFontMetricsF>
#include <QTest>

using namespace heorot::game;
using namespace heorot::ui;

namespace {

const Theme theme;
const QString sentence = QStringLiteral("Four spaces are open. The act ends when the last is filled.");

FittedText fit(const QString& text, const QSizeF& room, bool wraps = false, Type type = Type::Body) {
    return fitText({text, room, type, false, wraps, type == Type::Number ? 400. : 17., 11}, theme);
}

double widest(const FittedText& text) {
    double width = 0;
    for (const QString& line : text.lines) width = std::max(width, QFontMetricsF(text.font).horizontalAdvance(line));
    return width;
}

}

class TstTextFit : public QObject {
    Q_OBJECT

  private slots:
    void textWithEnoughRoomKeepsItsSize() {
        const FittedText text = fit(QStringLiteral("Thane"), {300, 40});
        QCOMPARE(text.font.pixelSize(), 17);
        QCOMPARE(text.lines, QStringList{QStringLiteral("Thane")});
        QVERIFY(text.fits);
    }

    void narrowTextIsAsLargeAsFits() {
        const double wide = QFontMetricsF(theme.font(Type::Body, 14)).horizontalAdvance(sentence);
        const FittedText text = fit(sentence, {wide, 40});
        QVERIFY(text.fits);
        QVERIFY(text.font.pixelSize() >= 14 && text.font.pixelSize() < 17);
        QVERIFY(widest(text) <= wide + .5);
    }

    void sentencesWrapBeforeTheyShrink() {
        const FittedText text = fit(sentence, {200, 120}, true);
        QCOMPARE(text.font.pixelSize(), 17);
        QVERIFY(text.lines.size() > 1);
        QCOMPARE(text.lines.join(u' '), sentence);
        QVERIFY(widest(text) <= 200.5);
        QVERIFY(text.height <= 120.5);
    }

    void sentencesShrinkIfLinesAreFew() {
        const FittedText text = fit(sentence, {200, 50}, true);
        QVERIFY(text.font.pixelSize() < 17);
        QCOMPARE(text.lines.join(u' '), sentence);
        QVERIFY(text.fits);
    }

    void textNeverShrinksBelowTheFloorNorIsLost_data() {
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<bool>("wraps");
        QTest::newRow("narrow") << QSizeF(20, 14) << false;
        QTest::newRow("narrow, wraps") << QSizeF(20, 14) << true;
        QTest::newRow("a column") << QSizeF(30, 400) << true;
        QTest::newRow("no room") << QSizeF(0, 0) << true;
    }
    void textNeverShrinksBelowTheFloorNorIsLost() {
        QFETCH(QSizeF, room);
        QFETCH(bool, wraps);
        const FittedText text = fit(sentence, room, wraps);
        QCOMPARE(text.font.pixelSize(), 11);
        QCOMPARE(text.lines.join(QString()).remove(u' '), QString(sentence).remove(u' '));
    }

    void unfittingTextIsReported() {
        QVERIFY(!fit(sentence, {60, 14}).fits);
        QVERIFY(!fit(sentence, {60, 20}, true).fits);
    }

    void longWordsBreakOnlyAtTheSmallestSize() {
        const QString word = QStringLiteral("Donaudampfschifffahrtsgesellschaft");
        const double wide = QFontMetricsF(theme.font(Type::Body, 11)).horizontalAdvance(word);
        QCOMPARE(fit(word, {wide, 60}, true).lines, QStringList{word});
        const FittedText broken = fit(word, {wide / 2, 60}, true);
        QVERIFY(broken.fits);
        QCOMPARE(broken.font.pixelSize(), 11);
        QVERIFY(broken.lines.size() > 1);
        QCOMPARE(broken.lines.join(QString()), word);
    }

    void lettersCondenseBeforeWordsBreak() {
        const QString word = QStringLiteral("Freundschaft");
        const double wide = QFontMetricsF(theme.font(Type::Body, 11)).horizontalAdvance(word);
        for (const double share : {.95, .88, .82}) {
            const FittedText text = fit(word, {wide * share, 60});
            QVERIFY(text.fits);
            QCOMPARE(text.lines, QStringList{word});
            QCOMPARE(text.font.pixelSize(), 11);
            QVERIFY(widest(text) <= wide * share + .5);
        }
        QCOMPARE(fit(word, {wide + 1, 60}).font.stretch(), theme.font(Type::Body, 11).stretch());
    }

    void longWordsBreakAtSoftHyphens() {
        const QString name = QStringLiteral("Old Spear\u00ADchieftain");
        const QFontMetricsF metrics(theme.font(Type::Body, 17));
        const double wide = metrics.horizontalAdvance(QStringLiteral("chieftain"));
        QCOMPARE(fit(name, {400, 60}, true).lines, QStringList{QStringLiteral("Old Spearchieftain")});
        QCOMPARE(fit(name, {400, 60}).lines, QStringList{QStringLiteral("Old Spearchieftain")});
        const FittedText broken = fit(name, {wide, 80}, true);
        QVERIFY(broken.fits);
        QCOMPARE(broken.font.pixelSize(), 17);
        QCOMPARE(broken.lines,
                 QStringList({QStringLiteral("Old"), QStringLiteral("Spear-"), QStringLiteral("chieftain")}));
        QVERIFY(widest(broken) <= wide + .5);
        // The rest of a line is filled.
        const double both = metrics.horizontalAdvance(QStringLiteral("Old Spear-"));
        QCOMPARE(fit(name, {both, 80}, true).lines,
                 QStringList({QStringLiteral("Old Spear-"), QStringLiteral("chieftain")}));
        QCOMPARE(longestPart(name, metrics), wide);
        // One hyphen is enough.
        QCOMPARE(fit(QStringLiteral("Draugar-\u00ADPirates"), {wide, 80}, true).lines,
                 QStringList({QStringLiteral("Draugar-"), QStringLiteral("Pirates")}));
    }

    /// A letter can be a letter with combining marks, or a surrogate pair.
    void lettersKeepTheirCombiningMarks() {
        const QStringList letters{QStringLiteral("e\u0301"), QStringLiteral("o\u0308\u0304"),
                                  QString::fromUcs4(U"\U00010330")};
        for (const QString& letter : letters) {
            const FittedText text = fit(letter.repeated(24), {60, 200}, true);
            QVERIFY(text.lines.size() > 2);
            for (const QString& line : text.lines) QVERIFY(line.size() % letter.size() == 0 && line.startsWith(letter));
        }
    }

    void numbersFillTheirArea() {
        const FittedText tall = fit(QStringLiteral("5"), {400, 60}, false, Type::Number);
        const FittedText wide = fit(QStringLiteral("−12"), {60, 400}, false, Type::Number);
        QVERIFY(tall.height <= 60.5 && tall.height > 56);
        QVERIFY(widest(wide) <= 60.5 && widest(wide) > 54);
    }

    void lineBreaksArePreserved() {
        QCOMPARE(fit(QStringLiteral("one\ntwo"), {300, 60}).lines,
                 QStringList({QStringLiteral("one"), QStringLiteral("two")}));
        QCOMPARE(fit(QStringLiteral("one\ntwo"), {300, 60}, true).lines,
                 QStringList({QStringLiteral("one"), QStringLiteral("two")}));
    }
};

HEOROT_WIDGET_SUITE(TstTextFit)
#include "tst_text_fit.moc"
