// SPDX-License-Identifier: GPL-3.0-or-later
// Trade: rewards by choice; a die brings a second one (rulebook, Trade with Villages).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

void beginTrade(Table& table, int bonus) {
    table.state.left = static_cast<std::uint8_t>(bonus);
    table.state.stage = Stage::Trade;
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

std::string_view tradeError(const Rules& rules, const State& state) {
    return isNoRewardLeft(rules, state) ? "left: there is no reward left to be taken" : "";
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

void takeTradeDie(Table& table, Die die) {
    State& state = table.state;
    --state.tradeDice[die];
    gainDie(table, die, Happening::DieTraded);
    const bool isFirst = !state.secondDie;
    state.secondDie = isFirst && state.tradeDice != Counts<dieKinds>{};
    if (isFirst) --state.left;
}

void takeOpenProphecy(Table& table, int place) {
    ProphecyId& card = table.state.prophecies[static_cast<std::size_t>(place - 1)];
    takeProphecy(table, card, place);
    card = none;
}

void takeWare(Table& table, Action action) {
    if (table.state.stage == Stage::Decide) activate(table);
    const auto ware = static_cast<Ware>(action.a);
    if (ware == Ware::Dice) return takeTradeDie(table, action.b);
    --table.state.left;
    if (ware == Ware::Favor) return changeFavor(table, table.rules.trade.favor);
    if (ware == Ware::Food) return changeFood(table, table.rules.trade.food);
    if (action.b == fromDeck) return drawProphecy(table);
    takeOpenProphecy(table, action.b);
}

}

constexpr LocationRules tradeLocation{.offer = offerWares, .activate = beginTrade};
constexpr StageRules tradeStage{
    .phase = Phase::Trade, .decidesNothing = isNoRewardLeft, .goOn = closePart, .location = Location::Trade};
constexpr PhaseRules tradePhase{
    .offer = offerWares, .positionError = tradeError, .stage = Stage::Trade, .allowsArtifacts = isFirstDie};
constexpr ActionRules tradeAction{.isWellFormed = isWare, .refuse = refuseWare, .perform = takeWare};

}
