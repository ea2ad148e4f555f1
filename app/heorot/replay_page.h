// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is looked at again, finished or not, on its own table with its log and a time line. Nothing is decided
// and nothing is saved. Hands are shown only once the game is over.
#pragma once

#include "heorot/log_panel.h"
#include "heorot/log_rail.h"
#include "heorot/moment_layer.h"
#include "heorot/notice_bar.h"
#include "heorot/replay_actions.h"
#include "heorot/replay_bar.h"
#include "heorot/replay_controls.h"
#include "heorot/settings.h"
#include "heorot/time_line.h"
#include "session/session.h"
#include "ui/game_board.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace heorot::app {

/// Whose hand a replay shows.
struct Perspective {
    enum class Kind : std::uint8_t {
        Everyone, ///< what all could see
        Mover,    ///< the hand of whoever decides next
        Player,
    };
    Kind kind = Kind::Everyone;
    engine::Seat seat = engine::nobody;

    bool operator==(const Perspective&) const = default;
};

class ReplayPage final : public QWidget {
    Q_OBJECT

  public:
    /// The session must not have been started; its game must have a view. `art` must outlive the page. Begins at the
    /// start of the game.
    ReplayPage(std::unique_ptr<session::Session> session, const Settings& settings, ui::ArtCache& art,
               QWidget* parent = nullptr);
    ~ReplayPage() override;

    const session::Session& session() const { return *session_; }
    const ReplayActions& actions() const { return actions_; }
    ui::GameBoard& board() { return *board_; }
    ReplayControls& controls() { return *controls_; }
    const TimeLine& line() const { return line_; }
    std::size_t step() const { return step_; }
    bool isPlaying() const { return isPlaying_; }
    const Perspective& perspective() const { return perspective_; }
    /// Ignored for a hand while the game goes on.
    void setPerspective(const Perspective& perspective);
    /// Shows the position after this many steps. Stops playing.
    void goTo(std::size_t step);
    void setPlaying(bool playing);
    /// For tests: the time a step stays at the slowest speed, in milliseconds.
    void setStepTime(int milliseconds) { stepMs_ = milliseconds; }
    void setSettings(const Settings& settings);

  signals:
    void leave();
    /// A new game from the position after this many moves, with the same chance as then or fresh.
    void playOn(std::size_t moves, bool sameChance);
    void settingsRequested();
    void fullScreenRequested();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void connectActions();
    void connectParts();
    void retranslateUi();
    void restyle();
    void arrange();
    void openLog(bool open);
    bool isDrawerOpen() const;
    void goBack();
    void showKeys();

    // Playing
    void showStep(std::size_t step, bool isPlayed);
    void playNext();
    bool showMoments();
    void wait();
    int stepTime() const;
    void setSpeed(int speed);

    // What is shown
    engine::Seat viewer() const;
    ui::Sitting sitting() const;
    void showPosition(const ui::Transition& transition);
    void outline();
    std::vector<session::ReportLine> linesOf(std::size_t step) const;
    QString sentence() const;
    QString spoken() const;
    void followPlace();
    QString perspectiveName(const Perspective& perspective) const;
    QIcon perspectiveIcon(const Perspective& perspective) const;
    std::vector<Perspective> perspectives() const;
    void fillPerspectives();
    void fillPlayOn();
    QString playOnRefusal() const;

    std::unique_ptr<session::Session> session_;
    Settings settings_;
    PageStyle style_;
    /// Of the foot, whose size does not follow the table's.
    PageStyle footStyle_;
    ReplayActions actions_;
    LogModel log_;
    TimeLine line_;
    ui::GameBoard* board_;
    QLabel* status_;
    LogPanel* panel_;
    LogRail* rail_;
    ReplayBar* bar_;
    ReplayControls* controls_;
    NoticeBar* notice_;
    MomentLayer* momentLayer_;
    Perspective perspective_;
    std::size_t step_ = 0;
    bool isPlaying_ = false;
    /// Moments of the next step are shown before it.
    bool hasShownMoments_ = false;
    int speed_ = 0;
    int stepMs_ = 2400;
    QTimer clock_;
};

}
