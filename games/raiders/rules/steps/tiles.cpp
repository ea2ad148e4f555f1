// SPDX-License-Identifier: GPL-3.0-or-later
// Subdued tiles: Laevateinn may take one of level 3 instead, then they are turned for their rewards (rulebook, Subdue
// Territories).
#include "rules/artifact_places.h"
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

using Effect = ArtifactSpec::Effect;

TileId subduedLast(const State& state) {
    return state.subdued[state.subdued.size() - 1];
}

bool hasLevelThree(const State& state) {
    for (Territory territory = 0; territory < territoryKinds; ++territory)
        if (levelOf(territory) == 3 && !refuseTerritory(state, territory)) return true;
    return false;
}

// Laevateinn.

/// Whether Laevateinn cannot replace the tile just subdued, even after storing a die on it.
bool isNothingToClaim(const Rules& rules, const State& state) {
    return levelOf(territoryOf(subduedLast(state))) == 3 || !hasLevelThree(state) ||
           !canReady(rules, state, Effect::LevelThree);
}

void keepTile(Transition& transition) {
    State& state = transition.state;
    transition.report(Happening::Subdued, state.territory);
    state.territory = none;
    state.stage = Stage::Attempt;
}

void offerClaims(const Rules& rules, const State& state, ActionList& out) {
    out.push(decline());
    if (!hasReady(rules, state, Effect::LevelThree)) return;
    for (Territory territory = 0; territory < territoryKinds; ++territory)
        if (levelOf(territory) == 3 && !refuseTerritory(state, territory)) out.push(claim(territory));
}

FieldFault claimError(const Rules&, const State& state) {
    return state.territory != none && !state.subdued.empty()
               ? FieldFault()
               : FieldFault{"subdued", Fault::tr("no tile has been subdued")};
}

FieldFault claimStageError(const Rules&, const State& state) {
    if (state.subdued.empty()) return {"subdued", Fault::tr("no tile has been subdued")};
    const bool isItsOwn = state.territory == territoryOf(state.subdued[state.subdued.size() - 1]);
    return isItsOwn ? FieldFault()
                    : FieldFault{"territory", Fault::tr("the tile subdued last belongs to another territory")};
}

void keepByChoice(Transition& transition, Action) {
    keepTile(transition);
}

Violation refuseClaim(const Rules& rules, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Claim, state)) return refused;
    if (levelOf(action.a) != 3) return refuse(Refusal::NotLevelThree, action.a);
    if (const auto refused = refuseTerritory(state, action.a)) return refused;
    if (hasReady(rules, state, Effect::LevelThree)) return allowed;
    for (ArtifactId artifact = 0; artifact < artifactKinds; ++artifact)
        if (rules.artifacts[artifact].effect == Effect::LevelThree) return refuse(Refusal::NothingStored, artifact);
    return notNow(state);
}

/// Whether the artifact is a ready Laevateinn.
bool claimsTile(const Rules& rules, const Stowed& stowed) {
    return rules.artifacts[stowed.artifact].effect == Effect::LevelThree && !stowed.used && stowed.die != none;
}

/// Returns the tile to the top of its stack and takes one of level 3 instead.
void claimTile(Transition& transition, Action action) {
    State& state = transition.state;
    for (Stowed& stowed : transition.ship().artifacts)
        if (claimsTile(transition.rules, stowed)) {
            discharge(transition, stowed);
            break;
        }
    const TileId tile = subduedLast(state);
    state.subdued.removeAt(state.subdued.size() - 1);
    state.territories[state.territory].push(tile);
    state.territory = action.a;
    subdue(transition);
    keepTile(transition);
}

// Rewards.

bool isNothingToChoose(const Rules&, const State& state) {
    return areAlike(state.rewards);
}

/// Takes the only reward, or ends the part.
void goOnRewarding(Transition& transition) {
    if (transition.state.rewards.empty()) return closePart(transition);
    takeReward(transition, transition.state.rewards[0]);
}

void offerRewards(const Rules&, const State& state, ActionList& out) {
    offerKinds(state.rewards, Do::Reward, out);
}

FieldFault rewardError(const Rules&, const State& state) {
    return !state.rewards.empty() ? FieldFault() : FieldFault{"rewards", Fault::tr("no reward is left to take")};
}

Violation refuseReward(const Rules&, const State& state, Action action) {
    if (const auto refused = refuseOutside(Phase::Reward, state)) return refused;
    return state.rewards.contains(action.a) ? allowed : refuse(Refusal::NoSuchTile, action.a);
}

void takeRewardByChoice(Transition& transition, Action action) {
    takeReward(transition, action.a);
}

const Bundle& gainOf(const Rules& rules, TileId tile) {
    return rules.territories[territoryOf(tile)].rewards[tile % rewardsPerTerritory];
}

/// Whether no remaining decision of this part costs Food or Favor.
bool costsNothingYet(const Rules& rules, const State& state) {
    return std::all_of(state.rewards.begin(), state.rewards.end(), [&](TileId tile) {
        const Bundle& gain = gainOf(rules, tile);
        return gain.villages == 0 && gain.keeps == 0 && gain.reavers == 0;
    });
}

bool rewardStandsApart(const Rules& rules, const State& state, Action action) {
    const Bundle& gain = gainOf(rules, action.a);
    Bundle glory;
    glory.glory = gain.glory;
    Bundle goods = glory;
    goods.food = gain.food;
    goods.favor = gain.favor;
    return gain == glory || (gain == goods && costsNothingYet(rules, state));
}

}

void turnTiles(Transition& transition) {
    State& state = transition.state;
    state.left = 0;
    state.stage = Stage::Rewards;
    if (state.subdued.empty()) return;
    transition.showAll();
    for (const TileId tile : state.subdued) {
        transition.report(Happening::TileTurned, tile);
        state.rewards.push(tile);
    }
    state.subdued.clear();
}

void takeReward(Transition& transition, TileId tile) {
    transition.state.rewards.remove(tile);
    ++transition.ship().tiles[tile];
    gain(transition, gainOf(transition.rules, tile), Track::Territories);
}

constexpr StageRules claimStage{.phase = Phase::Claim,
                                .decidesNothing = isNothingToClaim,
                                .goOn = keepTile,
                                .location = Location::Subdue,
                                .positionError = claimStageError};
constexpr PhaseRules claimPhase{.offer = offerClaims,
                                .positionError = claimError,
                                .stage = Stage::Claim,
                                .allowsArtifacts = isNothingLaidOut,
                                .decline = {.refuse = allow, .perform = keepByChoice}};
constexpr ActionRules claimAction{
    .isWellFormed = isWithin<territoryKinds>, .refuse = refuseClaim, .perform = claimTile};
constexpr StageRules rewardsStage{
    .phase = Phase::Reward, .decidesNothing = isNothingToChoose, .goOn = goOnRewarding, .location = Location::Subdue};
constexpr PhaseRules rewardPhase{
    .offer = offerRewards, .positionError = rewardError, .stage = Stage::Rewards, .allowsArtifacts = isNothingLaidOut};
constexpr ActionRules rewardAction{.isWellFormed = isWithin<tileKinds>,
                                   .refuse = refuseReward,
                                   .perform = takeRewardByChoice,
                                   .settles = true,
                                   .standsApart = rewardStandsApart};

}
