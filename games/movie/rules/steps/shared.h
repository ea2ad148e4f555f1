// SPDX-License-Identifier: GPL-3.0-or-later
// What the offers and refusals of several steps share.
#pragma once

#include "rules/steps/steps.h"

namespace heorot::movie {

/// Adds one action per space of a set.
inline void offerSpaces(const Board& board, SpaceSet set, Do kind, ActionList& out) {
    eachSpace(set, [&](std::uint8_t n) { out.push(make(kind, board.place[n])); });
}
/// Adds `make(kind, a, space)` for each open space; random games spend most of their time here.
inline void offerOpenSpaces(const State& state, Do kind, int a, ActionList& out) {
    state.openSpaces.list(make(kind, a), out.extend(state.openSpaces.size()));
}

// For ActionRules::isWellFormed.
inline bool hasNoNumbers(const Rules&, Action action) {
    return action.a == 0 && action.b == 0;
}
/// `a` is a tile; `b` may be any space.
inline bool hasTile(const Rules& rules, Action action) {
    return action.a < rules.tiles.size();
}
/// `a` may be any space.
inline bool hasSpaceOnly(const Rules&, Action action) {
    return action.b == 0;
}

inline Violation refusesOthers(const State& state) {
    return rulesOf(state.phase).refusesOthers;
}
/// Refuses an action of one phase in any other.
inline Violation refuseOutside(Phase wanted, const State& state) {
    if (state.phase == wanted) return engine::allowed;
    if (const auto refused = refusesOthers(state)) return refused;
    return refuse(Refusal::NoPower);
}

/// Refuses a space that is not on this board; otherwise returns `check` of its number.
template <class Check>
Violation refuseSpace(const Board& board, Space space, Check check) {
    const std::uint8_t number = board.number[space];
    if (number == Board::none) return refuse(Refusal::NoSuchSpace, space);
    return check(number);
}
inline Violation refuseTaken(const Board& board, const State& state, Space space) {
    return refuseSpace(board, space, [&](std::uint8_t n) {
        return isIn(state.open, n) ? engine::allowed : refuse(Refusal::SpaceTaken, space);
    });
}

/// Why the seat to move cannot use the tile `action.a` at all now, or `allowed`.
Violation refuseTile(const State& state, Action action);

/// Whether the space has a tile with the ability; for Gorge also a printed one.
inline bool hasAbility(const Rules& rules, const State& state, std::uint8_t number, Ability ability) {
    return rules.cellAbility[state.cells[number]] == ability;
}

}
