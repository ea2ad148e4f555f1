// SPDX-License-Identifier: GPL-3.0-or-later
// Drunkenness is played on an open space, or replaces a Mead on the board (rulebook, Special Abilities).
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

Violation refuseReplace(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseTile(state, action)) return refused;
    if (rules.tiles[action.a].ability != Ability::Drunkenness) return refuse(Refusal::NotDrunkenness, action.a);
    return refuseSpace(boardOf(rules, state), action.b, [&](std::uint8_t n) {
        return hasAbility(rules, state, n, Ability::Mead) ? engine::allowed : refuse(Refusal::NoMeadThere, action.b);
    });
}

void performReplace(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    const Board& board = boardOf(rules, state);
    const Tile mead = replaceMead(board, state, state.mover, action.a, board.number[action.b]);
    note(state, events, event(Happening::Replaced, state.mover, action.a, action.b, mead));
    endTurn(rules, state, chance, events);
}

}

void offerMead(const Rules& rules, const State& state, Tile tile, ActionList& out) {
    const Board& board = boardOf(rules, state);
    eachSpace(tilesOf(rules, state, Ability::Mead), [&](std::uint8_t n) { out.push(replace(tile, board.place[n])); });
}

Tile replaceMead(const Board& board, State& state, Seat seat, Tile tile, std::uint8_t number) {
    const Tile mead = tileOf(state.cells[number]);
    ++state.box[mead];
    placeTile(board, state, seat, tile, number);
    return mead;
}

constexpr ActionRules replaceAction{
    .isWellFormed = hasTile, .refuse = refuseReplace, .perform = performReplace, .reveals = Reveals::ToOthers};

}
