// SPDX-License-Identifier: GPL-3.0-or-later
// A wound or scratches are healed, at Break Ranks? or with the icon of Death of Beowulf.
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

/// Whether the mover has such a tile that can be healed now. The icon of Death of Beowulf heals no scratches.
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

void healAndGoOn(Table& table, Action action) {
    healTile(table, table.state.mover, static_cast<Healing>(action.a));
    rulesOf(table.state.phase).afterHealing(table);
}

}

void offerHealings(const State& state, ActionList& out) {
    for (const Healing what : {Healing::Wound, Healing::DoubleWound, Healing::Scratches})
        if (isHealable(state, what)) out.push(heal(what));
}

constexpr ActionRules healAction{
    .isWellFormed = isWithin<healingNames.size()>, .refuse = refuseHealing, .perform = healAndGoOn};

}
