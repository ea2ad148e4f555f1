// SPDX-License-Identifier: GPL-3.0-or-later
// The power of the Golden Statue: two other tiles may be swapped (rulebook, Special Abilities), which are chosen one
// after the other.
#include "rules/steps/shared.h"

#include <bit>
#include <utility>

namespace heorot::movie {

namespace {

SpaceSet otherTiles(const Rules& rules, const State& state) {
    return allTiles(boardOf(rules, state), state) & ~bitOf(state.at);
}

Violation refuseTileAt(const Rules& rules, const State& state, Space space) {
    return refuseSpace(boardOf(rules, state), space, [&](std::uint8_t n) {
        if (isIn(otherTiles(rules, state), n)) return engine::allowed;
        const Cell cell = state.cells[n];
        if (cell == printedGorge) return refuse(Refusal::GorgePrinted, space);
        if (isFigure(cell)) return refuse(Refusal::FiguresStay, space);
        return refuse(isTile(cell) ? Refusal::StatueStays : Refusal::NoTileThere, space);
    });
}

bool isHighest(const Rules& rules, const State& state, std::uint8_t number) {
    return otherTiles(rules, state) >> number <= 1;
}

void offerFirst(const Rules& rules, const State& state, ActionList& out) {
    offerSpaces(boardOf(rules, state), otherTiles(rules, state), Do::Swap, out);
    out.push(decline());
}

FieldFault firstError(const Rules& rules, const State& state) {
    return hasAbility(rules, state, state.at, Ability::Statue)
               ? FieldFault()
               : FieldFault{"at", Fault::tr("there is no Golden Statue here")};
}

Violation refuseFirst(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Swap, state)) return refused;
    return refuseTileAt(rules, state, action.a);
}

void chooseFirst(const Rules& rules, State& state, Action action, Chance&, Events*) {
    state.first = boardOf(rules, state).number[action.a];
    state.phase = Phase::With;
}

/// A search begins with the lower of the two spaces, so never with the highest one.
bool isCanonicalFirst(const Rules& rules, const State& state, Action action) {
    return !isHighest(rules, state, boardOf(rules, state).number[action.a]);
}

void offerSecond(const Rules& rules, const State& state, ActionList& out) {
    offerSpaces(boardOf(rules, state), otherTiles(rules, state) & ~bitOf(state.first), Do::With, out);
}

FieldFault secondError(const Rules& rules, const State& state) {
    if (const auto error = firstError(rules, state)) return error;
    return isIn(otherTiles(rules, state), state.first) ? FieldFault()
                                                       : FieldFault{"first", Fault::tr("there is no other tile")};
}

Violation refuseSecond(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::With, state)) return refused;
    if (const auto refused = refuseTileAt(rules, state, action.a)) return refused;
    const bool isFirst = boardOf(rules, state).number[action.a] == state.first;
    return isFirst ? refuse(Refusal::SameTile, action.a) : engine::allowed;
}

void swapWithSecond(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    const Board& board = boardOf(rules, state);
    const std::uint8_t second = board.number[action.a];
    swapTiles(state, state.first, second);
    note(state, events,
         event(Happening::Swapped, state.mover, board.place[state.first], action.a, tileOf(state.cells[state.first]),
               tileOf(state.cells[second])));
    endTurn(rules, state, chance, events);
}

/// If a person began with the highest space, any second one is canonical.
bool isCanonicalSecond(const Rules& rules, const State& state, Action action) {
    return boardOf(rules, state).number[action.a] > state.first || isHighest(rules, state, state.first);
}

}

bool beginSwap(const Rules& rules, State& state) {
    if (std::popcount(otherTiles(rules, state)) < 2) return false;
    state.phase = Phase::Swap;
    return true;
}

void swapTiles(State& state, std::uint8_t one, std::uint8_t other) {
    std::swap(state.cells[one], state.cells[other]);
}

constexpr PhaseRules swapPhase{.offer = offerFirst,
                               .positionError = firstError,
                               .refusesOthers = refuse(Refusal::DecidePower),
                               .decline = leavePowerUnused};
constexpr ActionRules swapAction{
    .isWellFormed = hasSpaceOnly, .refuse = refuseFirst, .perform = chooseFirst, .isCanonical = isCanonicalFirst};
constexpr PhaseRules withPhase{
    .offer = offerSecond, .positionError = secondError, .refusesOthers = refuse(Refusal::DecidePower)};
constexpr ActionRules withAction{
    .isWellFormed = hasSpaceOnly, .refuse = refuseSecond, .perform = swapWithSecond, .isCanonical = isCanonicalSecond};

}
