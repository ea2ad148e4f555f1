// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/steps/shared.h"

namespace heorot::raiders {

Violation refuseSupplied(const Rules& rules, const State& state, Die die) {
    const auto color = static_cast<std::size_t>(colorOf(die));
    if (!rules.hasIcon[color][static_cast<std::size_t>(iconOf(die))]) return refuse(Refusal::NoSuchFace, die);
    return state.dice[color] > 0 ? allowed : refuse(Refusal::DiceOut, static_cast<int>(color));
}

Violation refuseCost(const Rules& rules, const State& state, const Cost& cost) {
    const Ship& ship = moverShip(state);
    if (ship.food < cost.food) return refuse(Refusal::NotEnoughFood, cost.food);
    if (ship.favor < cost.favor) return refuse(Refusal::NotEnoughFavor, cost.favor);
    return canPay(rules, ship, cost) ? allowed : refuse(Refusal::CostTooHigh);
}

}
