// SPDX-License-Identifier: GPL-3.0-or-later
// A game as a line of steps: who made each step, where turns begin, and the places that have names. Everything on it is
// public.
#pragma once

#include "session/session.h"

#include <vector>

namespace heorot::app {

/// A named place: where a chapter begins, or where a battle has ended.
struct TimeMark {
    /// After how many steps.
    std::size_t step = 0;
    QString title;
    /// A short form for narrow places; may be empty.
    QString mark;
    /// A chapter worth a page (game::Chapter::isMajor).
    bool isMajor = false;
    bool isChapter = true;
};

class TimeLine {
  public:
    /// The line of an empty game.
    TimeLine() = default;
    explicit TimeLine(const session::Session& session);

    /// The number of steps.
    std::size_t steps() const { return moves_.size() - 1; }
    /// How many moves were played after `step` steps.
    std::size_t movesAfter(std::size_t step) const { return moves_.at(step); }
    /// The last step that has no more than these moves.
    std::size_t stepOf(std::size_t moves) const;
    /// Who made step `step`, counted from 1.
    engine::Seat moverOf(std::size_t step) const { return movers_.at(step); }
    /// In order.
    const std::vector<TimeMark>& marks() const { return marks_; }
    /// The mark at or before a step that is a chapter; nullptr if there is none.
    const TimeMark* chapterAt(std::size_t step) const;
    /// Per seat, the points after each step, as if the game had ended there; all of them once the game is over,
    /// before that what everyone sees.
    const std::vector<std::vector<int>>& points() const { return points_; }

    // The next and the previous place from a step; the ends of the line if there is none.
    std::size_t nextTurn(std::size_t step) const;
    std::size_t previousTurn(std::size_t step) const;
    std::size_t nextMark(std::size_t step) const;
    std::size_t previousMark(std::size_t step) const;

  private:
    bool beginsTurn(std::size_t step) const;
    void addChapters(const session::Session& session);
    void addLandmarks(const session::Session& session);
    void addLandmark(std::size_t step, const QString& sentence);
    void addPoints(const record::AnyMatch& match);

    std::vector<std::size_t> moves_{0};
    /// The first is nobody.
    std::vector<engine::Seat> movers_{engine::nobody};
    std::vector<TimeMark> marks_;
    std::vector<std::vector<int>> points_;
};

}
