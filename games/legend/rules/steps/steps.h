// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the game. Each file in this folder holds one step together: what it offers, why it refuses an action,
// and what the action does. Here are the tables that lead to them, and what one step calls in another.
#pragma once

#include "rules/position_check.h"
#include "rules/table.h"

#include <initializer_list>
#include <optional>

namespace heorot::legend {

/// The rules of a kind of action.
struct ActionRules {
    /// Whether the numbers of the action are within their ranges.
    bool (&isWellFormed)(Action action);
    /// Why the seat to move may not do it now, or `allowed`. The action is well-formed and the game goes on.
    engine::Violation (&refuse)(const Rules& rules, const State& state, Action action);
    /// Carries out a legal action.
    void (&perform)(Table& table, Action action);
    /// See `forgoes` in game.h; null for an action that gives up nothing.
    bool (*forgoes)(const Rules& rules, const State& state) = nullptr;
    /// See `isCanonical` in game.h; null for an action that a search always needs.
    bool (*isCanonical)(const Rules& rules, const State& state, Action action) = nullptr;
};

/// What a pass means in a phase.
enum class Passing : std::uint8_t {
    NotOffered,
    Free,
    Declines, ///< it declines an exchange
    Forgoes,  ///< it forgoes something that costs nothing, if there is any
};

/// The rules of a phase.
struct PhaseRules {
    /// Appends the legal actions, sorted.
    void (&offer)(const Rules& rules, const State& state, engine::ActionList& out);
    /// Whether the phase occurs in such an episode.
    bool (&belongsTo)(const Episode& episode);
    /// What is wrong with a position of the phase that was read from a file, besides what position_check.cpp checks in
    /// every phase; null if nothing can be.
    Wrong (*positionError)(const Rules& rules, const State& state) = nullptr;
    /// Whether the decision rests on cards or tokens that the mover alone knows, or on the odds of a risk, which count
    /// its hand. What is picked, taken or healed is public.
    bool usesSecrets = false;
    Passing passing = Passing::NotOffered;

    // Actions that several phases share, with an effect of its own in each; null where the phase does not have them.
    engine::Violation (*refuseTake)(const Rules& rules, const State& state, Gain gain) = nullptr;
    void (*take)(Table& table, Gain gain) = nullptr;
    void (*accept)(Table& table) = nullptr;
    void (*dropOut)(Table& table) = nullptr;
    /// What follows a `heal`.
    void (*afterHealing)(Table& table) = nullptr;
    /// What follows The Warrior's Rest; null if the same decision is still to be made.
    void (*afterRest)(Table& table) = nullptr;
};

/// What a risk leads to in an episode.
struct RiskRules {
    /// The decision that Beowulf's Resolve goes back to.
    Phase phase = Phase::Risk;
    /// Puts a matching card where it belongs.
    TurnedTo (*keep)(Table& table, Card card) = nullptr;
    void (*succeed)(Table& table) = nullptr;
    /// What follows the scratch of a failed risk.
    void (*fail)(Table& table) = nullptr;
};

/// The rules of a kind of episode.
struct EpisodeRules {
    /// Asks the first seat, or sets up what the episode begins with.
    void (&begin)(Table& table);
    /// Minor episodes: the mover's part is over.
    void (*endPart)(Table& table) = nullptr;
    RiskRules risk{};
    /// Where Blessing works: whether the mover's card, which shows symbols, is about to be discarded.
    bool (*isAboutToGo)(const Rules& rules, const State& state, Card card) = nullptr;
    /// Discards those cards. `saved` is the one that Blessing takes back to the hand.
    void (*discard)(Table& table, std::optional<Card> saved) = nullptr;
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

/// Whether a part of a price was given, cards or fame tokens.
bool isPriceBegun(const State& state);
/// Whether an action of one of these kinds is legal now.
bool isOffered(const Rules& rules, const State& state, std::initializer_list<Do> kinds);

// episodes.cpp
/// Beowulf stands on an episode: it begins, or the game goes on to the next one.
void beginEpisode(Table& table);
/// Leaves the episode for the next one, or for the end of the game.
void endEpisode(Table& table);
/// The mover's part of a minor episode is over.
void endPart(Table& table);
/// Asks the first seat for this decision.
void askFirst(Table& table, Phase phase);
/// Ends the mover's part where every seat has one: the next seat decides, or the episode ends after the last one.
void askNext(Table& table, Phase phase);

// risk.cpp
/// Why the mover may run no risk now, or `allowed`: a risk comes before cards of the hand, once a turn, while a card
/// can be turned.
engine::Violation refuseAnyRisk(const State& state);
void offerRisks(const State& state, engine::ActionList& out);

// opportunity.cpp
/// Whether the mover has paid something already.
inline bool isPaymentBegun(const State& state) {
    return state.paid != SymbolCards{};
}
/// Whether what is paid is what the episode asks for.
bool isPaymentComplete(const Rules& rules, const State& state);

// break_ranks.cpp
/// Tokens that show fame, square and round.
int fameTokensOf(const State& state, Seat seat);

// healing.cpp
/// Offers to heal each tile that the mover has.
void offerHealings(const State& state, engine::ActionList& out);

// status_numbers.cpp
/// Gives status numbers by totals; of equal ones the first seat comes first, then clockwise.
void rankByTotals(Table& table);
/// The seat with number 1 takes an icon.
void beginIcons(Table& table);
/// The mover has its icon: the next seat takes one, or the episode ends.
void endIcon(Table& table);

// threats.cpp
/// Something bad is coming to the mover: asks whether it uses a text card, or lets it happen.
void threaten(Table& table, GainKind threat);

// blessing.cpp
/// Whether the mover's card is about to be discarded (Phase::Bless). `card` shows symbols.
bool canBeBlessed(const Rules& rules, const State& state, Card card);

// end.cpp
void endGame(Table& table);

}
