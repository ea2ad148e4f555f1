// SPDX-License-Identifier: GPL-3.0-or-later
// One game that is played in the window, without a widget: the match, whose eyes the table has, computer players in a
// worker, the way back, and the saga that is saved after every action.
#pragma once

#include "game/game_view.h"
#include "heorot/new_game.h"
#include "heorot/settings.h"
#include "plugin/game_plugin.h"
#include "session/saga_file.h"

#include <QFileInfo>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <optional>

namespace heorot::app {

/// A computer player's move is never shown sooner after what went before, in milliseconds.
inline constexpr int leastPaceMs = 350;

class GameSession final : public QObject {
    Q_OBJECT

  public:
    /// A game that begins. `game` must outlive the session; it saves to `path`. Nothing moves before start().
    GameSession(const game::GameModule& game, const NewGame& begun, const QString& path, const Settings& settings,
                QObject* parent = nullptr);
    /// A game that goes on: `match` is one of `game`, with the notice of record::LoadedSaga.
    GameSession(const game::GameModule& game, std::unique_ptr<record::AnyMatch> match, QString notice,
                const QString& path, const Settings& settings, QObject* parent = nullptr);
    /// The same with a saga as it was read from `path`.
    GameSession(const game::GameModule& game, session::StoredSaga saga, const QString& path, const Settings& settings,
                QObject* parent = nullptr);
    ~GameSession() override;

    /// Lets the table live: saves, asks for the first person, lets the first computer player think.
    void start();

    const record::AnyMatch& match() const { return *match_; }
    const game::GameModule& game() const { return game_; }
    /// nullptr for a game without a table.
    const game::GameView* view() const { return view_.get(); }
    const QString& path() const { return file_.path(); }
    /// From now on the game is saved there. False, with saveAsFailed, if that does not work; nothing changes then.
    bool saveAs(const QString& path);
    /// Whether all that persons decided lies in a file. A demo is nobody's to keep.
    bool isSaved() const { return isDemo() || (isSaved_ && QFileInfo::exists(path())); }
    const QString& notice() const { return notice_; }

    /// Whose secrets are in view: the only person's, or those of the one of several who took the table. Nobody's in a
    /// demo, while the table is handed over, while another person decides what is public, and at the end.
    engine::Seat viewer() const { return viewer_; }
    /// The person who must take the table before it goes on, or nobody.
    engine::Seat waitingFor() const { return waitingFor_; }
    /// The person to move whose secrets are not in view, or nobody. It decides without them where it can.
    engine::Seat covered() const;
    /// The waiting person sits down.
    void takeTable();
    /// The covered person wants to see its secrets before it decides: the table waits to be taken.
    void askForTable();
    /// Whether several persons sit here, so that what is hidden from one is hidden while another looks.
    bool isShared() const;
    /// For whom moments are shown one by one: several persons look on together.
    engine::Seat momentViewer() const { return isShared() ? engine::nobody : viewer_; }
    bool isPerson(engine::Seat seat) const { return match_->seating().persons.has(seat); }
    bool isDemo() const { return match_->seating().persons.empty(); }
    /// Whether the person to move may decide now: it has the table, or the decision is public.
    bool mayDecide() const;

    /// Plays for the person to move. Refused, without a change, if it may not decide or the action is not legal.
    /// `picks`: which of equal pieces it took, for the eye.
    engine::Violation play(engine::Action action, const engine::Picks& picks = engine::noPicks);

    bool canUndo() const { return undoTarget().has_value(); }
    /// Whether who could undo has decided anything yet.
    bool hasDecided() const;
    bool canResetTurn() const;
    bool canRedo() const;
    /// Whether the table may go back until `count` moves are left.
    bool mayGoBackTo(std::size_t count) const;
    void undo();
    void redo();
    void resetTurn();
    void goBackTo(std::size_t count);
    /// Takes back one piece of a subset. False, and nothing changes, if the rest does not stand without it.
    bool withdraw(std::size_t move);

