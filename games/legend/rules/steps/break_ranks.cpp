// SPDX-License-Identifier: GPL-3.0-or-later
// Break Ranks?: fame tokens are given to heal wounds or scratches (rulebook, Opportunity).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

/// Why the mover may not give any token, or `allowed`.
Violation refuseAnyGift(const Rules& rules, const State& state) {
    if (state.given == 0 && !canBeHealed(state, state.mover)) return refuse(Refusal::NothingToHeal);
    const bool isEnough = fameTokensOf(state, state.mover) + state.given >= episodeOf(rules, state).price.fameTokens;
    return isEnough ? engine::allowed : refuse(Refusal::TooFewTokens);
}

void offerTokens(const Rules& rules, const State& state, ActionList& out) {
    if (state.given == 0)
        offerWithRest(Do::Pass, state, out);
    else
        offerRest(state, out);
    if (refuseAnyGift(rules, state)) return;
    for (Token token = 0; token < tokenKinds; ++token)
        if (fameOf(token) > 0 && state.tokens[state.mover][token] > 0) out.push(make(Do::Give, token));
}

Violation refuseGift(const Rules& rules, const State& state, Action action) {
    if (const auto wrong = refuseOutside({Phase::Give}, state)) return wrong;
    if (fameOf(action.a) == 0) return refuse(Refusal::NotFame, action.a);
    if (const auto wrong = refuseAnyGift(rules, state)) return wrong;
    return refuseToken(state, action.a);
}

/// The Warrior's Rest may have left nothing to heal.
void endHealing(Transition& transition) {
    if (!canBeHealed(transition.state, transition.state.mover)) endPart(transition);
}

void giveToken(Transition& transition, Action action) {
    State& state = transition.state;
    const Token token = action.a;
    removeToken(state, state.mover, token);
    returnToken(state, token);
    transition.report(Happening::Gave, state.mover, token);
    if (isAlliance(token)) shuffleAlliances(transition);
    state.lastGiven = token;
    if (++state.given < transition.episode().price.fameTokens) return;
    state.given = 0;
    state.lastGiven = 0;
    transition.report(Happening::Exchanged, state.mover, state.episode);
    state.phase = Phase::Heal;
    endHealing(transition);
}

bool isGiftInOrder(const Rules& rules, const State& root, const State& state, Action action) {
    return keepsOrder(rules, state, action, state.given > root.given ? state.lastGiven : 0);
}

void offerToHeal(const Rules&, const State& state, ActionList& out) {
    offerRest(state, out);
    offerHealings(state, out);
}

Wrong healingError(const Rules&, const State& state) {
    return canBeHealed(state, state.mover) ? Wrong{} : Wrong{"phase", Fault::tr("there is nothing to heal")};
}

/// Asks `seat`, or the next one that has something to heal; ends the episode after the last one.
void askForTokens(Transition& transition, Seat seat) {
    State& state = transition.state;
    while (!canBeHealed(state, seat)) {
        seat = after(state, seat);
        if (seat == state.first) return endEpisode(transition);
    }
    state.mover = seat;
    state.phase = Phase::Give;
}

void beginBreakRanks(Transition& transition) {
    askForTokens(transition, transition.state.first);
}

void endPartOfBreakRanks(Transition& transition) {
    const Seat next = after(transition.state, transition.state.mover);
    if (next == transition.state.first) return endEpisode(transition);
    askForTokens(transition, next);
}

bool asksForTokens(const Episode& episode) {
    return episode.price.fameTokens > 0;
}

}

int fameTokensOf(const State& state, Seat seat) {
    int count = 0;
    for (Token token = 0; token < tokenKinds; ++token)
        if (fameOf(token) > 0) count += state.tokens[seat][token];
    return count;
}

constexpr PhaseRules givePhase{
    .offer = offerTokens, .belongsTo = asksForTokens, .usesSecrets = true, .passing = Passing::Declines};
constexpr PhaseRules healPhase{.offer = offerToHeal,
                               .belongsTo = asksForTokens,
                               .positionError = healingError,
                               .afterHealing = endPart,
                               .afterRest = endHealing};
constexpr ActionRules giveAction{.isWellFormed = isWithin<tokenKinds>,
                                 .refuse = refuseGift,
                                 .perform = giveToken,
                                 .isCanonicalSince = isGiftInOrder};
constexpr EpisodeRules breakRanksEpisode{.begin = beginBreakRanks, .endPart = endPartOfBreakRanks};

}
