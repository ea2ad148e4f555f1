// SPDX-License-Identifier: GPL-3.0-or-later
// Bad icons and the scratch of a failed risk; Queen Wealhtheow's Inspiration refuses an icon (rulebook, Special cards).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

/// Whether the threat comes from an icon; else it comes from a failed risk.
bool isIconTaken(const State& state) {
    return state.status[state.mover] != 0;
}

bool canRefuse(const State& state) {
    return isIconTaken(state) && holds(state, state.mover, inspiration);
}

/// The game goes on after the threat.
void endThreat(Table& table) {
    State& state = table.state;
    state.threat = GainKind::Scratch;
    if (isIconTaken(state)) return endIcon(table);
    rulesOf(table.episode()).risk.fail(table);
}

void takeIt(Table& table) {
    takeThreat(table, table.state.mover, table.state.threat);
    endThreat(table);
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

void refuseThreat(Table& table, Action) {
    State& state = table.state;
    useText(state, state.mover, inspiration);
    table.report(Happening::Refused, state.mover, static_cast<int>(state.threat));
    endThreat(table);
}

/// Without scratches there may be nothing left to decide.
void threatenAgain(Table& table) {
    threaten(table, table.state.threat);
}

bool hasThreats(const Episode& episode) {
    return episode.kind == EpisodeKind::Risk || hasIcons(episode.kind);
}

}

void threaten(Table& table, GainKind threat) {
    State& state = table.state;
    const Seat seat = state.mover;
    const bool isRestOfUse = threat == GainKind::Scratch && holds(state, seat, warriorsRest) &&
                             state.scratches[seat] + 1 == table.rules.scratchesPerWound;
    state.threat = threat;
    if (!canRefuse(state) && !isRestOfUse) return takeIt(table);
    state.phase = Phase::React;
}

constexpr PhaseRules reactPhase{
    .offer = offerReactions, .belongsTo = hasThreats, .accept = takeIt, .afterRest = threatenAgain};
constexpr ActionRules refuseAction{.isWellFormed = isWithin<1>, .refuse = refuseInspiration, .perform = refuseThreat};

}
