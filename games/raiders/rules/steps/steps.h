// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the game. Each file in this folder implements one step: what it offers, why it refuses an action, and
// what the action does. This header has the tables that lead to the steps, and what one step calls in another.
#pragma once

#include "engine/rules_table.h"
#include "record/fault.h"
#include "rules/costs.h"
#include "rules/transition.h"

#include <optional>

namespace heorot::raiders {

using engine::ActionList;
using engine::Violation;
using record::Fault;
using record::FieldFault;

/// The rules of a kind of action.
struct ActionRules {
    /// Whether the numbers of the action are within their ranges. Its `c` is 0.
    bool (&isWellFormed)(const Rules& rules, Action action);
    /// Why the seat to move may not play it now, or `allowed`. The action is well-formed and the game is not over.
    Violation (&refuse)(const Rules& rules, const State& state, Action action);
    /// Carries out a legal action.
    void (&perform)(Transition& transition, Action action);
    /// Whether it is only part of a decision, so that the same decision continues.
    bool isPart = false;
    /// See `forgoes` in game.h; null for an action that gives up nothing.
    bool (*forgoes)(const Rules& rules, const State& state) = nullptr;
    /// See `isCanonical` in game.h; null for an action that is always canonical.
    bool (*isCanonical)(const Rules& rules, const State& state, Action action) = nullptr;
    /// See `settles` in game.h.
    bool settles = false;
    /// See `standsApart` in game.h; null for an action that never does.
    bool (*standsApart)(const Rules& rules, const State& state, Action action) = nullptr;
};

/// What an action that several phases share does in one of them; null if the phase does not have it.
struct PhaseAction {
    Violation (*refuse)(const Rules& rules, const State& state, Action action) = nullptr;
    void (*perform)(Transition& transition, Action action) = nullptr;
    bool (*forgoes)(const Rules& rules, const State& state) = nullptr;
};

/// How deeply a decision is nested in others: the innermost is made first.
enum class Depth : std::uint8_t { Overflow, Gain, Turn, Renounce, Keep, Combat, Spoil, Part };

/// The rules of a phase.
struct PhaseRules {
    /// Appends the legal actions, sorted, except `store`, `use` and `end`, which follow them in every phase.
    void (&offer)(const Rules& rules, const State& state, ActionList& out);
    /// What is wrong with a position in this phase that was read from a file, beyond the checks of position_check.cpp
    /// for all phases, or nothing; null if nothing can be.
    FieldFault (*positionError)(const Rules& rules, const State& state) = nullptr;
    /// The stage of a position that was read from a file and gives only the phase; Setup if it is not determined.
    Stage stage = Stage::Setup;
    Depth depth = Depth::Part;
    /// Whether the mover may use artifacts in its part and store dice on them; null for never.
    bool (*allowsArtifacts)(const State& state) = nullptr;
    /// Whether dice may be stored to make room.
    bool storesForRoom = false;
    /// Whether the decision depends on what only the mover knows; null for never.
    bool (*usesSecrets)(const State& state) = nullptr;
    /// Returns the cost being paid, or nullptr; null for a phase without costs.
    const Cost* (*cost)(const Rules& rules, const State& state) = nullptr;

