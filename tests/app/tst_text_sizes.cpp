// SPDX-License-Identifier: GPL-3.0-or-later
// Compares text at 150 % with text at 100 % on every page and every table of the gallery: larger from 1280x800 on, and
// never smaller.
#include "games.h"
#include "heorot/about_dialog.h"
#include "heorot/gallery_list.h"
#include "heorot/hall_page.h"
#include "heorot/handbook_view.h"
#include "heorot/keys_dialog.h"
#include "heorot/sagas_page.h"
#include "heorot/settings_dialog.h"
#include "heorot/setup_page.h"
#include "heorot/table_page.h"
#include "heorot/text_recorder.h"
#include "session/saga_file.h"
#include "suite/widget_suite.h"
#include "ui/scene_checks.h"
#include "ui/text_fit.h"
#include "ui/tip_box.h"
#include "widget_tools.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <map>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

namespace {

const QString games = QStringLiteral("movie legend raiders");

/// By text or by the widget that painted it, in ascending order.
using Sizes = std::map<QString, QVector<double>>;

/// Texts of tables that are smaller at 150 % from 1280x800 on, where the table is laid out compactly and drawn larger:
/// headings, names of seats and cards. This list must not grow. Numerals (Type::Number) fill their places and may also
/// shrink; none of these may be smaller than `easilyRead`.
const QStringList shrinking{
    // Names of the crew at 1280x800, by a quarter of a pixel
    QStringLiteral("Axe Chieftain"), QStringLiteral("Fanatic"), QStringLiteral("Flamebearer"), QStringLiteral("Hunter"),
    QStringLiteral("Mercenary"), QStringLiteral("Pillager"), QStringLiteral("Robber"), QStringLiteral("Royal Guard"),
    QStringLiteral("Saga Keeper"), QStringLiteral("Spear Chieftain"), QStringLiteral("Sword Chieftain"),
    QStringLiteral("Treasure Hunter"),
    // The rule of a territory at 1280x800, by a quarter of a pixel
    QStringLiteral("By force: defense 2. Peacefully: 2 crew dice. On the back is one of: 4 food; 2 favor; 1 village "
                   "spoils card(s)."),
    // Names of players and cards that are written in a second, smaller place on the smaller table
    QStringLiteral("Champion of Valhalla"), QStringLiteral("Mark"), QStringLiteral("Martha"), QStringLiteral("Peter"),
    QStringLiteral("Sandra"), QStringLiteral("Warrior of Odin")};

/// Text as large as body text at 100 % may keep its size from 1280x800 on; smaller text must grow.
constexpr double easilyRead = 13.5;

/// At least this many texts are compared.
QString smaller(const Sizes& plain, const Sizes& large, const QSize& size, int least = 4) {
    const bool mayStay = size.width() < 1280;
    game::Look look;
    look.size = game::tableSize(size, 1);
    const double body = look.pixels(game::Type::Body);
    int compared = 0;
    for (const auto& [text, sizes] : plain) {
        const auto found = large.find(text);
        if (found == large.end() || sizes.isEmpty() || found->second.isEmpty()) continue;
        ++compared;
        const double before = sizes.first();
        const double after = found->second.first();
        const bool mayShrink = text.startsWith(u'#') || shrinking.contains(text);
        if (!mayStay && mayShrink && after >= easilyRead) continue;
        if (after < before - .01 || (!mayStay && before < body && after <= before))
            return QStringLiteral("%1: %2 at 100 %, %3 at 150 %").arg(text).arg(before).arg(after);
    }
    return compared >= least ? QString() : QStringLiteral("only %1 texts are compared").arg(compared);
}

QVector<double> writtenSizes(QWidget& widget) {
    QVector<double> sizes;
    for (const TextRecorder::Text& text : TextRecorder::textsOf(widget)) sizes << text.size;
    return sizes;
}

/// What the widgets of a page paint themselves, except for the board.
void addWidgets(QWidget& page, Sizes& sizes) {
    std::map<QString, int> count;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&page) || qobject_cast<ui::BoardWidget*>(widget) || widget->size().isEmpty()) continue;
        QString name = QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
        if (const auto* label = qobject_cast<QLabel*>(widget)) name += u' ' + label->text();
        if (const auto* button = qobject_cast<QAbstractButton*>(widget)) name += u' ' + button->text();
        QVector<double> own = writtenSizes(*widget);
        std::sort(own.begin(), own.end());
        sizes[QStringLiteral("%1 %2").arg(name).arg(count[name]++)] = own;
    }
}

