// SPDX-License-Identifier: GPL-3.0-or-later
// One game being played, in a window or a terminal: the match, the current viewer, computer players in a worker thread,
// undo and redo, autosave, and reports.
#pragma once

#include "game/game_module.h"
#include "session/autosave.h"
#include "session/chapters.h"
#include "session/hint_search.h"
#include "session/new_game.h"
#include "session/reports.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "session/session_export.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace heorot::session {

/// The shortest time in milliseconds before a computer player's move is shown.
inline constexpr int leastPaceMs = 350;

/// When the table is covered between two people.
enum class HandOver : std::uint8_t {
    Never,
    ForSecrets, ///< before decisions that depend on what only that person knows
    Always,     ///< before every decision of another person
};

/// Settings of people that can change during play.
struct Options {
    /// Whether undo may go past revealed information (engine::UndoRule::Casual).
    bool casualUndo = false;
    /// Whether a person's only legal action is played automatically.
    bool playForced = false;
    HandOver handOver = HandOver::ForSecrets;
    /// Milliseconds before a computer player's move is shown.
    int paceMs = 0;

    bool operator==(const Options&) const = default;
};

class HEOROT_SESSION_EXPORT Session final : public QObject {
    Q_OBJECT

  public:
    /// A new game. `game` must outlive the session, which saves to `path`. Nothing happens before start().
    Session(const game::GameModule& game, const NewGame& begun, const QString& path, const Options& options,
            QObject* parent = nullptr);
    /// A resumed game: `match` belongs to `game`; `notice` is that of record::LoadedSaga.
    Session(const game::GameModule& game, std::unique_ptr<record::AnyMatch> match, QString notice, const QString& path,
            const Options& options, QObject* parent = nullptr);
    /// A resumed game, from a saga that was read from `path`.
    Session(StoredSaga saga, const QString& path, const Options& options, QObject* parent = nullptr);
    ~Session() override;

    /// Starts play: saves, asks for the first person, or lets the first computer player think.
    void start();

    const record::AnyMatch& match() const { return *match_; }
    const game::GameModule& game() const { return game_; }
    /// nullptr for a game without a graphical table.
    const game::GameView* view() const { return view_.get(); }
    const QString& path() const { return autosave_.path(); }
    /// Saves to `path` from now on. If that fails, emits saveAsFailed, returns false and changes nothing.
    bool saveAs(const QString& path);
    /// Whether a file holds everything people decided. A demo need not be saved.
    bool isSaved() const { return (isDemo() && path().isEmpty()) || autosave_.isSaved(); }
    /// Saves as after every action; for another attempt after a failure.
    void save();
    /// Whether this session has written its file.
    bool hasWritten() const { return autosave_.hasWritten(); }
    /// See Autosave::saveCopy.
    CopyResult saveCopy(const QString& path);
    const QString& notice() const { return notice_; }

    /// What happened, as `viewer` (or nobody) may know it; computed once, and discarded by undo.
    const std::vector<ReportLine>& reportOfDeal(engine::Seat viewer) const { return reports_.deal(viewer); }
    const TurnReport& report(std::size_t move, engine::Seat viewer) const { return reports_.turn(move, viewer); }
    /// The chapters of the match so far, in order; at least one.
    const std::vector<ChapterStart>& chapters() const { return chapters_.list(); }
    /// The place in chapters() of the chapter that a move belongs to.
    std::size_t chapterOf(std::size_t move) const { return chapters_.placeOf(move); }
    /// Call it after the language has changed.
    void retranslate() {
        reports_.clear();
        chapters_.forgetFrom(0);
    }

