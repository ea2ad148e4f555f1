// SPDX-License-Identifier: GPL-3.0-or-later
// The power of Temptation and Valor: a tile of the other kind may be removed (rulebook, Special Abilities).
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

bool isTemptation(const Rules& rules, const State& state) {
    return hasAbility(rules, state, state.at, Ability::Temptation);
}

/// The ability that the tile just placed removes.
Ability removable(const Rules& rules, const State& state) {
    return isTemptation(rules, state) ? Ability::Valor : Ability::Temptation;
}

void offerRemove(const Rules& rules, const State& state, ActionList& out) {
    offerSpaces(boardOf(rules, state), tilesOf(rules, state, removable(rules, state)), Do::Remove, out);
    out.push(decline());
}

FieldFault removeError(const Rules& rules, const State& state) {
    return isTemptation(rules, state) || hasAbility(rules, state, state.at, Ability::Valor)
               ? FieldFault()
               : FieldFault{"at", Fault::tr("there is no Temptation or Valor here")};
}

Violation refuseRemove(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Remove, state)) return refused;
    return refuseSpace(boardOf(rules, state), action.a, [&](std::uint8_t n) {
        if (hasAbility(rules, state, n, removable(rules, state))) return engine::allowed;
        return refuse(isTemptation(rules, state) ? Refusal::NoValorThere : Refusal::NoTemptationThere, action.a);
    });
}

void performRemove(const Rules& rules, State& state, Action action, Chance& chance, Events* events) {
    const Board& board = boardOf(rules, state);
    const Tile tile = removeTile(board, state, board.number[action.a]);
    note(state, events, event(Happening::Removed, state.mover, tile, action.a));
    endTurn(rules, state, chance, events);
}

}

bool beginRemoval(const Rules& rules, State& state) {
    if (tilesOf(rules, state, removable(rules, state)) == 0) return false;
    state.phase = Phase::Remove;
    return true;
}

Tile removeTile(const Board& board, State& state, std::uint8_t number) {
    const Tile tile = tileOf(state.cells[number]);
    ++state.box[tile];
    putPiece(board, state, number, emptyCell);
    return tile;
}

constexpr PhaseRules removePhase{.offer = offerRemove,
                                 .positionError = removeError,
                                 .refusesOthers = refuse(Refusal::DecidePower),
                                 .decline = leavePowerUnused};
constexpr ActionRules removeAction{.isWellFormed = hasSpaceOnly, .refuse = refuseRemove, .perform = performRemove};

}
