// SPDX-License-Identifier: GPL-3.0-or-later
// Risks, in risk episodes and in in-turn majors; Beowulf's Daring and Beowulf's Resolve (rulebook, Risk, and
// Risk in in-turn majors).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

const RiskRules& riskRules(const Transition& transition) {
    return rulesOf(transition.episode()).risk;
}

Violation refuseRisk(const Rules&, const State& state, Action action) {
    if (const auto wrong = refuseOutside({Phase::Risk, Phase::InTurn}, state)) return wrong;
    if (action.a != 0 && !holds(state, state.mover, daring)) return refuse(Refusal::NoDaring);
    return refuseAnyRisk(state);
}

/// Turned cards are discarded only after all are turned, so a deck that runs out is made of older discards (ruling 4).
/// Returns whether a card matches.
bool turnCards(Transition& transition, int count) {
    State& state = transition.state;
    ActivityCards misses{};
    bool matched = false;
    for (int i = 0; i < count && hasCards(state); ++i) {
        const Card card = takeTop(transition);
        const bool match = transition.episode().worth[card] > 0;
        matched |= match;
        TurnedTo to = TurnedTo::Discards;
        if (match)
            to = riskRules(transition).keep(transition, card);
        else
            lay(misses, card);
        transition.report(Happening::Turned, state.mover, card, static_cast<int>(to));
        refill(transition);
    }
    for (Card card = 0; card < activityKinds; ++card)
        state.discards[card] = static_cast<std::uint8_t>(state.discards[card] + misses[card]);
    return matched;
}

void takeScratchOfRisk(Transition& transition) {
    threaten(transition, GainKind::Scratch);
}

void runRisk(Transition& transition, Action action) {
    State& state = transition.state;
    const bool withDaring = action.a != 0;
    if (withDaring) useText(state, state.mover, daring);
    const int count = withDaring ? transition.rules.daringCards : transition.rules.riskCards;
    transition.report(Happening::Risked, state.mover, count, withDaring);
    if (turnCards(transition, count)) return riskRules(transition).succeed(transition);
    transition.report(Happening::RiskFailed, state.mover);
    if (!holds(state, state.mover, resolve)) return takeScratchOfRisk(transition);
    state.phase = Phase::Failed;
}

void offerAtFailure(const Rules&, const State& state, ActionList& out) {
    offerWithRest(Do::Accept, state, out);
    out.push(make(Do::Resolve));
}

Violation refuseResolve(const Rules&, const State& state, Action) {
    if (!holds(state, state.mover, resolve)) return refuse(Refusal::NoResolve);
    return refuseOutside({Phase::Failed}, state);
}

void undoRisk(Transition& transition, Action) {
    State& state = transition.state;
    useText(state, state.mover, resolve);
    transition.report(Happening::Resolved, state.mover);
    state.phase = riskRules(transition).phase;
}

Wrong failureError(const Rules&, const State& state) {
    if (holds(state, state.mover, resolve)) return {};
    return {"hand", Fault::tr("the player to move does not have Resolve"), state.mover};
}

void offerInEpisode(const Rules&, const State& state, ActionList& out) {
    offerWithRest(Do::Pass, state, out);
    offerRisks(state, out);
}

bool isRiskEpisode(const Episode& episode) {
    return episode.kind == EpisodeKind::Risk;
}
bool hasRisks(const Episode& episode) {
    return rulesOf(episode).risk.fail != nullptr;
}

void beginRiskEpisode(Transition& transition) {
    askFirst(transition, Phase::Risk);
}

void endPartOfRiskEpisode(Transition& transition) {
    askNext(transition, Phase::Risk);
}

TurnedTo keepInHand(Transition& transition, Card card) {
    giveOpenly(transition.state, transition.state.mover, card);
    return TurnedTo::Hand;
}

}

Violation refuseAnyRisk(const State& state) {
    if (state.risked || state.added > 0) return refuse(Refusal::RiskComesFirst);
    return hasCards(state) ? engine::allowed : refuse(Refusal::NothingToTurn);
}

void offerRisks(const State& state, ActionList& out) {
    if (refuseAnyRisk(state)) return;
    out.push(risk(false));
    if (holds(state, state.mover, daring)) out.push(risk(true));
}

constexpr PhaseRules riskPhase{
    .offer = offerInEpisode, .belongsTo = isRiskEpisode, .usesSecrets = true, .passing = Passing::Free};
constexpr PhaseRules failedPhase{
    .offer = offerAtFailure, .belongsTo = hasRisks, .positionError = failureError, .accept = takeScratchOfRisk};
constexpr ActionRules riskAction{.isWellFormed = isWithin<2>, .refuse = refuseRisk, .perform = runRisk};
constexpr ActionRules resolveAction{.isWellFormed = isWithin<1>, .refuse = refuseResolve, .perform = undoRisk};
constexpr EpisodeRules riskEpisode{
    .begin = beginRiskEpisode,
    .endPart = endPartOfRiskEpisode,
    .risk = {.phase = Phase::Risk, .keep = keepInHand, .succeed = endPart, .fail = endPart}};

}
