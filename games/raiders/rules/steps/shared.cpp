// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/steps/shared.h"

namespace heorot::raiders {

Violation refuseSupplied(const Rules& rules, const State& state, Die die) {
    const auto colour = static_cast<std::size_t>(colourOf(die));
    if (!rules.hasIcon[colour][static_cast<std::size_t>(iconOf(die))]) return refuse(Refusal::NoSuchFace, die);
    return state.dice[colour] > 0 ? allowed : refuse(Refusal::DiceOut, static_cast<int>(colour));
}

Violation refuseCost(const Rules& rules, const State& state, const Cost& cost) {
    const Ship& ship = moverShip(state);
    if (ship.food < cost.food) return refuse(Refusal::NotEnoughFood, cost.food);
    if (ship.favor < cost.favor) return refuse(Refusal::NotEnoughFavor, cost.favor);
    return canPay(rules, ship, cost) ? allowed : refuse(Refusal::CostTooHigh);
}

void offerSupplied(const Rules& rules, const State& state, int colour, Do kind, int offset, ActionList& out) {
    if (state.dice[static_cast<std::size_t>(colour)] == 0) return;
    const auto& faces = rules.iconLists[static_cast<std::size_t>(colour)];
    Action* at = out.extend(faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i) at[i] = make(kind, colour * icons + faces[i] + offset);
}

}
