// SPDX-License-Identifier: GPL-3.0-or-later
// Opportunities: cards are swapped, or given for something else (rulebook, Opportunity; ruling 12). Break Ranks?, which
// asks for fame tokens, is in break_ranks.cpp.
#include "rules/steps/shared.h"

#include <bit>

namespace heorot::legend {

namespace {

/// The mover's payment and what its hand can add to it: any set of cards of which none is superfluous (ruling 12).
///
/// The price is either up to two of one symbol or one each of several (checked by the loader). So a payment is the sum
/// of what its cards contribute, and no card is superfluous if the sum is exact or a single card pays alone.
class Payment {
  public:
    Payment(const Rules& rules, const State& state);

    /// Why the card may not be paid now, or `allowed`, if the rest of the hand can then complete the payment.
    Violation refuseCard(Card card) const;
    /// Whether the cards paid are the full price.
    bool isComplete() const { return sum_ >= total_; }
    /// Whether something has been paid.
    bool isBegun() const { return sum_ > 0; }

  private:
    unsigned kindOf(Card card) const { return 1U << static_cast<int>(rules_.cards[card].symbol); }
    bool isJoker(Card card) const { return rules_.cards[card].symbol == Symbol::Beowulf; }
    int contribution(Card card) const;
    void countHand();
    Violation refuseSymbols(Card card) const;
    bool canComplete(Card spent) const;

