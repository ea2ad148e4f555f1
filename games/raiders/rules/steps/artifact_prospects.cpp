// SPDX-License-Identifier: GPL-3.0-or-later
// What artifacts may still bring in the mover's part, once a die is stored on them.
#include "rules/artifact_places.h"
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

using Effect = ArtifactSpec::Effect;

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

/// Whether some artifact whose effect is `wanted` could be used once it holds a die, and can be made to hold one.
template <class Wanted>
bool canReadyAny(const Rules& rules, const State& state, const Wanted& wanted) {
    if (!isOwnPart(state)) return false;
    const Ship& ship = moverShip(state);
    const auto holds = [&](const Stowed& stowed) { return stowed.die != none || canStoreOn(rules, ship, stowed); };
    const bool diceMayCome = std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        return rulesOf(rules.artifacts[stowed.artifact].effect).bringsDice && holds(stowed) &&
               hasSomeEffect(rules, state, stowed);
    });
    return std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        const ArtifactSpec& spec = rules.artifacts[stowed.artifact];
        return wanted(stowed) && spec.worksAt(state.location) && !stowed.used && (diceMayCome || holds(stowed));
    });
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

bool canReady(const Rules& rules, const State& state, Effect effect) {
    return canReadyAny(rules, state,
                       [&](const Stowed& stowed) { return rules.artifacts[stowed.artifact].effect == effect; });
}

bool mayBringFavor(const Rules& rules, const State& state) {
    return canReadyAny(rules, state, [&](const Stowed& stowed) {
        const Effect effect = rules.artifacts[stowed.artifact].effect;
        if (effect == Effect::Favor) return true;
        // Every other effect that brings dice may bring Favor too.
        return effect != Effect::RollDice && effect != Effect::TurnDie && rulesOf(effect).bringsDice &&
               hasSomeEffect(rules, state, stowed);
    });
}

bool mayBringDice(const Rules& rules, const State& state) {
    return canReadyAny(rules, state, [&](const Stowed& stowed) {
        const Effect effect = rules.artifacts[stowed.artifact].effect;
        return effect != Effect::TurnDie && rulesOf(effect).bringsDice && hasSomeEffect(rules, state, stowed);
    });
}

}
