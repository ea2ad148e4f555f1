// SPDX-License-Identifier: GPL-3.0-or-later
// Break Ranks?: fame tokens are given to heal wounds or scratches (rulebook, Opportunity).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

/// Why the mover may give no token at all, or `allowed`.
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
void endHealing(Table& table) {
    if (!canBeHealed(table.state, table.state.mover)) endPart(table);
}

void giveToken(Table& table, Action action) {
    State& state = table.state;
    const Token token = action.a;
    --state.tokens[state.mover][token];
    returnToken(state, token);
    table.report(Happening::Gave, state.mover, token);
    if (isAlliance(token)) shuffleAlliances(table);
    state.lastGiven = token;
    if (++state.given < table.episode().price.fameTokens) return;
    state.given = 0;
    state.lastGiven = 0;
    table.report(Happening::Exchanged, state.mover, state.episode);
    state.phase = Phase::Heal;
    endHealing(table);
}

bool isGiftInOrder(const Rules& rules, const State& state, Action action) {
    return keepsOrder(rules, state, action, state.given > 0 ? state.lastGiven : 0);
}

void offerToHeal(const Rules&, const State& state, ActionList& out) {
    offerRest(state, out);
    offerHealings(state, out);
}

Wrong healingError(const Rules&, const State& state) {
    return canBeHealed(state, state.mover) ? Wrong{} : Wrong{"phase", "there is nothing to heal"};
}

/// Asks `seat`, or the next one that has something to heal; ends the episode after the last one.
void askForTokens(Table& table, Seat seat) {
    State& state = table.state;
    while (!canBeHealed(state, seat)) {
        seat = after(state, seat);
        if (seat == state.first) return endEpisode(table);
    }
    state.mover = seat;
    state.phase = Phase::Give;
}

void beginBreakRanks(Table& table) {
    askForTokens(table, table.state.first);
}

void endPartOfBreakRanks(Table& table) {
    const Seat next = after(table.state, table.state.mover);
    if (next == table.state.first) return endEpisode(table);
    askForTokens(table, next);
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
constexpr ActionRules giveAction{
    .isWellFormed = isWithin<tokenKinds>, .refuse = refuseGift, .perform = giveToken, .isCanonical = isGiftInOrder};
constexpr EpisodeRules breakRanksEpisode{.begin = beginBreakRanks, .endPart = endPartOfBreakRanks};

}
