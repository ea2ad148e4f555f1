// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is refused, or that it is allowed. Each kind of decision has a function.
#include "rules/artifacts.h"
#include "rules/pay.h"

#include <initializer_list>

namespace heorot::raiders {

using engine::allowed;
using engine::Violation;

namespace {

class Judge {
  public:
    Judge(const Rules& rules, const State& state, Action action)
        : rules_(rules), state_(state), ship_(state.ships[state.mover]), action_(action) {}

    Violation judge() const {
        switch (kindOf(action_)) {
        case Do::Choose: return choosing();
        case Do::Pay: return paying();
        case Do::Done: return finishing();
        case Do::Take: return taking();
        case Do::Trade: return trading();
        case Do::Force: return forcing();
        case Do::Peace: return settling();
        case Do::Rest: return resting();
        case Do::Rally:
        case Do::Promote: return placing();
        case Do::Specialize: return specializing();
        case Do::Pick: return picking();
        case Do::Give: return giving();
        case Do::Accept: return accepting();
        case Do::Decline: return declining();
        case Do::Fight: return fighting();
        case Do::Suffer: return suffering();
        case Do::Yield: return yielding();
        case Do::Discard: return discarding();
        case Do::Turn: return turning();
        case Do::Gain: return gaining();
        case Do::Roll: return rolling();
        case Do::Keep: return keeping();
        case Do::Resolve: return resolving();
        case Do::Drop: return dropping();
        case Do::Lose: return losing();
        case Do::Dismiss: return dismissing();
        case Do::Again: return marking();
        case Do::Reroll: return rerolling();
        case Do::Claim: return claiming();
        case Do::Reward: return rewarding();
        case Do::Renounce: return renouncing();
        case Do::Store: return storing();
        case Do::Use: return applying();
        case Do::End: return ending();
        }
        return refuse(Refusal::UnknownAction);
    }

  private:
    Violation notNow() const { return refuse(Refusal::NotNow, static_cast<int>(state_.phase)); }
    bool isPhase(Phase phase) const { return state_.phase == phase; }
    bool isOneOf(std::initializer_list<Phase> phases) const {
        for (const Phase phase : phases)
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

    Violation reaver() const {
        if (!isPhase(Phase::Place)) return notNow();
        return state_.recruits.contains(action_.a) ? allowed : refuse(Refusal::NotRecruited, action_.a);
    }
    Violation placing() const {
        if (!isKnown(reaverKinds)) return refuse(Refusal::UnknownAction);
        return reaver();
    }
    Violation specializing() const {
        if (!isKnown(reaverKinds, slotKinds)) return refuse(Refusal::UnknownAction);
        if (const auto refused = reaver()) return refused;
        return static_cast<int>(ship_.crew[action_.b].size()) < rules_.reaversPerSlot.value
                   ? allowed
                   : refuse(Refusal::SlotFull, action_.b);
    }

    /// The village card at hand, or nullptr.
    const VillageSpec* card() const {
        return isPhase(Phase::Spoil) && !isKeep(state_.spoil) ? &rules_.villageCard(state_.spoil) : nullptr;
    }

    Violation picking() const {
        if (!isKnown(optionKinds)) return refuse(Refusal::UnknownAction);
        const auto option = static_cast<Option>(action_.a);
        if (isPhase(Phase::Bonus))
            return option == Option::Village || option == Option::Keep ? allowed : refuse(Refusal::NotOffered);
        if (!isPhase(Phase::Spoil)) return notNow();
        const VillageSpec* spec = card();
        if (!spec || spec->kind == VillageSpec::Kind::Pillage) return refuse(Refusal::NotOffered);
        if (option == Option::Glory) return allowed;
        if (option == Option::Dice)
            return spec->kind == VillageSpec::Kind::Choice ? allowed : refuse(Refusal::NotOffered);
        if (option != Option::Tile || spec->kind != VillageSpec::Kind::Tile) return refuse(Refusal::NotOffered);
        const int upgrade = static_cast<int>(spec->upgrade);
        if (state_.upgrades[static_cast<std::size_t>(upgrade)] == 0) return refuse(Refusal::NoUpgradeLeft, upgrade);
        return upgradesOn(ship_) < rules_.upgradeSpaces.value ? allowed : refuse(Refusal::NoUpgradeSpace, upgrade);
    }

    Violation giving() const {
        if (!isKnown(maxSeats)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Spoil)) return notNow();
        const VillageSpec* spec = card();
        if (!spec || spec->kind != VillageSpec::Kind::Runes) return refuse(Refusal::NotOffered);
        if (action_.a >= state_.seats || action_.a == state_.mover) return refuse(Refusal::NotAnotherSeat, action_.a);
        return ship_.terror >= spec->gain.relief ? allowed : refuse(Refusal::NoTerror);
    }

