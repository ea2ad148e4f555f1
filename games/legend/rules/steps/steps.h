// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the game. Each file in this folder implements one step: what it offers, why it refuses an action, and
// what the action does. This header has the tables that lead to the steps, and what one step calls in another.
#pragma once

#include "rules/position_check.h"
#include "rules/transition.h"

#include <initializer_list>
#include <optional>

namespace heorot::legend {

/// The rules of a kind of action.
struct ActionRules {
    /// Whether the numbers of the action are within their ranges.
    bool (&isWellFormed)(Action action);
    /// Why the seat to move may not play it now, or `allowed`. The action is well-formed and the game is not over.
    engine::Violation (&refuse)(const Rules& rules, const State& state, Action action);
    /// Carries out a legal action.
    void (&perform)(Transition& transition, Action action);
    /// See `forgoes` in game.h; null for an action that gives up nothing.
    bool (*forgoes)(const Rules& rules, const State& state) = nullptr;
    /// See `isCanonicalSince` in game.h; null for an action that is always canonical. `root` belongs to the same
    /// decision.
    bool (*isCanonicalSince)(const Rules& rules, const State& root, const State& state, Action action) = nullptr;
};

/// What a pass means in a phase.
enum class Passing : std::uint8_t {
    NotOffered,
    Free,
    Declines, ///< it declines an exchange
    Forgoes,  ///< it forgoes something that is free, if there is any
};

/// The rules of a phase.
struct PhaseRules {
    /// Appends the legal actions, sorted.
    void (&offer)(const Rules& rules, const State& state, engine::ActionList& out);
    /// Whether the phase occurs in an episode of this kind.
    bool (&belongsTo)(const Episode& episode);
    /// What is wrong with a position in this phase that was read from a file, beyond the checks of position_check.cpp
    /// for all phases; null if nothing can be.
    Wrong (*positionError)(const Rules& rules, const State& state) = nullptr;
    /// Whether the decision depends on cards or tokens that only the mover knows, or on the odds of a risk, which
    /// depend on its hand. What a seat picks, takes or heals is public.
    bool usesSecrets = false;
    Passing passing = Passing::NotOffered;

