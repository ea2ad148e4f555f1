// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions are legal: for each phase its list, in the order of Do. `validate` says the same with reasons; a test
// holds them together.
#include "rules/artifacts.h"
#include "rules/pay.h"

#include <bit>
#include <numeric>

namespace heorot::raiders {

using engine::ActionList;

namespace {

/// Calls `visit(kind)` for each kind that lies in a short list of small numbers, in order and once.
template <class List, class Visit>
void eachKind(const List& list, Visit visit) {
    std::uint64_t kinds = 0;
    for (const auto kind : list) kinds |= std::uint64_t{1} << kind;
    for (; kinds != 0; kinds &= kinds - 1) visit(std::countr_zero(kinds));
}

template <class Visit>
void eachBit(std::uint32_t bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}
/// Dice of a colour or any, as bits.
std::uint32_t maskOf(std::uint8_t colour) {
    constexpr std::uint32_t one = (1u << icons) - 1;
    return colour == anyColour ? (1u << dieKinds) - 1 : one << (colour * icons);
}

class Lister {
  public:
    Lister(const Rules& rules, const State& state, ActionList& out)
        : rules_(rules), state_(state), ship_(state.ships[state.mover]), out_(out) {}

    void list() {
        phase();
        if (mayStore(state_)) stores();
        if (mayUse(state_)) uses();
        if (state_.phase == Phase::Attempt || state_.phase == Phase::Close) out_.push(endPart());
    }

  private:
    void phase() {
        switch (state_.phase) {
        case Phase::Choose: return locationsLeft();
        case Phase::Place: return usesOfReavers();
        case Phase::Ability: return ability();
        case Phase::Keep:
            return eachKind(state_.offer, [&](int spoil) { out_.push(keep(static_cast<SpoilId>(spoil))); });
        case Phase::Overflow: return ownDice(anyColour, Do::Discard);
        case Phase::Gain: return grants();
        case Phase::Turn: return turns(anyColour);
        case Phase::Renounce: return prophecies();
        case Phase::Bonus: out_.push(pick(Option::Village)); return out_.push(pick(Option::Keep));
        case Phase::Resolve:
            return eachKind(state_.spoils, [&](int spoil) { out_.push(resolve(static_cast<SpoilId>(spoil))); });
        case Phase::Recruit:
            return eachKind(state_.taken, [&](int reaver) { out_.push(recruit(static_cast<ReaverId>(reaver))); });
        case Phase::Spoil: return spoil();
        case Phase::Room: return drops();
        case Phase::Arms: return arms();
        case Phase::Combat: return combat();
        case Phase::Decide: return decide();
        case Phase::Take: return stacks(state_.location);
        case Phase::Trade: return wares();
        case Phase::Journey: return journey();
        case Phase::Loss: return loss();
        case Phase::Battle: return battles();
        case Phase::Fight: return fights();
        case Phase::Tribute: return payments();
        case Phase::Attempt: return attempts();
        case Phase::Claim: return claims();
        case Phase::Reward:
            return eachKind(state_.rewards, [&](int tile) { out_.push(reward(static_cast<TileId>(tile))); });
        case Phase::Close:
        case Phase::Over: return;
        }
    }

    void locationsLeft() {
        for (int location = 0; location < locations; ++location)
            if (state_.chosen[static_cast<std::size_t>(location)] == nobody)
                out_.push(choose(static_cast<Location>(location)));
    }

    void usesOfReavers() {
        eachKind(state_.recruits, [&](int reaver) { out_.push(rally(static_cast<ReaverId>(reaver))); });
        eachKind(state_.recruits, [&](int reaver) {
            for (std::size_t slot = 0; slot < slotKinds; ++slot)
                if (static_cast<int>(ship_.crew[slot].size()) < rules_.reaversPerSlot.value)
                    out_.push(specialize(static_cast<ReaverId>(reaver), static_cast<Slot>(slot)));
        });
        eachKind(state_.recruits, [&](int reaver) { out_.push(promote(static_cast<ReaverId>(reaver))); });
    }

