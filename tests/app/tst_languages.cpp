// SPDX-License-Identifier: GPL-3.0-or-later
// Changing the language while the window is open updates every visible text, including Qt's, and can be reversed.
#include "game/characters.h"
#include "games.h"
#include "heorot/about_dialog.h"
#include "heorot/settings_dialog.h"
#include "heorot/setup_page.h"
#include "heorot/table_page.h"
#include "language/translations.h"
#include "suite/widget_suite.h"
#include "ui/art_cache.h"
#include "widget_tools.h"

#include <QDialogButtonBox>
#include <QPushButton>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestLanguages : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { ownSettings_ = std::make_unique<OwnSettings>(); }
    void cleanup();
    void onlyKnownLanguageCodesAreAccepted();
    void pagesFollowALanguageSwitch_data();
    void pagesFollowALanguageSwitch();
    void everyTextIsTranslatable_data() { pagesFollowALanguageSwitch_data(); }
    void everyTextIsTranslatable();
    void buttonsOfQtFollowALanguageSwitch();
    void boardFollowsALanguageSwitch();

  private:
    std::unique_ptr<QWidget> pageOf(const QString& name);
    void speak(const char* language) {
        QVERIFY(translations_.use(QLatin1String(language)));
        QCoreApplication::sendPostedEvents();
    }

    ShippedGame movie_{QStringLiteral("movie")};
    plugin::PluginCatalog catalog_{{QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                    QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"),
                                    {}}};
    language::Translations translations_{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    ui::ArtCache art_;
    std::unique_ptr<OwnSettings> ownSettings_;
};

void TestLanguages::initTestCase() {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void TestLanguages::cleanup() {
    speak("en");
}

void TestLanguages::onlyKnownLanguageCodesAreAccepted() {
    QCOMPARE(translations_.languages(),
             (QStringList{QStringLiteral("de"), QStringLiteral("en"), QStringLiteral("fr")}));
    for (const char* code : {"*", "?r", "", "zz", "fr.qm", "../fr"})
        QVERIFY2(!translations_.use(QLatin1String(code)), code);
}

std::unique_ptr<QWidget> TestLanguages::pageOf(const QString& name) {
    const Settings settings = quickSettings();
    if (name == QLatin1String("settings"))
        return std::make_unique<SettingsDialog>(settings, translations_.languages(), nullptr, SoundRow::Shown);
    if (name == QLatin1String("about")) return std::make_unique<AboutDialog>(catalog_);
    if (name == QLatin1String("setup")) {
        catalog_.game(QStringLiteral("movie"));
        return std::make_unique<SetupPage>(movie_.module(), catalog_.records().front().meta, art_, settings);
    }
    auto session = std::make_unique<session::Session>(
        movie_.module(), newGame(QStringLiteral("movie"), {"human", "human"}), QString(), optionsOf(settings));
    auto page = std::make_unique<TablePage>(std::move(session), settings, art_);
    page->begin();
    return page;
}

void TestLanguages::pagesFollowALanguageSwitch_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"settings", "about", "setup", "table"}) QTest::newRow(name) << QString::fromLatin1(name);
}

void TestLanguages::pagesFollowALanguageSwitch() {
    QFETCH(QString, name);
    const auto page = pageOf(name);
    page->resize(1024, 600);
    page->show();
    QCoreApplication::sendPostedEvents();
    const QStringList english = textsOf(*page);
    QVERIFY(english.size() > 5);
    QStringList before = english;
    for (const char* language : {"fr", "de"}) {
        speak(language);
        const QStringList now = textsOf(*page);
        QCOMPARE(now.size(), english.size());
        // A page created in this language has the same texts: none was left behind.
        const auto fresh = pageOf(name);
        fresh->resize(1024, 600);
        fresh->show();
        QCoreApplication::sendPostedEvents();
        QCOMPARE(now, textsOf(*fresh));
        QVERIFY(now != before);
        before = now;
    }
    speak("en");
    QCOMPARE(textsOf(*page), english);
}

void TestLanguages::everyTextIsTranslatable() {
    QFETCH(QString, name);
    const auto page = pageOf(name);
    page->resize(1024, 600);
    page->show();
    translations_.use(language::Translations::pseudo());
    QCoreApplication::sendPostedEvents();
    static const QRegularExpression vowel(QStringLiteral("[aeiou]"));
    static const QRegularExpression doubled(QString::fromUtf8("[áéíóúý]"));
    // Languages and seats have names of their own.
    QStringList ownNames{QStringLiteral("English"), QStringLiteral("Deutsch"), QStringLiteral("Français"),
                         QStringLiteral("Sandra"),  QStringLiteral("Martha"),  QStringLiteral("Mark"),
                         QStringLiteral("Peter")};
    for (const game::Character& each : game::characters()) ownNames << each.name;
    for (const QString& text : textsOf(*page))
        QVERIFY2(!text.contains(vowel) || text.contains(doubled) || ownNames.contains(text), qPrintable(text));
}

void TestLanguages::buttonsOfQtFollowALanguageSwitch() {
    const auto cancel = [] {
        const QDialogButtonBox box(QDialogButtonBox::Cancel);
        return box.button(QDialogButtonBox::Cancel)->text().remove(u'&');
    };
    const QString english = cancel();
    speak("fr");
    QCOMPARE(cancel(), QStringLiteral("Annuler"));
    QCOMPARE(QLocale().language(), QLocale::French);
    speak("de");
    QCOMPARE(cancel(), QStringLiteral("Abbrechen"));
    speak("en");
    QCOMPARE(cancel(), english);
}

void TestLanguages::boardFollowsALanguageSwitch() {
    const auto page = pageOf(QStringLiteral("table"));
    auto& table = static_cast<TablePage&>(*page);
    table.session().askForTable();
    table.session().takeTable();
    table.resize(1024, 600);
    table.show();
    const auto texts = [&] {
        QStringList all;
        for (const game::Sprite& sprite : table.board().board().scene().sprites) all << sprite.text;
        for (const game::Spot& spot : table.board().board().scene().spots) all << spot.name << spot.description;
        return all;
    };
    const QStringList english = texts();
    speak("de");
    QTRY_VERIFY(texts().join(u' ').contains(QStringLiteral("Deine Hand")));
    QVERIFY(!texts().join(u' ').contains(QStringLiteral("Your hand")));
    speak("en");
    QTRY_COMPARE(texts(), english);
}

HEOROT_WIDGET_SUITE(TestLanguages)
#include "tst_languages.moc"
