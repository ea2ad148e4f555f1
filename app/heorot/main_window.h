// SPDX-License-Identifier: GPL-3.0-or-later
// The window: the hall and whatever was opened from it, one page at a time, and what can be done everywhere.
#pragma once

#include "heorot/dialogs.h"
#include "heorot/hall_page.h"
#include "heorot/settings.h"
#include "heorot/setup_page.h"
#include "heorot/table_page.h"
#include "heorot/window_actions.h"
#include "language/translations.h"
#include "plugin/catalog.h"
#include "session/new_game.h"
#include "ui/art_cache.h"

#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>

namespace heorot::app {

/// What the window uses and does not own; it outlives the window.
struct WindowServices {
    plugin::PluginCatalog& catalog;
    language::Translations& translations;
    ui::ArtCache& art;
    Dialogs& dialogs;
    /// For this run, before that of the settings; may be empty.
    QString language{};
};

class MainWindow final : public QMainWindow {
    Q_OBJECT

  public:
    /// With the settings that were kept, which it applies to the whole program.
    explicit MainWindow(const WindowServices& services, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Whatever takes the place of a game that is not saved asks first, and may then change nothing.

    /// Chooses seats and options for a game of this id.
    void setUp(const QString& game);
    /// Goes on with the saga of this file; a file that cannot be read is explained, and nothing changes.
    void openSaga(const QString& path);
    void begin(const session::NewGame& game);
    void leaveToHall();

    const Settings& settings() const { return settings_; }
    /// Applies and keeps them.
    void setSettings(const Settings& settings);

    const WindowActions& actions() const { return actions_; }
    HallPage& hall() { return *hall_; }
    /// nullptr while no game is being chosen, or on the table.
    SetupPage* setup() const { return setup_; }
    TablePage* table() const { return table_; }

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void connectActions();
    void connectHall();
    void applyLook();
    void applyLanguage();
    /// Names the catalogues that could not be used.
    void tellDamagedCatalogues();
    void restorePlace();
    /// On the screen where it is, whose size or scale may have changed.
    void fitScreen();
    const game::GameModule* moduleOf(const QString& game);
    void seat(std::unique_ptr<session::Session> session);
    void turnTo(QWidget* page);
    void closePages();
    /// Whether nothing would be lost, or the person does not mind, or has just saved elsewhere.
    bool mayLeaveTable();
    void chooseSaga();
    /// False if the game is not saved in another place now.
    bool saveAs();
    bool mayTakePlace(const QString& path);
    void showSettings();
    void showSagas();
    void showKeys();
    void toggleFullScreen();
    void retranslateUi();

    WindowServices services_;
    Settings settings_;
    /// What the texts are in now.
    QString language_;
    WindowActions actions_;
    QStackedWidget* pages_;
    HallPage* hall_ = nullptr;
    QPointer<SetupPage> setup_;
    QPointer<TablePage> table_;
    /// Offered again by New.
    QString lastGame_;
};

}
