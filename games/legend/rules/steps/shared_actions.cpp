// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that several phases share: pass, out, accept and take. Their effects are in the steps of the phases.
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

namespace {

Violation refusePass(const Rules&, const State& state, Action) {
    if (rulesOf(state.phase).passing == Passing::NotOffered) return otherDecision(state);
    return isPriceBegun(state) ? refuse(Refusal::PaymentBegun) : engine::allowed;
}

void pass(Transition& transition, Action) {
    transition.report(Happening::Passed, transition.state.mover);
    endPart(transition);
}

bool passForgoes(const Rules& rules, const State& state) {
    return rulesOf(state.phase).passing == Passing::Forgoes && isOffered(rules, state, {Do::Take, Do::Pick});
}

Violation refuseOut(const Rules&, const State& state, Action) {
    return rulesOf(state.phase).dropOut != nullptr ? engine::allowed : otherDecision(state);
}

void out(Transition& transition, Action) {
    rulesOf(transition.state.phase).dropOut(transition);
}

/// Whether the mover could go on.
bool outForgoes(const Rules& rules, const State& state) {
    return isOffered(rules, state, {Do::Play, Do::Risk, Do::Show});
}

Violation refuseAccept(const Rules&, const State& state, Action) {
    return rulesOf(state.phase).accept != nullptr ? engine::allowed : otherDecision(state);
}

void accept(Transition& transition, Action) {
    rulesOf(transition.state.phase).accept(transition);
}

bool isGain(Action action) {
    const Gain gain = gainOf(action);
    if (action.c != 0) return false;
    switch (gain.kind) {
    case GainKind::Fame:
    case GainKind::FameOrHeal: return gain.amount >= 1 && gain.amount <= fameValues;
    case GainKind::Treasure: return gain.amount >= 1 && gain.amount <= treasureValues;
    case GainKind::Alliance:
    case GainKind::Cards: return gain.amount >= 1 && gain.amount <= 9;
    case GainKind::Special: return isSpecial(gain.amount);
    default: return static_cast<int>(gain.kind) < gainKinds && gain.amount == 0;
    }
}

/// Whether only closed icons give it in this episode, those beyond the number of seats.
bool isClosed(const Rules& rules, const State& state, Gain gain) {
    const Episode& episode = episodeOf(rules, state);
    const auto gives = [&](const Offer& offer) { return offer.gain == gain; };
    const auto open = episode.icons.begin() + state.seats;
    return hasIcons(episode.kind) && std::none_of(episode.icons.begin(), open, gives) &&
           std::any_of(open, episode.icons.end(), gives);
}

Violation refuseTake(const Rules& rules, const State& state, Action action) {
    const Gain gain = gainOf(action);
    if (const auto refuseHere = rulesOf(state.phase).refuseTake) return refuseHere(rules, state, gain);
    return isClosed(rules, state, gain) ? refuse(Refusal::IconCovered, action.a, action.b) : otherDecision(state);
}

void takeGain(Transition& transition, Action action) {
    rulesOf(transition.state.phase).take(transition, gainOf(action));
}

}

constexpr ActionRules passAction{
    .isWellFormed = isWithin<1>, .refuse = refusePass, .perform = pass, .forgoes = passForgoes};
constexpr ActionRules outAction{
    .isWellFormed = isWithin<1>, .refuse = refuseOut, .perform = out, .forgoes = outForgoes};
constexpr ActionRules acceptAction{.isWellFormed = isWithin<1>, .refuse = refuseAccept, .perform = accept};
constexpr ActionRules takeAction{.isWellFormed = isGain, .refuse = refuseTake, .perform = takeGain};

}
