// SPDX-License-Identifier: GPL-3.0-or-later
// One game that is played, in a window or in a terminal: the match, who looks at the table, computer players in a
// worker, undo and redo, the saga that is saved after every action, and what happened in words.
#pragma once

#include "game/game_module.h"
#include "session/autosave.h"
#include "session/new_game.h"
#include "session/reports.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "session/session_export.h"

#include <memory>
#include <optional>

namespace heorot::session {

/// A computer player's move is never shown sooner after what went before, in milliseconds.
inline constexpr int leastPaceMs = 350;

/// When the table is covered between two persons.
enum class HandOver : std::uint8_t {
    Never,
    ForSecrets, ///< before decisions that are made from what the person alone knows
    Always,     ///< before every decision of another person
};

/// What persons may choose while they play.
struct Options {
    /// Whether undo may go past what was shown (engine::UndoRule::Casual).
    bool casualUndo = false;
    /// Whether a person's only action is played by itself.
    bool playForced = false;
    HandOver handOver = HandOver::ForSecrets;
    /// Milliseconds before a computer player's move is shown.
    int paceMs = 0;

    bool operator==(const Options&) const = default;
};

class HEOROT_SESSION_EXPORT Session final : public QObject {
    Q_OBJECT

  public:
    /// A game that begins. `game` must outlive the session; it saves to `path`. Nothing moves before start().
    Session(const game::GameModule& game, const NewGame& begun, const QString& path, const Options& options,
            QObject* parent = nullptr);
    /// A game that goes on: `match` is one of `game`, with the notice of record::LoadedSaga.
    Session(const game::GameModule& game, std::unique_ptr<record::AnyMatch> match, QString notice, const QString& path,
            const Options& options, QObject* parent = nullptr);
    /// The same with a saga as it was read from `path`.
    Session(StoredSaga saga, const QString& path, const Options& options, QObject* parent = nullptr);
    ~Session() override;

    /// Lets the table live: saves, asks for the first person, lets the first computer player think.
    void start();

    const record::AnyMatch& match() const { return *match_; }
    const game::GameModule& game() const { return game_; }
    /// nullptr for a game without a table.
    const game::GameView* view() const { return view_.get(); }
    const QString& path() const { return autosave_.path(); }
    /// From now on the game is saved there. False, with saveAsFailed, if that does not work; nothing changes then.
    bool saveAs(const QString& path);
    /// Whether all that persons decided lies in a file. A demo is nobody's to keep.
    bool isSaved() const { return (isDemo() && path().isEmpty()) || autosave_.isSaved(); }
    /// As after every action; to try again once something was in the way.
    void save();
    /// Whether this session has written its file.
    bool hasWritten() const { return autosave_.hasWritten(); }
    /// As Autosave::saveCopy.
    CopyResult saveCopy(const QString& path);
    const QString& notice() const { return notice_; }

    /// What happened, as `viewer` (or nobody) is told of it; made once, and forgotten when it is taken back.
    const std::vector<ReportLine>& reportOfDeal(engine::Seat viewer) const { return reports_.deal(viewer); }
    const TurnReport& report(std::size_t move, engine::Seat viewer) const { return reports_.turn(move, viewer); }
    /// The language is another one.
    void retranslate() { reports_.clear(); }

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
    bool isPerson(engine::Seat seat) const { return match_->persons().has(seat); }
    bool isDemo() const { return match_->persons().empty(); }
    /// Whether the person to move may decide now: it has the table, or the decision is public.
    bool mayDecide() const;
    /// Waits until a person is to decide or to take the table, the game is over, or a computer player was refused: for
    /// programs that do nothing meanwhile.
    void waitForPerson();

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
    /// False if there is nothing to take back, to redo, or to reset.
    bool undo();
    bool redo();
    bool resetTurn();
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

    const Options& options() const { return options_; }
    void setOptions(const Options& options);
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
    /// Before `changed`: the moves from number `move` on were played, not redone.
    void played(std::size_t move);
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
    Session(const game::GameModule& game, std::unique_ptr<record::AnyMatch>&& match, QString notice, SagaFile file,
            const Options& options, QObject* parent);
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

    const game::GameModule& game_;
    std::shared_ptr<const game::GameView> view_;
    std::unique_ptr<record::AnyMatch> match_;
    QString notice_;
    Autosave autosave_;
    bool lastSaveFailed_ = false;
    Options options_;
    mutable Reports reports_;
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
