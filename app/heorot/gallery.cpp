// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/gallery.h"

#include "game/characters.h"
#include "heorot/box_page.h"
#include "heorot/dialogs.h"
#include "heorot/gallery_list.h"
#include "heorot/gallery_pages.h"
#include "heorot/hall_page.h"
#include "heorot/lesson_page.h"
#include "heorot/message_index.h"
#include "heorot/replay_page.h"
#include "heorot/room_check.h"
#include "heorot/sagas_page.h"
#include "heorot/screen_texts.h"
#include "heorot/settings_dialog.h"
#include "heorot/setup_page.h"
#include "heorot/statistics_page.h"
#include "heorot/table_page.h"
#include "record/file_error.h"
#include "session/saga_file.h"
#include "ui/art_cache.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>

#include <algorithm>
#include <set>

namespace heorot::app {

using record::Fault;

namespace {

class Gallery {
  public:
    Gallery(plugin::PluginCatalog& catalog, language::Translations& translations, const QString& folder,
            const GallerySelection& selection)
        : catalog_(catalog), translations_(translations), folder_(folder), selection_(selection) {}

    int write() {
        if (!QDir().mkpath(folder_.path())) fail(folder_.path(), Fault::tr("the folder can’t be created"));
        const QStringList languages = selection_.languages.isEmpty()
                                          ? translations_.languages() + QStringList{language::Translations::pseudo()}
                                          : selection_.languages;
        const QLocale before;
        for (const QString& language : languages) {
            translations_.use(language);
            language_ = language;
            for (const QSize& size : selection_.sizes)
                for (const double textScale : selection_.textScales)
                    for (const QString& theme : selection_.themes) pages(size, textScale, theme);
        }
        translations_.use(before.name().section(u'_', 0, 0));
        writeIndex();
        return static_cast<int>(files_.size());
    }

  private:
    [[noreturn]] static void fail(const QString& file, const Fault& why) {
        throw record::FileError(file.toStdString(), 0, why);
    }

    void pages(const QSize& size, double textScale, const QString& theme) {
        size_ = size;
        settings_.textScale = textScale;
        theme_ = theme;
        // All themes, in the order of ThemeId.
        settings_.theme = static_cast<ui::ThemeId>(GallerySelection().themes.indexOf(theme));
        settings_.animationSpeed = 0;
        settings_.assist = Assist::Hints;
        ui::Theme(settings_.theme).applyTo(*qApp, settings_.textScale);
        page("hall", [&] { return makeHall(); });
        page("sagas", [&] { return makeSagas(); });
        page("statistics", [&] { return makeStatistics(); });
        page("settings", [&] {
            return std::make_unique<SettingsDialog>(settings_, translations_.languages(), nullptr, SoundRow::Shown);
        });
        for (const plugin::PluginRecord& record : catalog_.records()) {
            const game::GameModule* game = catalog_.game(record.meta.id);
            if (!game || record.state != plugin::PluginState::Loaded) continue;
            if (!selection_.game.isEmpty() && selection_.game != record.meta.id) continue;
            page("setup-" + record.meta.id.toLatin1(), [&] { return makeSetup(*game, record.meta); });
            page("box-" + record.meta.id.toLatin1(), [&] { return makeBox(*game); });
            tables(*game);
            replay(*game);
            lessons(*game);
        }
    }

    /// The first table of each game as the saga to continue, and finished ones.
    void keepSagas() {
        for (const QString& id : catalog_.ids()) {
            const game::GameModule* game = catalog_.game(id);
            const QString saga = sagas_.filePath(id + QStringLiteral(".saga"));
            if (!game || QFile::exists(saga)) continue;
            for (const GalleryTable& table : galleryTables(galleryFolderOfApplication(), *game, catalog_.finder()))
                session::saveSaga(table.match->isOver() ? sagas_.filePath(id + QStringLiteral("-end.saga")) : saga,
                                  *game, *table.match);
        }
    }

    std::unique_ptr<HallPage> makeHall() {
        keepSagas();
        actions_.retranslate();
        auto hall = std::make_unique<HallPage>(catalog_, art_, actions_, sagas_.path());
        hall->setSettings(settings_);
        actions_.setStyle(hall->pageStyle());
        return hall;
    }

    std::unique_ptr<SagasPage> makeSagas() {
        keepSagas();
        return std::make_unique<SagasPage>(sagas_.path(), catalog_, art_, dialogs_, settings_);
    }

