// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a seat in parts that add up to its total, for its panels.
#pragma once

#include "rules/score.h"
#include "words/text_context.h"

#include <QString>

#include <vector>

namespace heorot::raiders {

struct PointsPart {
    /// Of which part it is; Sea stands for the whole track.
    ScoreSource source = ScoreSource::Sea;
    QString name;
    /// How many cards, pawns, terror and the like; nothing for the track.
    std::optional<int> count;
    int glory = 0;
};

/// All parts, also those that bring nothing: the track, then what is counted at the end. Their sum is the total of
/// engine::Scores in a state as the reader knows it.
std::vector<PointsPart> pointsParts(const TextContext& at, Seat seat);
/// Those that bring something as a line with their sum: `Points if the game ended now: ...`.
QString pointsLine(const TextContext& at, Seat seat);
/// The sum, and how many Prophecies the reader does not know: `38 glory and 2 secret Prophecies`.
QString pointsTotal(const TextContext& at, Seat seat);

}
