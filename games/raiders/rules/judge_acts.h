// SPDX-License-Identifier: GPL-3.0-or-later
// Why a decision to choose, pay, act or rest is refused: the first half of `validate` (judge.cpp), in a file of its own
// for its length alone.
#pragma once

#include "rules/artifacts.h"
#include "rules/pay.h"

#include <initializer_list>

namespace heorot::raiders {

using engine::allowed;
using engine::Violation;

class JudgeOfActs {
  public:
    JudgeOfActs(const Rules& rules, const State& state, Action action)
        : rules_(rules), state_(state), ship_(state.ships[state.mover]), action_(action) {}

  protected:
    Violation notNow() const { return refuse(Refusal::NotNow, static_cast<int>(state_.phase)); }
    bool isPhase(Phase phase) const { return state_.phase == phase; }
    bool isOneOf(std::initializer_list<Phase> several) const {
        for (const Phase phase : several)
            if (state_.phase == phase) return true;
        return false;
    }
    /// Arguments of an action lie below these limits.
    bool isKnown(int a, int b = 1) const { return action_.a < a && action_.b < b; }

    Violation choosing() const {
        if (!isKnown(locations)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Choose)) return notNow();
        return state_.chosen[action_.a] == nobody ? allowed : refuse(Refusal::LocationUsed, action_.a);
    }

    Violation held(Payer payer) const {
        if (heldOf(ship_, payer) > 0) return allowed;
        return isUpgrade(payer) ? refuse(Refusal::UpgradeDown, static_cast<int>(upgradeOf(payer)))
                                : refuse(Refusal::NoSuchDie, payer);
    }

    /// Why the whole cost cannot be paid.
    Violation affording(const Cost& cost) const {
        if (ship_.food < cost.food) return refuse(Refusal::NotEnoughFood, cost.food);
        if (ship_.favor < cost.favor) return refuse(Refusal::NotEnoughFavor, cost.favor);
        return canPay(rules_, ship_, cost) ? allowed : refuse(Refusal::CostTooHigh);
    }

    Violation paying() const {
        if (!isKnown(payerKinds)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Arms)) {
            if (const auto refused = held(action_.a)) return refused;
            return hammersOf(rules_, ship_, action_.a) > 0 ? allowed : refuse(Refusal::NoHammer, action_.a);
        }
        const Cost* cost = costDue(rules_, state_);
        if (!cost) return notNow();
        if (const auto refused = held(action_.a)) return refused;
        if (isNothingLaidOut(state_))
            if (const auto refused = affording(*cost)) return refused;
        return mayPay(rules_, state_, action_.a) ? allowed : refuse(Refusal::NotDue, action_.a);
    }

    Violation finishing() const {
        if (!isKnown(1)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Combat)) return state_.bout.again == Counts<3>{} ? allowed : refuse(Refusal::RollMarked);
        if (isPhase(Phase::Arms))
            return !isNothingLaidOut(state_) || state_.bout.extra > 0 ? allowed : refuse(Refusal::NoCombatDice);
        const Cost* cost = costDue(rules_, state_);
        if (!cost || (isPhase(Phase::Journey) && cost->icons == Counts<payIcons>{})) return notNow();
        if (isNothingLaidOut(state_))
            if (const auto refused = affording(*cost)) return refused;
        return isLaidOut(state_, *cost) ? allowed : refuse(Refusal::CostUnpaid);
    }

    Violation deck(Deck deck) const {
        return canDraw(state_, deck) ? allowed : refuse(Refusal::DeckEmpty, static_cast<int>(deck));
    }
    /// Whether a card lies at a place of a display, which has so many places for this number of seats.
    template <class IsThere>
    Violation onDisplay(int place, std::size_t most, int places, IsThere isThere) const {
        const std::size_t at = static_cast<std::size_t>(place) - 1;
        if (at < most && isThere(at)) return allowed;
        return refuse(place > places ? Refusal::NoSuchPlace : Refusal::StackTaken, place);
    }
    template <class Piles>
    Violation pile(const Piles& piles, Deck from, int places) const {
        if (action_.a == fromDeck) return deck(from);
        return onDisplay(action_.a, piles.size(), places, [&](std::size_t at) { return !piles[at].empty(); });
    }
    template <class Cards>
    Violation faceUp(const Cards& cards, Deck from, int place, int places) const {
        if (place == fromDeck) return deck(from);
        return onDisplay(place, cards.size(), places, [&](std::size_t at) { return cards[at] != none; });
    }

    Violation taking() const {
        if (action_.b != 0) return refuse(Refusal::UnknownAction);
        const std::size_t seats = state_.seats;
        if (isPhase(Phase::Battle)) return faceUp(state_.battles, Deck::Battles, action_.a, rules_.battleCards[seats]);
        if (isPhase(Phase::Decide) && state_.location == Location::Recruit)
            return pile(state_.reaverStacks, Deck::Reavers, rules_.reaverStacks[seats]);
        if (!isPhase(Phase::Take)) return notNow();
        return state_.location == Location::Villages
                   ? pile(state_.villageStacks, Deck::Villages, rules_.villageStacks[seats])
                   : pile(state_.keepStacks, Deck::Keeps, rules_.keepStacks[seats]);
    }

    Violation trading() const {
        constexpr std::array<int, wares> limits{1, 1, dieKinds, 4};
        if (action_.a >= wares || action_.b >= limits[action_.a]) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Trade) && !(isPhase(Phase::Decide) && state_.location == Location::Trade)) return notNow();
        const auto ware = static_cast<Ware>(action_.a);
        if (ware == Ware::Dice)
            return state_.tradeDice[action_.b] > 0 ? allowed : refuse(Refusal::NoTradeDie, action_.b);
        if (state_.secondDie) return refuse(Refusal::SecondDieFirst);
        if (ware != Ware::Prophecy) return allowed;
        return faceUp(state_.prophecies, Deck::Prophecies, action_.b, rules_.prophecyCards[state_.seats]);
    }

    bool mayAttempt() const {
        return isPhase(Phase::Attempt) || (isPhase(Phase::Decide) && state_.location == Location::Subdue);
    }
    Violation territory() const {
        return state_.territories[action_.a].empty() ? refuse(Refusal::NoTileLeft, action_.a) : allowed;
    }

    Violation forcing() const {
        if (!isKnown(territoryKinds)) return refuse(Refusal::UnknownAction);
        if (!mayAttempt()) return notNow();
        if (const auto refused = territory()) return refused;
        return canFight(rules_, state_) ? allowed : refuse(Refusal::NoCombatDice);
    }

    Violation settling() const {
        if (!isKnown(territoryKinds)) return refuse(Refusal::UnknownAction);
        if (!mayAttempt()) return notNow();
        if (const auto refused = territory()) return refused;
        return affording(rules_.territories[action_.a].cost);
    }

    Violation supplied(Die die) const {
        const auto colour = static_cast<std::size_t>(colourOf(die));
        if (!rules_.hasIcon[colour][static_cast<std::size_t>(iconOf(die))]) return refuse(Refusal::NoSuchFace, die);
        return state_.dice[colour] > 0 ? allowed : refuse(Refusal::DiceOut, static_cast<int>(colour));
    }

    Violation resting() const {
        if (!isKnown(1 + dieKinds)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Decide)) return notNow();
        if (!isNothingLaidOut(state_)) return refuse(Refusal::FinishPaying);
        return action_.a == restFood ? allowed : supplied(static_cast<Die>(action_.a - 1));
    }

    const Rules& rules_;
    const State& state_;
    const Ship& ship_;
    Action action_;
};

}
