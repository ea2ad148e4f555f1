// SPDX-License-Identifier: GPL-3.0-or-later
// One game in the terminal: persons and computer players take turns, hidden hands stay hidden, every action is saved.
#pragma once

#include "choices.h"
#include "saving.h"
#include "telling.h"

#include <memory>

namespace heorot::cli {

/// What several persons who share a terminal that cannot be cleared want.
enum class Cover : std::uint8_t {
    Needed, ///< not to play, since each would see the other's hand
    Waived, ///< to play all the same
};

class Table {
  public:
    /// `file`: where the game is saved after every action; none for a game that only computer players play. Throws
    /// Unusable, and nothing is written, if hands of several persons could not be covered and that is needed.
    Table(const game::GameModule& game, std::unique_ptr<record::AnyMatch> match, session::SagaFile file,
          engine::UndoRule undoRule, Cover cover);

    /// Plays until the game is over or the person leaves.
    void run();

  private:
    enum class Next : std::uint8_t { GoOn, Leave };

    bool isPerson(engine::Seat seat) const { return match_->seating().persons.has(seat); }
    bool severalPersons() const;
    /// Who reads the screen: the only person, or nobody while several share it or none plays.
    engine::Seat reader() const;
    /// Who may ask for undo while the screen is handed over: the person who decided last.
    engine::Seat lastPerson() const;

    /// Throws Unusable if the rules refuse the computer player.
    void computerMove();
    Next personMove();
    Next handOver(engine::Seat seat);
    Next obey(const QString& line, const Choices& choices);
    bool command(const QString& line, const Choices& choices);
    /// All choices with the next prompt, or at once those that begin with the words.
    void list(const QString& begin, const Choices& choices);
    void help(const QString& topic, const Choices& choices);
    void tryAction(engine::Action action);
    /// Says no for the only person where nothing else can be said; whether it did.
    bool declinesAlone();
    /// Whether the person means an action that gives something up; asks once if it is one.
    bool isMeant(engine::Action action);
    /// Asks first if the game would be lost.
    Next leave();
    /// The last words; in a game of several no hand stays on the screen.
    Next farewell();
    /// Asks what becomes of a game that is not saved, until there is an answer. True if the person stays.
    bool staysUnsaved();
    /// Goes back to `point`; there must be one.
    void goBack(std::size_t point);
    void undo(engine::Seat seat);
    /// Takes the whole turn of the person back who has handed the screen over.
    void undoTurn(engine::Seat seat);
    void reset(engine::Seat seat);
    void redo();
    /// Why the seat cannot take its last decision back.
    QString whyNoUndo(engine::Seat seat) const;
    void save();
    void say(const QString& sentence) { terminal_.print(sentence + u'\n'); }
    void showEnd();

    const game::GameModule& game_;
    std::unique_ptr<record::AnyMatch> match_;
    engine::UndoRule undoRule_;
    Terminal terminal_;
    Telling telling_;
    Saving saving_;
    /// What must be said again to go on with this game.
    QString again_;
    /// Whose hand may be on the screen.
    engine::Seat atScreen_ = engine::nobody;
    bool showTable_ = true;
    bool showChoices_ = true;
    /// What was taken back is not done again by itself.
    bool wentBack_ = false;
};

}
