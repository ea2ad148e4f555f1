// SPDX-License-Identifier: GPL-3.0-or-later
// Paying a cost: dice and upgrades are laid out one by one, then the whole cost is paid (rulebook, Choose an Action).
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

/// Whether the cost still asks for such a payer. The cost can be paid.
bool isDue(const Rules& rules, const State& state, const Cost& cost, Payer payer) {
    if (cost.dice > 0) return !isUpgrade(payer) && state.laidOut < cost.dice;
    return asksForIcons(cost) && Due(rules, state, cost).accepts(iconsOf(rules, moverShip(state), payer));
}

/// Why the cost cannot be paid in full; `allowed` once something is laid out.
Violation refuseBegun(const Rules& rules, const State& state, const Cost& cost) {
    return isNothingLaidOut(state) ? refuseCost(rules, state, cost) : allowed;
}

}

const Cost* costDue(const Rules& rules, const State& state) {
    const auto cost = rulesOf(state.phase).cost;
    return cost != nullptr ? cost(rules, state) : nullptr;
}

bool mayPay(const Rules& rules, const State& state, Payer payer) {
    return !validate(rules, state, pay(payer));
}

Payer cheapestPayer(const Rules& rules, const State& state) {
    const auto price = [](Payer payer) {
        if (isUpgrade(payer)) return 0;
        if (iconOf(payer) == Icon::Clan) return 3;
        return iconOf(payer) == Icon::DoubleHammer ? 2 : 1;
    };
    Payer best = none;
    for (Payer payer = 0; payer < payerKinds; ++payer)
        if (mayPay(rules, state, payer) && (best == none || price(payer) < price(best))) best = payer;
    return best;
}

Violation refuseHeld(const State& state, Payer payer) {
    if (heldOf(moverShip(state), payer) > 0) return allowed;
    return isUpgrade(payer) ? refuse(Refusal::UpgradeDown, static_cast<int>(upgradeOf(payer)))
                            : refuse(Refusal::NoSuchDie, payer);
}

void offerPayments(const Rules& rules, const State& state, const Cost& cost, ActionList& out) {
    const Ship& ship = moverShip(state);
    if (isNothingLaidOut(state) && !canPay(rules, ship, cost)) return;
    if (isLaidOut(state, cost)) return out.push(done());
    if (cost.dice > 0) return offerDice(state, anyColor, Do::Pay, out);
    const Due room(rules, state, cost);
    offerPayers(state, out, [&](Payer payer) { return room.accepts(iconsOf(rules, ship, payer)); });
}

Violation refusePayer(const Rules& rules, const State& state, Action action) {
    const Cost* const cost = costDue(rules, state);
    if (!cost) return notNow(state);
    if (const auto refused = refuseHeld(state, action.a)) return refused;
    if (const auto refused = refuseBegun(rules, state, *cost)) return refused;
    return isDue(rules, state, *cost, action.a) ? allowed : refuse(Refusal::NotDue, action.a);
}

void layOutPayer(Transition& transition, Action action) {
    layOut(transition.state, action.a);
}

void layOut(State& state, Payer payer) {
    Ship& ship = state.ships[state.mover];
    ++state.paid[payer];
    ++state.laidOut;
    if (isUpgrade(payer)) {
        --ship.up[static_cast<std::size_t>(upgradeOf(payer))];
    } else {
        --ship.dice[payer];
        --ship.diceCount;
    }
}

Violation refuseDone(const Rules& rules, const State& state, Action) {
    const Cost* const cost = costDue(rules, state);
    if (!cost) return notNow(state);
    if (const auto refused = refuseBegun(rules, state, *cost)) return refused;
    return isLaidOut(state, *cost) ? allowed : refuse(Refusal::CostUnpaid);
}

void spendLaidOut(Transition& transition) {
    State& state = transition.state;
    if (isNothingLaidOut(state)) return;
    state.laidOut = 0;
    for (Payer payer = 0; payer < payerKinds; ++payer)
        for (; state.paid[payer] > 0; --state.paid[payer]) {
            if (isUpgrade(payer))
                ++transition.ship().down[static_cast<std::size_t>(upgradeOf(payer))];
            else
                ++state.dice[static_cast<std::size_t>(colorOf(payer))];
            transition.report(Happening::Paid, payer);
        }
}

void payCost(Transition& transition, const Cost& cost) {
    changeFood(transition, -cost.food);
    changeFavor(transition, -cost.favor);
    spendLaidOut(transition);
}

}
