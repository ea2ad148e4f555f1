// SPDX-License-Identifier: GPL-3.0-or-later
// The optional refill of hands from the new act's pool before its first turn (rulebook, Beginning Acts II and III).
// Each seat is asked once, from the act's starter on (ruling 3).
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

void offerRefill(const Rules&, const State&, ActionList& out) {
    out.push(refill());
    out.push(decline());
}

FieldFault refillError(const Rules& rules, const State& state) {
    return state.act == 0 || missingTiles(rules, state, state.mover) <= 0
               ? FieldFault{{}, Fault::tr("hands can be refilled only between acts, and only below the starting hand")}
               : FieldFault();
}

Violation refuseRefill(const Rules&, const State& state, Action) {
    return state.phase == Phase::Refill ? engine::allowed : refuse(Refusal::NotBetweenActs);
}

void askNext(const Rules& rules, State& state, Chance& chance, Events* events) {
    const int asked = (state.mover - state.starter + state.seats) % state.seats + 1;
    askRefill(rules, state, asked, chance, events);
}

void performRefill(const Rules& rules, State& state, Action, Chance& chance, Events* events) {
    const int missing = missingTiles(rules, state, state.mover);
    note(state, events, event(Happening::Refilled, state.mover, missing));
    for (int i = 0; i < missing; ++i) {
        const Tile tile = drawTile(rules, state, state.mover);
        note(state, events, event(Happening::Drew, state.mover, tile));
    }
    askNext(rules, state, chance, events);
}

void declineRefill(const Rules& rules, State& state, Chance& chance, Events* events) {
    note(state, events, event(Happening::NoRefill, state.mover));
    askNext(rules, state, chance, events);
}

}

constexpr PhaseRules refillPhase{.offer = offerRefill,
                                 .positionError = refillError,
                                 .refusesOthers = refuse(Refusal::RefillFirst),
                                 .decline = declineRefill};
constexpr ActionRules refillAction{
    .isWellFormed = hasNoNumbers, .refuse = refuseRefill, .perform = performRefill, .reveals = Reveals::ToMover};

}
