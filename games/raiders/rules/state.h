// SPDX-License-Identifier: GPL-3.0-or-later
// One position of Raiders of Midgard as a value: the table, the shuffled decks, what has been revealed, and the current
// decision.
#pragma once

#include "engine/fixed_list.h"
#include "rules/terms.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace heorot::raiders {

/// What the seat to move decides.
enum class Phase : std::uint8_t {
    Choose,   ///< a location for the longship: choose
    Place,    ///< the use of a recruited Reaver: rally, specialize, promote
    Ability,  ///< a Reaver's ability that may be declined: accept, discard, turn; or decline
    Keep,     ///< one of the cards drawn: keep
    Overflow, ///< more dice than spaces: discard (or store)
    Gain,     ///< a die on a chosen face, or of a chosen color: gain, roll
    Turn,     ///< Bodn: a die to another face: turn
    Renounce, ///< Brisingamen: a prophecy to the discards: renounce
    Bonus,    ///< Tyr's promotion: pick village or keep
    Resolve,  ///< the next of several spoils: resolve
    Recruit,  ///< the next of several Reavers taken: recruit
    Spoil,    ///< the choice on the spoils card being resolved: accept, fight, pick, give; or decline
    Room,     ///< a fifth artifact: drop one
    Arms,     ///< before a combat: pay Hammers, then done rolls
    Combat,   ///< after a roll: again and reroll, or done
    Decide,   ///< pay and act, or rest
    Take,     ///< the cost is paid: a stack or the deck
    Trade,    ///< a further reward, or the second die
    Journey,  ///< pay the journey or suffer it
    Loss,     ///< what to lose: discard, drop, lose
    Battle,   ///< which Sea Battle: take
    Fight,    ///< how: pay the combination, fight, or yield
    Tribute,  ///< dice for a peaceful attempt: pay, done
    Attempt,  ///< a further attempt: force, peace; or end
    Claim,    ///< Laevateinn: a level 3 tile instead: claim; or decline
    Reward,   ///< the next reward of turned tiles: reward
    Close,    ///< the part ends; artifacts may still be used: end
    Over,
};
inline constexpr int phases = 28;
inline constexpr std::array<std::string_view, phases> phaseNames{
    "choose",  "place", "ability", "keep",    "overflow", "gain",   "turn",  "renounce", "bonus",   "resolve",
    "recruit", "spoil", "room",    "arms",    "combat",   "decide", "take",  "trade",    "journey", "loss",
    "battle",  "fight", "tribute", "attempt", "claim",    "reward", "close", "over"};

/// How far the seat to move is in its part of an action; pending decisions come in between.
enum class Stage : std::uint8_t {
    Setup,   ///< places its first two Reavers
    Choose,  ///< chooses a location
    Fire,    ///< its Reavers of the slot fire, top one first
    Decide,  ///< pays and acts, or rests
    Take,    ///< takes the cards of a raid
    Trade,   ///< takes rewards of Trade
    Journey, ///< faces the journey
    Battle,  ///< chooses a Sea Battle
    Fight,   ///< fights it
    Attempt, ///< attempts to subdue
    Claim,   ///< has subdued a tile of level 1 or 2
    Rewards, ///< turns its tiles
    Close,   ///< is done
};
inline constexpr int stages = 13;
inline constexpr std::array<std::string_view, stages> stageNames{"setup", "choose",  "fire",   "decide", "take",
                                                                 "trade", "journey", "battle", "fight",  "attempt",
                                                                 "claim", "rewards", "close"};

/// An artifact on a longship: the card, the die stored on it (or `none`), and whether it was used in this activation.
struct Stowed {
    ArtifactId artifact = 0;
    Die die = none;
    bool used = false;
    bool operator==(const Stowed&) const = default;
};

/// What one seat has. The Glory pile holds what has left the longship; keep sets and revealed prophecies are public.
struct Ship {
    Counts<dieKinds> dice{};
    /// The sum of `dice`; more than there are spaces only until room is made.
    std::uint8_t diceCount = 0;
    /// In the order of arrival; five only until one is dropped.
    engine::FixedList<Stowed, 5> artifacts;
    /// Top one first.
    std::array<engine::FixedList<ReaverId, 3>, slotKinds> crew{};
    ReaverId leader = none;
    /// Upgrade tiles turned up, and turned down until Cleanup.
    Counts<upgradeKinds> up{};
    Counts<upgradeKinds> down{};
    std::uint16_t terror = 0;
    std::uint16_t food = 0;
    std::uint16_t favor = 0;
    Counts<pawnKinds> pawns{};
    /// Glory of the track, by its sources.
    std::array<std::int16_t, tracks> glory{};
    /// The Glory pile.
    Counts<reaverKinds> reavers{};
    Counts<artifactKinds> relics{};
    Counts<keepKinds> keeps{};
    Counts<battleKinds> battles{};
    /// Public prophecies, and those only the owner has seen (sorted; unknown to the others).
    Counts<prophecyKinds> prophecies{};
    engine::FixedList<ProphecyId, 34> secrets;
    /// Subdued tiles, turned.
    Counts<tileKinds> tiles{};

    bool operator==(const Ship&) const = default;
};