    Violation accepting() const {
        if (!isKnown(1)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Ability))
            return rules_.reavers[state_.ability].ability.favor > 0 ? allowed : refuse(Refusal::NotOffered);
        if (!isPhase(Phase::Spoil)) return notNow();
        const VillageSpec* spec = card();
        return spec && spec->kind == VillageSpec::Kind::Pillage ? allowed : refuse(Refusal::NotOffered);
    }

    Violation declining() const {
        if (!isKnown(1)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Claim)) return allowed;
        if (isPhase(Phase::Ability)) return state_.abilityPaid == 0 ? allowed : refuse(Refusal::MayNotDecline);
        if (!isPhase(Phase::Spoil)) return notNow();
        const VillageSpec* spec = card();
        return !spec || spec->kind == VillageSpec::Kind::Pillage ? allowed : refuse(Refusal::MayNotDecline);
    }

    Violation fighting() const {
        if (!isKnown(1)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Spoil)) {
            if (!isKeep(state_.spoil)) return refuse(Refusal::NotOffered);
        } else if (!isPhase(Phase::Fight)) {
            return notNow();
        } else if (!isNothingLaidOut(state_)) {
            return refuse(Refusal::FinishPaying);
        }
        return canFight(rules_, state_) ? allowed : refuse(Refusal::NoCombatDice);
    }

    Violation suffering() const {
        if (!isKnown(1)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Journey)) return notNow();
        return isNothingLaidOut(state_) ? allowed : refuse(Refusal::FinishPaying);
    }

    Violation yielding() const {
        if (!isKnown(1)) return refuse(Refusal::UnknownAction);
        if (!isOneOf({Phase::Fight, Phase::Arms})) return notNow();
        return isNothingLaidOut(state_) ? allowed : refuse(Refusal::FinishPaying);
    }

    Violation ownDie(Die die) const { return ship_.dice[die] > 0 ? allowed : refuse(Refusal::NoSuchDie, die); }
    Violation coloured(std::uint8_t colour) const {
        if (colour == anyColour || colour == static_cast<std::uint8_t>(colourOf(action_.a))) return allowed;
        return refuse(Refusal::WrongColour, colour);
    }

    Violation discarding() const {
        if (!isKnown(dieKinds)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Ability)) {
            if (rules_.reavers[state_.ability].ability.dice == 0) return refuse(Refusal::NotOffered);
        } else if (isPhase(Phase::Loss)) {
            if (state_.lossColour == none) return refuse(Refusal::NotOffered);
            if (const auto refused = coloured(state_.lossColour)) return refused;
        } else if (!isPhase(Phase::Overflow)) {
            return notNow();
        }
        return ownDie(action_.a);
    }

    Violation turning() const {
        if (!isKnown(dieKinds, icons)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Ability)) {
            const Ability& ability = rules_.reavers[state_.ability].ability;
            if (ability.kind != Ability::Kind::Turn) return refuse(Refusal::NotOffered);
            if (const auto refused = coloured(ability.colour)) return refused;
        } else if (!isPhase(Phase::Turn)) {
            return notNow();
        }
        if (const auto refused = ownDie(action_.a)) return refused;
        const Colour colour = colourOf(action_.a);
        if (!rules_.hasIcon[static_cast<std::size_t>(colour)][action_.b])
            return refuse(Refusal::NoSuchFace, dieOf(colour, static_cast<Icon>(action_.b)));
        return static_cast<int>(iconOf(action_.a)) == action_.b ? refuse(Refusal::SameFace, action_.b) : allowed;
    }

    Violation gaining() const {
        if (!isKnown(dieKinds)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Gain)) return notNow();
        const Grant& grant = state_.grants[0];
        if (grant.rolled) return refuse(Refusal::NotOffered);
        if (const auto refused = coloured(grant.colour)) return refused;
        return supplied(action_.a);
    }

    Violation rolling() const {
        if (!isKnown(colours)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Gain)) return notNow();
        if (!state_.grants[0].rolled) return refuse(Refusal::NotOffered);
        return state_.dice[action_.a] > 0 ? allowed : refuse(Refusal::DiceOut, action_.a);
    }

    Violation spoil() const {
        const bool known = action_.b == 0 && (action_.a < villageKinds || isKeep(action_.a));
        return known ? allowed : refuse(Refusal::UnknownAction);
    }
    Violation keeping() const {
        if (const auto refused = spoil()) return refused;
        if (!isPhase(Phase::Keep)) return notNow();
        return state_.offer.contains(action_.a) ? allowed : refuse(Refusal::NotDrawn, action_.a);
    }
    Violation resolving() const {
        if (const auto refused = spoil()) return refused;
        if (!isPhase(Phase::Resolve)) return notNow();
        return state_.spoils.contains(action_.a) ? allowed : refuse(Refusal::NotToResolve, action_.a);
    }

    bool ownsArtifact(ArtifactId artifact) const {
        for (const Stowed& stowed : ship_.artifacts)
            if (stowed.artifact == artifact) return true;
        return false;
    }

    Violation dropping() const {
        if (!isKnown(artifactKinds)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Room) && !(isPhase(Phase::Loss) && state_.lossGoods)) return notNow();
        return ownsArtifact(action_.a) ? allowed : refuse(Refusal::NoSuchArtifact, action_.a);
    }

    Violation losing() const {
        if (!isKnown(upgradeKinds)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Loss) || !state_.lossGoods) return notNow();
        return ship_.up[action_.a] + ship_.down[action_.a] > 0 ? allowed : refuse(Refusal::NoSuchUpgrade, action_.a);
    }

    Violation dismissing() const {
        if (!isKnown(reaverKinds, slotKinds + 1)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Journey) || !rules_.journeys[state_.journey].payReaver) return notNow();
        const bool there =
            action_.b == leaderPlace ? ship_.leader == action_.a : ship_.crew[action_.b].contains(action_.a);
        return there ? allowed : refuse(Refusal::NotOnBoard, action_.a);
    }

    Violation marking() const {
        if (!isKnown(3)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Combat)) return notNow();
        if (ship_.favor == 0) return refuse(Refusal::NotEnoughFavor, 1);
        return state_.bout.again[action_.a] < state_.bout.dice[action_.a] ? allowed
                                                                          : refuse(Refusal::NoSuchCombatDie, action_.a);
    }
    Violation rerolling() const {
        if (!isKnown(1)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Combat)) return notNow();
        return state_.bout.again == Counts<3>{} ? refuse(Refusal::NothingMarked) : allowed;
    }

    Violation claiming() const {
        if (!isKnown(territoryKinds)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Claim)) return notNow();
        if (levelOf(action_.a) != 3) return refuse(Refusal::NotLevelThree, action_.a);
        if (const auto refused = territory()) return refused;
        if (hasReady(rules_, state_, ArtifactSpec::Effect::LevelThree)) return allowed;
        for (ArtifactId artifact = 0; artifact < artifactKinds; ++artifact)
            if (rules_.artifacts[artifact].effect == ArtifactSpec::Effect::LevelThree)
                return refuse(Refusal::NothingStored, artifact);
        return notNow();
    }

    Violation rewarding() const {
        if (!isKnown(tileKinds)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Reward)) return notNow();
        return state_.rewards.contains(action_.a) ? allowed : refuse(Refusal::NoSuchTile, action_.a);
    }

    Violation renouncing() const {
        if (!isKnown(prophecyKinds)) return refuse(Refusal::UnknownAction);
        if (!isPhase(Phase::Renounce)) return notNow();
        const bool own = ship_.prophecies[action_.a] > 0 || ship_.secrets.contains(action_.a);
        return own ? allowed : refuse(Refusal::NoSuchProphecy, action_.a);
    }

    /// Artifacts wait for the own part, and for dice that are laid out.
    Violation artifactsNow(bool may) const {
        if (may) return allowed;
        if (!isOwnPart(state_)) return refuse(Refusal::NotYourPart);
        if (isPhase(Phase::Combat)) return refuse(Refusal::RollMarked);
        return isNothingLaidOut(state_) ? notNow() : refuse(Refusal::FinishPaying);
    }

    Violation storing() const {
        if (!isKnown(dieKinds, artifactKinds)) return refuse(Refusal::UnknownAction);
        if (const auto refused = artifactsNow(mayStore(state_))) return refused;
        if (!ownsArtifact(action_.b)) return refuse(Refusal::NoSuchArtifact, action_.b);
        if (const auto refused = ownDie(action_.a)) return refused;
        if (!rules_.artifacts[action_.b].stores(action_.a)) return refuse(Refusal::CannotStore, action_.b);
        return emptyPlace(ship_, action_.b) != none ? allowed : refuse(Refusal::StorageFull, action_.b);
    }

    Violation applying() const {
        if (!isKnown(artifactKinds, 1 + reaverKinds)) return refuse(Refusal::UnknownAction);
        const ArtifactId artifact = action_.a;
        if (meansReaver(rules_, artifact) != (action_.b != 0)) return refuse(Refusal::UnknownAction);
        if (const auto refused = artifactsNow(mayUse(state_))) return refused;
        if (!ownsArtifact(artifact)) return refuse(Refusal::NoSuchArtifact, artifact);
        if (!rules_.artifacts[artifact].worksAt(state_.location)) return refuse(Refusal::OtherLocation, artifact);
        if (readyPlace(ship_, artifact) == none) {
            for (const Stowed& stowed : ship_.artifacts)
                if (stowed.artifact == artifact && stowed.used) return refuse(Refusal::UsedAlready, artifact);
            return refuse(Refusal::NothingStored, artifact);
        }
        const ReaverId reaver = action_.b == 0 ? none : static_cast<ReaverId>(action_.b - 1);
        if (reaver != none && !state_.recruited.contains(reaver)) return refuse(Refusal::NotRecruitedNow, reaver);
        return hasEffect(rules_, state_, artifact, reaver) ? allowed : refuse(Refusal::NoEffectNow, artifact);
    }

    Violation ending() const {
        if (!isKnown(1)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Decide) && state_.location == Location::Subdue) return refuse(Refusal::AttemptFirst);
        return isOneOf({Phase::Attempt, Phase::Close}) ? allowed : notNow();
    }

    const Rules& rules_;
    const State& state_;
    const Ship& ship_;
    Action action_;
};

}

Violation validate(const Rules& rules, const State& state, Action action) {
    if (action.c != 0) return refuse(Refusal::UnknownAction);
    if (state.phase == Phase::Over) return refuse(Refusal::GameOver);
    return Judge(rules, state, action).judge();
}

}