    /// The seat whose private information is shown: the only person, or the one of several who has the table. Nobody in
    /// a demo, during a hand-over, while another person makes a public decision, and at the end.
    engine::Seat viewer() const { return viewer_; }
    /// The person who must take the table before play continues, or nobody.
    engine::Seat waitingFor() const { return waitingFor_; }
    /// From now on this game is only looked at, never started: nobody decides, and what is shown is what this seat saw,
    /// or nobody. Hands stay hidden until the game is over, whatever the seat.
    void watchAs(engine::Seat seat);
    bool isWatched() const { return watcher_.has_value(); }
    /// The person to move whose private information is not shown, or nobody. That person may still make a public
    /// decision.
    engine::Seat covered() const;
    /// Gives the table to the person it is waiting for.
    void takeTable();
    /// The covered person wants to see its private information before deciding: waits for takeTable.
    void askForTable();
    /// Whether several people play, so that what is hidden from one is covered while another looks.
    bool isShared() const;
    /// The viewer of moments: nobody if several people watch together.
    engine::Seat momentViewer() const { return isShared() ? engine::nobody : viewer_; }
    bool isPerson(engine::Seat seat) const { return match_->persons().has(seat); }
    bool isDemo() const { return match_->persons().empty(); }
    /// Whether the hands lie open: computer players have no secrets from who watches them, but a person who is away
    /// will come back.
    bool isOpenDemo() const { return isDemo() && match_->seating().away.empty(); }
    /// Whether the person to move may decide now: it has the table, or the decision is public.
    bool mayDecide() const;
    /// Whether the only legal action of the person to move is played without asking.
    bool isForced() const;
    /// Blocks until a person must decide or take the table, the game is over, or a computer player was refused; for
    /// programs without an event loop.
    void waitForPerson();

    /// Plays for the person to move. Refused, with nothing changed, if it may not decide or the action is illegal.
    /// `picks` tells which of several equal pieces it took; for display only.
    engine::Violation play(engine::Action action, const engine::Picks& picks = engine::noPicks);

    /// Decides what follows from the actions people choose, instead of the session.
    using Guide = std::function<void(engine::Action)>;
    /// With a guide, nothing happens by itself: computer players wait, nothing is settled, declined or saved, and
    /// nothing can be undone. Without one (an empty function), play goes on from where it is.
    void setGuide(Guide guide);
    bool isGuided() const { return static_cast<bool>(guide_); }
    /// Only with a guide: plays for the seat to move, whoever plays it. `outcomes` may be empty, then chance decides.
    /// Throws engine::ChanceMismatch if they do not fit.
    engine::Violation playWritten(engine::Action action, const engine::Outcomes& outcomes);
    /// Only with a guide: takes back all moves from index `count` on.
    void takeBack(std::size_t count);

    bool canUndo() const { return undoTarget().has_value(); }
    /// Whether the person who could undo has decided anything yet.
    bool hasDecided() const;
    bool canResetTurn() const;
    bool canRedo() const;
    /// Whether play may be undone down to `count` moves.
    bool mayGoBackTo(std::size_t count) const;
    /// False if there is nothing to undo, redo or reset.
    bool undo();
    bool redo();
    bool resetTurn();
    void goBackTo(std::size_t count);
    /// Undoes one piece of a subset. Returns false, with nothing changed, if the later moves are not legal without it.
    bool withdraw(std::size_t move);

    bool isThinking() const { return search_.isRunning(); }
    /// Whether a computer player still thinks although its move could be shown.
    bool isThinkingLong() const { return isThinking() && !pace_.isActive() && !paused_; }
    bool hasComputers() const;
    bool isPaused() const { return paused_; }
    /// While paused, computer players do not move.
    void setPaused(bool paused);
    /// Plays one move of a computer player while paused; a secret choice is one move, whatever its size.
    void playOneComputerMove();
    /// While held, moves of computer players are not shown: the table keeps showing the position before them.
    void setHeld(bool held);
    bool isHeld() const { return held_; }

    /// Lets a computer player play a person's seat from now on, until handBack; the saga keeps it. Returns false, with
    /// nothing changed, if no person plays the seat, the game has no such computer player, or it is over.
    bool takeOver(engine::Seat seat, ai::Opponent opponent);
    /// The person plays its own seat again. False if it does already.
    bool handBack(engine::Seat seat);
    /// Whether a computer player plays for the person whose seat it is.
    bool isAway(engine::Seat seat) const { return match_->seating().away.has(seat) && !isPerson(seat); }

    /// Whether the viewer may ask for a hint: it is to move, and its private information, which the hint uses, is not
    /// covered.
    bool mayAskHint() const { return !guide_ && mayDecide() && viewer_ != engine::nobody; }
    /// Starts the search for a hint, which goes on until any change of the game, or until closeHint.
    void askHint();
    void closeHint();
    bool isHintOpen() const { return hint_.isOpen(); }
    /// Whether a better hint may come.
    bool isHintRefining() const { return hint_.isRefining(); }
    /// The hint so far; nullptr before the first answer.
    const ai::Advice* hint() const { return hint_.advice(); }

