// SPDX-License-Identifier: GPL-3.0-or-later
// The tables, and the functions of engine/game.h that use them.
#include "rules/steps/steps.h"

namespace heorot::raiders {

constexpr std::array<engine::RulesEntry<Phase, PhaseRules>, phases> phaseTable{{
    {Phase::Choose, choosePhase},   {Phase::Place, placePhase},       {Phase::Ability, abilityPhase},
    {Phase::Keep, keepPhase},       {Phase::Overflow, overflowPhase}, {Phase::Gain, gainPhase},
    {Phase::Turn, turnPhase},       {Phase::Renounce, renouncePhase}, {Phase::Bonus, bonusPhase},
    {Phase::Resolve, resolvePhase}, {Phase::Recruit, recruitPhase},   {Phase::Spoil, spoilPhase},
    {Phase::Room, roomPhase},       {Phase::Arms, armsPhase},         {Phase::Combat, combatPhase},
    {Phase::Decide, decidePhase},   {Phase::Take, takePhase},         {Phase::Trade, tradePhase},
    {Phase::Journey, journeyPhase}, {Phase::Loss, lossPhase},         {Phase::Battle, battlePhase},
    {Phase::Fight, fightPhase},     {Phase::Tribute, tributePhase},   {Phase::Attempt, attemptPhase},
    {Phase::Claim, claimPhase},     {Phase::Reward, rewardPhase},     {Phase::Close, closePhase},
    {Phase::Over, overPhase},
}};

constexpr std::array<engine::RulesEntry<Stage, StageRules>, stages> stageTable{{
    {Stage::Setup, setupStage},
    {Stage::Choose, chooseStage},
    {Stage::Fire, fireStage},
    {Stage::Decide, decideStage},
    {Stage::Take, takeStage},
    {Stage::Trade, tradeStage},
    {Stage::Journey, journeyStage},
    {Stage::Battle, battleStage},
    {Stage::Fight, fightStage},
    {Stage::Attempt, attemptStage},
    {Stage::Claim, claimStage},
    {Stage::Rewards, rewardsStage},
    {Stage::Close, closeStage},
}};

constexpr std::array<engine::RulesEntry<Location, LocationRules>, locations> locationTable{{
    {Location::Recruit, recruitLocation},
    {Location::Trade, tradeLocation},
    {Location::Sea, seaLocation},
    {Location::Villages, villagesLocation},
    {Location::Keeps, keepsLocation},
    {Location::Subdue, subdueLocation},
}};

static_assert(engine::isComplete(phaseTable));
static_assert(engine::isComplete(stageTable));
static_assert(engine::isComplete(locationTable));

namespace {

constexpr std::array<engine::RulesEntry<Do, ActionRules>, kindsOfAction> actionTable{{
    {Do::Choose, chooseAction},     {Do::Pay, payAction},
    {Do::Done, doneAction},         {Do::Take, takeAction},
    {Do::Trade, tradeAction},       {Do::Force, forceAction},
    {Do::Peace, peaceAction},       {Do::Rest, restAction},
    {Do::Rally, rallyAction},       {Do::Specialize, specializeAction},
    {Do::Promote, promoteAction},   {Do::Pick, pickAction},
    {Do::Give, giveAction},         {Do::Accept, acceptAction},
    {Do::Decline, declineAction},   {Do::Fight, fightAction},
    {Do::Suffer, sufferAction},     {Do::Yield, yieldAction},
    {Do::Discard, discardAction},   {Do::Turn, turnAction},
    {Do::Gain, gainAction},         {Do::Roll, rollAction},
    {Do::Keep, keepAction},         {Do::Resolve, resolveAction},
    {Do::Recruit, recruitAction},   {Do::Drop, dropAction},
    {Do::Lose, loseAction},         {Do::Dismiss, dismissAction},
    {Do::Again, againAction},       {Do::Reroll, rerollAction},
    {Do::Claim, claimAction},       {Do::Reward, rewardAction},
    {Do::Renounce, renounceAction}, {Do::Store, storeAction},
    {Do::Use, useAction},           {Do::End, endAction},
}};

static_assert(engine::isComplete(actionTable, 1));

/// `kind` must be a kind of action.
const ActionRules& rulesOf(Do kind) {
    return actionTable[static_cast<std::size_t>(kind) - 1].rules;
}

}

void legalActions(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    if (isOver(state)) return;
    const PhaseRules& phase = rulesOf(state.phase);
    phase.offer(rules, state, out);
    offerArtifacts(rules, state, out);
    if (phase.end.perform != nullptr) out.push(endPart());
}

Violation validate(const Rules& rules, const State& state, Action action) {
    if (action.c != 0) return refuse(Refusal::UnknownAction);
    if (isOver(state)) return refuse(Refusal::GameOver);
    if (action.kind < 1 || action.kind > kindsOfAction) return refuse(Refusal::UnknownAction);
    const ActionRules& of = rulesOf(kindOf(action));
    return of.isWellFormed(rules, action) ? of.refuse(rules, state, action) : refuse(Refusal::UnknownAction);
}

void perform(Transition& transition, Action action) {
    const ActionRules& of = rulesOf(kindOf(action));
    of.perform(transition, action);
    if (!of.isPart && !isOver(transition.state)) askNext(transition);
}

void apply(const Rules& rules, State& state, Action action, engine::Chance& chance, engine::Events* events) {
    Transition transition{rules, state, chance, events};
    perform(transition, action);
}

bool isCanonical(const Rules& rules, const State& state, Action action) {
    const auto isCanonical = rulesOf(kindOf(action)).isCanonical;
    return isCanonical == nullptr || isCanonical(rules, state, action);
}

bool forgoes(const Rules& rules, const State& state, Action action) {
    const auto forgoes = rulesOf(kindOf(action)).forgoes;
    return forgoes != nullptr && forgoes(rules, state);
}

bool settles(const Rules&, const State&, Action action) {
    return rulesOf(kindOf(action)).settles;
}

bool standsApart(const Rules& rules, const State& state, Action action) {
    const auto standsApart = rulesOf(kindOf(action)).standsApart;
    return standsApart != nullptr && standsApart(rules, state, action);
}

bool usesSecrets(const Rules&, const State& state) {
    const auto usesSecrets = rulesOf(state.phase).usesSecrets;
    return usesSecrets != nullptr && usesSecrets(state);
}

}
