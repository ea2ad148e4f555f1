// SPDX-License-Identifier: GPL-3.0-or-later
// The winner pays tokens up to the price and takes the prize, or passes and gets its payment back.
#include "samplegame/rules/steps/tokens.h"

namespace heorot::samplegame {

namespace {

bool isEnough(const Rules& rules, const State& state) {
    return rules.value(state.paid) >= rules.price;
}

void offerPay(const Rules& rules, const State& state, ActionList& out) {
    if (isEnough(rules, state))
        out.push({PayDone});
    else
        offerTokens(rules, state, Pay, out);
    out.push({Pass});
}

Violation refusePay(const Rules& rules, const State& state, Action action) {
    if (!holds(state, action.a)) return {NotYours};
    return {isEnough(rules, state) ? PaidEnough : Allowed};
}

void performPay(const Rules&, State& state, Action action, Chance&, Events* events) {
    move(action.a, state.players[state.turn].hand, state.paid);
    append(events, {Paid, state.turn, {action.a}});
}

bool isCanonicalPay(const State& state, Action action) {
    return keepsOrder(state.paid, action.a);
}

Violation refusePayDone(const Rules& rules, const State& state, Action) {
    return {isEnough(rules, state) ? Allowed : TooLittle};
}

void performPayDone(const Rules& rules, State& state, Action, Chance& chance, Events* events) {
    Player& player = state.players[state.turn];
    discard(state, state.paid);
    player.prizes = static_cast<std::uint8_t>(player.prizes + state.named);
    append(events, {Bought, state.turn, {state.named}});
    endRound(rules, state, chance, events);
}

void performPass(const Rules& rules, State& state, Action, Chance& chance, Events* events) {
    for (const Token token : state.paid) put(state.players[state.turn].hand, token);
    state.paid.clear();
    append(events, {Passed, state.turn});
    endRound(rules, state, chance, events);
}

/// Whether the prize could be paid for.
bool couldPay(const Rules& rules, const State& state) {
    return rules.value(state.players[state.turn].hand) + rules.value(state.paid) >= rules.price;
}

}

constexpr PhaseRules payPhase{.offer = offerPay, .usesSecrets = true};
constexpr ActionRules payAction{
    .phase = Phase::Pay, .usesA = true, .refuse = refusePay, .perform = performPay, .isCanonical = isCanonicalPay};
constexpr ActionRules payDoneAction{.phase = Phase::Pay, .refuse = refusePayDone, .perform = performPayDone};
constexpr ActionRules passAction{.phase = Phase::Pay, .refuse = allow, .perform = performPass, .forgoes = couldPay};

}
