// SPDX-License-Identifier: GPL-3.0-or-later
// Why a decision is refused.
#include "rules/legal.h"
#include "rules/payment.h"

#include <algorithm>

namespace heorot::legend {

using engine::Violation;

namespace {

class Judge {
  public:
    Judge(const Rules& rules, const State& state, Action action)
        : rules_(rules), state_(state), action_(action), step_(stepOf(rules, state)) {}

    Violation judge() const {
        if (!isWellFormed()) return refuse(Refusal::UnknownAction);
        if (state_.phase == Phase::Over) return refuse(Refusal::GameOver);
        switch (kindOf(action_)) {
        case Do::Pass: return passing();
        case Do::Out: return in({Phase::InTurn, Phase::Auction});
        case Do::Done: return in({Phase::Bid});
        case Do::Accept: return in({Phase::Failed, Phase::React, Phase::Bless});
        case Do::Rest: return resting();
        case Do::Resolve: return resolving();
        case Do::Refuse: return refusing();
        case Do::Risk: return risking();
        case Do::Pay: return paying();
        case Do::Give: return giving();
        case Do::Heal: return healing();
        case Do::Take: return taking();
        case Do::Pick: return picking();
        case Do::Bid: return bidding();
        case Do::Play: return playing();
        case Do::Show: return showing();
        case Do::Bless: return blessing();
        }
        return refuse(Refusal::UnknownAction);
    }

  private:
    const HandCards& hand() const { return state_.hands[state_.mover]; }
    Card card() const { return action_.a; }

    /// The numbers mean something.
    bool isWellFormed() const {
        const bool plain = action_.b == 0 && action_.c == 0;
        switch (kindOf(action_)) {
        case Do::Risk: return plain && action_.a <= 1;
        case Do::Pay:
        case Do::Bid:
        case Do::Play:
        case Do::Bless: return plain && action_.a < cardKinds;
        case Do::Pick: return plain && action_.a < activityKinds;
        case Do::Give:
        case Do::Show: return plain && action_.a < tokenKinds;
        case Do::Heal: return plain && action_.a < healingNames.size();
        case Do::Take: return action_.c == 0 && isGain(gainOf(action_));
        default: return plain && action_.a == 0 && action_.kind >= 1 && action_.kind <= kindsOfAction;
        }
    }
    static bool isGain(Gain gain) {
        switch (gain.kind) {
        case GainKind::Fame:
        case GainKind::FameOrHeal: return gain.amount >= 1 && gain.amount <= fameValues;
        case GainKind::Treasure: return gain.amount >= 1 && gain.amount <= treasureValues;
        case GainKind::Alliance:
        case GainKind::Cards: return gain.amount >= 1 && gain.amount <= 9;
        case GainKind::Special: return isSpecial(gain.amount);
        default: return static_cast<int>(gain.kind) < gainKinds && gain.amount == 0;
        }
    }

    /// A part of a price was given.
    bool isBegun() const { return isPaymentBegun(state_) || state_.given > 0; }
    Violation in(std::initializer_list<Phase> phases) const {
        const bool now = std::find(phases.begin(), phases.end(), state_.phase) != phases.end();
        return now ? engine::allowed : refuse(Refusal::OtherDecision, static_cast<int>(state_.phase), isBegun());
    }
    Violation inHand() const { return hand()[card()] > 0 ? engine::allowed : refuse(Refusal::NotInHand, card()); }
    Violation noneLeft(Gain gain) const { return refuse(Refusal::NoneLeft, static_cast<int>(gain.kind), gain.amount); }

    Violation passing() const {
        const auto wrong = in({Phase::Risk, Phase::Pay, Phase::Give, Phase::Select, Phase::Recover});
        if (wrong) return wrong;
        return isBegun() ? refuse(Refusal::PaymentBegun) : engine::allowed;
    }

    Violation resting() const {
        if (hand()[warriorsRest] == 0) return refuse(Refusal::NoRest);
        return state_.scratches[state_.mover] > 0 ? engine::allowed : refuse(Refusal::NoScratches);
    }

    Violation resolving() const {
        if (hand()[resolve] == 0) return refuse(Refusal::NoResolve);
        return in({Phase::Failed});
    }

    Violation refusing() const {
        if (hand()[inspiration] == 0) return refuse(Refusal::NoInspiration);
        if (const auto wrong = in({Phase::React})) return wrong;
        return state_.status[state_.mover] != 0 ? engine::allowed : refuse(Refusal::NotAgainstRisk);
    }

    Violation risking() const {
        if (const auto wrong = in({Phase::Risk, Phase::InTurn})) return wrong;
        if (action_.a != 0 && hand()[daring] == 0) return refuse(Refusal::NoDaring);
        if (state_.risked || state_.added > 0) return refuse(Refusal::RiskComesFirst);
        return mayRunRisk(state_) ? engine::allowed : refuse(Refusal::NothingToTurn);
    }

