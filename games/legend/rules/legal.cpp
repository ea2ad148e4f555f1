// SPDX-License-Identifier: GPL-3.0-or-later
// Which decisions a position allows. judge.cpp says of a single one why not; the laws hold both together.
#include "rules/legal.h"

#include "rules/payment.h"

#include <algorithm>

namespace heorot::legend {

using engine::ActionList;

int handSize(const State& state, Seat seat) {
    int size = 0;
    for (const std::uint8_t count : state.hands[seat]) size += count;
    return size;
}

int fameTokensOf(const State& state, Seat seat) {
    int count = 0;
    for (Token token = 0; token < tokenKinds; ++token)
        if (fameOf(token) > 0) count += state.tokens[seat][token];
    return count;
}

Gain takenIcon(const Rules& rules, const State& state, Seat seat) {
    const auto at = std::find(state.takers.begin(), state.takers.end(), seat);
    return stepOf(rules, state).icons[static_cast<std::size_t>(at - state.takers.begin())].gain;
}

bool mayRunRisk(const State& state) {
    return hasCards(state) && !state.risked && state.added == 0;
}

bool canBeBlessed(const Rules& rules, const State& state, Card card) {
    const Step& step = stepOf(rules, state);
    switch (step.episode) {
    case Episode::Simultaneous: return step.worth[card] > 0 && state.bids[state.mover][card] > 0;
    case Episode::InTurn: return state.rows[state.mover][card] > 0;
    default: return state.paid[card] > 0;
    }
}

bool isHealable(const State& state, Healing what) {
    switch (what) {
    case Healing::Wound: return state.wounds[state.mover] > 0;
    case Healing::DoubleWound: return state.doubleWound == state.mover;
    case Healing::Scratches: return state.phase == Phase::Heal && state.scratches[state.mover] > 0;
    }
    return false;
}

namespace {

/// Lists by phase, each in ascending order, so that the whole list is sorted.
class Lister {
  public:
    Lister(const Rules& rules, const State& state, ActionList& out)
        : rules_(rules), state_(state), step_(stepOf(rules, state)), out_(out),
          hand_(state.hands[state.phase == Phase::Over ? 0 : state.mover]) {}

    void list() {
        switch (state_.phase) {
        case Phase::Risk: return first(Do::Pass), risks();
        case Phase::Pay: return payments();
        case Phase::Give: return tokens();
        case Phase::Heal: return rest(), healings();
        case Phase::Select: return first(Do::Pass), selection();
        case Phase::Recover: return first(Do::Pass), picks();
        case Phase::Bid: return first(Do::Done), bids();
        case Phase::InTurn: return first(Do::Out), contest();
        case Phase::Failed: return first(Do::Accept), out_.push(make(Do::Resolve));
        case Phase::React: return reactions();
        case Phase::Bless: return first(Do::Accept), blessings();
        case Phase::Icons: return rest(), icons();
        case Phase::FameOrHeal: return rest(), fameOrHeal();
        case Phase::Auction: return first(Do::Out), treasures();
        case Phase::Over: return;
        }
    }

  private:
    void rest() {
        if (hand_[warriorsRest] > 0 && state_.scratches[state_.mover] > 0) out_.push(make(Do::Rest));
    }
    void first(Do kind) {
        out_.push(make(kind));
        rest();
    }

    void risks() {
        if (!mayRunRisk(state_)) return;
        out_.push(risk(false));
        if (hand_[daring] > 0) out_.push(risk(true));
    }

    void payments() {
        if (isPaymentBegun(state_))
            rest();
        else
            first(Do::Pass);
        const Payment payment(rules_, state_);
        eachOfFirst<symbolKinds>(hand_, [&](Card card, std::uint8_t) {
            if (!payment.judge(card)) out_.push(make(Do::Pay, card));
        });
    }

    void tokens() {
        if (state_.given == 0)
            first(Do::Pass);
        else
            rest();
        const bool enough = fameTokensOf(state_, state_.mover) + state_.given >= step_.price.fameTokens;
        if (state_.given == 0 && (!enough || !canBeHealed(state_, state_.mover))) return;
        for (Token token = 0; token < tokenKinds; ++token)
            if (fameOf(token) > 0 && state_.tokens[state_.mover][token] > 0) out_.push(make(Do::Give, token));
    }

