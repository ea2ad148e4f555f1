// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/artifacts.h"

#include "rules/pay.h"

#include <algorithm>

namespace heorot::raiders {

using Effect = ArtifactSpec::Effect;

std::uint8_t emptyPlace(const Ship& ship, ArtifactId artifact) {
    for (std::size_t i = 0; i < ship.artifacts.size(); ++i)
        if (ship.artifacts[i].artifact == artifact && ship.artifacts[i].die == none)
            return static_cast<std::uint8_t>(i);
    return none;
}

std::uint8_t readyPlace(const Ship& ship, ArtifactId artifact) {
    for (std::size_t i = 0; i < ship.artifacts.size(); ++i) {
        const Stowed& stowed = ship.artifacts[i];
        if (stowed.artifact == artifact && stowed.die != none && !stowed.used) return static_cast<std::uint8_t>(i);
    }
    return none;
}

std::uint8_t droppedPlace(const Ship& ship, ArtifactId artifact) {
    std::uint8_t place = none;
    for (std::size_t i = 0; i < ship.artifacts.size(); ++i)
        if (ship.artifacts[i].artifact == artifact && (place == none || ship.artifacts[i].die == none))
            place = static_cast<std::uint8_t>(i);
    return place;
}

bool mayUse(const State& state) {
    if (!isOwnPart(state)) return false;
    switch (state.phase) {
    case Phase::Place:
    case Phase::Resolve:
    case Phase::Recruit:
    case Phase::Spoil:
    case Phase::Decide:
    case Phase::Take:
    case Phase::Journey:
    case Phase::Battle:
    case Phase::Fight:
    case Phase::Attempt:
    case Phase::Claim:
    case Phase::Reward:
    case Phase::Close: return isNothingLaidOut(state);
    case Phase::Ability: return state.abilityPaid == 0;
    case Phase::Trade: return !state.secondDie;
    case Phase::Arms: return true;
    case Phase::Combat: return state.bout.again == Counts<3>{};
    default: return false;
    }
}

bool mayStore(const State& state) {
    return state.phase == Phase::Overflow || mayUse(state);
}

bool hasReady(const Rules& rules, const State& state, Effect effect) {
    const Ship& ship = moverShip(state);
    return std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        const ArtifactSpec& spec = rules.artifacts[stowed.artifact];
        return spec.effect == effect && spec.worksAt(state.location) && stowed.die != none && !stowed.used;
    });
}

bool meansReaver(const Rules& rules, ArtifactId artifact) {
    const Effect effect = rules.artifacts[artifact].effect;
    return effect == Effect::FireAbility || effect == Effect::PromoteBonus;
}

bool canDraw(const State& state, Deck deck) {
    const auto holds = [](const auto& cards, const auto& discards) {
        return !cards.empty() || std::any_of(discards.begin(), discards.end(), [](int n) { return n > 0; });
    };
    switch (deck) {
    case Deck::Reavers: return holds(state.reaverDeck, state.reaverDiscards);
    case Deck::Villages: return holds(state.villageDeck, state.villageDiscards);
    case Deck::Keeps: return holds(state.keepDeck, state.keepDiscards);
    case Deck::Journeys: return holds(state.journeyDeck, state.journeyDiscards);
    case Deck::Battles: return holds(state.battleDeck, state.battleDiscards);
    case Deck::Prophecies: return holds(state.prophecyDeck, state.prophecyDiscards);
    }
    return false;
}

bool canTurn(const Rules& rules, const Ship& ship, std::uint8_t colour) {
    for (Die die = 0; die < dieKinds; ++die) {
        const auto own = static_cast<std::size_t>(colourOf(die));
        if (ship.dice[die] == 0 || (colour != anyColour && colour != own)) continue;
        const auto& faces = rules.hasIcon[own];
        for (std::size_t icon = 0; icon < icons; ++icon)
            if (faces[icon] && icon != static_cast<std::size_t>(iconOf(die))) return true;
    }
    return false;
}

std::optional<Lack> lackOf(const Rules& rules, const State& state, ReaverId reaver) {
    const Ability& ability = rules.reavers[reaver].ability;
    const Ship& ship = moverShip(state);
    const auto unless = [](bool fine, Lack lack) { return fine ? std::nullopt : std::optional(lack); };
    switch (ability.kind) {
    case Ability::Kind::Gain: return {};
    case Ability::Kind::Draw: return unless(canDraw(state, ability.deck), Lack::Cards);
    case Ability::Kind::Turn: return unless(canTurn(rules, ship, ability.colour), Lack::Dice);
    case Ability::Kind::Buy: break;
    }
    if (ability.then.pawn != none && state.pawns[ability.then.pawn] == 0) return Lack::Pawns;
    if (ability.then.prophecies > 0 && !canDraw(state, Deck::Prophecies)) return Lack::Cards;
    if (ship.diceCount < ability.dice) return Lack::Dice;
    return unless(ship.favor >= ability.favor, Lack::Favor);
}

bool canUseAbility(const Rules& rules, const State& state) {
    return state.abilityPaid > 0 || !lackOf(rules, state, state.ability);
}

bool mayDecideAbility(const Rules& rules, const State& state) {
    if (canUseAbility(rules, state)) return true;
    const Lack lack = *lackOf(rules, state, state.ability);
    if (lack == Lack::Favor) return mayBringFavor(rules, state);
    return lack == Lack::Dice && mayBringDice(rules, state);
}

