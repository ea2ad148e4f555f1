// SPDX-License-Identifier: GPL-3.0-or-later
// Payments of opportunities: any cards of which none is superfluous (rulebook, Opportunity; ruling 12).
#pragma once

#include "rules/game.h"

namespace heorot::legend {

/// Why the mover may not pay the card now, or `allowed`. Its step must be an opportunity for cards. A card is allowed
/// only if the payment can be completed with what the hand holds then.
engine::Violation judgePayment(const Rules& rules, const State& state, Card card);
/// Whether what is paid is what the step asks for.
bool isPaid(const Rules& rules, const State& state);
/// Whether something was paid already.
inline bool isPaymentBegun(const State& state) {
    return state.paid != SymbolCards{};
}

}