    /// With results made from the finished tables.
    std::unique_ptr<StatisticsPage> makeStatistics() {
        if (!QFile::exists(statistics_)) {
            std::vector<statistics::PlayedGame> finished;
            for (const QString& id : catalog_.ids())
                if (const game::GameModule* game = catalog_.game(id))
                    for (GalleryTable& table : galleryTables(galleryFolderOfApplication(), *game, catalog_.finder()))
                        if (table.match->isOver())
                            finished.push_back(statistics::playedGame(*table.match, id, table.name, QDateTime()));
            statistics::Store(statistics_).add({}, galleryResults(finished));
        }
        auto page = std::make_unique<StatisticsPage>(StatisticsPage::Parts{catalog_, reader_, art_, dialogs_},
                                                     sagas_.filePath(QStringLiteral("none")), settings_);
        page->begin();
        reader_.waitForDone();
        QCoreApplication::processEvents();
        return page;
    }

    /// With one opponent more than at first.
    std::unique_ptr<SetupPage> makeSetup(const game::GameModule& game, const plugin::GameMeta& meta) {
        auto page = std::make_unique<SetupPage>(game, meta, art_, settings_);
        page->findChild<QPushButton*>(QStringLiteral("addSeat"))->click();
        return page;
    }

    /// At the first piece that is not sure, as its owner corrects it.
    std::unique_ptr<BoxPage> makeBox(const game::GameModule& game) {
        auto page = std::make_unique<BoxPage>(catalog_, QString::fromStdString(game.id()), dialogs_, art_, settings_);
        page->setCorrecting(true);
        page->goToNextUnsure();
        return page;
    }

    bool wanted(const QString& name) const { return selection_.only.isEmpty() || name.startsWith(selection_.only); }

    template <class Make>
    void page(const QByteArray& name, const Make& make) {
        if (!wanted(QString::fromLatin1(name))) return;
        const auto widget = make();
        show(*widget);
        if (auto* hall = qobject_cast<HallPage*>(widget.get())) settle(*hall);
        if (auto* sagas = qobject_cast<SagasPage*>(widget.get())) settle(*sagas);
        keep(*widget, QString::fromLatin1(name));
    }

    /// Waits for the first paint, and for the saga to continue and the results, which come later.
    static void settle(HallPage& hall) {
        QEventLoop loop;
        QObject::connect(&hall, &HallPage::resultsShown, &loop, &QEventLoop::quit);
        hall.grab();
        loop.exec();
    }

    static void settle(SagasPage& sagas) {
        QEventLoop loop;
        QObject::connect(&sagas, &SagasPage::allRead, &loop, &QEventLoop::quit);
        loop.exec();
    }

    void show(QWidget& widget) const {
        widget.resize(size_);
        widget.setAttribute(Qt::WA_DontShowOnScreen);
        widget.show();
    }

    void tables(const game::GameModule& game) {
        auto tables = galleryTables(galleryFolderOfApplication(), game, catalog_.finder());
        for (std::size_t i = 0; i < tables.size(); ++i) {
            GalleryTable& table = tables[i];
            const QString name = QString::fromStdString(game.id()) + u'-' + table.name;
            const bool isWanted = i < selection_.tables && wanted(name);
            std::erase_if(table.cards, [&](GalleryTable::Card card) {
                const bool isKnown = selection_.eachCardOnce && !cards_.insert(card).second;
                return isKnown || !wanted(name + u'-' + cardName(card));
            });
            if (isWanted || !table.cards.empty()) tablePage(game, table, name, isWanted);
        }
    }

    /// In the middle of the game with the most moves; of one that is over, through the eyes of its first player.
    void replay(const game::GameModule& game) {
        const QString name = QString::fromStdString(game.id()) + QStringLiteral("-replay");
        if (!wanted(name)) return;
        auto tables = galleryTables(galleryFolderOfApplication(), game, catalog_.finder());
        const auto longest = std::max_element(tables.begin(), tables.end(), [](const auto& one, const auto& other) {
            return one.match->moves().size() < other.match->moves().size();
        });
        if (longest == tables.end()) return;
        ReplayPage page(std::make_unique<session::Session>(game, std::move(longest->match), QString(), QString(),
                                                           optionsOf(settings_)),
                        settings_, art_);
        show(page);
        page.setPerspective({Perspective::Kind::Player, 0});
        page.goTo(page.line().steps() * 3 / 5);
        keep(page, name);
    }

    /// The first step of the game's first lesson, and the first one that is answered.
    void lessons(const game::GameModule& game) {
        const auto files = session::lessonFiles(session::lessonFolder(), game.id());
        if (files.empty()) return;
        const QString name = QString::fromStdString(game.id()) + QStringLiteral("-lesson");
        if (!wanted(name)) return;
        for (const bool isAnswered : {false, true}) {
            LessonPage lesson({game, files}, game::nameFor({}, {}), settings_, art_);
            lesson.run().setPace(0);
            show(lesson);
            lesson.begin();
            if (isAnswered) answer(lesson);
            keep(lesson, name + (isAnswered ? QStringLiteral("-answer") : QString()));
        }
    }