namespace {

bool firesSomething(const Rules& rules, const State& state, ReaverId reaver) {
    return rules.reavers[reaver].ability.now.food > 0 || !lackOf(rules, state, reaver);
}

bool hasBonus(const Rules& rules, const State& state, ReaverId reaver) {
    const ClanSpec& clan = rules.clans[static_cast<std::size_t>(rules.reavers[reaver].clan)];
    return !clan.drawsSpoils || canDraw(state, Deck::Villages) || canDraw(state, Deck::Keeps);
}

bool hasLevelThree(const State& state) {
    for (Territory territory = 0; territory < territoryKinds; ++territory)
        if (levelOf(territory) == 3 && !state.territories[territory].empty()) return true;
    return false;
}

}

bool hasEffect(const Rules& rules, const State& state, ArtifactId artifact, ReaverId reaver) {
    const Ship& ship = moverShip(state);
    switch (rules.artifacts[artifact].effect) {
    case Effect::DrawKeep: return canDraw(state, Deck::Keeps);
    case Effect::FireAbility: return state.ability == none && firesSomething(rules, state, reaver);
    case Effect::PromoteBonus: return hasBonus(rules, state, reaver);
    case Effect::TurnDie: return canTurn(rules, ship, anyColour);
    case Effect::SwapProphecy: return canDraw(state, Deck::Prophecies);
    case Effect::Relief: return ship.terror > 0;
    case Effect::CombatDice: return state.phase == Phase::Arms;
    case Effect::CancelJourney: return state.phase == Phase::Journey;
    case Effect::LevelThree: return false; // it is used by claiming a tile
    default: return true;
    }
}

namespace {

/// Whether the artifact, if it holds a die, could be used.
bool hasSomeEffect(const Rules& rules, const State& state, const Stowed& stowed) {
    if (stowed.used || !rules.artifacts[stowed.artifact].worksAt(state.location)) return false;
    if (!meansReaver(rules, stowed.artifact)) return hasEffect(rules, state, stowed.artifact, none);
    return std::any_of(state.recruited.begin(), state.recruited.end(),
                       [&](ReaverId reaver) { return hasEffect(rules, state, stowed.artifact, reaver); });
}

bool canStoreOn(const Rules& rules, const Ship& ship, const Stowed& stowed) {
    return stowed.die == none && (bitsOf(ship.dice) & rules.artifacts[stowed.artifact].storable) != 0;
}

}

bool hasArtifactAction(const Rules& rules, const State& state) {
    const Ship& ship = moverShip(state);
    return std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        return stowed.die == none ? canStoreOn(rules, ship, stowed) : hasSomeEffect(rules, state, stowed);
    });
}

bool canUseSomeArtifact(const Rules& rules, const State& state) {
    const Ship& ship = moverShip(state);
    return std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        return (stowed.die != none || canStoreOn(rules, ship, stowed)) && hasSomeEffect(rules, state, stowed);
    });
}

namespace {

/// Whether the effect may bring a die that can be stored, or turn one to a face that can: cards and abilities may.
bool bringsDice(Effect effect) {
    return effect == Effect::RollDice || effect == Effect::TurnDie || effect == Effect::DrawKeep ||
           effect == Effect::FireAbility || effect == Effect::PromoteBonus;
}

/// Whether some artifact whose effect is `wanted` could be used once it holds a die, and can be made to hold one.
template <class Wanted>
bool canReadyAny(const Rules& rules, const State& state, const Wanted& wanted) {
    if (!isOwnPart(state)) return false;
    const Ship& ship = moverShip(state);
    const auto holds = [&](const Stowed& stowed) { return stowed.die != none || canStoreOn(rules, ship, stowed); };
    const bool diceMayCome = std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        return bringsDice(rules.artifacts[stowed.artifact].effect) && holds(stowed) &&
               hasSomeEffect(rules, state, stowed);
    });
    return std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        const ArtifactSpec& spec = rules.artifacts[stowed.artifact];
        return wanted(stowed) && spec.worksAt(state.location) && !stowed.used && (diceMayCome || holds(stowed));
    });
}

}

bool canReady(const Rules& rules, const State& state, Effect effect) {
    return canReadyAny(rules, state,
                       [&](const Stowed& stowed) { return rules.artifacts[stowed.artifact].effect == effect; });
}

bool mayBringFavor(const Rules& rules, const State& state) {
    return canReadyAny(rules, state, [&](const Stowed& stowed) {
        const Effect effect = rules.artifacts[stowed.artifact].effect;
        if (effect == Effect::Favor) return true;
        // Whatever else brings dice may bring Favor too.
        return effect != Effect::RollDice && effect != Effect::TurnDie && bringsDice(effect) &&
               hasSomeEffect(rules, state, stowed);
    });
}

bool mayBringDice(const Rules& rules, const State& state) {
    return canReadyAny(rules, state, [&](const Stowed& stowed) {
        const Effect effect = rules.artifacts[stowed.artifact].effect;
        return effect != Effect::TurnDie && bringsDice(effect) && hasSomeEffect(rules, state, stowed);
    });
}

bool mayClaim(const Rules& rules, const State& state) {
    return levelOf(territoryOf(state.subdued[state.subdued.size() - 1])) != 3 && hasLevelThree(state) &&
           canReady(rules, state, Effect::LevelThree);
}

}
