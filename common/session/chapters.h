// SPDX-License-Identifier: GPL-3.0-or-later
// The chapters of a match, named once: each move is asked for its chapter when it is new.
#pragma once

#include "game/game_module.h"

#include <vector>

#include "session/session_export.h"

namespace heorot::session {

struct ChapterStart {
    /// The first move of the chapter; the number of moves if none was played in it yet.
    std::size_t firstMove = 0;
    game::Chapter chapter;
};

class HEOROT_SESSION_EXPORT Chapters {
  public:
    /// Both must outlive this.
    Chapters(const game::GameModule& game, const record::AnyMatch& match) : game_(game), match_(match) {}

    const std::vector<ChapterStart>& list();
    /// The place in list() of the chapter of a move.
    std::size_t placeOf(std::size_t move);
    /// The positions after this number of moves and more may have changed.
    void forgetFrom(std::size_t moves);

  private:
    const game::GameModule& game_;
    const record::AnyMatch& match_;
    std::vector<ChapterStart> chapters_;
    /// How many positions were asked.
    std::size_t asked_ = 0;
};

}
