// SPDX-License-Identifier: GPL-3.0-or-later
// Sea Battles: one of those on display or from the deck, won by its combination of icons or in combat (rulebook, Sea
// Battle).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

bool isNoBattleLeft(const Rules&, const State& state) {
    return std::all_of(state.battles.begin(), state.battles.end(), [](BattleId card) { return card == none; }) &&
           !canDraw(state, Deck::Battles);
}

void offerBattles(const Rules&, const State& state, ActionList& out) {
    if (canDraw(state, Deck::Battles)) out.push(take(fromDeck));
    for (std::size_t i = 0; i < state.battles.size(); ++i)
        if (state.battles[i] != none) out.push(take(static_cast<int>(i) + 1));
}

Violation refuseBattle(const Rules& rules, const State& state, Action action) {
    return refuseCard(state, state.battles, Deck::Battles, action.a, rules.battleCards[state.seats]);
}

void chooseBattle(Transition& transition, Action action) {
    State& state = transition.state;
    const std::uint8_t place = action.a;
    state.battlePlace = place;
    if (place == fromDeck) {
        state.battle = drawCard(transition, Deck::Battles);
    } else {
        BattleId& card = state.battles[place - std::size_t{1}];
        state.battle = card;
        card = none;
    }
    transition.report(Happening::BattleChosen, state.battle, place);
    state.stage = Stage::Fight;
}

const Cost* combinationOf(const Rules& rules, const State& state) {
    return &rules.battles[state.battle].combination;
}

void offerFight(const Rules& rules, const State& state, ActionList& out) {
    offerPayments(rules, state, *combinationOf(rules, state), out);
    if (!isNothingLaidOut(state)) return;
    if (canFight(rules, state)) out.push(fight());
    out.push(giveUp());
}

FieldFault fightError(const Rules&, const State& state) {
    return state.battle != none ? FieldFault() : FieldFault{"battle", Fault::tr("no Sea Battle has been chosen")};
}

FieldFault battleError(const Rules& rules, const State& state) {
    if (state.battle == none) return {"battle", Fault::tr("no Sea Battle has been chosen")};
    if (state.battlePlace == fromDeck) return {};
    if (state.battlePlace > rules.battleCards[state.seats])
        return {"battle-place", Fault::tr("there is no such place")};
    const bool isFree = state.battles[state.battlePlace - std::size_t{1}] == none;
    return isFree ? FieldFault() : FieldFault{"battle-place", Fault::tr("another card is there")};
}

void payCombination(Transition& transition, Action) {
    spendLaidOut(transition);
    winBattle(transition);
}

Violation refuseFight(const Rules& rules, const State& state, Action) {
    if (const auto refused = refuseWhilePaying(state)) return refused;
    return canFight(rules, state) ? allowed : refuse(Refusal::NoCombatDice);
}

void fightBattle(Transition& transition, Action) {
    beginCombat(transition, transition.rules.battles[transition.state.battle].defense);
}

void giveBattleUp(Transition& transition, Action) {
    loseBattle(transition);
}

void forgetBattle(State& state) {
    state.battle = none;
    state.battlePlace = 0;
    state.stage = Stage::Close;
}

}

void winBattle(Transition& transition) {
    const BattleId battle = transition.state.battle;
    ++transition.ship().battles[battle];
    forgetBattle(transition.state);
    transition.report(Happening::BattleWon, battle);
    gain(transition, transition.rules.battles[battle].reward, Track::Sea);
}

/// Returns a lost battle to its place, or one from the deck to the discards (ruling 8).
void loseBattle(Transition& transition) {
    State& state = transition.state;
    transition.report(Happening::BattleLost, state.battle);
    if (state.battlePlace == fromDeck)
        ++state.battleDiscards[state.battle];
    else
        state.battles[state.battlePlace - std::size_t{1}] = state.battle;
    forgetBattle(state);
}

constexpr StageRules battleStage{
    .phase = Phase::Battle, .decidesNothing = isNoBattleLeft, .goOn = closePart, .location = Location::Sea};
constexpr StageRules fightStage{.phase = Phase::Fight, .location = Location::Sea, .positionError = battleError};
constexpr PhaseRules battlePhase{.offer = offerBattles,
                                 .stage = Stage::Battle,
                                 .allowsArtifacts = isNothingLaidOut,
                                 .take = {.refuse = refuseBattle, .perform = chooseBattle}};
constexpr PhaseRules fightPhase{.offer = offerFight,
                                .positionError = fightError,
                                .stage = Stage::Fight,
                                .allowsArtifacts = isNothingLaidOut,
                                .cost = combinationOf,
                                .pay = {.refuse = refusePayer, .perform = layOutPayer},
                                .done = {.refuse = refuseDone, .perform = payCombination},
                                .fight = {.refuse = refuseFight, .perform = fightBattle},
                                .yield = {.refuse = refuseToGiveUp, .perform = giveBattleUp, .forgoes = canStillWin}};

}
