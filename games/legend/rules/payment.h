// SPDX-License-Identifier: GPL-3.0-or-later
// Payments of opportunities: any cards of which none is superfluous (rulebook, Opportunity; ruling 12).
#pragma once

#include "rules/game.h"

namespace heorot::legend {

/// The mover's payment at an opportunity for cards, and what its hand can add.
///
/// Symbols asked for are either up to two of one kind or one each of several kinds (checked in the data). So a payment
/// is a sum of what each card contributes, and no card is superfluous if the sum is exact, or one card pays alone.
class Payment {
  public:
    Payment(const Rules& rules, const State& state);

    /// Why the card may not be paid now, or `allowed`: only if the payment can be completed with what the hand holds
    /// then.
    engine::Violation judge(Card card) const;
    /// Whether what is paid is what the step asks for.
    bool isComplete() const { return sum_ >= total_; }
    /// Whether something was paid already.
    bool isBegun() const { return sum_ > 0; }

  private:
    unsigned kindOf(Card card) const { return 1U << static_cast<int>(rules_.cards[card].symbol); }
    bool isJoker(Card card) const { return rules_.cards[card].symbol == Symbol::Beowulf; }
    int contribution(Card card) const;
    void countHand();
    engine::Violation judgeSymbols(Card card) const;
    bool canComplete(Card spent) const;

    const Rules& rules_;
    const State& state_;
    const Step& step_;
    const HandCards& hand_;
    int total_ = 0;
    /// Whether one each of several kinds is asked for.
    bool several_ = false;
    int sum_ = 0;
    /// Kinds that were paid, as bits by Symbol.
    unsigned covered_ = 0;
    /// The hand: cards that contribute one (of each kind asked for once, where several are), and those kinds.
    int ones_ = 0;
    unsigned kinds_ = 0;
};

/// Whether the mover has paid something already.
inline bool isPaymentBegun(const State& state) {
    return state.paid != SymbolCards{};
}

}