    bool isThinking() const { return search_.isRunning(); }
    bool hasComputers() const;
    bool isPaused() const { return paused_; }
    /// A computer player's next move waits while paused.
    void setPaused(bool paused);
    /// One step of a computer player while paused; a secret choice is one, however large it is.
    void step();
    /// While held, moves of computer players are not shown: the table still shows what went before.
    void setHeld(bool held);

    /// What level easy would do for the viewer; nothing if it is not for the viewer to decide. It is made from the
    /// viewer's secrets, so it is not there while they are covered.
    std::optional<engine::Action> hint() const;

    const Settings& settings() const { return settings_; }
    void setSettings(const Settings& settings);
    /// For tests: replaces leastPaceMs.
    void setLeastPace(int milliseconds) { leastPaceMs_ = milliseconds; }

    /// The person who decided last, or nobody.
    engine::Seat lastPerson() const;
    /// The moves since the last one of this seat begin here.
    std::size_t sinceLastTurn(engine::Seat seat) const;
    /// The next game of the same persons, each one seat further, with another seed.
    NewGame rematch() const;

  signals:
    /// The match is about to change: whoever keeps a reference into its moves lets go.
    void aboutToChange();
    /// Whatever there is to see or to do may be another now.
    void changed();
    /// Before `changed`: move number `move` was played, not redone.
    void moved(std::size_t move);
    /// The next decision is this person's, who does not have the table yet.
    void handOverNeeded(heorot::engine::Seat seat);
    void finished();
    /// The game goes on; the sentence says why it is not on the disk.
    void saveFailed(const QString& sentence);
    /// After saveFailed: it is on the disk as it stands.
    void savedAgain();
    /// saveAs did not work; the game is saved where it was before.
    void saveAsFailed(const QString& sentence);
    /// The computer player of this seat chose what the rules do not allow, which is a fault of the program: the game
    /// waits where it is until a person takes back or leaves.
    void computerRefused(heorot::engine::Seat seat);

  private:
    GameSession(const game::GameModule& game, std::unique_ptr<record::AnyMatch> match, QString notice,
                session::SagaFile file, const Settings& settings, QObject* parent);
    engine::UndoRule rule() const;
    /// Who may take back: who has the table; else the last person who acted.
    engine::Seat asker() const;
    /// Whether the asker would take back what was done before the table was handed on.
    bool isHandedOver() const;
    std::optional<std::size_t> undoTarget() const;
    std::optional<std::size_t> turnStart() const;
    /// With what a person's move is taken back.
    enum class Along : std::uint8_t { WithTheFirst, WithTheLast };
    /// False if an action of the step was refused; those before it are played.
    bool perform(const std::vector<engine::Action>& step, const engine::Picks& picks = engine::noPicks,
                 Along along = Along::WithTheFirst);
    /// Whether a person's only action is played by itself.
    bool isLedOn() const;
    void back(std::size_t count);
    /// After every change of the match.
    void settle();
    void seatViewer();
    void advance();
    void think();
    void stopThinking();
    void thought();
    void showThought();
    void playForced();
    QString trySave(session::SagaFile& file) const;
    void save();

    const game::GameModule& game_;
    std::shared_ptr<const game::GameView> view_;
    std::unique_ptr<record::AnyMatch> match_;
    QString notice_;
    session::SagaFile file_;
    /// The last save worked.
    bool isSaved_ = true;
    Settings settings_;
    int leastPaceMs_ = leastPaceMs;

    engine::Seat viewer_ = engine::nobody;
    engine::Seat waitingFor_ = engine::nobody;
    bool started_ = false;
    bool paused_ = false;
    bool stepping_ = false;
    bool held_ = false;
    /// A computer player was refused here and would be refused again.
    bool isStuck_ = false;
    /// A person who went back is not led on again.
    bool wentBack_ = false;

    QThreadPool pool_;
    QFutureWatcher<std::vector<engine::Action>> search_;
    QTimer pace_;
    QTimer forced_;
    /// Found by the last search and not shown yet; empty for nothing.
    std::vector<engine::Action> found_;
};

}