    // Actions that several phases share, with their effect in this phase; null if the phase does not have them.
    engine::Violation (*refuseTake)(const Rules& rules, const State& state, Gain gain) = nullptr;
    void (*take)(Transition& transition, Gain gain) = nullptr;
    void (*accept)(Transition& transition) = nullptr;
    void (*dropOut)(Transition& transition) = nullptr;
    /// Goes on after a `heal`.
    void (*afterHealing)(Transition& transition) = nullptr;
    /// Goes on after The Warrior's Rest; null if the same decision remains.
    void (*afterRest)(Transition& transition) = nullptr;
};

/// What follows a risk in an episode.
struct RiskRules {
    /// The decision to which Beowulf's Resolve returns.
    Phase phase = Phase::Risk;
    /// Puts a matching card where it belongs.
    TurnedTo (*keep)(Transition& transition, Card card) = nullptr;
    void (*succeed)(Transition& transition) = nullptr;
    /// Goes on after the scratch of a failed risk.
    void (*fail)(Transition& transition) = nullptr;
};

/// The rules of a kind of episode.
struct EpisodeRules {
    /// Asks the first seat, or sets up what the episode begins with.
    void (&begin)(Transition& transition);
    /// Minor episodes: ends the mover's part.
    void (*endPart)(Transition& transition) = nullptr;
    RiskRules risk{};
    /// For Blessing: whether the mover's card, which shows symbols, is about to be discarded; null if it does not work.
    bool (*isAboutToGo)(const Rules& rules, const State& state, Card card) = nullptr;
    /// Discards these cards, except `saved`, which Blessing returns to the hand.
    void (*discard)(Transition& transition, std::optional<Card> saved) = nullptr;
};

const PhaseRules& rulesOf(Phase phase);
const EpisodeRules& rulesOf(const Episode& episode);

// Every entry of the tables, by file.
// risk.cpp
extern const PhaseRules riskPhase, failedPhase;
extern const ActionRules riskAction, resolveAction;
extern const EpisodeRules riskEpisode;
// opportunity.cpp
extern const PhaseRules payPhase;
extern const ActionRules payAction;
extern const EpisodeRules opportunityEpisode;
// break_ranks.cpp
extern const PhaseRules givePhase, healPhase;
extern const ActionRules giveAction;
extern const EpisodeRules breakRanksEpisode;
// healing.cpp
extern const ActionRules healAction;
// selection.cpp
extern const PhaseRules selectPhase;
extern const EpisodeRules selectionEpisode;
// recovery.cpp
extern const PhaseRules recoverPhase;
extern const ActionRules pickAction;
extern const EpisodeRules recoveryEpisode;
// simultaneous_contest.cpp
extern const PhaseRules bidPhase;
extern const ActionRules bidAction, doneAction;
extern const EpisodeRules simultaneousEpisode;
// contest_in_turn.cpp
extern const PhaseRules inTurnPhase;
extern const ActionRules playAction;
extern const EpisodeRules inTurnEpisode;
// icons.cpp
extern const PhaseRules iconsPhase;
// threats.cpp
extern const PhaseRules reactPhase;
extern const ActionRules refuseAction;
// blessing.cpp
extern const PhaseRules blessPhase;
extern const ActionRules blessAction;
// warriors_rest.cpp
extern const ActionRules restAction;
// auction.cpp
extern const PhaseRules auctionPhase;
extern const ActionRules showAction;
extern const EpisodeRules auctionEpisode;
// recover_treasures.cpp
extern const EpisodeRules rankingEpisode;
// death_of_beowulf.cpp
extern const PhaseRules fameOrHealPhase;
extern const EpisodeRules deathEpisode;
// end.cpp
extern const PhaseRules overPhase;
// shared_actions.cpp
extern const ActionRules passAction, outAction, acceptAction, takeAction;

/// Whether part of a price has been paid, in cards or fame tokens.
bool isPriceBegun(const State& state);
/// Whether an action of one of these kinds is legal now.
bool isOffered(const Rules& rules, const State& state, std::initializer_list<Do> kinds);

// episodes.cpp
/// Begins the current episode, or goes on to the next one if nothing happens here.
void beginEpisode(Transition& transition);
/// Leaves the episode for the next one, or for the end of the game.
void endEpisode(Transition& transition);
/// Ends the mover's part of a minor episode.
void endPart(Transition& transition);
/// Asks the first seat for this decision.
void askFirst(Transition& transition, Phase phase);
/// Ends the mover's part in an episode in which every seat has one: the next seat decides, or the episode ends.
void askNext(Transition& transition, Phase phase);

// risk.cpp
/// Why the mover may not run a risk now, or `allowed`: once a turn, before it plays cards of its hand, and only if a
/// card can be turned.
engine::Violation refuseAnyRisk(const State& state);
void offerRisks(const State& state, engine::ActionList& out);

// opportunity.cpp
/// Whether the mover has already paid something.
inline bool isPaymentBegun(const State& state) {
    return state.paid != SymbolCards{};
}
/// Whether the cards paid are the full price of the episode.
bool isPaymentComplete(const Rules& rules, const State& state);

// break_ranks.cpp
/// Tokens that show fame, square and round.
int fameTokensOf(const State& state, Seat seat);

// healing.cpp
/// Offers to heal each tile that the mover has.
void offerHealings(const State& state, engine::ActionList& out);

// status_numbers.cpp
/// Gives status numbers by totals; ties go to the first seat, then clockwise.
void rankByTotals(Transition& transition);
/// Asks the seat with number 1 to take an icon.
void beginIcons(Transition& transition);
/// Goes on after the mover has taken its icon: the next seat takes one, or the episode ends.
void endIcon(Transition& transition);

// threats.cpp
/// Announces something bad to the mover: asks whether it uses a text card, or lets it happen if it has none.
void threaten(Transition& transition, GainKind threat);

// blessing.cpp
/// Whether the mover's card is about to be discarded (Phase::Bless). `card` shows symbols.
bool canBeBlessed(const Rules& rules, const State& state, Card card);

// end.cpp
void endGame(Transition& transition);

}