    /// Does what the first step asks for that asks for anything.
    static void answer(LessonPage& lesson) {
        session::LessonRun& run = lesson.run();
        while (run.stage() == session::LessonRun::Stage::Reading) run.next();
        if (run.step().task) run.session().play(run.step().task->wanted.front());
    }

    /// The table if wanted, and its cards.
    void tablePage(const game::GameModule& game, GalleryTable& table, const QString& name, bool isWanted) {
        auto session = std::make_unique<session::Session>(game, std::move(table.match), QString(), QString(),
                                                          optionsOf(settings_));
        session->setPaused(true);
        TablePage page(std::move(session), settings_, art_);
        show(page);
        page.begin();
        page.session().askForTable();
        if (table.show != GalleryTable::Show::HandOver) page.session().takeTable();
        for (const QString& spot : table.choose) page.board().choose(spot);
        if (!table.point.isEmpty()) pointAt(page.board().board(), table.point);
        if (table.show == GalleryTable::Show::Moment) showMoment(page);
        if (isWanted) keep(page, name);
        for (const GalleryTable::Card card : table.cards) {
            showCard(page, card);
            keep(page, name + u'-' + cardName(card));
        }
    }

    /// Grabs again until every picture the page requested has arrived.
    void keep(QWidget& widget, const QString& name) {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
            widget.grab();
            art_.waitFor();
        }
        const QString file = pictureName(name);
        if (!widget.grab().save(folder_.filePath(file)))
            fail(folder_.filePath(file), Fault::tr("the file can’t be written"));
        files_ << file;
        for (const QString& sentence : cutTexts(widget) + elidedTexts(widget))
            cut_ << file + QStringLiteral(": ") + QString(sentence).replace(u'\n', u' ');
        // One theme is enough to show where a text is, and the pseudo-locale has no texts of its own.
        if (theme_ == selection_.themes.constFirst() && language_ != language::Translations::pseudo())
            messages_.add(file, language_, textsOn(widget));
    }

    /// With the text's size only where it is not the usual one.
    QString pictureName(const QString& page) const {
        QString name = QStringLiteral("%1-%2-%3-%4").arg(page, language_, theme_).arg(size_.width());
        if (settings_.textScale != 1) name += QStringLiteral("-text%1").arg(qRound(100 * settings_.textScale));
        return name + QStringLiteral(".png");
    }

    void write(const QString& name, const QString& text) const {
        QFile file(folder_.filePath(name));
        const QByteArray bytes = text.toUtf8();
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            fail(file.fileName(), Fault::tr("the file can’t be written"));
    }

    void writeIndex() const {
        QString html = QStringLiteral(
            "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>Heorot</title><style>"
            "body{font-family:sans-serif;background:#14202A;color:#FBF6E9}figure{display:"
            "inline-block;margin:8px}img{width:460px}a{color:#E0B04C}</style></head><body>\n"
            "<p><a href=\"messages.html\">Messages</a>, <a href=\"cut.txt\">texts without room</a></p>\n");
        for (const QString& file : files_)
            html += QStringLiteral("<figure><a href=\"%1\"><img loading=\"lazy\" src=\"%1\" alt=\"%1\"></a>"
                                   "<figcaption>%1</figcaption></figure>\n")
                        .arg(file);
        html += QStringLiteral("</body></html>\n");
        write(QStringLiteral("index.html"), html);
        write(QStringLiteral("messages.html"), messages_.html());
        write(QStringLiteral("cut.txt"), cut_.isEmpty() ? QString() : cut_.join(u'\n') + u'\n');
    }

    plugin::PluginCatalog& catalog_;
    language::Translations& translations_;
    QDir folder_;
    GallerySelection selection_;
    ui::ArtCache art_;
    QTemporaryDir sagas_;
    QString statistics_ = sagas_.filePath(QStringLiteral("statistics.sqlite"));
    StatisticsReader reader_{catalog_, statistics_};
    PlainDialogs dialogs_;
    QWidget owner_;
    WindowActions actions_{owner_};
    Settings settings_;
    QString language_;
    QSize size_;
    QString theme_;
    QStringList files_;
    /// Sentences on texts without room, each after the name of its picture.
    QStringList cut_;
    MessageIndex messages_{{language::Translations::textsOfApplication()}};
    std::set<GalleryTable::Card> cards_;
};

}

GallerySelection GallerySelection::shortTour() {
    GallerySelection selection;
    selection.languages = QStringList{QStringLiteral("en")};
    selection.sizes = {{1280, 800}};
    selection.themes = QStringList{QStringLiteral("light")};
    selection.tables = 3;
    selection.eachCardOnce = true;
    return selection;
}

int writeGallery(plugin::PluginCatalog& catalog, language::Translations& translations, const QString& folder,
                 const GallerySelection& selection) {
    return Gallery(catalog, translations, folder, selection).write();
}

}
