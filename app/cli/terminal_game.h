// SPDX-License-Identifier: GPL-3.0-or-later
// One game in the terminal: people and computer players take turns, hidden hands stay hidden, every action is saved.
#pragma once

#include "choices.h"
#include "narrator.h"
#include "save_reporter.h"

#include <memory>
#include <optional>

namespace heorot::cli {

/// What several people want who share a terminal that cannot be cleared.
enum class Cover : std::uint8_t {
    Needed, ///< not to play, since each would see the other's hand
    Waived, ///< to play anyway
};

class TerminalGame {
  public:
    /// Throws UsageError, before writing anything, if hands of several people cannot be covered although `cover`
    /// requires it.
    TerminalGame(std::unique_ptr<session::Session> session, Cover cover);

    /// Plays until the game is over or the person leaves. Returns whether the game is saved or need not be. Throws
    /// UsageError if the rules refuse a computer player.
    bool run();

  private:
    enum class Next : std::uint8_t { GoOn, Leave };

    /// The reader of the screen: the only person, or nobody if several people share it or none plays.
    engine::Seat reader() const { return session_->isShared() ? engine::nobody : session_->viewer(); }

    void connectSession();
    Next personMove();
    Next handOver(engine::Seat seat);
    /// Shows the person whose hand is on the screen what the last action brought, before the table is covered.
    Next showOwnResult();
    Next obey(const QString& line, const Choices& choices);
    bool command(const QString& line, const Choices& choices);
    /// Lists all choices at the next prompt, or at once those that begin with the words.
    void list(const QString& begin, const Choices& choices);
    void help(const QString& topic, const Choices& choices);
    void tryAction(engine::Action action);
    std::optional<engine::Seat> findSeat(const QString& name) const;
    std::optional<engine::Seat> seatCalled(const QString& name);
    static QString sharingRefused();
    void takeOver(const QString& rest);
    void handBack(const QString& name);
    /// Asks to confirm an action that gives something up; true for all others.
    bool isMeant(engine::Action action);
    void trySaving();
    /// Asks first if the game would be lost.
    Next leave();
    /// The last output; in a game of several people, no hand stays on the screen.
    Next farewell();
    /// Asks what to do with an unsaved game until it gets an answer. Returns true if the person stays.
    bool staysUnsaved();
    /// Undo or reset; returns whether there was anything to undo.
    bool goBack(bool (session::Session::*way)());
    void undo(engine::Seat seat);
    void reset(engine::Seat seat);
    void redo();
    struct WhyNoUndo {
        QString sentence;
        /// What to type to do so all the same, or nothing.
        QString command{};
    };
    /// Why the seat cannot take its last decision back.
    WhyNoUndo whyNoUndo(engine::Seat seat) const;
    void tellWhyNoUndo(engine::Seat seat);
    void showAll() { showTable_ = showChoices_ = true; }
    void say(const QString& sentence) { terminal_.print(sentence + u'\n'); }
    void showEnd();

    std::unique_ptr<session::Session> session_;
    const record::AnyMatch& match_;
    const game::Words& words_;
    Terminal terminal_;
    Narrator narrator_;
    SaveReporter saveReporter_;
    /// Whether several people may share this terminal.
    bool mayShare_;
    /// The arguments to repeat when resuming this game.
    QString resumeOptions_;
    /// What was typed instead of a yes or no; it is the next command.
    QString instead_;
    /// The computer player that was refused, or nobody.
    engine::Seat refused_ = engine::nobody;
    /// Whose hand is on the screen, of several people; otherwise nobody.
    engine::Seat screenOf_ = engine::nobody;
    bool showTable_ = true;
    bool showChoices_ = true;
};

}
