// SPDX-License-Identifier: GPL-3.0-or-later
// Giving up a prophecy for Brisingamen (rulebook, Artifacts).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

/// Whether the seat to move has it, public or secret.
bool isOwn(const State& state, ProphecyId prophecy) {
    const Ship& ship = moverShip(state);
    return ship.prophecies[prophecy] > 0 || ship.secrets.contains(prophecy);
}

void offerProphecies(const Rules&, const State& state, ActionList& out) {
    for (ProphecyId prophecy = 0; prophecy < prophecyKinds; ++prophecy)
        if (isOwn(state, prophecy)) out.push(renounce(prophecy));
}

Violation refuseProphecy(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Renounce, state)) return refused;
    return isOwn(state, action.a) ? allowed : refuse(Refusal::NoSuchProphecy, action.a);
}

/// Discards a prophecy, which does not go to the Glory pile (ruling 12); a public copy first.
void renounceProphecy(Transition& transition, Action action) {
    const ProphecyId prophecy = action.a;
    Ship& ship = transition.ship();
    if (ship.prophecies[prophecy] > 0) {
        --ship.prophecies[prophecy];
    } else {
        ship.secrets.remove(prophecy);
        transition.showAll();
    }
    ++transition.state.prophecyDiscards[prophecy];
    transition.state.renouncing = false;
    transition.report(Happening::ProphecyRenounced, prophecy);
}

bool hasSecrets(const State& state) {
    return !moverShip(state).secrets.empty();
}

}

constexpr PhaseRules renouncePhase{
    .offer = offerProphecies, .stage = Stage::Close, .depth = Depth::Renounce, .usesSecrets = hasSecrets};
constexpr ActionRules renounceAction{
    .isWellFormed = isWithin<prophecyKinds>, .refuse = refuseProphecy, .perform = renounceProphecy};

}
