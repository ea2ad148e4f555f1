// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of artifacts: their conditions and what they do (rulebook, Artifacts).
#include "rules/artifact_places.h"
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

using Effect = ArtifactSpec::Effect;

bool always(const Rules&, const State&, ReaverId) {
    return true;
}

// Cards.

bool canDrawKeep(const Rules&, const State& state, ReaverId) {
    return canDraw(state, Deck::Keeps);
}

void drawKeeps(Transition& transition, const ArtifactSpec& artifact, ReaverId) {
    drawSpoils(transition, Deck::Keeps, artifact.amount);
}

bool canDrawProphecy(const Rules&, const State& state, ReaverId) {
    return canDraw(state, Deck::Prophecies);
}

void swapProphecies(Transition& transition, const ArtifactSpec&, ReaverId) {
    drawProphecy(transition);
    transition.state.renouncing = true;
}

// Reavers.

bool firesSomething(const Rules& rules, const State& state, ReaverId reaver) {
    return state.ability == none && (rules.reavers[reaver].ability.now.food > 0 || !lackOf(rules, state, reaver));
}

void fireAbility(Transition& transition, const ArtifactSpec&, ReaverId reaver) {
    fire(transition, reaver);
}

void bringPromoteBonus(Transition& transition, const ArtifactSpec&, ReaverId reaver) {
    promoteBonus(transition, reaver);
}

// Dice.

bool canTurnAny(const Rules& rules, const State& state, ReaverId) {
    return canTurn(rules, moverShip(state), anyColor);
}

void askToTurn(Transition& transition, const ArtifactSpec&, ReaverId) {
    transition.state.turning = true;
}

void grantRolls(Transition& transition, const ArtifactSpec& artifact, ReaverId) {
    for (int i = 0; i < artifact.amount; ++i) grantDie(transition.state, anyColor, true);
}

bool isArming(const Rules&, const State& state, ReaverId) {
    return state.phase == Phase::Arms;
}

void addCombatDice(Transition& transition, const ArtifactSpec& artifact, ReaverId) {
    Bout& bout = transition.state.bout;
    bout.extra = static_cast<std::uint8_t>(bout.extra + artifact.amount);
}

// Goods.

bool hasTerror(const Rules&, const State& state, ReaverId) {
    return moverShip(state).terror > 0;
}

void discardTerror(Transition& transition, const ArtifactSpec& artifact, ReaverId) {
    changeTerror(transition, transition.state.mover, -std::min<int>(artifact.amount, transition.ship().terror));
}

void gainFood(Transition& transition, const ArtifactSpec& artifact, ReaverId) {
    changeFood(transition, artifact.amount);
}

void gainFavor(Transition& transition, const ArtifactSpec& artifact, ReaverId) {
    changeFavor(transition, artifact.amount);
}

// Journeys and tiles.

bool isJourneyFaced(const Rules&, const State& state, ReaverId) {
    return state.phase == Phase::Journey;
}

void cancelJourney(Transition& transition, const ArtifactSpec&, ReaverId) {
    endJourney(transition, Happening::JourneyPassed);
}

/// tiles.cpp carries it out when a tile is claimed.
bool never(const Rules&, const State&, ReaverId) {
    return false;
}

void doNothing(Transition&, const ArtifactSpec&, ReaverId) {}

constexpr EffectRules drawKeep{.canHappen = canDrawKeep, .work = drawKeeps, .bringsDice = true};
constexpr EffectRules fireReaver{
    .canHappen = firesSomething, .work = fireAbility, .meansReaver = true, .bringsDice = true};
constexpr EffectRules turnAnyDie{.canHappen = canTurnAny, .work = askToTurn, .bringsDice = true};
constexpr EffectRules swapProphecy{.canHappen = canDrawProphecy, .work = swapProphecies};
constexpr EffectRules relief{.canHappen = hasTerror, .work = discardTerror};
constexpr EffectRules combatDice{.canHappen = isArming, .work = addCombatDice};
constexpr EffectRules food{.canHappen = always, .work = gainFood};
constexpr EffectRules favor{.canHappen = always, .work = gainFavor};
constexpr EffectRules rollDice{.canHappen = always, .work = grantRolls, .bringsDice = true};
constexpr EffectRules promotion{
    .canHappen = hasPromoteBonus, .work = bringPromoteBonus, .meansReaver = true, .bringsDice = true};
constexpr EffectRules levelThree{.canHappen = never, .work = doNothing};
constexpr EffectRules journeyEnd{.canHappen = isJourneyFaced, .work = cancelJourney};

}

constexpr std::array<engine::RulesEntry<Effect, EffectRules>, effectKinds> effectTable{{
    {Effect::DrawKeep, drawKeep},
    {Effect::FireAbility, fireReaver},
    {Effect::TurnDie, turnAnyDie},
    {Effect::SwapProphecy, swapProphecy},
    {Effect::Relief, relief},
    {Effect::CombatDice, combatDice},
    {Effect::Food, food},
    {Effect::Favor, favor},
    {Effect::RollDice, rollDice},
    {Effect::PromoteBonus, promotion},
    {Effect::LevelThree, levelThree},
    {Effect::CancelJourney, journeyEnd},
}};
static_assert(engine::isComplete(effectTable));

bool meansReaver(const Rules& rules, ArtifactId artifact) {
    return rulesOf(rules.artifacts[artifact].effect).meansReaver;
}

bool hasEffect(const Rules& rules, const State& state, ArtifactId artifact, ReaverId reaver) {
    return rulesOf(rules.artifacts[artifact].effect).canHappen(rules, state, reaver);
}

}
