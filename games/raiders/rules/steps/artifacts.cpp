// SPDX-License-Identifier: GPL-3.0-or-later
// Artifacts: dice are stored on them, and each works once in each activation of its location, in its owner's part,
// which begins with the firing of the owner's Reavers, even if the owner rests (rulebook, Artifacts; rulings 11 and
// O3).
#include "rules/artifact_places.h"

#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

/// Artifacts wait for their owner's part, and until dice that are laid out are paid.
Violation refuseAnyArtifact(bool may, const State& state) {
    if (may) return allowed;
    if (!isOwnPart(state)) return refuse(Refusal::NotYourPart);
    if (state.phase == Phase::Combat) return refuse(Refusal::RollMarked);
    return isNothingLaidOut(state) ? notNow(state) : refuse(Refusal::FinishPaying);
}

// Storing dice.

void offerStores(const Rules& rules, const State& state, ActionList& out) {
    const Ship& ship = moverShip(state);
    std::uint32_t empty = 0;
    for (const Stowed& stowed : ship.artifacts)
        if (stowed.die == none) empty |= 1u << stowed.artifact;
    if (empty == 0) return;
    eachBit(bitsOf(ship.dice), [&](int die) {
        eachBit(empty, [&](int artifact) {
            if (rules.artifacts[static_cast<std::size_t>(artifact)].stores(static_cast<Die>(die)))
                out.push(store(static_cast<Die>(die), static_cast<ArtifactId>(artifact)));
        });
    });
}

Violation refuseStore(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseAnyArtifact(mayStore(state), state)) return refused;
    if (const auto refused = refuseArtifact(state, action.b)) return refused;
    if (const auto refused = refuseDie(state, action.a)) return refused;
    if (!rules.artifacts[action.b].stores(action.a)) return refuse(Refusal::CannotStore, action.b);
    const bool isEmpty = emptyPlace(moverShip(state), action.b) != none;
    return isEmpty ? allowed : refuse(Refusal::StorageFull, action.b);
}

void storeDie(Transition& transition, Action action) {
    Ship& ship = transition.ship();
    --ship.dice[action.a];
    --ship.diceCount;
    ship.artifacts[emptyPlace(ship, action.b)].die = action.a;
    transition.report(Happening::DieStored, action.a, action.b);
}

// Using them.

void offerUses(const Rules& rules, const State& state, ActionList& out) {
    std::uint32_t ready = 0;
    for (const Stowed& stowed : moverShip(state).artifacts)
        if (stowed.die != none && !stowed.used && rules.artifacts[stowed.artifact].worksAt(state.location))
            ready |= 1u << stowed.artifact;
    eachBit(ready, [&](int kind) {
        const auto artifact = static_cast<ArtifactId>(kind);
        if (!meansReaver(rules, artifact)) {
            if (hasEffect(rules, state, artifact, none)) out.push(use(artifact));
            return;
        }
        eachKind(state.recruited, [&](int reaver) {
            if (hasEffect(rules, state, artifact, static_cast<ReaverId>(reaver)))
                out.push(use(artifact, static_cast<ReaverId>(reaver)));
        });
    });
}

/// The Reaver the artifact is used for, or `none`.
ReaverId reaverOf(Action action) {
    return action.b == 0 ? none : static_cast<ReaverId>(action.b - 1);
}

bool isUse(const Rules& rules, Action action) {
    return isWithin<artifactKinds, 1 + reaverKinds>(rules, action) &&
           meansReaver(rules, action.a) == (reaverOf(action) != none);
}

bool isUsed(const Ship& ship, ArtifactId artifact) {
    return std::any_of(ship.artifacts.begin(), ship.artifacts.end(),
                       [&](const Stowed& stowed) { return stowed.artifact == artifact && stowed.used; });
}

