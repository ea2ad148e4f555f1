// SPDX-License-Identifier: GPL-3.0-or-later
// Text finds a size, then lines; it is never cut.
#include "ui/text_fit.h"

#include <QFontMetricsF>
#include <QTest>

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
    void roomyTextHasItsSize() {
        const FittedText text = fit(QStringLiteral("Thane"), {300, 40});
        QCOMPARE(text.font.pixelSize(), 17);
        QCOMPARE(text.lines, QStringList{QStringLiteral("Thane")});
        QVERIFY(text.fits);
    }

    void narrowTextIsSmallerAndAsLargeAsFits() {
        const double wide = QFontMetricsF(theme.font(Type::Body, 14)).horizontalAdvance(sentence);
        const FittedText text = fit(sentence, {wide, 40});
        QVERIFY(text.fits);
        QVERIFY(text.font.pixelSize() >= 14 && text.font.pixelSize() < 17);
        QVERIFY(widest(text) <= wide + .5);
    }

    void sentencesWrapAtTheirSizeIfThereIsRoom() {
        const FittedText text = fit(sentence, {200, 120}, true);
        QCOMPARE(text.font.pixelSize(), 17);
        QVERIFY(text.lines.size() > 1);
        QCOMPARE(text.lines.join(u' '), sentence);
        QVERIFY(widest(text) <= 200.5);
        QVERIFY(text.height <= 120.5);
    }

    void sentencesShrinkWhereLinesAreFew() {
        const FittedText text = fit(sentence, {200, 50}, true);
        QVERIFY(text.font.pixelSize() < 17);
        QCOMPARE(text.lines.join(u' '), sentence);
        QVERIFY(text.fits);
    }

    void nothingIsSmallerThanTheFloorAndNothingIsLost_data() {
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<bool>("wraps");
        QTest::newRow("narrow") << QSizeF(20, 14) << false;
        QTest::newRow("narrow, wraps") << QSizeF(20, 14) << true;
        QTest::newRow("a column") << QSizeF(30, 400) << true;
        QTest::newRow("no room") << QSizeF(0, 0) << true;
    }
    void nothingIsSmallerThanTheFloorAndNothingIsLost() {
        QFETCH(QSizeF, room);
        QFETCH(bool, wraps);
        const FittedText text = fit(sentence, room, wraps);
        QCOMPARE(text.font.pixelSize(), 11);
        QCOMPARE(text.lines.join(QString()).remove(u' '), QString(sentence).remove(u' '));
    }

    void textThatDoesNotFitSaysSo() {
        QVERIFY(!fit(sentence, {60, 14}).fits);
        QVERIFY(!fit(sentence, {60, 20}, true).fits);
    }

    void longWordsAreBrokenAtTheFloorOnly() {
        const QString word = QStringLiteral("Donaudampfschifffahrtsgesellschaft");
        const FittedText small = fit(word, {170, 60}, true);
        QCOMPARE(small.lines.size(), small.font.pixelSize() > 11 ? 1 : 2);
        const FittedText broken = fit(word, {100, 60}, true);
        QVERIFY(broken.fits);
        QCOMPARE(broken.font.pixelSize(), 11);
        QVERIFY(broken.lines.size() > 1);
        QCOMPARE(broken.lines.join(QString()), word);
    }

    void numbersFillTheirArea() {
        const FittedText tall = fit(QStringLiteral("5"), {400, 60}, false, Type::Number);
        const FittedText wide = fit(QStringLiteral("−12"), {60, 400}, false, Type::Number);
        QVERIFY(tall.height <= 60.5 && tall.height > 56);
        QVERIFY(widest(wide) <= 60.5 && widest(wide) > 54);
    }

    void lineBreaksStay() {
        QCOMPARE(fit(QStringLiteral("one\ntwo"), {300, 60}).lines,
                 QStringList({QStringLiteral("one"), QStringLiteral("two")}));
        QCOMPARE(fit(QStringLiteral("one\ntwo"), {300, 60}, true).lines,
                 QStringList({QStringLiteral("one"), QStringLiteral("two")}));
    }
};

QTEST_MAIN(TstTextFit)
#include "tst_text_fit.moc"
