// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery: cards are turned up, and the seats pick one after another in two rounds (rulebook, Recovery).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

bool liesOpen(const State& state) {
    return state.display != ActivityCards{};
}

bool canBePicked(const State& state, Card card) {
    return state.display[card] > 0;
}

void offerOpenCards(const Rules&, const State& state, ActionList& out) {
    offerWithRest(Do::Pass, state, out);
    offerCards<activityKinds>(Do::Pick, out, [&](Card card) { return canBePicked(state, card); });
}

Violation refusePick(const Rules&, const State& state, Action action) {
    if (const auto wrong = refuseOutside({Phase::Recover}, state)) return wrong;
    return canBePicked(state, action.a) ? engine::allowed : refuse(Refusal::NotLaid, action.a);
}

void pick(Transition& transition, Action action) {
    const Card card = action.a;
    --transition.state.display[card];
    giveOpenly(transition.state, transition.state.mover, card);
    transition.report(Happening::Picked, transition.state.mover, card);
    endPart(transition);
}

void beginRecovery(Transition& transition) {
    for (int i = 0; i < transition.rules.recoveryCards * transition.state.seats && hasCards(transition.state); ++i) {
        const Card card = takeTop(transition);
        lay(transition.state.display, card);
        transition.report(Happening::Laid, nobody, card);
        refill(transition);
    }
    if (!liesOpen(transition.state)) return endEpisode(transition);
    askFirst(transition, Phase::Recover);
}

void discardOpenCards(Transition& transition) {
    State& state = transition.state;
    int count = 0;
    for (Card card = 0; card < activityKinds; ++card) {
        count += state.display[card];
        state.discards[card] = static_cast<std::uint8_t>(state.discards[card] + state.display[card]);
    }
    state.display = {};
    if (count > 0) transition.report(Happening::LeftOver, nobody, count);
}

/// Goes on to the next seat, the next round, or the end of the episode.
void endPartOfRecovery(Transition& transition) {
    State& state = transition.state;
    const Seat next = after(state, state.mover);
    if (next == state.first) ++state.round;
    if (liesOpen(state) && state.round < transition.rules.recoveryPicks) {
        state.mover = next;
        return;
    }
    discardOpenCards(transition);
    endEpisode(transition);
}

Wrong recoveryError(const Rules&, const State& state) {
    return liesOpen(state) ? Wrong{} : Wrong{"display", Fault::tr("no card lies open")};
}

bool isRecovery(const Episode& episode) {
    return episode.kind == EpisodeKind::Recovery;
}

}

constexpr PhaseRules recoverPhase{
    .offer = offerOpenCards, .belongsTo = isRecovery, .positionError = recoveryError, .passing = Passing::Forgoes};
constexpr ActionRules pickAction{.isWellFormed = isWithin<activityKinds>, .refuse = refusePick, .perform = pick};
constexpr EpisodeRules recoveryEpisode{.begin = beginRecovery, .endPart = endPartOfRecovery};

}
