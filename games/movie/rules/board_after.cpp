// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board_after.h"

#include "rules/steps/steps.h"

namespace heorot::movie {

namespace {

/// The event of an action; an empty one if the action does not change the board.
engine::Event eventOf(const Rules& rules, const State& state, Action action) {
    const Board& board = boardOf(rules, state);
    const Seat seat = state.mover;
    switch (kindOf(action)) {
    case Do::Place: return event(Happening::Placed, seat, action.a, action.b);
    case Do::Play: return event(Happening::Played, seat, action.a, action.b);
    case Do::Replace: return event(Happening::Replaced, seat, action.a, action.b);
    case Do::Cash: return event(Happening::Cashed, seat, action.a, rules.tile(action.a).treasure);
    case Do::Move: return event(Happening::Counselled, seat, state.counsel, board.place[state.at], action.a);
    case Do::Remove: return event(Happening::Removed, seat, 0, action.a);
    case Do::With: return event(Happening::Swapped, seat, board.place[state.first], action.a);
    default: return {};
    }
}

}

State boardAfter(const Rules& rules, State state, const engine::Event& event) {
    const Board& board = boardOf(rules, state);
    const auto number = [&](std::size_t i) { return board.number[static_cast<Space>(event.args[i])]; };
    const auto tile = [&] { return static_cast<Tile>(event.args[0]); };
    switch (kindOf(event)) {
    case Happening::Placed: placeFigure(board, state, event.seat, static_cast<Figure>(event.args[0]), number(1)); break;
    case Happening::Played: placeTile(board, state, event.seat, tile(), number(1)); break;
    case Happening::Replaced: replaceMead(board, state, event.seat, tile(), number(1)); break;
    case Happening::Cashed: cashTreasure(state, event.seat, tile(), event.args[1]); break;
    case Happening::Counselled: moveFigure(board, state, event.seat, tile(), number(1), number(2)); break;
    case Happening::Removed: removeTile(board, state, number(1)); break;
    case Happening::Swapped: swapTiles(state, number(0), number(1)); break;
    default: break;
    }
    return state;
}

State boardAfter(const Rules& rules, const State& state, Action action) {
    const engine::Event event = eventOf(rules, state, action);
    return boardAfter(rules, state, event);
}

}