    Violation paying() const {
        if (const auto wrong = in({Phase::Pay})) return wrong;
        return Payment(rules_, state_).judge(card());
    }

    Violation giving() const {
        if (const auto wrong = in({Phase::Give})) return wrong;
        if (fameOf(action_.a) == 0) return refuse(Refusal::NotFame, action_.a);
        if (state_.given == 0 && !canBeHealed(state_, state_.mover)) return refuse(Refusal::NothingToHeal);
        if (fameTokensOf(state_, state_.mover) + state_.given < step_.price.fameTokens)
            return refuse(Refusal::TooFewTokens);
        return hasToken();
    }
    Violation hasToken() const {
        const bool own = state_.tokens[state_.mover][action_.a] > 0;
        return own ? engine::allowed : refuse(Refusal::NoSuchToken, action_.a);
    }

    Violation healing() const {
        if (const auto wrong = in({Phase::Heal, Phase::FameOrHeal})) return wrong;
        return isHealable(state_, static_cast<Healing>(action_.a)) ? engine::allowed : refuse(Refusal::NothingToHeal);
    }

    Violation taking() const {
        const Gain gain = gainOf(action_);
        const auto wrong = in({Phase::Select, Phase::Icons, Phase::FameOrHeal});
        if (wrong) return isClosed(gain) ? refuse(Refusal::IconCovered, action_.a, action_.b) : wrong;
        const auto notOffered = refuse(Refusal::NoSuchIcon, action_.a, action_.b);
        if (state_.phase == Phase::Icons) return takingIcon(gain);
        if (state_.phase == Phase::FameOrHeal) {
            const Gain fame{GainKind::Fame, takenIcon(rules_, state_, state_.mover).amount};
            return gain == fame ? engine::allowed : notOffered;
        }
        const auto isIt = [&](const Offer& offer) { return offer.gain == gain; };
        if (std::none_of(rules_.selection.begin(), rules_.selection.end(), isIt)) return notOffered;
        if (gain.kind == GainKind::Healing)
            return state_.scratches[state_.mover] > 0 ? engine::allowed : refuse(Refusal::NothingToHeal);
        return isLeft(state_, gain) ? engine::allowed : noneLeft(gain);
    }
    /// Only icons beyond the number of seats give it here, so it is closed whatever is decided now.
    bool isClosed(Gain gain) const {
        const auto gives = [&](const Offer& offer) { return offer.gain == gain; };
        const auto open = step_.icons.begin() + state_.seats;
        return hasIcons(step_.episode) && std::none_of(step_.icons.begin(), open, gives) &&
               std::any_of(open, step_.icons.end(), gives);
    }
    Violation takingIcon(Gain gain) const {
        if (freeSlot(rules_, state_, gain)) return engine::allowed;
        for (std::size_t slot = 0; slot < iconSlots; ++slot) {
            if (step_.icons[slot].gain != gain) continue;
            return refuse(slot < state_.seats ? Refusal::IconTaken : Refusal::IconCovered, action_.a, action_.b);
        }
        return refuse(Refusal::NoSuchIcon, action_.a, action_.b);
    }

    Violation picking() const {
        if (const auto wrong = in({Phase::Recover})) return wrong;
        return state_.display[card()] > 0 ? engine::allowed : refuse(Refusal::NotLaid, card());
    }

    Violation bidding() const {
        if (const auto wrong = in({Phase::Bid})) return wrong;
        if (!hasSymbols(card())) return refuse(Refusal::TextCard, card());
        const bool more = hand()[card()] > state_.bids[state_.mover][card()];
        return more ? engine::allowed : refuse(Refusal::NotInHand, card());
    }

    Violation playing() const {
        if (const auto wrong = in({Phase::InTurn})) return wrong;
        if (const auto wrong = inHand()) return wrong;
        if (!hasSymbols(card())) return refuse(Refusal::TextCard, card());
        return step_.worth[card()] > 0 ? engine::allowed : refuse(Refusal::NoMatch, card());
    }

    Violation showing() const {
        if (const auto wrong = in({Phase::Auction})) return wrong;
        if (treasureOf(action_.a) == 0) return refuse(Refusal::NotTreasure, action_.a);
        return hasToken();
    }

    Violation blessing() const {
        if (const auto wrong = in({Phase::Bless})) return wrong;
        const bool lies = hasSymbols(card()) && canBeBlessed(rules_, state_, card());
        return lies ? engine::allowed : refuse(Refusal::NotPlayed, card());
    }

    const Rules& rules_;
    const State& state_;
    Action action_;
    const Step& step_;
};

}

Violation validate(const Rules& rules, const State& state, Action action) {
    return Judge(rules, state, action).judge();
}

}
