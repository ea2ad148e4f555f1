// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions fit the style of an opponent.
#include "players/lines.h"

#include <algorithm>

namespace heorot::movie {

namespace {

/// So many points count as all the taste there is: of what the seat gains, and of what the others lose.
constexpr double largeGain = 30;
constexpr double largeHarm = 10;

/// What the action changes at once, as far as the lines say; nothing for actions that change no points at once.
Lines::Change changeBy(const Rules& rules, const State& state, Action action) {
    const Board& board = boardOf(rules, state);
    Lines lines(rules, state);
    switch (kindOf(action)) {
    case Do::Place: return lines.afterFigure(action.a, board.number[action.b]);
    case Do::Play:
    case Do::Replace: return lines.afterTile(action.a, board.number[action.b]);
    case Do::Move: return lines.afterMove(state.at, board.number[action.a]);
    case Do::Remove: return lines.afterRemoval(board.number[action.a]);
    case Do::With: return lines.afterSwap(state.first, board.number[action.a]);
    default: return {};
    }
}

double share(double points, double large) {
    return std::clamp(points / large, 0.0, 1.0);
}

double ownGain(const Rules& rules, const State& state, Action action) {
    if (kindOf(action) == Do::Cash) return 1;
    return share(changeBy(rules, state, action)[state.mover], largeGain);
}

/// What the action costs the other seats together.
double harm(const Rules& rules, const State& state, Action action) {
    const Lines::Change change = changeBy(rules, state, action);
    double lost = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != state.mover) lost -= std::min(0.0, change[seat]);
    return share(lost, largeHarm);
}

/// Beowulf and Thanes early, before their lines are full.
double daring(const Rules& rules, Action action) {
    if (kindOf(action) != Do::Place) return 0.2;
    return 0.4 + 0.15 * rules.figures[action.a].diamonds - (rules.figures[action.a].returns ? 0.4 : 0);
}

/// No figure into lines that others can still fill.
double caution(const Rules& rules, const State& state, Action action) {
    if (kindOf(action) != Do::Place) return 0.6;
    const Board& board = boardOf(rules, state);
    int open = 0;
    for (int direction = 0; direction < 4; ++direction)
        eachSeen(rules, board, state, board.number[action.b], direction,
                 [&](std::uint8_t n) { open += state.cells[n] == emptyCell; });
    return std::max(0.0, 1 - open * rules.figures[action.a].diamonds / 16.0);
}

double patience(const Rules& rules, Action action) {
    switch (kindOf(action)) {
    case Do::Draw: return 1;
    case Do::Place: return rules.figures[action.a].returns ? 0.5 : 0;
    default: return 0.6;
    }
}

/// Tiles with powers, and whatever moves things about.
double cunning(const Rules& rules, Action action) {
    switch (kindOf(action)) {
    case Do::Counsel:
    case Do::Move:
    case Do::Swap:
    case Do::With:
    case Do::Remove: return 1;
    case Do::Play:
    case Do::Replace: return rules.tiles[action.a].ability != Ability::None ? 0.8 : 0.2;
    default: return 0.3;
    }
}

}

double Players::taste(const Rules& rules, const State& state, Action action, ai::Style style) {
    switch (style) {
    case ai::Style::Plain: return 0;
    case ai::Style::Bold: return daring(rules, action);
    case ai::Style::Careful: return caution(rules, state, action);
    case ai::Style::Grasping: return ownGain(rules, state, action);
    case ai::Style::Spiteful: return harm(rules, state, action);
    case ai::Style::Patient: return patience(rules, action);
    case ai::Style::Scheming: return cunning(rules, action);
    }
    return 0;
}

}
