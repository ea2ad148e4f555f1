// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that several phases share: pass, out, accept and take. What they do in each is in the phase's own step.
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

namespace {

Violation refusePass(const Rules&, const State& state, Action) {
    if (rulesOf(state.phase).passing == Passing::NotOffered) return otherDecision(state);
    return isPriceBegun(state) ? refuse(Refusal::PaymentBegun) : engine::allowed;
}

void pass(Table& table, Action) {
    table.report(Happening::Passed, table.state.mover);
    endPart(table);
}

bool passForgoes(const Rules& rules, const State& state) {
    return rulesOf(state.phase).passing == Passing::Forgoes && isOffered(rules, state, {Do::Take, Do::Pick});
}

Violation refuseOut(const Rules&, const State& state, Action) {
    return rulesOf(state.phase).dropOut != nullptr ? engine::allowed : otherDecision(state);
}

void out(Table& table, Action) {
    rulesOf(table.state.phase).dropOut(table);
}

/// Whether the mover could go on.
bool outForgoes(const Rules& rules, const State& state) {
    return isOffered(rules, state, {Do::Play, Do::Risk, Do::Show});
}

Violation refuseAccept(const Rules&, const State& state, Action) {
    return rulesOf(state.phase).accept != nullptr ? engine::allowed : otherDecision(state);
}

void accept(Table& table, Action) {
    rulesOf(table.state.phase).accept(table);
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

/// Only icons beyond the number of seats give it in this episode, so it is closed in every phase.
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

void takeGain(Table& table, Action action) {
    rulesOf(table.state.phase).take(table, gainOf(action));
}

}

constexpr ActionRules passAction{
    .isWellFormed = isWithin<1>, .refuse = refusePass, .perform = pass, .forgoes = passForgoes};
constexpr ActionRules outAction{
    .isWellFormed = isWithin<1>, .refuse = refuseOut, .perform = out, .forgoes = outForgoes};
constexpr ActionRules acceptAction{.isWellFormed = isWithin<1>, .refuse = refuseAccept, .perform = accept};
constexpr ActionRules takeAction{.isWellFormed = isGain, .refuse = refuseTake, .perform = takeGain};

}
