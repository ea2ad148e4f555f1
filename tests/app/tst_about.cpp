// SPDX-License-Identifier: GPL-3.0-or-later
// The about dialog shows version, license and Qt, what the confidence words mean, and every plugin with its state.
#include "games.h"
#include "heorot/about_dialog.h"
#include "heorot/room_check.h"
#include "language/fault_words.h"
#include "language/pseudo_language.h"
#include "suite/widget_suite.h"
#include "widget_tools.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestAbout : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void showsProgramAndLicense();
    void explainsTheConfidenceWords();
    void listsEveryPluginWithItsState();
    void saysSoWithoutPlugins();
    void textsFollowALanguageSwitch();
    void nothingIsClipped();
    void doesNotScrollIfThereIsRoom();
    void escapeCloses();

  private:
    std::unique_ptr<plugin::PluginCatalog> catalogOf(const QString& folder) {
        return std::make_unique<plugin::PluginCatalog>(
            plugin::PluginFolders{folder, QStringLiteral(HEOROT_BINARY_DIR "/tests/data"), {}});
    }
    QString saidBy(const AboutDialog& dialog, const char* name) {
        QStringList texts;
        for (const QLabel* label : dialog.findChildren<QLabel*>(QLatin1String(name))) texts << label->text();
        return texts.join(u'\n');
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<plugin::PluginCatalog> catalog_;
};

void TestAbout::initTestCase() {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QCoreApplication::setApplicationVersion(QStringLiteral("7.8.9"));
}

void TestAbout::init() {
    useTheme(ui::ThemeId::Light, 1);
    // The sample game twice, and a file that is not a plugin.
    folder_ = std::make_unique<QTemporaryDir>();
    const QString sample = QStringLiteral(HEOROT_BINARY_DIR "/tests/games/sample.so");
    QVERIFY(QFile::copy(sample, folder_->filePath(QStringLiteral("first.so"))));
    QVERIFY(QFile::copy(sample, folder_->filePath(QStringLiteral("second.so"))));
    QFile broken(folder_->filePath(QStringLiteral("broken.so")));
    QVERIFY(broken.open(QFile::WriteOnly) && broken.write("nothing") > 0);
    broken.close();
    catalog_ = catalogOf(folder_->path());
    QCOMPARE(catalog_->records().size(), std::size_t{3});
}

void TestAbout::cleanup() {
    catalog_.reset();
}

void TestAbout::showsProgramAndLicense() {
    const AboutDialog dialog(*catalog_);
    const QString all = textsOf(dialog).join(u'\n');
    QVERIFY(all.contains(QStringLiteral("7.8.9")));
    QVERIFY(all.contains(QStringLiteral("GPL-3.0-or-later")));
    QVERIFY(all.contains(QLatin1String(qVersion())));
}

void TestAbout::explainsTheConfidenceWords() {
    const AboutDialog dialog(*catalog_);
    const QString said = saidBy(dialog, "numbers");
    for (const char* word : {"Printed:", "Reported:", "Inferred:", "Reconstructed:"})
        QVERIFY2(said.contains(QString::fromUtf8(word)), word);
}

void TestAbout::listsEveryPluginWithItsState() {
    const AboutDialog before(*catalog_);
    const QString said = saidBy(before, "plugin");
    for (const plugin::PluginRecord& record : catalog_->records()) {
        QVERIFY2(said.contains(QFileInfo(record.file).fileName()), qPrintable(said));
        if (record.state == plugin::PluginState::Refused) {
            QVERIFY(record.reason);
            QVERIFY2(said.contains(language::sentence(record.reason)), qPrintable(said));
        }
    }
    QVERIFY(said.contains(QStringLiteral("ready")));
    QVERIFY(said.contains(QStringLiteral("spare")));
    QVERIFY(!said.contains(QStringLiteral("It’s loaded.")));
    QVERIFY(catalog_->game(QStringLiteral("sample")));
    const AboutDialog after(*catalog_);
    QVERIFY(saidBy(after, "plugin").contains(QStringLiteral("It’s loaded.")));
}

void TestAbout::saysSoWithoutPlugins() {
    const QTemporaryDir empty;
    const auto none = catalogOf(empty.path());
    if (!none->records().empty()) return; // a build with its games linked in
    const AboutDialog dialog(*none);
    QVERIFY(saidBy(dialog, "pluginsTitle").contains(QStringLiteral("No game plugin")));
}

void TestAbout::textsFollowALanguageSwitch() {
    AboutDialog dialog(*catalog_);
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    for (const QString& text : textsOf(dialog)) {
        const auto lines = text.split(u'\n', Qt::SkipEmptyParts);
        // The first line of a plugin may be only its file.
        QVERIFY2(lines.last().contains(u'«'), qPrintable(text));
    }
    QCoreApplication::removeTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    for (const QString& text : textsOf(dialog)) QVERIFY2(!text.contains(u'«'), qPrintable(text));
}

void TestAbout::nothingIsClipped() {
    language::PseudoTranslator longTexts;
    QCoreApplication::installTranslator(&longTexts);
    useTheme(ui::ThemeId::Dark, 1.5);
    QWidget window;
    window.resize(1024, 600);
    AboutDialog dialog(*catalog_, &window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.width() <= 1024 && dialog.height() <= 600);
    QVERIFY2(cutTexts(dialog).isEmpty(), qPrintable(cutTexts(dialog).join(u'\n')));
    for (QLabel* label : dialog.findChildren<QLabel*>()) QVERIFY2(canBeSeen(*label, dialog), qPrintable(label->text()));
}

void TestAbout::doesNotScrollIfThereIsRoom() {
    QWidget window;
    window.resize(1920, 1080);
    AboutDialog dialog(*catalog_, &window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto* scroll = dialog.findChild<QScrollArea*>();
    QVERIFY(scroll->widget()->height() <= scroll->viewport()->height());
    QVERIFY(dialog.height() < 1000);
}

void TestAbout::escapeCloses() {
    AboutDialog dialog(*catalog_);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

HEOROT_WIDGET_SUITE(TestAbout)
#include "tst_about.moc"