    void ability() {
        const Ability& what = rules_.reavers[state_.ability].ability;
        const bool isPaid = canUseAbility(rules_, state_);
        if (what.favor > 0 && isPaid) out_.push(accept());
        if (state_.abilityPaid == 0) out_.push(heorot::raiders::decline());
        if (what.dice > 0 && isPaid) ownDice(anyColour, Do::Discard);
        if (what.kind == Ability::Kind::Turn) turns(what.colour);
    }

    /// Dice of the ship of a colour or any.
    std::uint32_t dice(std::uint8_t colour) const { return bitsOf(ship_.dice) & maskOf(colour); }
    void ownDice(std::uint8_t colour, Do kind) {
        eachBit(dice(colour), [&](int die) { out_.push(make(kind, die)); });
    }

    void turns(std::uint8_t colour) {
        eachBit(dice(colour), [&](int die) {
            const auto& faces = rules_.hasIcon[static_cast<std::size_t>(die / icons)];
            for (int icon = 0; icon < icons; ++icon)
                if (faces[static_cast<std::size_t>(icon)] && icon != die % icons) out_.push(make(Do::Turn, die, icon));
        });
    }

    /// What may be laid out, if `accepts` takes the payer.
    template <class Accepts>
    void payers(Accepts accepts) {
        const std::uint32_t held = bitsOf(ship_.dice) | bitsOf(ship_.up) << dieKinds;
        eachBit(held, [&](int payer) {
            if (accepts(static_cast<Payer>(payer))) out_.push(pay(static_cast<Payer>(payer)));
        });
    }

    /// Dice that the supply holds, on any face.
    void suppliedDice(int colour, Do kind, int offset) {
        if (state_.dice[static_cast<std::size_t>(colour)] == 0) return;
        const auto& faces = rules_.iconLists[static_cast<std::size_t>(colour)];
        Action* at = out_.extend(faces.size());
        for (std::size_t i = 0; i < faces.size(); ++i) at[i] = make(kind, colour * icons + faces[i] + offset);
    }

    void grants() {
        const Grant& grant = state_.grants[0];
        for (int colour = 0; colour < colours; ++colour) {
            if (grant.colour != anyColour && grant.colour != colour) continue;
            if (!grant.rolled)
                suppliedDice(colour, Do::Gain, 0);
            else if (state_.dice[static_cast<std::size_t>(colour)] > 0)
                out_.push(roll(static_cast<Colour>(colour)));
        }
    }

    void prophecies() {
        std::uint64_t own = 0;
        for (int kind = 0; kind < prophecyKinds; ++kind)
            if (ship_.prophecies[static_cast<std::size_t>(kind)] > 0) own |= std::uint64_t{1} << kind;
        for (const ProphecyId secret : ship_.secrets) own |= std::uint64_t{1} << secret;
        for (; own != 0; own &= own - 1) out_.push(renounce(static_cast<ProphecyId>(std::countr_zero(own))));
    }

    void spoil() {
        if (isKeep(state_.spoil)) {
            out_.push(heorot::raiders::decline());
            if (canFight(rules_, state_)) out_.push(fight());
            return;
        }
        const VillageSpec& card = rules_.villageCard(state_.spoil);
        if (card.kind == VillageSpec::Kind::Pillage) {
            out_.push(accept());
            return out_.push(heorot::raiders::decline());
        }
        if (card.kind == VillageSpec::Kind::Tile && hasRoomFor(card.upgrade)) out_.push(pick(Option::Tile));
        if (card.kind == VillageSpec::Kind::Choice) out_.push(pick(Option::Dice));
        out_.push(pick(Option::Glory));
        if (card.kind != VillageSpec::Kind::Runes || ship_.terror < card.gain.relief) return;
        for (Seat seat = 0; seat < state_.seats; ++seat)
            if (seat != state_.mover) out_.push(give(seat));
    }

    bool hasRoomFor(Upgrade upgrade) const {
        return state_.upgrades[static_cast<std::size_t>(upgrade)] > 0 && upgradesOn(ship_) < rules_.upgradeSpaces.value;
    }

