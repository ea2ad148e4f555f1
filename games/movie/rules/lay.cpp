// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lay.h"

#include "rules/flow.h"

#include <utility>

namespace heorot::movie {

namespace {

/// What an action tells of itself; an empty event for one that changes no board.
engine::Event toldBy(const Rules& rules, const State& state, Action action) {
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

State laid(const Rules& rules, State state, const engine::Event& event) {
    const Board& board = boardOf(rules, state);
    const auto number = [&](std::size_t i) { return board.number[static_cast<Space>(event.args[i])]; };
    const auto tile = [&] { return static_cast<Tile>(event.args[0]); };
    switch (kindOf(event)) {
    case Happening::Placed:
        --state.figures[event.seat][static_cast<std::size_t>(event.args[0])];
        putPiece(board, state, number(1), cellOf(event.seat, static_cast<Figure>(event.args[0])));
        break;
    case Happening::Played:
    case Happening::Replaced:
        state.hands[event.seat].remove(tile());
        putPiece(board, state, number(1), cellOf(tile()));
        break;
    case Happening::Cashed: {
        state.hands[event.seat].remove(tile());
        std::int16_t& points = state.treasurePoints[state.act][event.seat];
        points = static_cast<std::int16_t>(points + event.args[1]);
        break;
    }
    case Happening::Counselled: {
        const Cell figure = state.cells[number(1)];
        state.hands[event.seat].remove(tile());
        putPiece(board, state, number(2), figure);
        putPiece(board, state, number(1), cellOf(tile()));
        break;
    }
    case Happening::Removed: putPiece(board, state, number(1), emptyCell); break;
    case Happening::Swapped: std::swap(state.cells[number(0)], state.cells[number(1)]); break;
    default: break;
    }
    return state;
}

State laid(const Rules& rules, const State& state, Action action) {
    const engine::Event event = toldBy(rules, state, action);
    return laid(rules, state, event);
}

}
