// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/changes.h"

#include <algorithm>
#include <cstdlib>

namespace heorot::movie {

namespace {

void sortByChange(std::vector<Change>& changes) {
    std::stable_sort(changes.begin(), changes.end(), [](const Change& one, const Change& other) {
        return std::abs(one.difference()) > std::abs(other.difference());
    });
}

bool sees(const FigureScore& score, Space space) {
    return score.row.contains(space) || score.column.contains(space);
}

}

std::vector<Change> changesOf(const Rules& rules, const State& now, const State& then) {
    std::vector<Change> changes;
    const Board& board = boardOf(rules, now);
    eachSpace(allFigures(then), [&](std::uint8_t n) {
        std::optional<FigureScore> before;
        if (now.cells[n] == then.cells[n])
            before = explainFigure(rules, now, board.place[n]);
        else if (now.phase == Phase::Move)
            before = explainFigure(rules, now, board.place[now.at]);
        const Change change{before, explainFigure(rules, then, board.place[n])};
        if (!before || change.difference() != 0) changes.push_back(change);
    });
    sortByChange(changes);
    return changes;
}

std::vector<Change> worthOf(const Rules& rules, const State& now, Space tile) {
    const Board& board = boardOf(rules, now);
    State without = now;
    without.cells[board.number[tile]] = emptyCell;
    std::vector<Change> changes;
    eachSpace(allFigures(now), [&](std::uint8_t n) {
        const Change change{explainFigure(rules, without, board.place[n]), explainFigure(rules, now, board.place[n])};
        if (change.difference() != 0 || sees(change.after, tile)) changes.push_back(change);
    });
    sortByChange(changes);
    return changes;
}

}
