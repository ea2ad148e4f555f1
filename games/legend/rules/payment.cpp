// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/payment.h"

#include "rules/table.h"

#include <numeric>

namespace heorot::legend {

namespace {

/// Symbols asked for are either up to two of one kind or one each of several kinds (checked in the data). So a payment
/// is a sum of what each card contributes, and no card is superfluous if the sum is exact, or one card pays alone.
class Payment {
  public:
    Payment(const Rules& rules, const State& state)
        : rules_(rules), state_(state), step_(stepOf(rules, state)), hand_(state.hands[state.mover]) {
        for (Card card = 0; card < symbolKinds; ++card)
            for (int i = 0; i < state.paid[card]; ++i) add(card);
    }

    int sum() const { return sum_; }
    int total() const { return step_.price.total; }

    engine::Violation judge(Card card) {
        const int worth = contribution(card);
        if (step_.worth[card] == 0) return refuse(Refusal::NoMatch, card);
        if (worth == 0 || (sum_ > 0 && sum_ + worth > total())) return refuse(Refusal::NotNeeded, card);
        add(card);
        return sum_ >= total() || canComplete(card) ? engine::allowed : refuse(Refusal::CannotComplete, card);
    }

  private:
    bool isJoker(Card card) const { return rules_.cards[card].symbol == Symbol::Beowulf; }
    bool severalKinds() const { return step_.price.symbols[static_cast<std::size_t>(firstKind())] < total(); }
    int firstKind() const {
        int kind = 0;
        while (!step_.asksFor(static_cast<Symbol>(kind))) ++kind;
        return kind;
    }

    /// Symbols that the card adds now.
    int contribution(Card card) const {
        if (isJoker(card) || !severalKinds()) return step_.worth[card];
        return step_.worth[card] > 0 && !isCovered(card) ? 1 : 0;
    }
    bool isCovered(Card card) const { return (covered_ >> static_cast<int>(rules_.cards[card].symbol) & 1) != 0; }
    void add(Card card) {
        sum_ += contribution(card);
        if (!isJoker(card)) covered_ |= 1U << static_cast<int>(rules_.cards[card].symbol);
    }

    /// Whether the rest of the hand makes up exactly what is missing. `spent` is about to leave the hand.
    bool canComplete(Card spent) const {
        const int missing = total() - sum_;
        int ones = 0;
        unsigned kinds = covered_;
        bool jokers = false;
        for (Card card = 0; card < symbolKinds; ++card) {
            const int left = hand_[card] - (card == spent ? 1 : 0);
            if (left <= 0 || step_.worth[card] == 0) continue;
            if (isJoker(card) || !severalKinds()) {
                if (step_.worth[card] == 1) ones += left;
                if (isJoker(card) && step_.worth[card] > 1 && step_.worth[card] <= missing) jokers |= true;
                continue;
            }
            const unsigned kind = 1U << static_cast<int>(rules_.cards[card].symbol);
            if ((kinds & kind) == 0) ++ones;
            kinds |= kind;
        }
        return ones >= missing || (jokers && ones >= missing - step_.worth[hidesOfLand]);
    }

    const Rules& rules_;
    const State& state_;
    const Step& step_;
    const HandCards& hand_;
    int sum_ = 0;
    unsigned covered_ = 0;
};

int cardsWithSymbolsIn(const HandCards& hand) {
    return std::accumulate(hand.begin(), hand.begin() + symbolKinds, 0);
}

int cardsPaid(const State& state) {
    return std::accumulate(state.paid.begin(), state.paid.end(), 0);
}

}

engine::Violation judgePayment(const Rules& rules, const State& state, Card card) {
    const HandCards& hand = state.hands[state.mover];
    if (card >= cardKinds || hand[card] == 0) return refuse(Refusal::NotInHand, card);
    if (!hasSymbols(card)) return refuse(Refusal::TextCard, card);
    const Step& step = stepOf(rules, state);
    if (!isPaymentBegun(state) && !isLeft(state, step.offer.gain))
        return refuse(Refusal::NoneLeft, static_cast<int>(step.offer.gain.kind), step.offer.gain.amount);
    if (step.price.cards == 0) return Payment(rules, state).judge(card);
    const bool enough = cardsWithSymbolsIn(hand) + cardsPaid(state) >= step.price.cards;
    return enough ? engine::allowed : refuse(Refusal::TooFewCards);
}

bool isPaid(const Rules& rules, const State& state) {
    const Step& step = stepOf(rules, state);
    if (step.price.cards > 0) return cardsPaid(state) == step.price.cards;
    const Payment payment(rules, state);
    return payment.sum() >= payment.total();
}

}
