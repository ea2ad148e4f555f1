// SPDX-License-Identifier: GPL-3.0-or-later
// Translated texts fit the names put into them.
#include "language/phrase.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot::language;

class TestPhrase : public QObject {
    Q_OBJECT

  private slots:
    void placesAreFilled_data();
    void placesAreFilled();
    void chainsFillTheLowestNumbers();
    void spellingsStayForPlacesThatAreNotFilled();
    void namesFromTheRightAreIsolated();
    void missingFormsFallBackToThePlainName();
};

void TestPhrase::placesAreFilled_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("filled");
    const auto row = [](const char* text, const char* name, const char* filled) {
        QTest::addRow("%s, %s", text, name)
            << QString::fromUtf8(text) << QString::fromUtf8(name) << QString::fromUtf8(filled);
    };
    row("le Than {d’|de }%1.", "Anna", "le Than d’Anna.");
    row("le Than {d’|de }%1.", "Éloïse", "le Than d’Éloïse.");
    row("le Than {d’|de }%1.", "Ben", "le Than de Ben.");
    row("le Than {d’|de }%1.", "Hrothgar", "le Than de Hrothgar.");
    row("le Than {d’|de }%1.", "Hélène", "le Than d’Hélène.");
    row("le Than {d’|de }%1.", "Ylva", "le Than d’Ylva.");
    row("le Than {d’|de }%1.", "Yann", "le Than de Yann.");
    row("un autre {qu’|que }%1", "Oskar", "un autre qu’Oskar");
    row("%1{s|’} Than", "Anna", "Annas Than");
    row("%1{s|’} Than", "Hans", "Hans’ Than");
    row("%1{s|’} Than", "Max", "Max’ Than");
    row("%1{s|’} Than", "Beatriz", "Beatriz’ Than");
    row("%1’s Thane", "James", "James’s Thane");
    row("%1", "{a|b}%2", "{a|b}%2");
    row("100 %", "Anna", "100 %");
}

void TestPhrase::placesAreFilled() {
    QFETCH(QString, text);
    QFETCH(QString, name);
    QTEST(QString(Phrase(text).arg(name)), "filled");
}

void TestPhrase::chainsFillTheLowestNumbers() {
    const Phrase text(QStringLiteral("%3 %1 %2 %1"));
    QCOMPARE(QString(text.arg(QStringLiteral("a"), QStringLiteral("b"))), QStringLiteral("%3 a b a"));
    QCOMPARE(QString(text.arg(QStringLiteral("a")).arg(QStringLiteral("b")).arg(QStringLiteral("c"))),
             QStringLiteral("c a b a"));
}

void TestPhrase::spellingsStayForPlacesThatAreNotFilled() {
    const Phrase text(QStringLiteral("%1 {d’|de }%2"));
    QCOMPARE(QString(text.arg(QStringLiteral("x")).arg(QStringLiteral("Anna"))), QString::fromUtf8("x d’Anna"));
}

void TestPhrase::namesFromTheRightAreIsolated() {
    const QString name = QString::fromUtf8("דניאל");
    const QString kept = QChar(0x2068) + name + QChar(0x2069);
    QCOMPARE(isolated(name), kept);
    QCOMPARE(isolated(kept), kept);
    QCOMPARE(isolated(QStringLiteral("Anna")), QStringLiteral("Anna"));
    QCOMPARE(QString(Phrase(QStringLiteral("%1{s|’} 3")).arg(name)), kept + QString::fromUtf8("’ 3"));
}

void TestPhrase::missingFormsFallBackToThePlainName() {
    QCOMPARE(formOf("phrase", {"a Mercenary", "object"}, QStringLiteral("Mercenary")), QStringLiteral("a Mercenary"));
    qApp->setProperty("heorotLanguage", QStringLiteral("de"));
    QCOMPARE(formOf("phrase", {"a Mercenary", "object"}, QStringLiteral("Söldner")), QString::fromUtf8("Söldner"));
    qApp->setProperty("heorotLanguage", QVariant());
}

HEOROT_SUITE(TestPhrase)
#include "tst_phrase.moc"
