// SPDX-License-Identifier: GPL-3.0-or-later
// A Treasure is played like any boon, or returned to the box for its points (rulebook, Special Abilities).
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

bool hasTileOnly(const Rules& rules, Action action) {
    return hasTile(rules, action) && action.b == 0;
}

Violation refuseCash(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseTile(state, action)) return refused;
    return rules.tiles[action.a].ability == Ability::Treasure ? engine::allowed
                                                              : refuse(Refusal::NotTreasure, action.a);
}

void performCash(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    const std::uint8_t points = rules.tiles[action.a].treasure;
    cashTreasure(state, state.mover, action.a, points);
    note(state, events, event(Happening::Cashed, state.mover, action.a, points));
    endTurn(rules, state, chance, events);
}

}

void cashTreasure(State& state, Seat seat, Tile tile, int points) {
    state.hands[seat].remove(tile);
    ++state.box[tile];
    std::int16_t& sum = state.treasurePoints[state.act][seat];
    sum = static_cast<std::int16_t>(sum + points);
}

constexpr ActionRules cashAction{
    .isWellFormed = hasTileOnly, .refuse = refuseCash, .perform = performCash, .reveals = Reveals::ToOthers};

}
