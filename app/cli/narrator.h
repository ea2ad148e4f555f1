// SPDX-License-Identifier: GPL-3.0-or-later
// What a match says to those who read the screen: to each what it may know, and everything once.
#pragma once

#include "session/session.h"
#include "terminal.h"

#include <array>

namespace heorot::cli {

class Narrator {
  public:
    /// `session` and `terminal` must outlive this.
    Narrator(const session::Session& session, Terminal& terminal);

    /// What happened since `viewer` was told last, beginning with the deal. For nobody: what all may know.
    void news(engine::Seat viewer);
    /// The same for all together at the end, from where the first of these seats stopped.
    void newsForAll(engine::SeatSet readers);
    /// In a game that goes on, what came before a seat's own last decision is not news for it.
    void skipKnown();
    /// After an undo: what was taken back is news again once it happens.
    void forgetFrom(std::size_t moves);

    /// All that happened, numbered by steps: a secret choice is one, however large it is.
    void log(engine::Seat viewer);
    /// The table; the first time with how it is read.
    void table(engine::Seat viewer);
    void rules();
    /// What a piece or an ability does, or that there is none of this name.
    void explain(const QString& name);
    void scores();

    QString nameOf(engine::Seat seat) const { return game::nameOf(match_.seating(), seat); }

  private:
    static std::size_t at(engine::Seat viewer) { return viewer == engine::nobody ? engine::maxSeats : viewer; }
    QString told(std::size_t move, engine::Seat viewer) const;
    QString seatScores(engine::Seat seat, const engine::Scores& scores) const;

    const session::Session& session_;
    const game::Words& words_;
    const record::AnyMatch& match_;
    Terminal& terminal_;
    /// Moves told so far, and whether the deal was; per seat and for nobody.
    std::array<std::size_t, engine::maxSeats + 1> told_{};
    std::array<bool, engine::maxSeats + 1> dealTold_{};
    bool legendTold_ = false;
};

}