    void drops() {
        std::uint64_t kinds = 0;
        for (const Stowed& stowed : ship_.artifacts) kinds |= std::uint64_t{1} << stowed.artifact;
        for (; kinds != 0; kinds &= kinds - 1) out_.push(drop(static_cast<ArtifactId>(std::countr_zero(kinds))));
    }

    void arms() {
        const bool laid = !isNothingLaidOut(state_);
        payers([&](Payer payer) { return hammersOf(rules_, ship_, payer) > 0; });
        if (laid || state_.bout.extra > 0) out_.push(done());
        if (!laid) out_.push(giveUp());
    }

    void combat() {
        const Bout& bout = state_.bout;
        const bool marked = bout.again != Counts<3>{};
        if (!marked) out_.push(done());
        for (int value = 0; value < 3 && ship_.favor > 0; ++value)
            if (bout.again[static_cast<std::size_t>(value)] < bout.dice[static_cast<std::size_t>(value)])
                out_.push(again(value));
        if (marked) out_.push(reroll());
    }

    /// Dice toward the cost of the phase, and `done` once it is laid out.
    void payments() {
        const Cost* const due = costDue(rules_, state_);
        if (!due) return;
        const Cost& cost = *due;
        const bool nothing = isNothingLaidOut(state_);
        if (nothing && !canPay(rules_, ship_, cost)) return;
        if (isLaidOut(state_, cost)) return out_.push(done());
        if (cost.dice > 0) return ownDice(anyColour, Do::Pay);
        const Due room(rules_, state_, cost);
        payers([&](Payer payer) { return room.accepts(iconsOf(rules_, ship_, payer)); });
    }

    void decide() {
        switch (state_.location) {
        case Location::Recruit: stacks(Location::Recruit); break;
        case Location::Trade: wares(); break;
        case Location::Subdue: attempts(); break;
        default: payments();
        }
        if (!isNothingLaidOut(state_)) return;
        out_.push(rest());
        for (int colour = 0; colour < colours; ++colour) suppliedDice(colour, Do::Rest, 1);
    }

    void stacks(Location location) {
        const auto offer = [&](const auto& piles, Deck deck) {
            if (canDraw(state_, deck)) out_.push(take(fromDeck));
            for (std::size_t i = 0; i < piles.size(); ++i)
                if (!piles[i].empty()) out_.push(take(static_cast<int>(i) + 1));
        };
        if (location == Location::Recruit)
            offer(state_.reaverStacks, Deck::Reavers);
        else if (location == Location::Villages)
            offer(state_.villageStacks, Deck::Villages);
        else
            offer(state_.keepStacks, Deck::Keeps);
    }

    void wares() {
        if (!state_.secondDie) {
            out_.push(trade(Ware::Favor));
            out_.push(trade(Ware::Food));
        }
        eachBit(bitsOf(state_.tradeDice), [&](int die) { out_.push(trade(Ware::Dice, die)); });
        if (state_.secondDie) return;
        if (canDraw(state_, Deck::Prophecies)) out_.push(trade(Ware::Prophecy, fromDeck));
        for (std::size_t i = 0; i < state_.prophecies.size(); ++i)
            if (state_.prophecies[i] != none) out_.push(trade(Ware::Prophecy, static_cast<int>(i) + 1));
    }

    void journey() {
        const JourneySpec& spec = rules_.journeys[state_.journey];
        if (spec.pay.icons != Counts<payIcons>{}) payments();
        if (isNothingLaidOut(state_)) out_.push(suffer());
        if (spec.payReaver) dismissals();
    }

    void dismissals() {
        for (ReaverId reaver = 0; reaver < reaverKinds; ++reaver) {
            for (std::size_t slot = 0; slot < slotKinds; ++slot)
                if (ship_.crew[slot].contains(reaver)) out_.push(dismiss(reaver, static_cast<int>(slot)));
            if (ship_.leader == reaver) out_.push(dismiss(reaver, leaderPlace));
        }
    }

