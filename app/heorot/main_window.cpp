// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/main_window.h"
#include "game/seating.h"

#include "heorot/about_dialog.h"
#include "heorot/demo_game.h"
#include "heorot/handbook_dialog.h"
#include "heorot/keys_dialog.h"
#include "heorot/plain_text_labels.h"
#include "heorot/program_log.h"
#include "heorot/settings_dialog.h"
#include "heorot/text_window.h"
#include "heorot/user_settings.h"
#include "heorot/window_geometry.h"
#include "language/fault_words.h"
#include "language/text_watch.h"
#include "record/file_error.h"
#include "session/saga_file.h"
#include "statistics/store.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QLocale>
#include <QScreen>
#include <QStatusBar>
#include <QWindow>

#include <algorithm>

namespace heorot::app {

namespace {

QString placeKey() {
    return QStringLiteral("window/place");
}

}

MainWindow::MainWindow(const WindowServices& services, QWidget* parent)
    : QMainWindow(parent), services_(services), settings_(Settings::load()), actions_(*this),
      pages_(new QStackedWidget(this)), statisticsReader_(services.catalog, statistics::storePath()) {
    setObjectName(QStringLiteral("mainWindow"));
    qApp->installEventFilter(new PlainTextLabels(this));
    applyLanguage();
    applyLook();
    hall_ = new HallPage(services.catalog, services.art, actions_, session::sagaFolder());
    hall_->setSettings(settings_);
    setCentralWidget(pages_);
    pages_->addWidget(hall_);
    restorePlace();
    connectActions();
    connectHall();
    if (!services.translations.overlay().isEmpty()) watchTexts();
    retranslateUi();
    hall_->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(actions_.newGame, [this] {
        const QStringList games = hall_->games();
        if (!games.isEmpty()) setUp(games.contains(lastGame_) ? lastGame_ : games.first());
    });
    on(actions_.open, [this] { chooseSaga(); });
    on(actions_.sagas, [this] { showSagas(); });
    on(actions_.statistics, [this] { showStatistics(); });
    on(actions_.settings, [this] { showSettings(); });
    on(actions_.about, [this] {
        auto* dialog = new AboutDialog(services_.catalog, this, actions_.report);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    on(actions_.report, [this] { reportProblem(); });
    on(actions_.fullScreen, [this] { toggleFullScreen(); });
    on(actions_.keys, [this] { showKeys(); });
    on(actions_.texts, [this] {
        auto* texts = findChild<TextWindow*>();
        if (!texts) texts = new TextWindow(services_.translations, *this);
        texts->show();
        texts->activateWindow();
    });
    on(actions_.quit, [this] { close(); });
}

void MainWindow::connectHall() {
    connect(hall_, &HallPage::newGameWanted, this, &MainWindow::setUp);
    connect(hall_, &HallPage::rulesWanted, this, [this](const QString& id) {
        if (const auto* game = moduleOf(id)) (new HandbookDialog(*game, hall_->pageStyle(), this))->open();
    });
    connect(hall_, &HallPage::learnWanted, this, [this](const QString& id, int lesson) {
        learn(id, lesson < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(lesson)));
    });
    connect(hall_, &HallPage::boxWanted, this, &MainWindow::openBox);
    connect(hall_, &HallPage::demoWanted, this, [this](const QString& id) {
        if (const auto* game = moduleOf(id)) begin(demoOf(*game));
    });
    connect(hall_, &HallPage::sagaWanted, this, &MainWindow::openSaga);
    connect(hall_, &HallPage::watchWanted, this, &MainWindow::watch);
    connect(hall_, &HallPage::otherSagasWanted, this, &MainWindow::showSagas);
    connect(hall_, &HallPage::painted, this, [this] {
        actions_.setStyle(hall_->pageStyle());
        reportDamagedCatalogues();
        setWindowIcon(QIcon(services_.art.renderNow({QStringLiteral("hall/heorot"), {128, 128}, {}, {}})));
    });
}

// Pages

const game::GameModule* MainWindow::moduleOf(const QString& id) {
    const game::GameModule* game = services_.catalog.game(id);
    if (!game) services_.dialogs.showMessage(this, services_.catalog.why(id));
    return game;
}

void MainWindow::setUp(const QString& id) {
    const auto* game = moduleOf(id);
    if (!game) return;
    const auto& records = services_.catalog.records();
    const auto record = std::find_if(records.begin(), records.end(), [&](const plugin::PluginRecord& candidate) {
        return candidate.meta.id == id && candidate.state == plugin::PluginState::Loaded;
    });
    if (record == records.end() || !mayLeaveTable()) return;
    closePages();
    setup_ = new SetupPage(*game, record->meta, services_.art, settings_);
    connect(setup_, &SetupPage::start, this, &MainWindow::begin, Qt::QueuedConnection);
    connect(setup_, &SetupPage::back, this, &MainWindow::leaveToHall, Qt::QueuedConnection);
    connect(setup_, &SetupPage::settingsChosen, this, &MainWindow::setSettings);
    connect(setup_, &SetupPage::settingsRequested, this, &MainWindow::showSettings);
    showPage(setup_);
}

void MainWindow::begin(const session::NewGame& begun) {
    const auto* game = moduleOf(begun.game);
    if (!game || !mayLeaveTable()) return;
    const QString path = pathFor(begun.game, begun.seating);
    openTable(std::make_unique<session::Session>(*game, begun, path, optionsOf(settings_)));
}

QString MainWindow::pathFor(const QString& game, const record::Seating& seating) {
    try {
        if (!game::personsOf(seating).empty()) return session::newSagaPath(game);
    } catch (const record::FileError& error) {
        services_.dialogs.showMessage(this, language::sentence(error));
    }
    return {};
}

void MainWindow::openTable(std::unique_ptr<session::Session> session) {
    if (!session->view())
        return services_.dialogs.showMessage(this,
                                             tr("This game has no table yet; play it in a terminal with heorot-cli."));
    lastGame_ = QString::fromStdString(session->game().id());
    closePages();
    logLine(QStringLiteral("table: %1, %2 seats").arg(lastGame_).arg(session->match().setup().seats));
    table_ = new TablePage(std::move(session), settings_, services_.art);
    table_->addToMenu(*actions_.report);
    connect(table_, &TablePage::sounded, this, &MainWindow::playSound);
    connect(table_, &TablePage::leave, this, &MainWindow::leaveToHall, Qt::QueuedConnection);
    connect(table_, &TablePage::rematch, this, &MainWindow::begin, Qt::QueuedConnection);
    connect(table_, &TablePage::playOn, this, &MainWindow::playOn, Qt::QueuedConnection);
    connect(table_, &TablePage::watchAgain, this, &MainWindow::watchTable, Qt::QueuedConnection);
    connect(table_, &TablePage::settingsRequested, this, &MainWindow::showSettings);
    connect(table_, &TablePage::boxRequested, this, [this] { showBoxOf(table_->session().game()); });
    connect(table_, &TablePage::saveAsRequested, this, &MainWindow::saveAs);
    connect(table_, &TablePage::openRequested, this, &MainWindow::chooseSaga);
    connect(table_, &TablePage::fullScreenRequested, this, &MainWindow::toggleFullScreen);
    connect(table_, &TablePage::paceChosen, this, [this](int milliseconds) {
        settings_.paceMs = milliseconds;
        settings_.save();
    });
    countGame();
    showPage(table_);
    table_->begin();
}

void MainWindow::countGame() {
    const session::Session* session = &table_->session();
    // Once the last action is saved.
    connect(
        session, &session::Session::finished, table_,
        [this, session] {
            if (!session->path().isEmpty()) statisticsReader_.count(session->path());
        },
        Qt::QueuedConnection);
    connect(table_, &TablePage::reviewed, this, [this, session](engine::Seat seat, double kept) {
        if (!session->path().isEmpty()) statisticsReader_.keep(session->path(), seat, kept);
    });
}

void MainWindow::showStatistics() {
    if (!mayLeaveTable()) return;
    closePages();
    statistics_ = new StatisticsPage({services_.catalog, statisticsReader_, services_.art, services_.dialogs},
                                     session::sagaFolder(), settings_);
    connect(statistics_, &StatisticsPage::back, this, &MainWindow::leaveToHall, Qt::QueuedConnection);
    connect(statistics_, &StatisticsPage::sagaWanted, this, &MainWindow::openSaga, Qt::QueuedConnection);
    showPage(statistics_);
    statistics_->begin();
}

void MainWindow::leaveToHall() {
    if (!mayLeaveTable()) return;
    // A game that was left can be continued; everything else was opened from somewhere in the hall.
    const bool isFromTable = table_ != nullptr;
    closePages();
    showPage(hall_);
    hall_->refresh();
    hall_->takeFocus(isFromTable ? HallPage::Focus::Continue : HallPage::Focus::WhereItWas);
}

void MainWindow::closePages() {
    for (QWidget* page : std::initializer_list<QWidget*>{setup_, table_, lesson_, sagas_, replay_, statistics_, box_}) {
        if (!page) continue;
        pages_->removeWidget(page);
        page->hide();
        page->deleteLater();
    }
    setup_ = nullptr;
    table_ = nullptr;
    lesson_ = nullptr;
    sagas_ = nullptr;
    replay_ = nullptr;
    statistics_ = nullptr;
    box_ = nullptr;
}

void MainWindow::showPage(QWidget* page) {
    if (pages_->indexOf(page) < 0) pages_->addWidget(page);
    pages_->setCurrentWidget(page);
    actions_.setTableShown(page == table_ || page == lesson_ || page == replay_);
    retranslateUi();
}

// Settings

void MainWindow::setSettings(const Settings& settings) {
    const Settings before = std::exchange(settings_, settings);
    settings_.save();
    if (before.language != settings.language) {
        services_.language.clear();
        applyLanguage();
    }
    if (before.theme != settings.theme || before.textScale != settings.textScale) applyLook();
    // As an example of what was chosen.
    if (before.volume != settings.volume) playSound(game::Sound::Piece);
    hall_->setSettings(settings_);
    if (setup_) setup_->setSettings(settings_);
    if (table_) table_->setSettings(settings_);
    if (lesson_) lesson_->setSettings(settings_);
    if (sagas_) sagas_->setSettings(settings_);
    if (replay_) replay_->setSettings(settings_);
    if (statistics_) statistics_->setSettings(settings_);
    if (box_) box_->setSettings(settings_);
}

void MainWindow::applyLook() {
    ui::Theme(settings_.theme).applyTo(*qApp, settings_.textScale);
}

void MainWindow::applyLanguage() {
    QString wanted = services_.language.isEmpty() ? settings_.language : services_.language;
    if (!services_.translations.speaks(wanted)) wanted = services_.translations.preferred();
    if (wanted == language_) return;
    language_ = wanted;
    services_.translations.use(wanted);
    if (hall_) reportDamagedCatalogues();
}

/// For translators: shows what they save, and below the page what could not be read.
void MainWindow::watchTexts() {
    const auto report = [this] {
        const QStringList& faults = services_.translations.faults();
        statusBar()->setVisible(!faults.isEmpty());
        statusBar()->showMessage(faults.join(QStringLiteral("; ")));
    };
    auto* watch = new language::TextWatch(services_.translations, this);
    connect(watch, &language::TextWatch::reloaded, this, report);
    report();
}

void MainWindow::reportDamagedCatalogues() {
    QStringList files;
    for (const QString& path : services_.translations.damaged()) files << QDir::toNativeSeparators(path);
    if (files.isEmpty()) return;
    //: %1 files, one a line
    services_.dialogs.showMessage(this, tr("Some texts can’t be shown in your language and appear in English because "
                                           "these files are damaged. Reinstall the program to repair them.\n%1")
                                            .arg(files.join(u'\n')));
}

void MainWindow::showSettings() {
    auto* dialog = new SettingsDialog(settings_, services_.translations.languages(), this,
                                      soundPlayer_ ? SoundRow::Shown : SoundRow::None);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::changed, this, &MainWindow::setSettings);
    dialog->open();
}

void MainWindow::showKeys() {
    const auto lines = [this] {
        auto all = sagas_ ? SagasPage::keyLines() : HallPage::keyLines();
        for (const QAction* action : actions_.all())
            if (!action->shortcut().isEmpty())
                all.emplace_back(action->shortcut().toString(QKeySequence::NativeText), action->text());
        return all;
    };
    (new KeysDialog(lines, hall_->pageStyle(), this))->open();
}

// The window

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::restorePlace() {
    const WindowGeometry fresh = windowGeometry(screen()->availableSize(), {1280, 800});
    setMinimumSize(fresh.least);
    if (restoreGeometry(userSettings().value(placeKey()).toByteArray())) return fitScreen();
    resize(fresh.size);
    if (fresh.fills) setWindowState(Qt::WindowMaximized);
}

void MainWindow::fitScreen() {
    const WindowGeometry place = windowGeometry(screen()->availableSize(), size());
    setMinimumSize(place.least);
    if (!(windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen))) resize(place.size);
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    connect(windowHandle(), &QWindow::screenChanged, this, &MainWindow::fitScreen, Qt::UniqueConnection);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeaveTable()) return event->ignore();
    userSettings().setValue(placeKey(), saveGeometry());
    event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslateUi() {
    actions_.retranslate();
    const QString program = QStringLiteral("Heorot");
    const game::GameModule* game = replay_   ? &replay_->session().game()
                                   : table_  ? &table_->session().game()
                                   : lesson_ ? &lesson_->game()
                                             : nullptr;
    if (box_) game = &box_->desk().game();
    //: Title of the window: %1 a game, %2 the program
    setWindowTitle(game ? tr("%1 – %2").arg(game->words().title(), program) : program);
}

}
