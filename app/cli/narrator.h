// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what happens in a match: to each reader what it may know, and everything once.
#pragma once

#include "game/position.h"
#include "handbook/handbook.h"
#include "session/session.h"
#include "terminal.h"

#include <array>

namespace heorot::cli {

class Narrator {
  public:
    /// `session` and `terminal` must outlive this.
    Narrator(const session::Session& session, Terminal& terminal);

    /// What happened since the last news for `viewer`, beginning with the deal. For nobody: what everyone may know.
    void news(engine::Seat viewer);
    /// The same for everyone together at the end, from the earliest point any of these seats has read up to.
    void newsForAll(engine::SeatSet readers);
    /// In a resumed game, events before a seat's own last decision are not news for it.
    void skipKnown();
    /// After an undo: events after this move are news again when they happen.
    void forgetFrom(std::size_t moves);

    /// All events, numbered by steps: a secret choice is one step, whatever its size.
    void log(engine::Seat viewer);
    void position(engine::Seat viewer);
    /// The position; the first time with its legend.
    void table(engine::Seat viewer);
    /// The chapters of the handbook; nothing for a game without one.
    void topics();
    /// The handbook's contents, or the game's summary without one, and how to read the table.
    void rules();
    /// The handbook's section of a name and what the position adds to it, the only section with these words, or where
    /// they occur.
    void explain(const QString& name);
    void scores();
    /// For the seat to move, searched with a fixed number of iterations.
    void hint();
    /// Why a computer player made its last move, from what this reader knows.
    void why(engine::Seat viewer);

    QString nameOf(engine::Seat seat) const { return game::nameOf(match_.seating(), seat); }

  private:
    static std::size_t at(engine::Seat viewer) { return viewer == engine::nobody ? engine::maxSeats : viewer; }
    QString told(std::size_t move, engine::Seat viewer) const;
    /// nullptr without a handbook; the first time with a sentence if it cannot be read.
    const handbook::Handbook* book();
    /// A section, for a chapter with the names of its sections, and the sections it links to.
    QString page(std::size_t section) const;
    QString seatScores(engine::Seat seat, const engine::Scores& scores) const;

    const session::Session& session_;
    const game::Words& words_;
    const record::AnyMatch& match_;
    Terminal& terminal_;
    /// Moves told so far and whether the deal was told, per seat and for nobody.
    std::array<std::size_t, engine::maxSeats + 1> told_{};
    std::array<bool, engine::maxSeats + 1> dealTold_{};
    bool legendTold_ = false;
    std::optional<handbook::Handbook> book_;
    bool bookSought_ = false;
};

}
