// SPDX-License-Identifier: GPL-3.0-or-later
// The tables, and the functions of engine/game.h that use them.
#include "rules/steps/steps.h"

#include "engine/rules_table.h"

namespace heorot::legend {

using engine::ActionList;
using engine::Violation;

namespace {

constexpr std::array<engine::RulesEntry<Phase, PhaseRules>, phaseNames.size()> phaseTable{{
    {Phase::Risk, riskPhase},
    {Phase::Pay, payPhase},
    {Phase::Give, givePhase},
    {Phase::Heal, healPhase},
    {Phase::Select, selectPhase},
    {Phase::Recover, recoverPhase},
    {Phase::Bid, bidPhase},
    {Phase::InTurn, inTurnPhase},
    {Phase::Failed, failedPhase},
    {Phase::React, reactPhase},
    {Phase::Bless, blessPhase},
    {Phase::Icons, iconsPhase},
    {Phase::FameOrHeal, fameOrHealPhase},
    {Phase::Auction, auctionPhase},
    {Phase::Over, overPhase},
}};

constexpr std::array<engine::RulesEntry<Do, ActionRules>, kindsOfAction> actionTable{{
    {Do::Pass, passAction},
    {Do::Out, outAction},
    {Do::Done, doneAction},
    {Do::Accept, acceptAction},
    {Do::Rest, restAction},
    {Do::Resolve, resolveAction},
    {Do::Refuse, refuseAction},
    {Do::Risk, riskAction},
    {Do::Pay, payAction},
    {Do::Give, giveAction},
    {Do::Heal, healAction},
    {Do::Take, takeAction},
    {Do::Pick, pickAction},
    {Do::Bid, bidAction},
    {Do::Play, playAction},
    {Do::Show, showAction},
    {Do::Bless, blessAction},
}};

constexpr std::array<engine::RulesEntry<EpisodeKind, EpisodeRules>, episodeKinds> episodeTable{{
    {EpisodeKind::Opportunity, opportunityEpisode},
    {EpisodeKind::Risk, riskEpisode},
    {EpisodeKind::Selection, selectionEpisode},
    {EpisodeKind::Recovery, recoveryEpisode},
    {EpisodeKind::Simultaneous, simultaneousEpisode},
    {EpisodeKind::InTurn, inTurnEpisode},
    {EpisodeKind::Auction, auctionEpisode},
    {EpisodeKind::Ranking, rankingEpisode},
    {EpisodeKind::Death, deathEpisode},
}};

static_assert(engine::isComplete(phaseTable));
static_assert(engine::isComplete(actionTable, 1));
static_assert(engine::isComplete(episodeTable));

/// `kind` must be a kind of action.
const ActionRules& rulesOf(Do kind) {
    return actionTable[static_cast<std::size_t>(kind) - 1].rules;
}

}

const PhaseRules& rulesOf(Phase phase) {
    return phaseTable[static_cast<std::size_t>(phase)].rules;
}

const EpisodeRules& rulesOf(const Episode& episode) {
    if (episode.price.fameTokens > 0) return breakRanksEpisode;
    return episodeTable[static_cast<std::size_t>(episode.kind)].rules;
}

void legalActions(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    rulesOf(state.phase).offer(rules, state, out);
}

Violation validate(const Rules& rules, const State& state, Action action) {
    if (action.kind < 1 || action.kind > kindsOfAction) return refuse(Refusal::UnknownAction);
    const ActionRules& of = rulesOf(kindOf(action));
    if (!of.isWellFormed(action)) return refuse(Refusal::UnknownAction);
    if (isOver(state)) return refuse(Refusal::GameOver);
    return of.refuse(rules, state, action);
}

void apply(const Rules& rules, State& state, Action action, engine::Chance& chance, engine::Events* events) {
    Transition transition{rules, state, chance, events};
    rulesOf(kindOf(action)).perform(transition, action);
}

namespace {

/// Nothing is chosen, paid or given yet.
constexpr State unbegun;

bool isSameDecision(const State& root, const State& state) {
    return root.episode == state.episode && root.phase == state.phase && root.mover == state.mover;
}

}

bool isCanonical(const Rules& rules, const State& state, Action action) {
    const auto isCanonicalSince = rulesOf(kindOf(action)).isCanonicalSince;
    return isCanonicalSince == nullptr || isCanonicalSince(rules, unbegun, state, action);
}

bool isCanonicalSince(const Rules& rules, const State& root, const State& state, Action action) {
    if (!isSameDecision(root, state)) return isCanonical(rules, state, action);
    const auto isCanonicalSince = rulesOf(kindOf(action)).isCanonicalSince;
    return isCanonicalSince == nullptr || isCanonicalSince(rules, root, state, action);
}

bool forgoes(const Rules& rules, const State& state, Action action) {
    const auto forgoes = rulesOf(kindOf(action)).forgoes;
    return forgoes != nullptr && forgoes(rules, state);
}

bool declines(const Rules&, const State& state, Action action) {
    // The last icon is nobody's choice.
    if (kindOf(action) == Do::Take && state.phase == Phase::Icons) return true;
    return kindOf(action) == Do::Pass && rulesOf(state.phase).passing == Passing::Declines;
}

bool usesSecrets(const Rules&, const State& state) {
    return rulesOf(state.phase).usesSecrets;
}

}
