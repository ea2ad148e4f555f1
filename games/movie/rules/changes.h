// SPDX-License-Identifier: GPL-3.0-or-later
// What an action changes for the figures on the board.
#pragma once

#include "rules/score.h"

#include <optional>
#include <vector>

namespace heorot::movie {

/// A figure whose score differs between two boards; one that is placed in between has none before.
struct Change {
    std::optional<FigureScore> before;
    FigureScore after;

    int pointsBefore() const { return before ? before->points() : 0; }
    int difference() const { return after.points() - pointsBefore(); }
};

/// Of the figures on the board `then`, those whose score is another one than `now`, the largest change first. `then` is
/// `now` after an action of its mover (boardAfter).
std::vector<Change> changesOf(const Rules& rules, const State& now, const State& then);
/// What a tile on the board is worth to each figure that sees it or would score something else without it, in the same
/// order.
std::vector<Change> worthOf(const Rules& rules, const State& now, Space tile);

}
