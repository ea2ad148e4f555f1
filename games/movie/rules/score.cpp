// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score.h"

#include "rules/spaces.h"

#include <algorithm>

namespace heorot::movie {

SpaceSet turnedTiles(const Rules& rules, const State& state) {
    const Board& board = boardOf(rules, state);
    SpaceSet turned = 0;
    eachSpace(tilesOf(rules, state, Ability::Treachery), [&](std::uint8_t n) {
        for (int direction = 0; direction < 4; ++direction)
            eachSeen(rules, board, state, n, direction, [&](std::uint8_t seen) {
                if (rules.cellValue[state.cells[seen]] > 0) turned |= bitOf(seen);
            });
    });
    return turned;
}

Points pointsAt(const Rules& rules, const State& state, std::uint8_t number, SpaceSet turned) {
    const Board& board = boardOf(rules, state);
    Points points;
    points.diamonds = rules.figures[static_cast<std::size_t>(figureOf(state.cells[number]))].diamonds;
    for (int direction = 0; direction < 4; ++direction)
        eachSeen(rules, board, state, number, direction, [&](std::uint8_t n) {
            const Cell cell = state.cells[n];
            if (!isIn(turned, n)) points.sum += rules.cellValue[cell];
            points.diamonds += rules.cellAbility[cell] == Ability::Horn;
        });
    return points;
}

FigureScore explainFigure(const Rules& rules, const State& state, Space space) {
    const Board& board = boardOf(rules, state);
    const std::uint8_t number = board.number[space];
    const Cell figure = state.cells[number];
    const SpaceSet turned = turnedTiles(rules, state);
    FigureScore score;
    score.seat = ownerOf(figure);
    score.figure = figureOf(figure);
    score.space = space;
    score.diamonds = rules.figures[static_cast<std::size_t>(score.figure)].diamonds;
    for (int direction = 0; direction < 4; ++direction) {
        const bool inRow = direction == Board::Left || direction == Board::Right;
        SpaceSet seen = 0;
        eachSeen(rules, board, state, number, direction, [&](std::uint8_t n) {
            seen |= bitOf(n);
            const Cell cell = state.cells[n];
            if (!isTile(cell)) return;
            (inRow ? score.row : score.column).push(board.place[n]);
            if (isIn(turned, n))
                score.turned.push(board.place[n]);
            else
                (inRow ? score.rowSum : score.columnSum) += rules.cellValue[cell];
            score.horns += rules.cellAbility[cell] == Ability::Horn;
        });
        for (std::uint8_t n = board.next[number][static_cast<std::size_t>(direction)]; n != Board::none;
             n = board.next[n][static_cast<std::size_t>(direction)])
            if (!isIn(seen, n) && isTile(state.cells[n]) && rules.cellAbility[state.cells[n]] != Ability::Gorge)
                score.hidden.push(board.place[n]);
    }
    for (FigureScore::Spaces* spaces : {&score.row, &score.column, &score.hidden, &score.turned})
        std::sort(spaces->begin(), spaces->end());
    return score;
}

PerSeat<int> pointsOnBoard(const Rules& rules, const State& state) {
    const SpaceSet turned = turnedTiles(rules, state);
    PerSeat<int> sums{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        eachSpace(state.figureSpaces[seat],
                  [&](std::uint8_t n) { sums[seat] += pointsAt(rules, state, n, turned).points(); });
    return sums;
}

int points(const Rules& rules, const State& state, Seat seat) {
    int sum = rules.startPoints;
    for (int act = 0; act < acts; ++act)
        sum += state.figurePoints[static_cast<std::size_t>(act)][seat] +
               state.treasurePoints[static_cast<std::size_t>(act)][seat];
    return sum;
}

engine::Scores scores(const Rules& rules, const State& state) {
    engine::Scores scores;
    scores.seats = state.seats;
    scores.sources = 1 + 2 * acts;
    const PerSeat<int> onBoard = pointsOnBoard(rules, state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        auto& part = scores.part[seat];
        part[0] = rules.startPoints;
        for (std::size_t act = 0; act < acts; ++act) {
            part[1 + 2 * act] = state.figurePoints[act][seat];
            part[2 + 2 * act] = state.treasurePoints[act][seat];
        }
        part[1 + 2 * state.act] += onBoard[seat];
        scores.now[seat] = points(rules, state, seat);
        for (std::size_t kind = 0; kind < figureKinds; ++kind)
            scores.tieBreak[seat] += state.figures[seat][kind] * rules.figures[kind].diamonds;
    }
    engine::addUpAndRank(scores);
    return scores;
}

std::string_view scoreSourceName(const Rules&, int source) {
    static constexpr std::array<std::string_view, 1 + 2 * acts> names{
        "start", "figures-I", "treasures-I", "figures-II", "treasures-II", "figures-III", "treasures-III"};
    return names.at(static_cast<std::size_t>(source));
}

}
