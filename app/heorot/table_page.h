// SPDX-License-Identifier: GPL-3.0-or-later
// The table: the board with everything around it that is the same in all games. It shows a session and passes on what
// the person wants; it knows no rules.
#pragma once

#include "heorot/end_screen.h"
#include "heorot/hand_over_card.h"
#include "heorot/log_panel.h"
#include "heorot/log_rail.h"
#include "heorot/moment_layer.h"
#include "heorot/notice_bar.h"
#include "heorot/settings.h"
#include "heorot/table_actions.h"
#include "heorot/top_bar.h"
#include "session/session.h"
#include "ui/game_board.h"

#include <QLabel>
#include <QWidget>

#include <memory>

namespace heorot::app {

class TablePage final : public QWidget {
    Q_OBJECT

  public:
    /// The game must have a view. `art` must outlive the page. Nothing moves before begin().
    TablePage(std::unique_ptr<session::Session> session, const Settings& settings, ui::ArtCache& art,
              QWidget* parent = nullptr);
    ~TablePage() override;

    /// Once the page is shown: starts the session.
    void begin();

    session::Session& session() { return *session_; }
    const TableActions& actions() const { return actions_; }
    ui::GameBoard& board() { return *board_; }
    const Settings& settings() const { return settings_; }
    /// Theme, text size, pace, help ... from now on.
    void setSettings(const Settings& settings);

  signals:
    void leave();
    void rematch(const heorot::session::NewGame& next);
    void settingsWanted();
    void saveAsWanted();
    void openWanted();
    void fullScreenWanted();
    /// Milliseconds, to be kept with the settings.
    void paceChosen(int milliseconds);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void connectActions();
    void connectSession();
    void connectParts();
    void retranslateUi();

    // What is seen
    void restyle();
    void arrange();
    QRect onPage(const QRectF& area) const;
    ui::Sitting sitting() const;
    void follow();
    void present();
    void keepCommandsFree();
    void updateActions();
    void announce(const QStringList& sentences);

    // What was played
    void remember(std::size_t from);
    void showMoments(std::vector<game::Moment> moments);
    ui::Transition transition();

    // What is wanted
    void showHint();
    void openLog(bool open);
    bool isDrawerOpen() const;
    void updateOverlay();
    void closeOverlay();
    /// Hides what lay over the table; else Qt passes the focus on as if by Tab.
    static void uncover(QWidget& layer);
    void offerWaysBack(std::size_t move, const QPoint& at);
    /// Takes one decision of a row back alone, or says why not.
    void withdraw(std::size_t move);
    /// The last decision of the viewer that is this action.
    void takeBack(engine::Action action, const QString& spot);
    void showKeys();
    void showRules();
    void showEnd();

    std::unique_ptr<session::Session> session_;
    Settings settings_;
    PageStyle style_;
    TableActions actions_;
    QAction* closeOverlay_;
    LogModel log_;
    ui::GameBoard* board_;
    QLabel* status_;
    TopBar* bar_;
    LogPanel* panel_;
    LogRail* rail_;
    NoticeBar* notice_;
    MomentLayer* momentLayer_;
    EndScreen* end_;
    HandOverCard* card_;

    std::vector<game::Movement> movements_;
    QStringList news_;
    bool endWanted_ = false;
    /// What the page's own buttons take of the prompt.
    int commandsWidth_ = 0;
    /// Card, moments or end took the keys from the board.
    bool covered_ = false;
};

}
