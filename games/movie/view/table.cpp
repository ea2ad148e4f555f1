// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/table.h"

#include "rules/board_after.h"
#include "rules/queries.h"
#include "ui/surroundings.h"

namespace heorot::movie {

namespace {

std::optional<State> afterPointed(const Position& position, const game::Pointing& pointing) {
    if (!position.after || !pointing.action) return {};
    return boardAfter(position.rules, *position.seen, *pointing.action);
}

/// The board beside its cards: with a column on both sides; where it is wide, with one on the left, which is narrow if
/// spaces would become too small.
game::Frame placed(const game::Look& look, const State& state, const Board& board) {
    game::Frame frame = game::frameOf(look, state.seats, Geometry::aspect(board));
    if (!frame.left.isEmpty()) return frame;
    const double gap = look.compact() ? 8 : 12;
    const QRectF room = frame.board;
    constexpr double smallest = 44;
    for (const double side : {look.compact() ? 168.0 : 220.0, 72.0}) {
        frame.left = QRectF(room.left(), room.top(), side, room.height());
        frame.board = room.adjusted(side + gap, 0, 0, 0);
        if (Geometry(board, frame.board, look).cell() >= smallest) break;
    }
    return frame;
}

}

ShownTable::ShownTable(const Position& position, const State& state, const game::Look& wanted,
                       const game::Pointing& pointed, const std::optional<State>& after,
                       const std::optional<Scoring>& shown)
    : rules(position.rules), now(state), seating(position.seating), look(wanted), pointing(pointed),
      viewer(position.seen.viewer()), board(boardOf(rules, now)), frame(placed(look, now, board)),
      geometry(board, frame.board, look), then(after), scoring(shown),
      drawn(viewer == nobody ? std::nullopt : drawnTile(now, position.latest, viewer)),
      turned(shown ? shown->turned : 0), onBoard(pointsOnBoard(rules, now)),
      onBoardThen(then ? pointsOnBoard(rules, *then) : onBoard),
      changes(pointedTile() ? worthOf(rules, now, *pointedTile())
              : then        ? changesOf(rules, now, *then)
                            : std::vector<Change>()) {}

ShownTable::ShownTable(const Position& position, const game::Look& wanted, const game::Pointing& pointed)
    : ShownTable(position, *position.seen, wanted, pointed, afterPointed(position, pointed), std::nullopt) {}

ShownTable::ShownTable(const Position& position, const State& state, const game::Look& wanted,
                       const game::Pointing& pointed, const Scoring& shown)
    : ShownTable(position, state, wanted, pointed, std::nullopt, shown) {}

std::optional<Space> ShownTable::pointedFigure() const {
    const auto space = spaceOfSpot(pointing.spot);
    if (!space || board.number[*space] == Board::none || !isFigure(cellAt(*space))) return {};
    return space;
}

std::optional<Space> ShownTable::pointedTile() const {
    const auto space = spaceOfSpot(pointing.spot);
    if (!space || board.number[*space] == Board::none || !isTile(cellAt(*space)) || scoring) return {};
    // The first of two tiles to swap leaves all as it is.
    if (then && kindOf(*pointing.action) != Do::Swap) return {};
    return space;
}

std::vector<Space> ShownTable::begun() const {
    switch (now.phase) {
    case Phase::Remove:
    case Phase::Swap:
    case Phase::Move: return {board.place[now.at]};
    case Phase::With: return {board.place[now.at], board.place[now.first]};
    default: return {};
    }
}

std::optional<Space> ShownTable::target() const {
    if (!then) return {};
    switch (kindOf(*pointing.action)) {
    case Do::Place:
    case Do::Play:
    case Do::Replace: return pointing.action->b;
    case Do::Move: return pointing.action->a;
    default: return {};
    }
}

const Change* ShownTable::changeOf(Space space) const {
    const auto found =
        std::find_if(changes.begin(), changes.end(), [&](const Change& change) { return change.after.space == space; });
    return found == changes.end() ? nullptr : &*found;
}

std::vector<Seat> ShownTable::order() const {
    return ui::panelOrder(seating);
}

Sight sightOf(const Rules& rules, const State& state, Space space) {
    const Board& board = boardOf(rules, state);
    const auto walk = [&](Board::Direction back, Board::Direction on) {
        std::vector<Space> line{space};
        for (const auto direction : {back, on})
            for (std::uint8_t n = board.next[board.number[space]][direction];
                 n != Board::none && rules.cellAbility[state.cells[n]] != Ability::Gorge; n = board.next[n][direction])
                line.push_back(board.place[n]);
        std::sort(line.begin(), line.end());
        return line;
    };
    return {walk(Board::Left, Board::Right), walk(Board::Up, Board::Down)};
}

}
