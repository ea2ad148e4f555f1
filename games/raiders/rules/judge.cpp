// SPDX-License-Identifier: GPL-3.0-or-later
// Why an action is refused, or that it is allowed. Each kind of decision has a function.
#include "rules/judge_acts.h"

namespace heorot::raiders {

namespace {

class Judge : private JudgeOfActs {
  public:
    using JudgeOfActs::JudgeOfActs;

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
        case Do::Recruit: return recruiting();
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
    Violation reaver() const {
        if (!isPhase(Phase::Place)) return notNow();
        return state_.recruits.contains(action_.a) ? allowed : refuse(Refusal::NotRecruited, action_.a);
    }
    Violation recruiting() const {
        if (!isKnown(reaverKinds)) return refuse(Refusal::UnknownAction);
        if (isPhase(Phase::Place) && state_.taken.contains(action_.a))
            return refuse(Refusal::PlaceFirst, state_.recruits[0]);
        if (!isPhase(Phase::Recruit)) return notNow();
        return state_.taken.contains(action_.a) ? allowed : refuse(Refusal::NotRecruited, action_.a);
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
        if (isPhase(Phase::Ability)) {
            const int favor = rules_.reavers[state_.ability].ability.favor;
            if (favor == 0) return refuse(Refusal::NotOffered);
            return canUseAbility(rules_, state_) ? allowed : refuse(Refusal::NotEnoughFavor, favor);
        }
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
            if (!canUseAbility(rules_, state_)) return refuse(Refusal::CostTooHigh);
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
};

}

Violation validate(const Rules& rules, const State& state, Action action) {
    if (action.c != 0) return refuse(Refusal::UnknownAction);
    if (state.phase == Phase::Over) return refuse(Refusal::GameOver);
    return Judge(rules, state, action).judge();
}

}
