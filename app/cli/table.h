// SPDX-License-Identifier: GPL-3.0-or-later
// One game in the terminal: persons and computer players take turns, hidden hands stay hidden, every action is saved.
#pragma once

#include "choices.h"
#include "plugin/game_plugin.h"
#include "terminal.h"

#include <memory>

namespace heorot::cli {

class Table {
  public:
    /// `path`: where the game is saved after every action; empty for a game that only computer players play.
    Table(const plugin::GameModule& game, std::unique_ptr<record::AnyMatch> match, QString path,
          engine::UndoRule undoRule);

    /// Plays until the game is over or the person leaves.
    void run();

  private:
    enum class Next : std::uint8_t { GoOn, Leave };

    bool isPerson(engine::Seat seat) const { return match_->seating().persons.has(seat); }
    QString nameOf(engine::Seat seat) const { return QString::fromStdString(match_->seating().names[seat]); }
    bool severalPersons() const;
    /// Who reads the screen: the only person, or nobody while several share it or none plays.
    engine::Seat reader() const;

    void computerMove();
    Next personMove();
    Next handOver(engine::Seat seat);
    Next obey(const QString& line, const Choices& choices);
    bool command(const QString& line);
    void tryAction(engine::Action action);
    void undo(std::optional<std::size_t> point);
    void saveAs(const QString& path);
    void save();
    void showNews(engine::Seat viewer);
    void showLog(engine::Seat viewer);
    void showTable(engine::Seat viewer);
    void showEnd();
    QString sentences(const engine::Events& events, engine::Seat viewer) const;

    const plugin::GameModule& game_;
    std::unique_ptr<record::AnyMatch> match_;
    QString path_;
    engine::UndoRule undoRule_;
    Terminal terminal_;
    /// Whose hand may be on the screen.
    engine::Seat atScreen_ = engine::nobody;
    /// Moves told so far, per seat and for nobody.
    std::array<std::size_t, engine::maxSeats + 1> told_{};
    bool showTable_ = true;
    bool dealTold_ = false;
};

}
