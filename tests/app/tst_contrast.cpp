// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast on every table of the gallery as painted: of texts in each theme, and of spot edges in the high-contrast
// theme.
#include "games.h"
#include "heorot/gallery_list.h"
#include "heorot/table_page.h"
#include "suite/widget_suite.h"
#include "ui/painted_checks.h"
#include "widget_tools.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestContrast : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void textsStandOut_data();
    void textsStandOut();
    void spotsHaveEdges_data();
    void spotsHaveEdges();

  private:
    using Check = QStringList (*)(const game::Scene&, const game::Look&, const ui::Theme&, ui::ArtCache&);
    QStringList onEveryTable(const QString& game, ui::ThemeId theme, Check check);

    const OwnSettings own_;
    plugin::PluginCatalog catalog_{{QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                    QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"),
                                    {}}};
    ui::ArtCache art_;
};

QStringList TestContrast::onEveryTable(const QString& name, ui::ThemeId theme, Check check) {
    const auto* game = catalog_.game(name);
    Settings settings = quickSettings();
    settings.theme = theme;
    useTheme(theme, 1);
    QStringList wrong;
    auto tables = galleryTables(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/gallery").toStdString(), *game,
                                catalog_.finder());
    for (GalleryTable& table : tables) {
        auto session = std::make_unique<session::Session>(*game, std::move(table.match), QString(), QString(),
                                                          optionsOf(settings));
        session->setPaused(true);
        TablePage page(std::move(session), settings, art_);
        page.setAttribute(Qt::WA_DontShowOnScreen);
        page.resize(1280, 800);
        page.show();
        page.begin();
        page.session().takeTable();
        QCoreApplication::processEvents();
        const ui::BoardWidget& board = page.board().board();
        for (const QString& each : check(board.scene(), board.look(), ui::Theme(theme), art_))
            wrong << table.name + QStringLiteral(", ") + each;
    }
    if (tables.size() < 5) qFatal("there are no tables to look at");
    return wrong;
}

void TestContrast::textsStandOut_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<ui::ThemeId>("theme");
    for (const char* game : {"movie", "legend", "raiders"}) {
        QTest::addRow("%s, light", game) << QString::fromLatin1(game) << ui::ThemeId::Light;
        QTest::addRow("%s, high contrast", game) << QString::fromLatin1(game) << ui::ThemeId::HighContrast;
    }
}

void TestContrast::textsStandOut() {
    QFETCH(QString, game);
    QFETCH(ui::ThemeId, theme);
    const QStringList wrong = onEveryTable(game, theme, ui::lostTexts);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestContrast::spotsHaveEdges_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"movie", "legend", "raiders"}) QTest::newRow(game) << QString::fromLatin1(game);
}

void TestContrast::spotsHaveEdges() {
    QFETCH(QString, game);
    const QStringList wrong = onEveryTable(game, ui::ThemeId::HighContrast, ui::lostSpots);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

HEOROT_WIDGET_SUITE(TestContrast)
#include "tst_contrast.moc"
