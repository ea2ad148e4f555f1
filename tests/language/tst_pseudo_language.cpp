// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/pseudo_language.h"
#include "language/translations.h"
#include "suite/suite.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

using namespace heorot::language;

class TestPseudoLanguage final : public QObject {
    Q_OBJECT
  private slots:
    void pseudoTextIsLonger_data();
    void pseudoTextIsLonger();
    void textsOfQtAreUnchanged();
    void pseudoLocaleIsAcceptedButNotListed();
};

void TestPseudoLanguage::pseudoTextIsLonger_data() {
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("pseudo");
    const auto row = [](const char* name, const char* english, const char* pseudo) {
        QTest::newRow(name) << QString::fromUtf8(english) << QString::fromUtf8(pseudo);
    };
    row("word", "Place", "[Plaáceé]");
    row("capital", "Undo", "[Uúndoó]");
    row("placeholders", "%1 of %L2, %n a", "[%1 oóf %L2, %n aá]");
    row("tag", "<b>a</b> b<br>e", "[<b>aá</b> b<br>eé]");
    row("entity", "a &amp; e", "[aá &amp; eé]");
    row("mnemonic", "&Save", "[&Saáveé]");
    row("percent", "50 % one", "[50 % oóneé]");
    row("no words", "%1", "%1");
    row("nothing", "", "");
}

void TestPseudoLanguage::pseudoTextIsLonger() {
    QFETCH(QString, english);
    QTEST(pseudoText(english), "pseudo");
}

void TestPseudoLanguage::textsOfQtAreUnchanged() {
    const PseudoTranslator translator;
    QVERIFY(translator.translate("QPlatformTheme", "Cancel", nullptr, -1).isEmpty());
    QCOMPARE(translator.translate("kit", "Cancel", nullptr, -1), QString::fromUtf8("[Caánceél]"));
}

void TestPseudoLanguage::pseudoLocaleIsAcceptedButNotListed() {
    Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(!translations.languages().contains(Translations::pseudo()));
    QVERIFY(translations.speaks(Translations::pseudo()));
    QVERIFY(translations.use(QStringLiteral("fr")));
    QVERIFY(translations.use(Translations::pseudo()));
    QCOMPARE(QLocale().language(), QLocale::English);
    QCOMPARE(QCoreApplication::translate("kit", "Undo"), QString::fromUtf8("[Uúndoó]"));
    // Plural forms come from the English catalogue, not from the source with its "(s)".
    const auto cash = [](int n) {
        return QCoreApplication::translate("movie", "return %1 for %n saga point(s)", "", n);
    };
    QCOMPARE(cash(1), QString::fromUtf8("[reétuúrn %1 foór 1 saágaá poóiínt]"));
    QCOMPARE(cash(2), QString::fromUtf8("[reétuúrn %1 foór 2 saágaá poóiínts]"));
    QVERIFY(translations.use(QStringLiteral("en")));
    QCOMPARE(QCoreApplication::translate("kit", "Undo"), QStringLiteral("Undo"));
    QVERIFY(!Translations(QStringLiteral("/nowhere")).languages().contains(QStringLiteral("en")));
}

HEOROT_SUITE(TestPseudoLanguage)
#include "tst_pseudo_language.moc"