    const Rules& rules_;
    const State& state_;
    const Episode& episode_;
    const HandCards& hand_;
    int total_ = 0;
    /// Whether the price is one each of several symbols.
    bool several_ = false;
    int sum_ = 0;
    /// Symbols paid so far, as bits by Symbol.
    unsigned covered_ = 0;
    /// The hand: the number of cards that contribute one (for a price of several symbols, one per symbol), and these
    /// symbols.
    int ones_ = 0;
    unsigned kinds_ = 0;
};

Payment::Payment(const Rules& rules, const State& state)
    : rules_(rules), state_(state), episode_(episodeOf(rules, state)), hand_(state.hands[state.mover]),
      total_(episode_.price.total), several_(std::popcount(episode_.symbols) > 1) {
    eachOf(state.paid, [this](Card card, std::uint8_t count) {
        for (int i = 0; i < count; ++i) {
            sum_ += contribution(card);
            if (!isJoker(card)) covered_ |= kindOf(card);
        }
    });
    countHand();
}

/// The symbols the card adds now, or 1 if any card will do.
int Payment::contribution(Card card) const {
    if (episode_.price.cards > 0) return 1;
    if (!several_ || isJoker(card)) return episode_.worth[card];
    return episode_.worth[card] > 0 && (covered_ & kindOf(card)) == 0 ? 1 : 0;
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

Violation Payment::refuseCard(Card card) const {
    if (card >= cardKinds || hand_[card] == 0) return refuse(Refusal::NotInHand, card);
    if (!hasSymbols(card)) return refuse(Refusal::TextCard, card);
    const Gain gain = episode_.offer.gain;
    // Swapped cards are discarded before new ones are drawn, so there is always a card to draw.
    const bool swaps = episode_.price.cards > 0 && gain.kind == GainKind::Cards;
    if (!swaps && !isBegun() && !isLeft(state_, gain))
        return refuse(Refusal::NoneLeft, static_cast<int>(gain.kind), gain.amount);
    if (episode_.price.cards > 0) return sum_ + ones_ >= total_ ? engine::allowed : refuse(Refusal::TooFewCards);
    return refuseSymbols(card);
}

Violation Payment::refuseSymbols(Card card) const {
    if (episode_.worth[card] == 0) return refuse(Refusal::NoMatch, card);
    const int adds = contribution(card);
    if (adds == 0 || (sum_ > 0 && sum_ + adds > total_)) return refuse(Refusal::NotNeeded, card);
    return sum_ + adds >= total_ || canComplete(card) ? engine::allowed : refuse(Refusal::CannotComplete, card);
}

/// Whether, after paying `spent`, the rest of the hand can make up exactly what is missing.
bool Payment::canComplete(Card spent) const {
    const int adds = contribution(spent);
    const int missing = total_ - sum_ - adds;
    const int ones = ones_ - (adds == 1 ? 1 : 0);
    if (ones >= missing) return true;
    // With one symbol it is among the ones already.
    const int jokers = episode_.worth[hidesOfLand];
    const bool more = spent != hidesOfLand && hand_[hidesOfLand] > 0 && jokers > 1 && jokers <= missing;
    return more && ones >= missing - jokers;
}

void offerPayments(const Rules& rules, const State& state, ActionList& out) {
    if (isPaymentBegun(state))
        offerRest(state, out);
    else
        offerWithRest(Do::Pass, state, out);
    const Payment payment(rules, state);
    eachOfFirst<symbolKinds>(state.hands[state.mover], [&](Card card, std::uint8_t) {
        if (!payment.refuseCard(card)) out.push(make(Do::Pay, card));
    });
}

Violation refusePayment(const Rules& rules, const State& state, Action action) {
    if (const auto wrong = refuseOutside({Phase::Pay}, state)) return wrong;
    return Payment(rules, state).refuseCard(action.a);
}

bool isPaymentInOrder(const Rules& rules, const State& root, const State& state, Action action) {
    return keepsOrder(rules, state, action, highestSince(root.paid, state.paid));
}

/// Discards the payment, except the card that Blessing saves, and gives what it buys.
void finishPayment(Transition& transition, std::optional<Card> saved) {
    State& state = transition.state;
    if (saved) {
        --state.paid[*saved];
        giveOpenly(state, state.mover, *saved);
    }
    if (const int count = discardAll(state, state.paid); count > 0)
        transition.report(Happening::Discarded, state.mover, count);
    gain(transition, state.mover, transition.episode().offer.gain);
    endPart(transition);
}

void payCard(Transition& transition, Action action) {
    State& state = transition.state;
    const Card card = action.a;
    leaveHand(state, state.mover, card);
    ++state.paid[card];
    transition.report(Happening::Paid, state.mover, card);
    if (!isPaymentComplete(transition.rules, state)) return;
    transition.report(Happening::Exchanged, state.mover, state.episode);
    // Blessing does not save swapped cards: they were not played.
    if (transition.episode().price.cards > 0 || !holds(state, state.mover, blessing))
        return finishPayment(transition, std::nullopt);
    state.phase = Phase::Bless;
}

Wrong paymentError(const Rules& rules, const State& state) {
    if (!isPaymentBegun(state) || isOffered(rules, state, {Do::Pay})) return {};
    return {"paid", Fault::tr("this payment can’t be completed")};
}

bool asksForCards(const Episode& episode) {
    return episode.kind == EpisodeKind::Opportunity && episode.price.fameTokens == 0;
}

bool isPaid(const Rules&, const State& state, Card card) {
    return state.paid[card] > 0;
}

void beginOpportunity(Transition& transition) {
    askFirst(transition, Phase::Pay);
}

void endPartOfOpportunity(Transition& transition) {
    askNext(transition, Phase::Pay);
}

}

bool isPaymentComplete(const Rules& rules, const State& state) {
    return Payment(rules, state).isComplete();
}

constexpr PhaseRules payPhase{.offer = offerPayments,
                              .belongsTo = asksForCards,
                              .positionError = paymentError,
                              .usesSecrets = true,
                              .passing = Passing::Declines};
constexpr ActionRules payAction{.isWellFormed = isWithin<cardKinds>,
                                .refuse = refusePayment,
                                .perform = payCard,
                                .isCanonicalSince = isPaymentInOrder};
constexpr EpisodeRules opportunityEpisode{
    .begin = beginOpportunity, .endPart = endPartOfOpportunity, .isAboutToGo = isPaid, .discard = finishPayment};

}