    void healings() {
        for (const Healing what : {Healing::Wound, Healing::DoubleWound, Healing::Scratches})
            if (isHealable(state_, what)) out_.push(heal(what));
    }

    void selection() {
        for (const std::size_t i : rules_.selectionOrder) {
            const Gain gain = rules_.selection[i].gain;
            const bool healing = gain.kind == GainKind::Healing;
            if (healing ? state_.scratches[state_.mover] > 0 : isLeft(state_, gain)) out_.push(take(gain));
        }
    }

    /// Of icons that give the same one is listed.
    void icons() {
        Action last;
        for (const std::size_t slot : step_.iconOrder) {
            if (slot >= state_.seats || state_.takers[slot] != nobody) continue;
            const Action action = take(step_.icons[slot].gain);
            if (action != last) out_.push(action);
            last = action;
        }
    }

    void fameOrHeal() {
        healings();
        out_.push(take({GainKind::Fame, takenIcon(rules_, state_, state_.mover).amount}));
    }

    /// Lists each card for which `allows` holds. What a hand holds no processor foresees, so every card is written and
    /// only those that hold are kept.
    template <class Allows>
    void cards(Do kind, int kinds, Allows allows) {
        static_assert(symbolKinds <= ActionList::slack);
        Action* const to = out_.extend(0);
        std::size_t count = 0;
        for (int card = 0; card < kinds; ++card) {
            to[count] = make(kind, card);
            count += allows(static_cast<std::size_t>(card)) ? 1 : 0;
        }
        out_.extend(count);
    }
    void picks() {
        cards(Do::Pick, activityKinds, [&](std::size_t card) { return state_.display[card] > 0; });
    }
    void bids() {
        const SymbolCards& chosen = state_.bids[state_.mover];
        cards(Do::Bid, symbolKinds, [&](std::size_t card) { return hand_[card] > chosen[card]; });
    }
    void contest() {
        risks();
        cards(Do::Play, symbolKinds, [&](std::size_t card) { return hand_[card] * step_.worth[card] != 0; });
    }

    void reactions() {
        first(Do::Accept);
        if (state_.status[state_.mover] != 0 && hand_[inspiration] > 0) out_.push(make(Do::Refuse));
    }

    void blessings() {
        for (Card card = 0; card < symbolKinds; ++card)
            if (canBeBlessed(rules_, state_, card)) out_.push(make(Do::Bless, card));
    }

    void treasures() {
        for (std::size_t place = 0; place < treasureKinds; ++place)
            if (state_.tokens[state_.mover][treasureKind(place)] > 0) out_.push(make(Do::Show, treasureKind(place)));
    }

    const Rules& rules_;
    const State& state_;
    const Step& step_;
    ActionList& out_;
    const HandCards& hand_;
};

/// Whether a legal action of the kind goes behind `least`, so that the order of kinds can be kept.
bool hasBehind(const Rules& rules, const State& state, Do kind, int least) {
    ActionList list;
    legalActions(rules, state, list);
    return std::any_of(list.begin(), list.end(),
                       [&](Action action) { return kindOf(action) == kind && action.a >= least; });
}

int highestOf(const SymbolCards& cards) {
    int highest = symbolKinds - 1;
    while (highest > 0 && cards[static_cast<std::size_t>(highest)] == 0) --highest;
    return highest;
}

}

void legalActions(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    Lister(rules, state, out).list();
}

bool isCanonical(const Rules& rules, const State& state, Action action) {
    int least = 0;
    switch (kindOf(action)) {
    case Do::Bid: return action.a >= highestOf(state.bids[state.mover]);
    case Do::Pay: least = highestOf(state.paid); break;
    case Do::Give: least = state.given > 0 ? state.lastGiven : 0; break;
    default: return true;
    }
    return action.a >= least || !hasBehind(rules, state, kindOf(action), least);
}

}
