// SPDX-License-Identifier: GPL-3.0-or-later
// Good Counsel moves a figure of the seat to an adjacent open space and goes to the space it left (rulebook, Special
// Abilities). First the figure is chosen, then its new space.
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

Violation refuseCounsel(const Rules& rules, const State& state, Action action) {
    const Board& board = boardOf(rules, state);
    if (const auto refused = refuseTile(state, action)) return refused;
    if (rules.tiles[action.a].ability != Ability::Counsel) return refuse(Refusal::NotCounsel, action.a);
    return refuseSpace(board, action.b, [&](std::uint8_t n) {
        if (!isIn(state.figureSpaces[state.mover], n)) return refuse(Refusal::NotOwnFigure, action.b);
        return hasOpenNeighbor(board, state, n) ? engine::allowed : refuse(Refusal::FigureHemmedIn, action.b);
    });
}

void performCounsel(const Rules& rules, State& state, Action action, Chance&, Events*) {
    state.at = boardOf(rules, state).number[action.b];
    state.counsel = action.a;
    state.phase = Phase::Move;
}

void offerMove(const Rules& rules, const State& state, ActionList& out) {
    const Board& board = boardOf(rules, state);
    offerSpaces(board, board.neighbors[state.at] & state.open, Do::Move, out);
}

FieldFault moveError(const Rules& rules, const State& state) {
    if (rules.tiles[state.counsel].ability != Ability::Counsel || !state.hands[state.mover].contains(state.counsel))
        return {"counsel", Fault::tr("the player to move does not have this tile")};
    return isIn(state.figureSpaces[state.mover], state.at)
               ? FieldFault()
               : FieldFault{"at", Fault::tr("the player to move has no figure here")};
}

Violation refuseMove(const Rules& rules, const State& state, Action action) {
    const Board& board = boardOf(rules, state);
    if (const auto refused = refuseOutside(Phase::Move, state)) return refused;
    if (const auto refused = refuseTaken(board, state, action.a)) return refused;
    return isIn(board.neighbors[state.at], board.number[action.a]) ? engine::allowed
                                                                   : refuse(Refusal::NotAdjacent, action.a);
}

void performMove(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    const Board& board = boardOf(rules, state);
    const Figure figure = figureOf(state.cells[state.at]);
    moveFigure(board, state, state.mover, state.counsel, state.at, board.number[action.a]);
    note(state, events,
         event(Happening::Counselled, state.mover, state.counsel, board.place[state.at], action.a,
               static_cast<int>(figure)));
    endTurn(rules, state, chance, events);
}

}

void offerMovers(const Rules& rules, const State& state, Tile tile, ActionList& out) {
    const Board& board = boardOf(rules, state);
    eachSpace(movableFigures(rules, state, state.mover),
              [&](std::uint8_t n) { out.push(counsel(tile, board.place[n])); });
}

void moveFigure(const Board& board, State& state, Seat seat, Tile tile, std::uint8_t from, std::uint8_t to) {
    putPiece(board, state, to, state.cells[from]);
    placeTile(board, state, seat, tile, from);
}

constexpr ActionRules counselAction{
    .isWellFormed = hasTile, .refuse = refuseCounsel, .perform = performCounsel, .reveals = Reveals::ToOthers};
constexpr PhaseRules movePhase{
    .offer = offerMove, .positionError = moveError, .refusesOthers = refuse(Refusal::MoveFigure)};
constexpr ActionRules moveAction{.isWellFormed = hasSpaceOnly, .refuse = refuseMove, .perform = performMove};

}
