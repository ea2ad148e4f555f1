// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a state, listed once for writing, reading, matching and counting.
#include "rules/names.h"
#include "rules/steps/steps.h"

#include "notation/words.h"

#include <algorithm>

namespace heorot::movie {

namespace {

using notation::texts;

/// An act's pool, top first.
record::Pieces poolOf(const Rules& rules, const State& state, std::size_t act) {
    const auto end = state.pool.begin() + rules.firstPlace[act + 1];
    return {end - state.left[act], end};
}

void setPool(const Rules& rules, State& state, std::size_t act, const record::Pieces& tiles) {
    const auto end = state.pool.begin() + rules.firstPlace[act + 1];
    std::fill(state.pool.begin() + rules.firstPlace[act], end, Tile{0});
    std::copy(tiles.begin(), tiles.end(), end - static_cast<std::ptrdiff_t>(tiles.size()));
    state.left[act] = static_cast<std::uint8_t>(tiles.size());
}

/// Printed Gorges are not pieces, so files do not contain them.
void describeBoard(record::Describer& describer, const Rules& rules, const std::vector<std::string>& seats,
                   State& state) {
    const Board& board = boardOf(rules, state);
    std::vector<std::string> spaces;
    for (std::size_t n = 0; n < static_cast<std::size_t>(board.spaces); ++n)
        spaces.push_back(spaceName(board.place[n]));
    std::array<Cell, maxSpaces> cells = state.cells;
    std::replace(cells.begin(), cells.end(), printedGorge, emptyCell);
    describer.spaces("board", std::span(cells).first(spaces.size()), spaces, emptyCell,
                     CellNames(rules.tileNames, seats));
    if (!describer.isReading()) return;
    layBoard(board, state);
    for (std::uint8_t n = 0; n < board.spaces; ++n) {
        const bool gorge = (board.gorges >> n & 1) != 0;
        if (gorge && cells[n] != emptyCell)
            describer.fail({"board." + spaces[n], Fault::tr("a Gorge is printed on this space")});
        if (!gorge && cells[n] != emptyCell) putPiece(board, state, n, cells[n]);
    }
}

void describeSeat(record::Describer& describer, const Rules& rules, const std::string& name, State& state, Seat seat) {
    const auto kinds = texts(figureNames);
    std::vector<std::string> pieces;
    for (int kind = 0; kind < figureKinds; ++kind) pieces.push_back(figurePiece(static_cast<Figure>(kind), name));
    describer.pieces("hand", state.hands[seat], record::Zone::Hand, rules.tileNames);
    if (describer.isReading()) std::sort(state.hands[seat].begin(), state.hands[seat].end());
    describer.counts("figures", state.figures[seat], kinds, record::Zone::Supply, pieces, 9);
    describer.counts("out", state.out[seat], kinds, record::Zone::Discards, pieces, 9);
    for (std::size_t act = 0; act < acts; ++act) {
        const std::string suffix(actNames[act]);
        describer.number(("figure-points-" + suffix).c_str(), state.figurePoints[act][seat], -9999, 9999);
        describer.number(("treasure-points-" + suffix).c_str(), state.treasurePoints[act][seat], 0, 9999);
    }
}

FieldFault tooManyTiles() {
    //: %1 a number
    const Fault why = Fault::tr("a hand can have at most %1 tiles, and one more after a draw");
    return {{}, Fault(why).arg(maxHand - 1)};
}

/// What is wrong with a position read from a file, beyond the ranges of its fields, or nothing.
FieldFault positionError(const Rules& rules, const State& state) {
    if ((state.phase == Phase::Over) != (state.mover == nobody))
        return {"to_move", Fault::tr("this must be nobody if the game is over, and a player otherwise")};
    if (state.starter >= state.seats) return {"starter", Fault::tr("this must be a player")};
    if (state.lastMover >= state.seats) return {"last", Fault::tr("this must be a player")};
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (const bool hasDrawn = seat == state.mover && (state.phase == Phase::Play || state.phase == Phase::Move);
            state.hands[seat].full() && !hasDrawn)
            return tooManyTiles();
    return rulesOf(state.phase).positionError(rules, state);
}

/// The fields of the current decision.
void describeDecision(record::Describer& describer, const Rules& rules, State& state) {
    const Board& board = boardOf(rules, state);
    std::vector<std::string> spaces;
    for (std::size_t n = 0; n < static_cast<std::size_t>(board.spaces); ++n)
        spaces.push_back(spaceName(board.place[n]));
    describer.choice("at", state.at, spaces);
    describer.choice("first", state.first, spaces);
    describer.choice("counsel", state.counsel, rules.tileNames.all());
}

}

void describe(record::Describer& describer, const Rules& rules, const std::vector<std::string>& seats, State& state) {
    describer.choice("act", state.act, texts(actNames));
    describer.choice("phase", state.phase, texts(phaseNames));
    describer.seat("to_move", state.mover, seats);
    describer.seat("starter", state.starter, seats);
    describer.seat("last", state.lastMover, seats);
    describeBoard(describer, rules, seats, state);
    describeDecision(describer, rules, state);
    describer.group("pools", [&] {
        for (std::size_t act = 0; act < acts; ++act)
            describer.pieces(
                actNames[act].data(), record::Zone::Deck, rules.actTiles[act],
                static_cast<std::size_t>(rules.poolSize(static_cast<int>(act))),
                [&rules, &state, act] { return poolOf(rules, state, act); },
                [&rules, &state, act](const record::Pieces& tiles) { setPool(rules, state, act, tiles); });
    });
    const auto& tileNames = rules.tileNames.all();
    describer.counts("box", std::span(state.box).first(rules.tiles.size()), tileNames, record::Zone::Discards,
                     tileNames, maxTiles);
    describer.perSeat("seats", seats, [&](Seat seat) { describeSeat(describer, rules, seats[seat], state, seat); });
    if (!describer.isReading()) return;
    if (const auto wrong = positionError(rules, state)) describer.fail(wrong);
}

}