    PhaseAction pay{};
    PhaseAction done{};
    PhaseAction take{};
    PhaseAction pick{};
    PhaseAction accept{};
    PhaseAction decline{};
    PhaseAction fight{};
    PhaseAction yield{};
    PhaseAction discard{};
    PhaseAction turn{};
    PhaseAction drop{};
    PhaseAction end{};
};

/// The rules of a stage of the mover's part.
struct StageRules {
    /// The decision once nothing is pending; nothing if the game goes on by itself.
    std::optional<Phase> phase{};
    /// The same for stages in which it depends on the state; null for the others.
    std::optional<Phase> (*asks)(const State& state) = nullptr;
    /// Whether there is nothing to choose, so that the game goes on by itself after all; null for never.
    bool (*decidesNothing)(const Rules& rules, const State& state) = nullptr;
    /// Goes on without a decision; null if there always is one.
    void (*goOn)(Transition& transition) = nullptr;
    /// The only location with this stage; nothing if there are several.
    std::optional<Location> location{};
    /// As PhaseRules::positionError.
    FieldFault (*positionError)(const Rules& rules, const State& state) = nullptr;
};

/// The rules of a location, for a seat's part of an action.
struct LocationRules {
    /// Appends the actions of the seat to move other than resting, sorted.
    void (&offer)(const Rules& rules, const State& state, ActionList& out);
    /// Begins the action once the cost is paid; `bonus` is that of the seat to move.
    void (&activate)(Transition& transition, int bonus);
    /// Whether the cost is paid first. The other locations are free: taking, trading and attempting begin at once.
    bool isPaidFirst = false;
    /// The source of the Glory that the active seat gains there.
    Track track = Track::Reavers;
};

/// The rules of an effect of artifacts.
struct EffectRules {
    /// Whether it can happen now; `reaver` is the one it is used for, or `none`.
    bool (&canHappen)(const Rules& rules, const State& state, ReaverId reaver);
    void (&work)(Transition& transition, const ArtifactSpec& artifact, ReaverId reaver);
    /// Whether it is used for a Reaver recruited in this part.
    bool meansReaver = false;
    /// Whether it may bring a die that can be stored, or turn one to such a face, as cards and abilities may.
    bool bringsDice = false;
};

/// What is wrong with a position for its phase or stage.
template <class RulesOfKey>
FieldFault errorOf(const RulesOfKey& of, const Rules& rules, const State& state) {
    return of.positionError != nullptr ? of.positionError(rules, state) : FieldFault();
}

// The tables, defined in steps.cpp and artifact_effects.cpp.
extern const std::array<engine::RulesEntry<Phase, PhaseRules>, phases> phaseTable;
extern const std::array<engine::RulesEntry<Stage, StageRules>, stages> stageTable;
extern const std::array<engine::RulesEntry<Location, LocationRules>, locations> locationTable;
extern const std::array<engine::RulesEntry<ArtifactSpec::Effect, EffectRules>, effectKinds> effectTable;

inline const PhaseRules& rulesOf(Phase phase) {
    return phaseTable[static_cast<std::size_t>(phase)].rules;
}
inline const StageRules& rulesOf(Stage stage) {
    return stageTable[static_cast<std::size_t>(stage)].rules;
}
inline const LocationRules& rulesOf(Location location) {
    return locationTable[static_cast<std::size_t>(location)].rules;
}
inline const EffectRules& rulesOf(ArtifactSpec::Effect effect) {
    return effectTable[static_cast<std::size_t>(effect)].rules;
}

// Every entry of the tables, by file.
// rounds.cpp
extern const PhaseRules overPhase;
extern const StageRules setupStage;
// choosing.cpp
extern const PhaseRules choosePhase;
extern const ActionRules chooseAction;
extern const StageRules chooseStage;
// abilities.cpp
extern const PhaseRules abilityPhase, keepPhase;
extern const ActionRules keepAction;
extern const StageRules fireStage;
// part.cpp
extern const PhaseRules decidePhase, closePhase;
extern const ActionRules restAction;
extern const StageRules decideStage, closeStage;
// recruiting.cpp
extern const PhaseRules recruitPhase, placePhase, bonusPhase;
extern const ActionRules recruitAction, rallyAction, specializeAction, promoteAction;
extern const LocationRules recruitLocation;
// trade.cpp
extern const PhaseRules tradePhase;
extern const ActionRules tradeAction;
extern const StageRules tradeStage;
extern const LocationRules tradeLocation;
// sea_journey.cpp
extern const PhaseRules journeyPhase, lossPhase;
extern const ActionRules sufferAction, dismissAction, loseAction;
extern const StageRules journeyStage;
extern const LocationRules seaLocation;
// sea_battle.cpp
extern const PhaseRules battlePhase, fightPhase;
extern const StageRules battleStage, fightStage;
// raids.cpp
extern const PhaseRules takePhase;
extern const StageRules takeStage;
extern const LocationRules villagesLocation, keepsLocation;
// spoils.cpp
extern const PhaseRules resolvePhase, spoilPhase;
extern const ActionRules resolveAction, giveAction;
// subduing.cpp
extern const PhaseRules attemptPhase, tributePhase;
extern const ActionRules forceAction, peaceAction;
extern const StageRules attemptStage;
extern const LocationRules subdueLocation;
// tiles.cpp
extern const PhaseRules claimPhase, rewardPhase;
extern const ActionRules claimAction, rewardAction;
extern const StageRules claimStage, rewardsStage;
// combat.cpp
extern const PhaseRules armsPhase, combatPhase;
extern const ActionRules againAction, rerollAction;
// dice.cpp
extern const PhaseRules overflowPhase, gainPhase, turnPhase;
extern const ActionRules gainAction, rollAction;
// artifacts.cpp
extern const PhaseRules roomPhase;
extern const ActionRules storeAction, useAction;
// prophecies.cpp
extern const PhaseRules renouncePhase;
extern const ActionRules renounceAction;
// shared_actions.cpp
extern const ActionRules payAction, doneAction, takeAction, pickAction, acceptAction, declineAction, fightAction,
    yieldAction, discardAction, turnAction, dropAction, endAction;

// steps.cpp
/// Carries out a legal action and finds the next decision.
void perform(Transition& transition, Action action);

// asking.cpp
/// The innermost pending decision, if any.
std::optional<Phase> pendingPhase(const Rules& rules, const State& state);
/// The decision of the stage once nothing is pending; nothing if the game goes on by itself.
std::optional<Phase> askedPhase(const State& state);
/// Settles what is pending and goes on with the part until there is a decision.
void askNext(Transition& transition);

// rounds.cpp
/// The first Reavers of the seat to move.
void drawFirstReavers(Transition& transition);
/// Goes on after the last part of an action: the next location is chosen, or the round ends.
void nextAction(Transition& transition);

// abilities.cpp
/// What the seat to move lacks for a Reaver's ability; nothing if it can use it.
std::optional<Lack> lackOf(const Rules& rules, const State& state, ReaverId reaver);
/// Whether the pending ability can be used now.
bool canUseAbility(const Rules& rules, const State& state);
/// The same, now or after an artifact that may bring what is missing.
bool mayDecideAbility(const Rules& rules, const State& state);
/// Gives what an ability always brings, and asks about the rest.
void fire(Transition& transition, ReaverId reaver);
/// Skips an ability that cannot be paid for, now or after an artifact.
void loseAbility(Transition& transition);

// part.cpp
/// Activates the location: gives the active seat its gain and begins the action.
void activate(Transition& transition);
/// Ends the part, except for using artifacts.
void closePart(Transition& transition);

// recruiting.cpp
/// Why the seat to move may not take these Reavers, or `allowed`.
Violation refuseReavers(const Rules& rules, const State& state, Action action);
void takeReavers(Transition& transition, Action action);
/// Rolls the dice of a Reaver; its use is decided before the next Reaver is recruited.
void recruit(Transition& transition, ReaverId reaver);
/// Gives what the promotion of a Reaver brings.
void promoteBonus(Transition& transition, ReaverId reaver);
bool hasPromoteBonus(const Rules& rules, const State& state, ReaverId reaver);

// sea_journey.cpp
void endJourney(Transition& transition, Happening how);

// sea_battle.cpp
void winBattle(Transition& transition);
void loseBattle(Transition& transition);

// spoils.cpp
/// Resolves a card: gives what it brings at once, and keeps it current if there is a decision.
void beginSpoil(Transition& transition, SpoilId spoil);
/// Pillages a Farm or Village Wall at once, the others by combat.
void pillage(Transition& transition);
void leaveAlone(Transition& transition);

// choosing.cpp
/// Whether the seat that chooses could act at the location with what it has now; otherwise it could only rest there.
bool couldActAt(const Rules& rules, const State& state, Location location);

// subduing.cpp
/// Whether the seat to move can attempt to subdue a tile, by force or in peace.
bool canAttempt(const Rules& rules, const State& state);
/// Takes the top tile of the stack, still with its front up.
void subdue(Transition& transition);
void failAttempt(Transition& transition);

// tiles.cpp
/// Ends the attempts and turns the tiles subdued in this part.
void turnTiles(Transition& transition);
void takeReward(Transition& transition, TileId tile);

// combat.cpp
/// Whether the seat to move can bring at least one combat die.
bool canFight(const Rules& rules, const State& state);
void beginCombat(Transition& transition, int defense);
/// Whether the battle or combat could still be won.
bool canStillWin(const Rules& rules, const State& state);

// payment.cpp
/// The cost being paid in this phase, or nullptr.
const Cost* costDue(const Rules& rules, const State& state);
/// Whether the seat to move may lay out this payer toward the cost of the phase, or as a Hammer.
bool mayPay(const Rules& rules, const State& state, Payer payer);
/// The cheapest payer that may be laid out now: upgrades, which come back, before plain icons, double Hammers and clan
/// icons; `none` if there is none.
Payer cheapestPayer(const Rules& rules, const State& state);
/// Lays a payer out.
void layOut(State& state, Payer payer);
/// Moves the laid out dice to the supply and turns the upgrades down.
void spendLaidOut(Transition& transition);
/// Pays the whole cost: Food, Favor and what is laid out.
void payCost(Transition& transition, const Cost& cost);

// dice.cpp
/// Rolls the collected dice, and drops grants of dice that the supply does not have.
void settleGrants(Transition& transition);

// artifacts.cpp
/// Whether dice may be stored now, and artifacts used.
bool mayStore(const State& state);
bool mayUse(const State& state);
void offerArtifacts(const Rules& rules, const State& state, ActionList& out);
void offerDrops(const State& state, ActionList& out);
/// Moves an artifact to the Glory pile; its die goes to a free space or to the supply.
void dropArtifact(Transition& transition, ArtifactId artifact);
/// Returns the die of an artifact to the supply and carries out its effect.
void discharge(Transition& transition, Stowed& stowed);

// artifact_effects.cpp
/// Whether the effect can happen now; `reaver` is the one it is used for, or `none`.
bool hasEffect(const Rules& rules, const State& state, ArtifactId artifact, ReaverId reaver);

// artifact_prospects.cpp
/// Whether an artifact with this effect is ready now, after storing a die of the ship, or after another artifact that
/// may bring such a die.
bool canReady(const Rules& rules, const State& state, ArtifactSpec::Effect effect);
/// Whether artifacts that can be made ready may bring Favor, or dice.
bool mayBringFavor(const Rules& rules, const State& state);
bool mayBringDice(const Rules& rules, const State& state);
/// Whether any die can be stored or any artifact used.
bool hasArtifactAction(const Rules& rules, const State& state);
/// Whether an artifact of the location has an effect now or after storing a die of the ship on it.
bool canUseSomeArtifact(const Rules& rules, const State& state);

}