/// A die the seat to move will gain: of a color or anyColor, on a face of its choice or rolled.
struct Grant {
    std::uint8_t color = 0;
    bool rolled = false;
    bool operator==(const Grant&) const = default;
};

/// The current combat, for the current spoils card, Sea Battle or territory.
struct Bout {
    bool active = false;
    bool rolled = false;
    std::uint8_t defense = 0;
    /// Combat dice from artifacts, before the roll.
    std::uint8_t extra = 0;
    /// Rolled dice by value 0, 1, 2; and those marked to be rolled again.
    Counts<3> dice{};
    Counts<3> again{};
    bool operator==(const Bout&) const = default;
};

/// The top card of a deck is the last one.
struct State {
    engine::FixedList<ReaverId, 66> reaverDeck;
    engine::FixedList<VillageId, 62> villageDeck;
    engine::FixedList<KeepId, 76> keepDeck;
    engine::FixedList<JourneyId, 24> journeyDeck;
    engine::FixedList<BattleId, 45> battleDeck;
    engine::FixedList<ProphecyId, 34> prophecyDeck;
    /// By front, with the top one last.
    std::array<engine::FixedList<TileId, 6>, territoryKinds> territories{};
    /// Numbers of discards by kind; their order does not matter.
    Counts<reaverKinds> reaverDiscards{};
    Counts<villageKinds> villageDiscards{};
    Counts<keepKinds> keepDiscards{};
    Counts<journeyKinds> journeyDiscards{};
    Counts<battleKinds> battleDiscards{};
    Counts<prophecyKinds> prophecyDiscards{};

    /// Displays by place; once taken, a stack is empty and a card is `none`. Places not used with this number of seats
    /// stay empty.
    std::array<engine::FixedList<ReaverId, 2>, 4> reaverStacks{};
    std::array<engine::FixedList<VillageId, 2>, 4> villageStacks{};
    std::array<engine::FixedList<KeepId, 2>, 4> keepStacks{};
    Counts<4> battles{none, none, none, none};
    Counts<3> prophecies{none, none, none};
    Counts<dieKinds> tradeDice{};
    /// The supply.
    Counts<colors> dice{};
    Counts<pawnKinds> pawns{};
    Counts<upgradeKinds> upgrades{};

    PerSeat<Ship> ships{};

    std::uint8_t seats = 0;
    /// From 1.
    std::uint8_t round = 1;
    /// Actions begun in this round.
    std::uint8_t actions = 0;
    /// Who has placed a longship at a location in this round.
    std::array<Seat, locations> chosen{nobody, nobody, nobody, nobody, nobody, nobody};
    /// The Start Player of this round and, so far, of the next one; the holder of the Honor Ship (three seats).
    Seat starter = 0;
    Seat nextStarter = 0;
    Seat honor = nobody;
    /// The seat that chose the current location, and the location.
    Seat active = 0;
    Location location = Location::Recruit;

    Phase phase = Phase::Choose;
    Stage stage = Stage::Setup;
    Seat mover = 0;

    /// In Fire: the next Reaver of the slot, from the top.
    std::uint8_t firing = 0;
    /// The Reaver whose ability is to be decided, or `none`; and how many dice have been discarded for it.
    ReaverId ability = none;
    std::uint8_t abilityPaid = 0;
    /// Reavers taken in this part whose dice are not rolled yet; those rolled, to be placed (one, or two at set-up);
    /// and all taken in this part.
    engine::FixedList<ReaverId, 6> taken;
    engine::FixedList<ReaverId, 6> recruits;
    engine::FixedList<ReaverId, 6> recruited;
    /// The spoils to be resolved; the one being resolved, or `none`; those of which one is kept.
    engine::FixedList<SpoilId, 16> spoils;
    SpoilId spoil = none;
    engine::FixedList<SpoilId, 2> offer;
    engine::FixedList<Grant, 8> grants;
    /// Granted dice that are rolled, by color, collected until the last color is chosen.
    Counts<colors> gathered{};
    /// Bonuses of Tyr to be decided.
    std::uint8_t bonuses = 0;
    /// What has been laid out toward a cost: dice and upgrades; and their number.
    Counts<payerKinds> paid{};
    std::uint8_t laidOut = 0;
    Bout bout;
    /// Whether Bodn and Brisingamen wait for their second half.
    bool turning = false;
    bool renouncing = false;
    /// The number of rewards or attempts left; whether the second die of a reward is to be taken.
    std::uint8_t left = 0;
    bool secondDie = false;
    /// The revealed journey; what must be lost: a die (of a color or any), an artifact or upgrade.
    JourneyId journey = none;
    std::uint8_t lossColor = none;
    bool lossGoods = false;
    /// The chosen Sea Battle, and its place on display (or fromDeck).
    BattleId battle = none;
    std::uint8_t battlePlace = 0;
    /// The territory attempted; tiles subdued in this part and not turned yet; tiles turned, their rewards to come.
    Territory territory = none;
    engine::FixedList<TileId, 3> subdued;
    engine::FixedList<TileId, 3> rewards;

    /// Options (Game::options).
    std::uint8_t runicTerror = 1;

    bool operator==(const State&) const = default;
};
static_assert(sizeof(State) <= 2048);

}
