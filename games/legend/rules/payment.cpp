// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/payment.h"

#include "rules/table.h"

#include <bit>

namespace heorot::legend {

Payment::Payment(const Rules& rules, const State& state)
    : rules_(rules), state_(state), step_(stepOf(rules, state)), hand_(state.hands[state.mover]),
      total_(step_.price.total), several_(std::popcount(step_.symbols) > 1) {
    eachOf(state.paid, [this](Card card, std::uint8_t count) {
        for (int i = 0; i < count; ++i) {
            sum_ += contribution(card);
            if (!isJoker(card)) covered_ |= kindOf(card);
        }
    });
    countHand();
}

/// Symbols that the card adds now, or cards where any will do.
int Payment::contribution(Card card) const {
    if (step_.price.cards > 0) return 1;
    if (!several_ || isJoker(card)) return step_.worth[card];
    return step_.worth[card] > 0 && (covered_ & kindOf(card)) == 0 ? 1 : 0;
}

void Payment::countHand() {
    eachOfFirst<symbolKinds>(hand_, [this](Card card, std::uint8_t count) {
        if (contribution(card) != 1) return;
        if (several_ && !isJoker(card))
            kinds_ |= kindOf(card);
        else
            ones_ += count;
    });
    ones_ += std::popcount(kinds_);
}

engine::Violation Payment::judge(Card card) const {
    if (card >= cardKinds || hand_[card] == 0) return refuse(Refusal::NotInHand, card);
    if (!hasSymbols(card)) return refuse(Refusal::TextCard, card);
    const Gain gain = step_.offer.gain;
    // Cards to swap are discarded before new ones are drawn, so there is always something to draw.
    const bool swaps = step_.price.cards > 0 && gain.kind == GainKind::Cards;
    if (!swaps && !isBegun() && !isLeft(state_, gain))
        return refuse(Refusal::NoneLeft, static_cast<int>(gain.kind), gain.amount);
    if (step_.price.cards > 0) return sum_ + ones_ >= total_ ? engine::allowed : refuse(Refusal::TooFewCards);
    return judgeSymbols(card);
}

engine::Violation Payment::judgeSymbols(Card card) const {
    if (step_.worth[card] == 0) return refuse(Refusal::NoMatch, card);
    const int adds = contribution(card);
    if (adds == 0 || (sum_ > 0 && sum_ + adds > total_)) return refuse(Refusal::NotNeeded, card);
    return sum_ + adds >= total_ || canComplete(card) ? engine::allowed : refuse(Refusal::CannotComplete, card);
}

/// Whether the rest of the hand makes up exactly what is missing once `spent` is paid.
bool Payment::canComplete(Card spent) const {
    const int adds = contribution(spent);
    const int missing = total_ - sum_ - adds;
    const int ones = ones_ - (adds == 1 ? 1 : 0);
    if (ones >= missing) return true;
    // With one symbol it is among the ones already.
    const int jokers = step_.worth[hidesOfLand];
    const bool more = spent != hidesOfLand && hand_[hidesOfLand] > 0 && jokers > 1 && jokers <= missing;
    return more && ones >= missing - jokers;
}

}
