// SPDX-License-Identifier: GPL-3.0-or-later
// The window: the hall and the pages opened from it, one at a time, and the actions available everywhere.
#pragma once

#include "heorot/box_page.h"
#include "heorot/dialogs.h"
#include "heorot/hall_page.h"
#include "heorot/lesson_page.h"
#include "heorot/replay_page.h"
#include "heorot/sagas_page.h"
#include "heorot/settings.h"
#include "heorot/setup_page.h"
#include "heorot/statistics_page.h"
#include "heorot/table_page.h"
#include "heorot/window_actions.h"
#include "language/translations.h"
#include "plugin/catalog.h"
#include "report/problem_report.h"
#include "session/new_game.h"
#include "sound/sound_player.h"
#include "ui/art_cache.h"

#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>

namespace heorot::app {

/// What the window uses but does not own; it must outlive the window.
struct WindowServices {
    plugin::PluginCatalog& catalog;
    language::Translations& translations;
    ui::ArtCache& art;
    Dialogs& dialogs;
    /// For this run, overriding the settings; may be empty.
    QString language{};
};

class MainWindow final : public QMainWindow {
    Q_OBJECT

  public:
    /// Loads the settings and applies them to the whole program.
    explicit MainWindow(const WindowServices& services, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Functions that would replace an unsaved game ask first, and may then change nothing.

    /// Opens the set-up page of the game with this id.
    void setUp(const QString& game);
    /// Resumes the saga of this file, or looks at the one in a report of a problem. If it cannot be read, explains why
    /// and changes nothing.
    void openSaga(const QString& path);
    /// Comes to the front, and opens the file that another start of the program was given, if any.
    void takeStart(const QString& file);
    /// Offers to save a report of a problem.
    void reportProblem();
    void begin(const session::NewGame& game);
    /// Begins a game where the one at the table was before this move, with the same chance as then or fresh.
    void playOn(std::size_t move, bool sameChance);
    void leaveToHall();
    /// Shows the game of this saga from its start, over the page that is shown now. If it cannot be read, explains why
    /// and changes nothing.
    void watch(const QString& path);
    /// The same for the game at the table.
    void watchTable();
    /// Opens the box of the game, to be looked at and corrected.
    void openBox(const QString& game);
    /// Opens a lesson of the game, where it was left; without a number the one to go on with.
    void learn(const QString& game, std::optional<std::size_t> lesson = {});

    void showStatistics();
    /// From now on sounds are played, as loud as the settings say. nullptr for none.
    void useSounds(std::unique_ptr<SoundPlayer> player);

    const Settings& settings() const { return settings_; }
    /// Applies and saves the settings.
    void setSettings(const Settings& settings);

    const WindowActions& actions() const { return actions_; }
    HallPage& hall() { return *hall_; }
    /// nullptr unless the set-up page, or the table, is shown.
    SetupPage* setup() const { return setup_; }
    TablePage* table() const { return table_; }
    /// nullptr unless the statistics are shown.
    StatisticsPage* statistics() const { return statistics_; }
    /// nullptr unless the open box is shown.
    BoxPage* box() const { return box_; }
    /// nullptr unless a lesson is shown.
    LessonPage* lesson() const { return lesson_; }
    /// nullptr unless a game is looked at again, or the sagas are listed.
    ReplayPage* replay() const { return replay_; }
    SagasPage* sagas() const { return sagas_; }

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void connectActions();
    void connectHall();
    void applyLook();
    void applyLanguage();
    void watchTexts();
    /// Names the catalogues that could not be loaded.
    void reportDamagedCatalogues();
    void restorePlace();
    /// Fits the window to its current screen, whose size or scale may have changed.
    void fitScreen();
    const game::GameModule* moduleOf(const QString& game);
    /// A path for a new game of these seats; empty for a demo, which is not saved, and after saying why there is none.
    QString pathFor(const QString& game, const record::Seating& seating);
    void openTable(std::unique_ptr<session::Session> session);
    /// Counts the game at the table once it is finished, and keeps what the coach says.
    void countGame();
    void showPage(QWidget* page);
    void openLesson(const LessonChoice& choice);
    void playOnFromLesson();
    void playOnFrom(const session::Session& session, std::size_t move, bool sameChance);
    void openReplay(std::unique_ptr<session::Session> session);
    void closeReplay();
    /// Over a table, to be looked at.
    void showBoxOf(const game::GameModule& game);
    void closePages();
    /// Whether the game is saved, or the person agrees to lose it or has just saved it elsewhere.
    bool mayLeaveTable();
    void chooseSaga();
    /// Replays the game of somebody's report of a problem, from its end.
    void openReport(const QString& path);
    /// Returns false if the game was not saved elsewhere.
    bool saveAs();
    bool mayTakePlace(const QString& path);
    void playSound(game::Sound sound);
    void showSettings();
    void showSagas();
    void showKeys();
    void toggleFullScreen();
    void retranslateUi();

    WindowServices services_;
    Settings settings_;
    /// The language of the current texts.
    QString language_;
    WindowActions actions_;
    QStackedWidget* pages_;
    HallPage* hall_ = nullptr;
    QPointer<SetupPage> setup_;
    QPointer<TablePage> table_;
    QPointer<LessonPage> lesson_;
    QPointer<SagasPage> sagas_;
    /// Over another page, which is shown again afterwards.
    QPointer<ReplayPage> replay_;
    QPointer<StatisticsPage> statistics_;
    QPointer<BoxPage> box_;
    /// The game that New offers again.
    QString lastGame_;
    StatisticsReader statisticsReader_;
    std::unique_ptr<SoundPlayer> soundPlayer_;
};

}
