// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the game. Each file in this folder holds one step together: what it offers, why it refuses an action,
// and what the action does. Here are the tables that lead to them, and what one step calls in another.
#pragma once

#include "engine/rules_table.h"
#include "rules/pay.h"
#include "rules/table.h"

#include <optional>
#include <string_view>

namespace heorot::raiders {

using engine::ActionList;
using engine::Violation;

/// The rules of a kind of action.
struct ActionRules {
    /// Whether the numbers of the action are within their ranges. Its `c` is 0.
    bool (&isWellFormed)(const Rules& rules, Action action);
    /// Why the seat to move may not do it now, or `allowed`. The action is well-formed and the game goes on.
    Violation (&refuse)(const Rules& rules, const State& state, Action action);
    /// Carries out a legal action.
    void (&perform)(Table& table, Action action);
    /// Whether it is a part of a decision only, so that the same is asked again.
    bool isPart = false;
    /// See `forgoes` in game.h; null for an action that gives up nothing.
    bool (*forgoes)(const Rules& rules, const State& state) = nullptr;
    /// See `isCanonical` in game.h; null for an action that a search always needs.
    bool (*isCanonical)(const Rules& rules, const State& state, Action action) = nullptr;
    /// See `settles` in game.h.
    bool settles = false;
    /// See `standsApart` in game.h; null for an action that never does.
    bool (*standsApart)(const Rules& rules, const State& state, Action action) = nullptr;
};

/// What an action that several phases share means in one of them; null where the phase does not have it.
struct PhaseAction {
    Violation (*refuse)(const Rules& rules, const State& state, Action action) = nullptr;
    void (*perform)(Table& table, Action action) = nullptr;
    bool (*forgoes)(const Rules& rules, const State& state) = nullptr;
};

/// How far inside others a decision lies: what lies further inside is decided first.
enum class Depth : std::uint8_t { Overflow, Gain, Turn, Renounce, Keep, Combat, Spoil, Part };

/// The rules of a phase.
struct PhaseRules {
    /// Appends the legal actions, sorted; but `store`, `use` and `end`, which follow them in every phase.
    void (&offer)(const Rules& rules, const State& state, ActionList& out);
    /// What is wrong with a position of the phase that was read from a file, besides what position_check.cpp checks in
    /// every phase: a field and why, or an empty text; null if nothing can be.
    std::string_view (*positionError)(const Rules& rules, const State& state) = nullptr;
    /// Where a part stands in a position that was read from a file and names the phase alone; Setup if that is open.
    Stage stage = Stage::Setup;
    Depth depth = Depth::Part;
    /// Whether artifacts may be used in the own part, and dice stored on them; null: never.
    bool (*allowsArtifacts)(const State& state) = nullptr;
    /// Whether dice may be stored to make room.
    bool storesForRoom = false;
    /// Whether the decision rests on what the mover alone knows; null: never.
    bool (*usesSecrets)(const State& state) = nullptr;
    /// The cost that is being paid, or nullptr; null for a phase that asks for none.
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
    /// What is to be decided once nothing is pending; nothing where the game goes on by itself.
    std::optional<Phase> phase{};
    /// The same in stages where it depends on what is under way; null in the others.
    std::optional<Phase> (*asks)(const State& state) = nullptr;
    /// Whether what is asked decides nothing, so that the game goes on by itself all the same; null: never.
    bool (*decidesNothing)(const Rules& rules, const State& state) = nullptr;
    /// Goes on; null where something is asked always.
    void (*goOn)(Table& table) = nullptr;
    /// The only location where a part comes to this stage; nothing if there are several.
    std::optional<Location> location{};
    /// As PhaseRules::positionError.
    std::string_view (*positionError)(const Rules& rules, const State& state) = nullptr;
};

/// The rules of a location, for the own part of an action.
struct LocationRules {
    /// Appends what the seat to move may do there instead of resting, sorted.
    void (&offer)(const Rules& rules, const State& state, ActionList& out);
    /// Goes to what comes first once the cost is paid; `bonus` is that of the seat to move.
    void (&activate)(Table& table, int bonus);
    /// Whether the cost is paid before anything else. The other locations have no price of their own: who takes, trades
    /// or attempts there begins at once.
    bool isPaidFirst = false;
    /// Where the Glory of the active seat's own gain is counted.
    Track track = Track::Reavers;
};

/// The rules of an effect of artifacts.
struct EffectRules {
    /// Whether it can happen now; `reaver` is the one it is used for, or none.
    bool (&canHappen)(const Rules& rules, const State& state, ReaverId reaver);
    void (&work)(Table& table, const ArtifactSpec& artifact, ReaverId reaver);
    /// Whether it is used for a Reaver recruited now.
    bool meansReaver = false;
    /// Whether it may bring a die that can be stored, or turn one to a face that can: cards and abilities may.
    bool bringsDice = false;
};

/// What is wrong with a position by the rules of its phase or stage.
template <class RulesOfKey>
std::string_view errorOf(const RulesOfKey& of, const Rules& rules, const State& state) {
    return of.positionError != nullptr ? of.positionError(rules, state) : std::string_view();
}

// The tables, defined in steps.cpp and artifact_effects.cpp.
extern const std::array<engine::RulesEntry<Phase, PhaseRules>, phases> phaseTable;
extern const std::array<engine::RulesEntry<Stage, StageRules>, stages> stageTable;
extern const std::array<engine::RulesEntry<Location, LocationRules>, locations> locationTable;
extern const std::array<engine::RulesEntry<ArtifactSpec::Effect, EffectRules>, effectKinds> effectTable;

inline const PhaseRules& rulesOf(Phase phase) {
    return *phaseTable[static_cast<std::size_t>(phase)].rules;
}
inline const StageRules& rulesOf(Stage stage) {
    return *stageTable[static_cast<std::size_t>(stage)].rules;
}
inline const LocationRules& rulesOf(Location location) {
    return *locationTable[static_cast<std::size_t>(location)].rules;
}
inline const EffectRules& rulesOf(ArtifactSpec::Effect effect) {
    return *effectTable[static_cast<std::size_t>(effect)].rules;
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
void perform(Table& table, Action action);

// asking.cpp
/// What is pending, innermost first; nothing if there is nothing.
std::optional<Phase> pendingPhase(const Rules& rules, const State& state);
/// What the stage of the mover's part asks for once nothing is pending; nothing where the game goes on by itself.
std::optional<Phase> askedPhase(const State& state);
/// Asks for what is pending, or goes on where the seat stands in its part, until something is to be decided.
void askNext(Table& table);

// rounds.cpp
/// The first Reavers of the seat to move.
void drawFirstReavers(Table& table);
/// The seats have had their parts: the next location is chosen, or the round ends.
void nextAction(Table& table);

// abilities.cpp
/// What the seat to move lacks for a Reaver's ability; nothing if it can be used.
std::optional<Lack> lackOf(const Rules& rules, const State& state, ReaverId reaver);
/// Whether the ability that is to be decided can be used as things stand.
bool canUseAbility(const Rules& rules, const State& state);
/// The same, now or after an artifact that may bring what is missing.
bool mayDecideAbility(const Rules& rules, const State& state);
/// What an ability always brings, and the question for the rest.
void fire(Table& table, ReaverId reaver);
/// Nothing can pay for it, now or after an artifact.
void loseAbility(Table& table);

// part.cpp
/// The location is activated: the gain of the active seat, and what comes first.
void activate(Table& table);
/// Nothing more is to be done in the part but to use artifacts.
void closePart(Table& table);

// recruiting.cpp
/// Why the seat to move may not take these Reavers, or `allowed`.
Violation refuseReavers(const Rules& rules, const State& state, Action action);
void takeReavers(Table& table, Action action);
/// Cards are resolved one by one: its dice are rolled, then its use is decided, then comes the next one.
void recruit(Table& table, ReaverId reaver);
/// What the promotion of a Reaver brings.
void promoteBonus(Table& table, ReaverId reaver);
bool hasPromoteBonus(const Rules& rules, const State& state, ReaverId reaver);

// sea_journey.cpp
void endJourney(Table& table, Happening how);

// sea_battle.cpp
void winBattle(Table& table);
void loseBattle(Table& table);

// spoils.cpp
/// What a card brings at once; it stays at hand where something is to be decided.
void beginSpoil(Table& table, SpoilId spoil);
/// A Farm or Village Wall at once, the others in combat.
void pillage(Table& table);
void leaveAlone(Table& table);

// subduing.cpp
/// Whether the seat to move can attempt to subdue a tile, by force or in peace.
bool canAttempt(const Rules& rules, const State& state);
/// The top tile of the stack, still with its front up.
void subdue(Table& table);
void failAttempt(Table& table);

// tiles.cpp
/// No further attempts: the tiles subdued in this part are turned.
void turnTiles(Table& table);
void takeReward(Table& table, TileId tile);

// combat.cpp
/// Whether the seat to move can bring at least one combat die.
bool canFight(const Rules& rules, const State& state);
void beginCombat(Table& table, int defense);
/// Whether the battle or combat that is given up could still be won.
bool canStillWin(const Rules& rules, const State& state);

// payment.cpp
/// The cost that is being paid in this phase, or nullptr.
const Cost* costDue(const Rules& rules, const State& state);
/// Whether the seat to move may lay out this payer toward the cost of the phase, or as a Hammer.
bool mayPay(const Rules& rules, const State& state, Payer payer);
/// The payer that costs least among those that may be laid out now: upgrades, which come back, then plain icons, then
/// double Hammers, then clan icons; none if nothing may.
Payer cheapestPayer(const Rules& rules, const State& state);
/// Lays a payer out.
void layOut(State& state, Payer payer);
/// Dice laid out to the supply, upgrades turned down.
void spendLaidOut(Table& table);
/// The whole cost: Food, Favor and what is laid out.
void payCost(Table& table, const Cost& cost);

// dice.cpp
/// Rolls what is gathered, and drops grants of dice that are not there.
void settleGrants(Table& table);

// artifacts.cpp
/// Whether dice may be stored now, and artifacts used.
bool mayStore(const State& state);
bool mayUse(const State& state);
void offerArtifacts(const Rules& rules, const State& state, ActionList& out);
void offerDrops(const State& state, ActionList& out);
/// To the Glory pile; its die goes to a free space or to the supply.
void dropArtifact(Table& table, ArtifactId artifact);
/// The die of an artifact goes to the supply, and it works.
void discharge(Table& table, Stowed& stowed);

// artifact_effects.cpp
/// Whether the effect can happen now, for `reaver` where the artifact means one recruited now (else none).
bool hasEffect(const Rules& rules, const State& state, ArtifactId artifact, ReaverId reaver);

// artifact_prospects.cpp
/// Whether an artifact with this effect is ready now, or after storing a die of the ship, or after another artifact
/// that may bring a die to be stored.
bool canReady(const Rules& rules, const State& state, ArtifactSpec::Effect effect);
/// Whether artifacts that can be made ready may bring Favor, or dice.
bool mayBringFavor(const Rules& rules, const State& state);
bool mayBringDice(const Rules& rules, const State& state);
/// Whether any die can be stored or any artifact used.
bool hasArtifactAction(const Rules& rules, const State& state);
/// Whether an artifact that works at the location has an effect now, or once a die of the ship is stored on it.
bool canUseSomeArtifact(const Rules& rules, const State& state);

}
