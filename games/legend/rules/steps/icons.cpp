// SPDX-License-Identifier: GPL-3.0-or-later
// Taking icons (rulebook, Resolving major episodes).
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// There are as many open icons as seats (rulebook, Set-up).
bool isFree(const State& state, std::size_t slot) {
    return slot < state.seats && state.takers[slot] == nobody;
}

/// Of icons with the same gain only the first is offered.
void offerIcons(const Rules& rules, const State& state, ActionList& out) {
    offerRest(state, out);
    const Episode& episode = episodeOf(rules, state);
    Action last;
    for (const std::size_t slot : episode.iconOrder) {
        if (!isFree(state, slot)) continue;
        const Action action = take(episode.icons[slot].gain);
        if (action != last) out.push(action);
        last = action;
    }
}

Violation refuseIcon(const Rules& rules, const State& state, Gain gain) {
    if (freeSlot(rules, state, gain)) return engine::allowed;
    const auto& icons = episodeOf(rules, state).icons;
    const auto gives = [&](const Offer& icon) { return icon.gain == gain; };
    const auto at = std::find_if(icons.begin(), icons.end(), gives);
    Refusal why = Refusal::IconTaken;
    if (at == icons.end())
        why = Refusal::NoSuchIcon;
    else if (at - icons.begin() >= state.seats)
        why = Refusal::IconCovered;
    return refuse(why, static_cast<int>(gain.kind), gain.amount);
}

bool isThreat(GainKind kind) {
    return kind == GainKind::Scratch || kind == GainKind::Wound || kind == GainKind::DoubleWound ||
           kind == GainKind::Misfortune;
}

void takeIcon(Transition& transition, Gain wanted) {
    State& state = transition.state;
    const int slot = *freeSlot(transition.rules, state, wanted);
    state.takers[static_cast<std::size_t>(slot)] = state.mover;
    transition.report(Happening::TookIcon, state.mover, slot, static_cast<int>(wanted.kind), wanted.amount);
    if (isThreat(wanted.kind)) return threaten(transition, wanted.kind);
    if (wanted.kind == GainKind::FameOrHeal && woundsOf(state, state.mover) > 0) {
        state.phase = Phase::FameOrHeal;
        return;
    }
    gain(transition, state.mover, wanted);
    endIcon(transition);
}

Wrong iconsError(const Rules&, const State& state) {
    if (state.status[state.mover] > 0) return {};
    return {"status", Fault::tr("icons are taken in number order"), state.mover};
}

bool offersIcons(const Episode& episode) {
    return hasIcons(episode.kind);
}

}

std::optional<int> freeSlot(const Rules& rules, const State& state, Gain gain) {
    const auto& icons = episodeOf(rules, state).icons;
    for (std::size_t slot = 0; slot < iconSlots; ++slot)
        if (isFree(state, slot) && icons[slot].gain == gain) return static_cast<int>(slot);
    return std::nullopt;
}

Gain takenIcon(const Rules& rules, const State& state, Seat seat) {
    const auto at = std::find(state.takers.begin(), state.takers.end(), seat);
    if (at == state.takers.end()) return {};
    return episodeOf(rules, state).icons[static_cast<std::size_t>(at - state.takers.begin())].gain;
}

constexpr PhaseRules iconsPhase{.offer = offerIcons,
                                .belongsTo = offersIcons,
                                .positionError = iconsError,
                                .refuseTake = refuseIcon,
                                .take = takeIcon};

}
