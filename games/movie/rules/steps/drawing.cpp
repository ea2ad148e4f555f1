// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing a tile from the act's pool; then a tile is played, or the turn ends if none can be (rulebook, Taking Turns).
#include "rules/steps/shared.h"

#include <utility>

namespace heorot::movie {

namespace {

Violation refuseDraw(const Rules&, const State& state, Action) {
    if (const auto refused = refusesOthers(state)) return refused;
    if (state.phase == Phase::Play) return refuse(Refusal::TileMustBePlayed);
    return canDraw(state) ? engine::allowed : refuse(Refusal::PoolEmpty);
}

void performDraw(const Rules& rules, State& state, Action, Chance& chance, Events* events) {
    const Seat seat = state.mover;
    const Tile tile = drawTile(rules, state, seat);
    note(state, events, event(Happening::Drew, seat, tile));
    state.phase = Phase::Play;
    if (hasPlayable(rules, state, seat)) return;
    note(state, events, event(Happening::Kept, seat));
    endTurn(rules, state, chance, events);
}

}

Tile drawTile(const Rules& rules, State& state, Seat seat) {
    const int act = state.act;
    const auto top = static_cast<std::size_t>(rules.firstPlace[act + 1] - state.left[act]);
    const Tile tile = state.pool[top];
    state.pool[top] = 0;
    --state.left[act];
    Hand& hand = state.hands[seat];
    hand.push(tile);
    for (std::size_t i = hand.size() - 1; i > 0 && hand[i] < hand[i - 1]; --i) std::swap(hand[i], hand[i - 1]);
    return tile;
}

constexpr ActionRules drawAction{
    .isWellFormed = hasNoNumbers, .refuse = refuseDraw, .perform = performDraw, .reveals = Reveals::ToMover};

}
