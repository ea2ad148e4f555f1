// SPDX-License-Identifier: GPL-3.0-or-later
// The window: the hall and whatever was opened from it, one page at a time, and what can be done everywhere.
#pragma once

#include "heorot/hall_page.h"
#include "heorot/new_game.h"
#include "heorot/settings.h"
#include "heorot/table_page.h"
#include "plugin/catalog.h"
#include "plugin/translations.h"
#include "ui/art_cache.h"

#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>

namespace heorot::app {

/// What the window uses and does not own; it outlives the window.
struct House {
    plugin::PluginCatalog& catalog;
    plugin::Translations& translations;
    ui::ArtCache& art;
    /// For this run, before that of the settings; may be empty.
    QString language{};
};

class MainWindow final : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(const House& house, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Chooses seats and options for a game of this id.
    void setUp(const QString& game);
    /// Goes on with the saga of this file; a file that cannot be read is explained.
    void openSaga(const QString& path);
    void begin(const NewGame& game);
    void leaveToHall();

    HallPage& hall() { return *hall_; }
    /// nullptr while no game is on the table.
    TablePage* table() const { return table_; }

  private:
    const plugin::GameModule* moduleOf(const QString& game);
    void seat(std::unique_ptr<GameSession> session);
    void explain(const QString& sentence);

    House house_;
    Settings settings_;
    QStackedWidget* pages_;
    HallPage* hall_;
    QPointer<TablePage> table_;
};

}
