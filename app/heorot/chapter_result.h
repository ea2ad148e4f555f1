// SPDX-License-Identifier: GPL-3.0-or-later
// What one chapter brought to each player, as one viewer may know it.
#pragma once

#include "session/session.h"

#include <vector>

namespace heorot::app {

struct SeatResult {
    engine::Seat seat = engine::nobody;
    QString name;
    /// Points after the chapter (engine::Scores::now), and how many of them the chapter brought.
    int total = 0;
    int change = 0;
    /// The points if the game ended now, and how the chapter changed them.
    int ended = 0;
    int endedChange = 0;
    /// Whether `ended` is what players are compared by, as everybody's is known and something counts only at the end.
    bool comparesEnded = false;
    /// Whether both counts are shown, as they differ for somebody.
    bool hasEnded = false;
    /// How many hidden pieces would count as well, and whether the points now lack them.
    int hidden = 0;
    bool isCovered = false;
    /// What the points are now, and what they would be if the game ended now.
    QString standing;
    std::vector<game::ChapterGain> gains;

    /// What the player is compared with others by, and how the chapter changed it.
    int compared() const { return comparesEnded ? ended : total; }
    int comparedChange() const { return comparesEnded ? endedChange : change; }
};

/// Best first; in the order of seats if some are covered. `place` is a place in Session::chapters.
std::vector<SeatResult> chapterResult(const session::Session& session, std::size_t place, engine::Seat viewer,
                                      const game::ChapterNews& news);

/// The moves of a chapter: the first, and the one after the last.
std::pair<std::size_t, std::size_t> movesOf(const session::Session& session, std::size_t place);

/// Who leads, in one sentence; or why nobody can know.
QString leadersText(const std::vector<SeatResult>& results);

}