void addBoard(const ui::BoardWidget& board, Sizes& sizes) {
    ui::ArtCache none;
    const ui::ScenePainter pen(none, board.look(), board.theme());
    const double scale =
        std::min(board.width() / board.look().size.width(), board.height() / board.look().size.height());
    for (const game::Sprite& sprite : board.scene().sprites) {
        if (sprite.text.isEmpty()) continue;
        const QString kind = sprite.type == game::Type::Number ? QStringLiteral("#") : QString();
        sizes[kind + QString(sprite.text).remove(ui::softHyphen)] << pen.fitted(sprite).font.pixelSize() * scale;
    }
    for (auto& [text, all] : sizes) std::sort(all.begin(), all.end());
}

/// A tip by itself.
class TipSheet final : public QWidget {
  public:
    TipSheet(const ui::Tip& tip, const Settings& settings)
        : box_(tip, ui::Theme(settings.theme), settings.textScale, 420 * settings.textScale) {
        resize(box_.size().toSize());
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        box_.paint(painter, QRectF(QPointF(), box_.size()), QRectF());
    }

  private:
    ui::TipBox box_;
};

}

class TestTextSizes : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void textGrowsOnPages_data();
    void textGrowsOnPages();
    void textGrowsOnTables_data();
    void textGrowsOnTables();

  private:
    static void sizes_data(const QStringList& pages);
    Sizes ofPage(const QString& name, const QSize& size, double textScale);
    Sizes ofTableDialog(const QString& name, const QSize& size, const Settings& settings);
    Sizes ofSagas(const QSize& size, const Settings& settings);
    static Sizes ofTips(const Settings& settings);
    static Sizes ofWidget(QWidget& widget, const QSize& size);
    Sizes ofTable(const QString& name, std::unique_ptr<record::AnyMatch> match, const QSize& size, double textScale);

    const OwnSettings own_;
    plugin::PluginCatalog catalog_{{QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                    QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"),
                                    {}}};
    ui::ArtCache art_;
    QWidget owner_;
    WindowActions actions_{owner_};
    QTemporaryDir sagas_;
};

