// SPDX-License-Identifier: GPL-3.0-or-later
// Healing a wound or scratches, at Break Ranks? or with the icon of Death of Beowulf.
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

/// Whether the mover has such a tile and may heal it now. The icon of Death of Beowulf heals no scratches.
bool isHealable(const State& state, Healing what) {
    switch (what) {
    case Healing::Wound: return state.wounds[state.mover] > 0;
    case Healing::DoubleWound: return state.doubleWound == state.mover;
    case Healing::Scratches: return state.phase == Phase::Heal && state.scratches[state.mover] > 0;
    }
    return false;
}

Violation refuseHealing(const Rules&, const State& state, Action action) {
    if (rulesOf(state.phase).afterHealing == nullptr) return otherDecision(state);
    return isHealable(state, static_cast<Healing>(action.a)) ? engine::allowed : refuse(Refusal::NothingToHeal);
}

void healAndGoOn(Transition& transition, Action action) {
    healTile(transition, transition.state.mover, static_cast<Healing>(action.a));
    rulesOf(transition.state.phase).afterHealing(transition);
}

}

void offerHealings(const State& state, ActionList& out) {
    for (const Healing what : {Healing::Wound, Healing::DoubleWound, Healing::Scratches})
        if (isHealable(state, what)) out.push(heal(what));
}

constexpr ActionRules healAction{
    .isWellFormed = isWithin<healingNames.size()>, .refuse = refuseHealing, .perform = healAndGoOn};

}