    void loss() {
        if (state_.lossColour != none) return ownDice(state_.lossColour, Do::Discard);
        drops();
        for (std::size_t kind = 0; kind < upgradeKinds; ++kind)
            if (ship_.up[kind] + ship_.down[kind] > 0) out_.push(lose(static_cast<Upgrade>(kind)));
    }

    void battles() {
        if (canDraw(state_, Deck::Battles)) out_.push(take(fromDeck));
        for (std::size_t i = 0; i < state_.battles.size(); ++i)
            if (state_.battles[i] != none) out_.push(take(static_cast<int>(i) + 1));
    }

    void fights() {
        payments();
        if (!isNothingLaidOut(state_)) return;
        if (canFight(rules_, state_)) out_.push(fight());
        out_.push(giveUp());
    }

    void attempts() {
        if (canFight(rules_, state_))
            for (Territory territory = 0; territory < territoryKinds; ++territory)
                if (!state_.territories[territory].empty()) out_.push(force(territory));
        for (Territory territory = 0; territory < territoryKinds; ++territory)
            if (!state_.territories[territory].empty() && canPay(rules_, ship_, rules_.territories[territory].cost))
                out_.push(peace(territory));
    }

    void claims() {
        out_.push(heorot::raiders::decline());
        if (!hasReady(rules_, state_, ArtifactSpec::Effect::LevelThree)) return;
        for (Territory territory = 0; territory < territoryKinds; ++territory)
            if (levelOf(territory) == 3 && !state_.territories[territory].empty()) out_.push(claim(territory));
    }

    void stores() {
        if (ship_.artifacts.empty()) return;
        std::uint32_t empty = 0;
        for (const Stowed& stowed : ship_.artifacts)
            if (stowed.die == none) empty |= 1u << stowed.artifact;
        if (empty == 0) return;
        eachBit(bitsOf(ship_.dice), [&](int die) {
            eachBit(empty, [&](int artifact) {
                if (rules_.artifacts[static_cast<std::size_t>(artifact)].stores(static_cast<Die>(die)))
                    out_.push(store(static_cast<Die>(die), static_cast<ArtifactId>(artifact)));
            });
        });
    }

    void uses() {
        if (ship_.artifacts.empty()) return;
        std::uint32_t ready = 0;
        for (const Stowed& stowed : ship_.artifacts)
            if (stowed.die != none && !stowed.used && rules_.artifacts[stowed.artifact].worksAt(state_.location))
                ready |= 1u << stowed.artifact;
        eachBit(ready, [&](int kind) {
            const auto artifact = static_cast<ArtifactId>(kind);
            if (!meansReaver(rules_, artifact)) {
                if (hasEffect(rules_, state_, artifact, none)) out_.push(use(artifact));
                return;
            }
            eachKind(state_.recruited, [&](int reaver) {
                if (hasEffect(rules_, state_, artifact, static_cast<ReaverId>(reaver)))
                    out_.push(use(artifact, static_cast<ReaverId>(reaver)));
            });
        });
    }

    const Rules& rules_;
    const State& state_;
    const Ship& ship_;
    ActionList& out_;
};

}

void legalActions(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    if (state.phase != Phase::Over) Lister(rules, state, out).list();
}

bool isCanonical(const Rules& rules, const State& state, Action action) {
    if (kindOf(action) == Do::Again) {
        for (std::size_t value = action.a + std::size_t{1}; value < 3; ++value)
            if (state.bout.again[value] > 0) return false;
        return true;
    }
    if (kindOf(action) != Do::Pay) return true;
    int top = -1;
    for (int payer = 0; payer < payerKinds; ++payer)
        if (state.paid[static_cast<std::size_t>(payer)] > 0) top = payer;
    if (action.a >= top) return true;
    if (state.phase == Phase::Arms) return false;
    // A person may have laid out the last ones first; then any next one is a choice.
    for (int payer = top; payer < payerKinds; ++payer)
        if (mayPay(rules, state, static_cast<Payer>(payer))) return false;
    return true;
}

}