void TestTextSizes::sizes_data(const QStringList& pages) {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QSize>("size");
    for (const QString& page : pages)
        for (const QSize& size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%s, %dx%d", qPrintable(page), size.width(), size.height()) << page << size;
}

Sizes TestTextSizes::ofWidget(QWidget& widget, const QSize& size) {
    widget.setAttribute(Qt::WA_DontShowOnScreen);
    widget.resize(size);
    widget.show();
    QCoreApplication::processEvents();
    Sizes sizes;
    addWidgets(widget, sizes);
    return sizes;
}

Sizes TestTextSizes::ofPage(const QString& name, const QSize& size, double textScale) {
    Settings settings = quickSettings();
    settings.textScale = textScale;
    useTheme(settings.theme, textScale);
    if (name == QLatin1String("hall")) {
        actions_.retranslate();
        HallPage hall(catalog_, art_, actions_, sagas_.path());
        hall.setSettings(settings);
        hall.setAttribute(Qt::WA_DontShowOnScreen);
        hall.resize(size);
        QSignalSpy loaded(&hall, &HallPage::loaded);
        hall.show();
        hall.grab();
        if (loaded.isEmpty() && !loaded.wait()) qFatal("the hall is not loaded");
        Sizes sizes;
        addWidgets(hall, sizes);
        return sizes;
    }
    if (name == QLatin1String("settings")) {
        SettingsDialog dialog(settings, {}, nullptr, SoundRow::Shown);
        return ofWidget(dialog, size);
    }
    if (name == QLatin1String("about")) {
        AboutDialog dialog(catalog_);
        return ofWidget(dialog, size);
    }
    if (name == QLatin1String("keys") || name == QLatin1String("handbook")) return ofTableDialog(name, size, settings);
    if (name == QLatin1String("sagas")) return ofSagas(size, settings);
    if (name == QLatin1String("tips")) return ofTips(settings);
    const auto* game = catalog_.game(name);
    const auto& records = catalog_.records();
    const auto meta = std::find_if(records.begin(), records.end(),
                                   [&](const plugin::PluginRecord& record) { return record.meta.id == name; });
    SetupPage page(*game, meta->meta, art_, settings);
    return ofWidget(page, size);
}

void TestTextSizes::textGrowsOnPages_data() {
    sizes_data(games.split(u' ') + QStringLiteral("hall settings about keys handbook sagas tips").split(u' '));
}

void TestTextSizes::textGrowsOnPages() {
    QFETCH(QString, page);
    QFETCH(QSize, size);
    const QString wrong = smaller(ofPage(page, size, 1), ofPage(page, size, 1.5), size, 4);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

/// Keys and handbook as the table opens them.
Sizes TestTextSizes::ofTableDialog(const QString& name, const QSize& size, const Settings& settings) {
    const auto* game = catalog_.game(QStringLiteral("movie"));
    const session::NewGame begun = newGame(QStringLiteral("movie"), {"human", "easy"});
    TablePage page(std::make_unique<session::Session>(*game, game->newMatch(begun.setup, begun.seating, {}), QString(),
                                                      QString(), optionsOf(settings)),
                   settings, art_);
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.resize(size);
    page.show();
    page.begin();
    const bool isKeys = name == QLatin1String("keys");
    (isKeys ? page.actions().keys : page.actions().rules)->trigger();
    if (!isKeys) {
        Sizes sizes;
        addWidgets(*page.findChild<HandbookView*>(), sizes);
        return sizes;
    }
    auto* dialog = page.findChild<QDialog*>(QStringLiteral("keysDialog"));
    if (!dialog) qFatal("there is no dialog of %s", qPrintable(name));
    return ofWidget(*dialog, dialog->size());
}

Sizes TestTextSizes::ofSagas(const QSize& size, const Settings& settings) {
    const auto* game = catalog_.game(QStringLiteral("movie"));
    const session::NewGame begun = newGame(QStringLiteral("movie"), {"human", "easy"});
    session::saveSaga(sagas_.filePath(QStringLiteral("a.saga")), *game,
                      *game->newMatch(begun.setup, begun.seating, {}));
    PlainDialogs dialogs;
    SagasPage page(sagas_.path(), catalog_, art_, dialogs, settings);
    QSignalSpy read(&page, &SagasPage::allRead);
    if (read.isEmpty() && !read.wait()) qFatal("the sagas are not read");
    return ofWidget(page, size);
}

/// One of each kind, as large as the board draws them.
Sizes TestTextSizes::ofTips(const Settings& settings) {
    using Kind = ui::Tip::Kind;
    const QString words = QStringLiteral("A sentence of a length that is common.");
    Sizes sizes;
    for (const ui::Tip& tip : {ui::Tip{{}, QStringLiteral("A title"), {}, Kind::Told},
                               ui::Tip{{}, {}, words, Kind::Told}, ui::Tip{{}, {}, {}, Kind::Refused, words},
                               ui::Tip{{}, QStringLiteral("A title"), words, Kind::Refused, words}}) {
        TipSheet sheet(tip, settings);
        sizes[tip.title + u'|' + tip.text + u'|' + tip.reason] = writtenSizes(sheet);
    }
    return sizes;
}

Sizes TestTextSizes::ofTable(const QString& name, std::unique_ptr<record::AnyMatch> match, const QSize& size,
                             double textScale) {
    Settings settings = quickSettings();
    settings.textScale = textScale;
    settings.assist = Assist::Hints;
    useTheme(settings.theme, textScale);
    auto session = std::make_unique<session::Session>(*catalog_.game(name), std::move(match), QString(), QString(),
                                                      optionsOf(settings));
    session->setPaused(true);
    TablePage page(std::move(session), settings, art_);
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.resize(size);
    page.show();
    page.begin();
    page.session().askForTable();
    Sizes sizes;
    addWidgets(page, sizes);
    page.session().takeTable();
    QCoreApplication::processEvents();
    addWidgets(page, sizes);
    addBoard(page.board().board(), sizes);
    return sizes;
}

void TestTextSizes::textGrowsOnTables_data() {
    sizes_data(games.split(u' '));
}

void TestTextSizes::textGrowsOnTables() {
    QFETCH(QString, page);
    QFETCH(QSize, size);
    const auto all = [&] {
        return galleryTables(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/gallery").toStdString(),
                             *catalog_.game(page), catalog_.finder());
    };
    auto plain = all();
    auto large = all();
    QVERIFY(plain.size() > 5);
    // Each size has a third of the tables.
    const std::size_t first = size.width() < 1280 ? 0 : size.width() < 1920 ? 1 : 2;
    for (std::size_t i = first; i < plain.size(); i += 3) {
        const QString wrong = smaller(ofTable(page, std::move(plain[i].match), size, 1),
                                      ofTable(page, std::move(large[i].match), size, 1.5), size);
        QVERIFY2(wrong.isEmpty(), qPrintable(plain[i].name + u' ' + wrong));
    }
}

HEOROT_WIDGET_SUITE(TestTextSizes)
#include "tst_text_sizes.moc"
