// SPDX-License-Identifier: GPL-3.0-or-later
// Bad icons and the scratch of a failed risk; Queen Wealhtheow's Inspiration refuses an icon (rulebook, Special cards).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

/// Whether the threat comes from an icon and not from a failed risk.
bool isIconTaken(const State& state) {
    return state.status[state.mover] != 0;
}

bool canRefuse(const State& state) {
    return isIconTaken(state) && holds(state, state.mover, inspiration);
}

/// Goes on after the threat.
void endThreat(Transition& transition) {
    State& state = transition.state;
    state.threat = GainKind::Scratch;
    if (isIconTaken(state)) return endIcon(transition);
    rulesOf(transition.episode()).risk.fail(transition);
}

void takeIt(Transition& transition) {
    takeThreat(transition, transition.state.mover, transition.state.threat);
    endThreat(transition);
}

void offerReactions(const Rules&, const State& state, ActionList& out) {
    offerWithRest(Do::Accept, state, out);
    if (canRefuse(state)) out.push(make(Do::Refuse));
}

Violation refuseInspiration(const Rules&, const State& state, Action) {
    if (!holds(state, state.mover, inspiration)) return refuse(Refusal::NoInspiration);
    if (const auto wrong = refuseOutside({Phase::React}, state)) return wrong;
    return canRefuse(state) ? engine::allowed : refuse(Refusal::NotAgainstRisk);
}

void refuseThreat(Transition& transition, Action) {
    State& state = transition.state;
    useText(state, state.mover, inspiration);
    transition.report(Happening::Refused, state.mover, static_cast<int>(state.threat));
    endThreat(transition);
}

/// Without scratches there may be no decision left.
void threatenAgain(Transition& transition) {
    threaten(transition, transition.state.threat);
}

bool hasThreats(const Episode& episode) {
    return episode.kind == EpisodeKind::Risk || hasIcons(episode.kind);
}

}

void threaten(Transition& transition, GainKind threat) {
    State& state = transition.state;
    const Seat seat = state.mover;
    const bool isRestOfUse = threat == GainKind::Scratch && holds(state, seat, warriorsRest) &&
                             state.scratches[seat] + 1 == transition.rules.scratchesPerWound;
    state.threat = threat;
    if (!canRefuse(state) && !isRestOfUse) return takeIt(transition);
    state.phase = Phase::React;
}

constexpr PhaseRules reactPhase{
    .offer = offerReactions, .belongsTo = hasThreats, .accept = takeIt, .afterRest = threatenAgain};
constexpr ActionRules refuseAction{.isWellFormed = isWithin<1>, .refuse = refuseInspiration, .perform = refuseThreat};

}
