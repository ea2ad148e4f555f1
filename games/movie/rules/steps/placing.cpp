// SPDX-License-Identifier: GPL-3.0-or-later
// Placing a figure on an open space; it ends the turn (rulebook, Taking Turns).
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

bool hasLeft(const State& state, std::size_t kind) {
    return state.figures[state.mover][kind] > 0;
}

bool isWellFormed(const Rules&, Action action) {
    return action.a < figureKinds || action == somethingOn(action.b);
}

Violation refusePlace(const Rules& rules, const State& state, Action action) {
    const Board& board = boardOf(rules, state);
    if (const auto refused = refusesOthers(state)) return refused;
    if (action == somethingOn(action.b))
        return refuseSpace(board, action.b, [&](std::uint8_t) { return refuse(Refusal::ChooseFirst, action.b); });
    if (state.phase == Phase::Play) return refuse(Refusal::TileMustBePlayed);
    if (!hasLeft(state, action.a)) return refuse(Refusal::NoSuchFigure, action.a);
    return refuseTaken(board, state, action.b);
}

void performPlace(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    const Board& board = boardOf(rules, state);
    placeFigure(board, state, state.mover, static_cast<Figure>(action.a), board.number[action.b]);
    note(state, events, event(Happening::Placed, state.mover, action.a, action.b));
    endTurn(rules, state, chance, events);
}

}

void offerFigures(const State& state, ActionList& out) {
    for (std::size_t kind = 0; kind < figureKinds; ++kind)
        if (hasLeft(state, kind)) offerOpenSpaces(state, Do::Place, static_cast<int>(kind), out);
}

void placeFigure(const Board& board, State& state, Seat seat, Figure figure, std::uint8_t number) {
    --state.figures[seat][static_cast<std::size_t>(figure)];
    putPiece(board, state, number, cellOf(seat, figure));
}

constexpr ActionRules placeAction{.isWellFormed = isWellFormed, .refuse = refusePlace, .perform = performPlace};

}
