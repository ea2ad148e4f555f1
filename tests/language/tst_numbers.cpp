// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as texts show them: with a true minus sign, and in the digits and groups of the language.
#include "language/numbers.h"
#include "suite/suite.h"

#include <QLocale>

using namespace heorot::language;

class TestNumbers : public QObject {
    Q_OBJECT

  private slots:
    void init() { QLocale::setDefault(QLocale::c()); }
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }
    void numbersBelowZeroHaveAMinusSign();
    void signedNumbersAboveZeroHaveAPlusSign();
    void languageGroupsThousands();
    void meansHaveOneDecimal();
};

void TestNumbers::numbersBelowZeroHaveAMinusSign() {
    QCOMPARE(plainNumber(7), QStringLiteral("7"));
    QCOMPARE(plainNumber(0), QStringLiteral("0"));
    QCOMPARE(plainNumber(-7), QStringLiteral("\u22127"));
}

void TestNumbers::signedNumbersAboveZeroHaveAPlusSign() {
    QCOMPARE(signedNumber(7), QStringLiteral("+7"));
    QCOMPARE(signedNumber(0), QStringLiteral("0"));
    QCOMPARE(signedNumber(-7), QStringLiteral("\u22127"));
}

void TestNumbers::languageGroupsThousands() {
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(plainNumber(-12345), QStringLiteral("\u221212.345"));
    QCOMPARE(signedNumber(12345), QStringLiteral("+12.345"));
}

void TestNumbers::meansHaveOneDecimal() {
    QCOMPARE(oneDecimal(1.84), QStringLiteral("1.8"));
    QCOMPARE(oneDecimal(-0.1), QStringLiteral("\u22120.1"));
    QCOMPARE(oneDecimal(-0.04), QStringLiteral("0.0"));
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(oneDecimal(-1234.56), QStringLiteral("\u22121.234,6"));
}

HEOROT_SUITE(TestNumbers)
#include "tst_numbers.moc"