Violation refuseUse(const Rules& rules, const State& state, Action action) {
    const ArtifactId artifact = action.a;
    if (const auto refused = refuseAnyArtifact(mayUse(state), state)) return refused;
    if (const auto refused = refuseArtifact(state, artifact)) return refused;
    if (!rules.artifacts[artifact].worksAt(state.location)) return refuse(Refusal::OtherLocation, artifact);
    const Ship& ship = moverShip(state);
    if (readyPlace(ship, artifact) == none)
        return refuse(isUsed(ship, artifact) ? Refusal::UsedAlready : Refusal::NothingStored, artifact);
    const ReaverId reaver = reaverOf(action);
    if (reaver != none && !state.recruited.contains(reaver)) return refuse(Refusal::NotRecruitedNow, reaver);
    return hasEffect(rules, state, artifact, reaver) ? allowed : refuse(Refusal::NoEffectNow, artifact);
}

void useArtifact(Transition& transition, Action action) {
    discharge(transition, transition.ship().artifacts[readyPlace(transition.ship(), action.a)]);
    const ArtifactSpec& artifact = transition.rules.artifacts[action.a];
    rulesOf(artifact.effect).work(transition, artifact, reaverOf(action));
}

// Room for a fifth one.

void offerRoom(const Rules&, const State& state, ActionList& out) {
    offerDrops(state, out);
}

FieldFault roomError(const Rules& rules, const State& state) {
    const bool isFull = static_cast<int>(moverShip(state).artifacts.size()) > rules.artifactSpaces.value;
    return isFull ? FieldFault() : FieldFault{{}, Fault::tr("there is room for all the artifacts")};
}

Violation refuseDrop(const Rules&, const State& state, Action action) {
    return refuseArtifact(state, action.a);
}

void dropForRoom(Transition& transition, Action action) {
    dropArtifact(transition, action.a);
    transition.state.spoil = none;
}

}

bool mayUse(const State& state) {
    const auto allowsArtifacts = rulesOf(state.phase).allowsArtifacts;
    return allowsArtifacts != nullptr && isOwnPart(state) && allowsArtifacts(state);
}

bool mayStore(const State& state) {
    return rulesOf(state.phase).storesForRoom || mayUse(state);
}

void offerArtifacts(const Rules& rules, const State& state, ActionList& out) {
    if (moverShip(state).artifacts.empty()) return;
    const bool canUse = mayUse(state);
    if (!canUse && !mayStore(state)) return;
    offerStores(rules, state, out);
    if (canUse) offerUses(rules, state, out);
}

Violation refuseArtifact(const State& state, ArtifactId artifact) {
    for (const Stowed& stowed : moverShip(state).artifacts)
        if (stowed.artifact == artifact) return allowed;
    return refuse(Refusal::NoSuchArtifact, artifact);
}

void discharge(Transition& transition, Stowed& stowed) {
    ++transition.state.dice[static_cast<std::size_t>(colorOf(stowed.die))];
    transition.report(Happening::ArtifactUsed, stowed.artifact, stowed.die);
    stowed.die = none;
    stowed.used = true;
}

void offerDrops(const State& state, ActionList& out) {
    std::uint32_t kinds = 0;
    for (const Stowed& stowed : moverShip(state).artifacts) kinds |= 1u << stowed.artifact;
    eachBit(kinds, [&](int artifact) { out.push(drop(static_cast<ArtifactId>(artifact))); });
}

void dropArtifact(Transition& transition, ArtifactId artifact) {
    Ship& ship = transition.ship();
    const std::size_t at = droppedPlace(ship, artifact);
    const Stowed left = ship.artifacts[at];
    ship.artifacts.removeAt(at);
    ++ship.relics[artifact];
    transition.report(Happening::ArtifactDropped, artifact);
    if (left.die == none) return;
    if (ship.diceCount < transition.rules.diceSpaces.value)
        return gainDie(transition, left.die, Happening::DieReturned, artifact);
    ++transition.state.dice[static_cast<std::size_t>(colorOf(left.die))];
    transition.report(Happening::DieDiscarded, left.die);
}

constexpr ActionRules storeAction{
    .isWellFormed = isWithin<dieKinds, artifactKinds>, .refuse = refuseStore, .perform = storeDie};
constexpr ActionRules useAction{.isWellFormed = isUse, .refuse = refuseUse, .perform = useArtifact};
constexpr PhaseRules roomPhase{.offer = offerRoom,
                               .positionError = roomError,
                               .depth = Depth::Spoil,
                               .drop = {.refuse = refuseDrop, .perform = dropForRoom}};

}