    const Options& options() const { return options_; }
    void setOptions(const Options& options);
    /// For tests: replaces leastPaceMs.
    void setLeastPace(int milliseconds) { leastPaceMs_ = milliseconds; }
    /// For tests: replaces the limits of session_computers.cpp.
    void setTurnLimit(int milliseconds) { turnLimitMs_ = milliseconds; }

    /// The person who decided last, or nobody.
    engine::Seat lastPerson() const;
    /// The index of the first move after this seat's last one.
    std::size_t sinceLastTurn(engine::Seat seat) const;
    /// The next game of the same people, each one seat further, with a new seed.
    NewGame rematch() const;

  signals:
    /// The match is about to change: references to its moves become invalid, and moves from index `kept` on may go.
    void aboutToChange(std::size_t kept);
    /// Any observable state may have changed.
    void changed();
    /// Before `changed`: the moves from index `move` on were played, not redone.
    void played(std::size_t move);
    /// This person must decide next and does not have the table yet.
    void handOverNeeded(heorot::engine::Seat seat);
    void finished();
    /// Play continues; the sentence says why the game was not saved.
    void saveFailed(const QString& sentence);
    /// After saveFailed: the current state is saved again.
    void savedAgain();
    /// saveAs failed; the game is still saved in its previous file.
    void saveAsFailed(const QString& sentence);
    /// The computer player of this seat chose an illegal action, which is a bug in the program: the game waits until a
    /// person undoes or leaves.
    void computerRefused(heorot::engine::Seat seat);
    /// Once a search: see isThinkingLong.
    void thinkingLong();
    /// There is a hint, or a better one.
    void hintRefined();
    /// The hint is no longer open.
    void hintClosed();

  private:
    Session(const game::GameModule& game, std::unique_ptr<record::AnyMatch>&& match, QString notice, SagaFile file,
            const Options& options, QObject* parent);
    engine::UndoRule rule() const;
    /// The seat that may undo: the one that has the table, otherwise the last person who acted.
    engine::Seat asker() const;
    /// Whether the asker would undo moves from before the table was handed over.
    bool isHandedOver() const;
    std::optional<std::size_t> undoTarget() const;
    std::optional<std::size_t> turnStart() const;
    /// Which moves a person's automatic move is undone with.
    enum class JoinedTo : std::uint8_t { FirstAction, PreviousMove };
    /// Returns false if an action was refused; the actions before it remain played.
    bool perform(const std::vector<engine::Action>& actions, const engine::Picks& picks = engine::noPicks,
                 JoinedTo joined = JoinedTo::FirstAction);
    /// Whether a person's only legal action is played automatically.
    bool playsOnlyAction() const;
    void back(std::size_t count);
    /// Called after every change of the match.
    void afterChange();
    void updateViewer();
    void advance();
    void startSearch();
    void stopSearch();
    void searchFinished();
    void paceOver();
    /// Ends the search with what it has found.
    void turnTimeOver();
    void playFound();
    void changePlayers(const record::Seating& seating);
    void playForced();

    const game::GameModule& game_;
    std::shared_ptr<const game::GameView> view_;
    std::unique_ptr<record::AnyMatch> match_;
    QString notice_;
    Autosave autosave_;
    bool lastSaveFailed_ = false;
    Options options_;
    Guide guide_;
    mutable Reports reports_;
    mutable Chapters chapters_;
    int leastPaceMs_ = leastPaceMs;
    std::optional<int> turnLimitMs_;

    engine::Seat viewer_ = engine::nobody;
    engine::Seat waitingFor_ = engine::nobody;
    bool started_ = false;
    bool paused_ = false;
    bool playsOne_ = false;
    bool held_ = false;
    /// A computer player was refused in this position and would be refused again.
    bool isStuck_ = false;
    /// No automatic move right after a person has undone.
    bool hasJustUndone_ = false;

    QThreadPool pool_;
    std::stop_source stop_;
    QFutureWatcher<std::vector<engine::Action>> search_;
    QTimer pace_;
    QTimer forced_;
    QTimer turnTime_;
    QElapsedTimer thinking_;
    /// How long the computer player has thought in this turn, in milliseconds.
    qint64 thoughtMs_ = 0;
    /// The result of the last search that has not been shown yet; may be empty.
    std::vector<engine::Action> found_;
    HintSearch hint_;
    /// See watchAs.
    std::optional<engine::Seat> watcher_;
};

}
