// SPDX-License-Identifier: GPL-3.0-or-later
// Trade: the seats choose rewards; dice come in pairs (rulebook, Trade with Villages).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

void beginTrade(Transition& transition, int bonus) {
    transition.state.left = static_cast<std::uint8_t>(bonus);
    transition.state.stage = Stage::Trade;
}

bool isNoRewardLeft(const Rules&, const State& state) {
    return state.left == 0 && !state.secondDie;
}

void offerWares(const Rules&, const State& state, ActionList& out) {
    if (!state.secondDie) {
        out.push(trade(Ware::Favor));
        out.push(trade(Ware::Food));
    }
    eachBit(bitsOf(state.tradeDice), [&](int die) { out.push(trade(Ware::Dice, die)); });
    if (state.secondDie) return;
    if (canDraw(state, Deck::Prophecies)) out.push(trade(Ware::Prophecy, fromDeck));
    for (std::size_t i = 0; i < state.prophecies.size(); ++i)
        if (state.prophecies[i] != none) out.push(trade(Ware::Prophecy, static_cast<int>(i) + 1));
}

FieldFault tradeError(const Rules& rules, const State& state) {
    return isNoRewardLeft(rules, state) ? FieldFault{"left", Fault::tr("there is no reward left to take")}
                                        : FieldFault();
}

bool isFirstDie(const State& state) {
    return !state.secondDie;
}

bool isWare(const Rules&, Action action) {
    constexpr std::array<int, wares> limits{1, 1, dieKinds, 4};
    return action.a < wares && action.b < limits[action.a];
}

bool isTrading(const State& state) {
    return state.phase == Phase::Trade || (state.phase == Phase::Decide && state.location == Location::Trade);
}

Violation refuseWare(const Rules& rules, const State& state, Action action) {
    if (!isTrading(state)) return notNow(state);
    const auto ware = static_cast<Ware>(action.a);
    if (ware == Ware::Dice) return state.tradeDice[action.b] > 0 ? allowed : refuse(Refusal::NoTradeDie, action.b);
    if (state.secondDie) return refuse(Refusal::SecondDieFirst);
    if (ware != Ware::Prophecy) return allowed;
    return refuseCard(state, state.prophecies, Deck::Prophecies, action.b, rules.prophecyCards[state.seats]);
}

void takeTradeDie(Transition& transition, Die die) {
    State& state = transition.state;
    --state.tradeDice[die];
    gainDie(transition, die, Happening::DieTraded);
    const bool isFirst = !state.secondDie;
    state.secondDie = isFirst && state.tradeDice != Counts<dieKinds>{};
    if (isFirst) --state.left;
}

void takeOpenProphecy(Transition& transition, int place) {
    ProphecyId& card = transition.state.prophecies[static_cast<std::size_t>(place - 1)];
    takeProphecy(transition, card, place);
    card = none;
}

void takeWare(Transition& transition, Action action) {
    if (transition.state.stage == Stage::Decide) activate(transition);
    const auto ware = static_cast<Ware>(action.a);
    if (ware == Ware::Dice) return takeTradeDie(transition, action.b);
    --transition.state.left;
    if (ware == Ware::Favor) return changeFavor(transition, transition.rules.trade.favor);
    if (ware == Ware::Food) return changeFood(transition, transition.rules.trade.food);
    if (action.b == fromDeck) return drawProphecy(transition);
    takeOpenProphecy(transition, action.b);
}

}

constexpr LocationRules tradeLocation{.offer = offerWares, .activate = beginTrade};
constexpr StageRules tradeStage{
    .phase = Phase::Trade, .decidesNothing = isNoRewardLeft, .goOn = closePart, .location = Location::Trade};
constexpr PhaseRules tradePhase{
    .offer = offerWares, .positionError = tradeError, .stage = Stage::Trade, .allowsArtifacts = isFirstDie};
constexpr ActionRules tradeAction{.isWellFormed = isWare, .refuse = refuseWare, .perform = takeWare};

}
