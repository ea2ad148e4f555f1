// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast on every table of the gallery as painted: of texts in each theme, and of spot edges in the high-contrast
// theme.
#include "games.h"
#include "heorot/gallery_list.h"
#include "heorot/ledger_view.h"
#include "heorot/log_panel.h"
#include "heorot/table_page.h"
#include "suite/widget_suite.h"
#include "ui/painted_checks.h"
#include "ui/scene_checks.h"
#include "widget_tools.h"

#include <QListView>
#include <QTableView>
#include <QToolButton>

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
    void linesOfTheLogStandOut_data();
    void linesOfTheLogStandOut();

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

namespace {

/// The strongest contrast between a pixel and the ground of the picture, its most frequent color.
double strongestContrast(const QImage& picture) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) ++counts[picture.pixel(x, y)];
    QRgb ground = picture.pixel(0, 0);
    for (const auto& [color, count] : counts.asKeyValueRange())
        if (count > counts[ground]) ground = color;
    double strongest = 1;
    for (const QRgb color : counts.keys()) strongest = std::max(strongest, ui::contrast(color, ground));
    return strongest;
}

}

void TestContrast::linesOfTheLogStandOut_data() {
    QTest::addColumn<ui::ThemeId>("theme");
    QTest::addColumn<bool>("ledger");
    for (const bool ledger : {false, true}) {
        const char* kind = ledger ? "ledger" : "log";
        QTest::addRow("%s, light", kind) << ui::ThemeId::Light << ledger;
        QTest::addRow("%s, dark", kind) << ui::ThemeId::Dark << ledger;
        QTest::addRow("%s, high contrast", kind) << ui::ThemeId::HighContrast << ledger;
    }
}

void TestContrast::linesOfTheLogStandOut() {
    QFETCH(ui::ThemeId, theme);
    QFETCH(bool, ledger);
    const auto* game = catalog_.game(QStringLiteral("movie"));
    Settings settings = quickSettings();
    settings.theme = theme;
    useTheme(theme, 1);
    const session::NewGame begun = newGame(QStringLiteral("movie"), {"easy", "easy"});
    auto match = game->newMatch(begun.setup, begun.seating, {});
    // The ledger has its first points at the end of an act.
    for (int move = 0; move < (ledger ? 80 : 40); ++move) match->play(game->think(*match, ai::Level::V1, 1));
    TablePage page(
        std::make_unique<session::Session>(*game, std::move(match), QString(), QString(), optionsOf(settings)),
        settings, art_);
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.resize(1920, 1080);
    page.show();
    auto* panel = page.findChild<LogPanel*>();
    QVERIFY(panel);
    if (ledger != panel->showsLedger()) panel->findChild<QToolButton*>(QStringLiteral("ledger"))->click();
    QCoreApplication::processEvents();
    auto* table = panel->findChild<LedgerView*>();
    QVERIFY(table);
    const QAbstractItemView* shown = &panel->view();
    if (ledger) shown = &table->table();
    const QAbstractItemView& view = *shown;
    // The list itself has no ground.
    const QImage picture = panel->grab().toImage();
    int lines = 0;
    for (int row = 0; row < view.model()->rowCount(); ++row)
        for (int column = 0; column < view.model()->columnCount(); ++column) {
            const QModelIndex index = view.model()->index(row, column);
            // Without the picture at the left of a line.
            const QRect line = view.visualRect(index).adjusted(ledger ? 2 : 60, 2, ledger ? -2 : -4, -2);
            if (index.data().toString().isEmpty() || !view.viewport()->rect().contains(line)) continue;
            const QRect text(view.viewport()->mapTo(panel, line.topLeft()), line.size());
            ++lines;
            QVERIFY2(strongestContrast(picture.copy(text)) >= 4.5, qPrintable(index.data().toString()));
        }
    QVERIFY(lines >= (ledger ? 3 : 6));
}

HEOROT_WIDGET_SUITE(TestContrast)
#include "tst_contrast.moc"
