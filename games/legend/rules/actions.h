// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat can decide, what happens, and why something is refused: the numbers inside Action, Event and Violation.
#pragma once

#include "engine/action.h"
#include "engine/event.h"
#include "engine/violation.h"
#include "rules/terms.h"

namespace heorot::legend {

using engine::Action;

/// Kinds of Action, in the order of a legal list; `a` and `b` as in the makers below.
enum class Do : std::uint8_t {
    Pass = 1, ///< `pass`: declines a minor episode, or a pick of Recovery
    Out,      ///< `out`: drops out of an in-turn major or an auction
    Done,     ///< `done`: ends the own secret choice
    Accept,  ///< `accept`: uses no text card against what is to come (Resolve, Rest, Inspiration), or none for Blessing
    Rest,    ///< `rest`: The Warrior's Rest, at any own decision
    Resolve, ///< `resolve`: Beowulf's Resolve undoes the failed risk
    Refuse,  ///< `refuse`: Queen Wealhtheow's Inspiration refuses the icon just taken
    Risk,    ///< `risk`, `risk daring`: a is 1 with Beowulf's Daring
    Pay,     ///< `pay fighting2`: a card for an exchange, or to be swapped
    Give,    ///< `give fame2`: a fame token at Break Ranks?
    Heal,    ///< `heal wound`, `heal double-wound`, `heal scratches`
    Take,    ///< `take fame5`: an icon, or an option of Selection; a is its kind, b its amount
    Pick,    ///< `pick wit1`: a card of Recovery
    Bid,     ///< `bid courage2`: a card of the secret choice
    Play,    ///< `play courage2`: a card in an in-turn major
    Show,    ///< `show treasure3`: a token in an auction
    Bless,   ///< `bless fighting2`: King Hrothgar's Blessing takes the card back
};
inline constexpr int kindsOfAction = 17;

constexpr Action make(Do kind, int a = 0, int b = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}
constexpr Do kindOf(Action action) {
    return static_cast<Do>(action.kind);
}
constexpr Action risk(bool withDaring) {
    return make(Do::Risk, withDaring ? 1 : 0);
}
constexpr Action take(Gain gain) {
    return make(Do::Take, static_cast<int>(gain.kind), gain.amount);
}
constexpr Action heal(Healing what) {
    return make(Do::Heal, static_cast<int>(what));
}
/// The gain of a Take.
constexpr Gain gainOf(Action action) {
    return {static_cast<GainKind>(action.a), action.b};
}

/// Where a turned card goes.
enum class TurnedTo : std::uint8_t { Discards, Hand, Row };

/// How fame was made up when no such token was left: by change, or as noted points.
enum class Change : std::uint8_t { Made, Booked };

/// Kinds of Event with their arguments. Hidden from other seats: the card of Drew, the token of DrewAlliance, and all
/// of Chose, which others see as Hidden.
enum class Happening : std::uint8_t {
    Hidden = 1,      ///< something secret; no sentence
    EpisodeBegins,   ///< episode; seat: the first
    EpisodeIdle,     ///< episode: a gold episode in the base game
    Dealt,           ///< card: known to all, a start card
    Drew,            ///< card
    Shuffled,        ///< number of cards: the discards become the deck
    Passed,          ///<
    Risked,          ///< number of cards to turn, 1 with Daring
    Turned,          ///< card, TurnedTo
    RiskFailed,      ///<
    Resolved,        ///< Resolve undid the risk
    Rested,          ///< number of scratches given back by The Warrior's Rest
    Scratched,       ///< scratches the seat has now
    ScratchesTurned, ///< the third scratch made a wound of them
    Wounded,         ///< 1, or 2 for the double wound
    Refused,         ///< GainKind refused by Inspiration
    Healed,          ///< Healing
    Paid,            ///< card
    Gave,            ///< token: given at Break Ranks?, or as change
    Exchanged,       ///< episode: the payment is complete
    Gained,          ///< token, square
    DrewAlliance,    ///< token
    GainedSpecial,   ///< card
    NoneLeft,        ///< GainKind, amount: nothing of this kind is left, nothing is gained
    Changed,         ///< Change, value of the fame token that was missing; Gave and Gained follow
    Laid,            ///< card: turned up for Recovery
    Picked,          ///< card
    LeftOver,        ///< number of cards nobody picked
    Chose,           ///< card: put into the secret choice
    Ready,           ///< the seat has made its secret choice
    Revealed,        ///< card, symbols that count
    TookBack,        ///< card: a bluff goes back to the hand
    Ranked,          ///< status number, total
    Played,          ///< card, total
    DroppedOut,      ///< status number
    LastStanding,    ///< status number, which is 1
    Discarded,       ///< number of cards
    Blessed,         ///< card taken back by Blessing
    TookIcon,        ///< slot from 0, GainKind, amount
    FirstSeat,       ///< the seat is the first from now on; not after the last major
    Showed,          ///< token, total
    TookTokensBack,  ///< number of tokens
    WonAuction,      ///< total paid
    Treasures,       ///< total shown at Recover Treasures
    Scored,          ///< total, place
    GameOver,        ///<
    Reached,         ///< total of the row after a risk in turn
};
inline constexpr int happenings = 47;

constexpr engine::Event event(Happening kind, Seat seat, int a = 0, int b = 0, int c = 0) {
    const auto n = [](int value) { return static_cast<std::int16_t>(value); };
    return {static_cast<std::uint8_t>(kind), seat, {n(a), n(b), n(c), 0, 0, 0}};
}
constexpr Happening kindOf(const engine::Event& event) {
    return static_cast<Happening>(event.kind);
}

/// Why an action is refused. The comment names the part of the rulebook, or the ruling, and the arguments of the
/// Violation.
enum class Refusal : std::uint16_t {
    UnknownAction = 1, ///< no action of this game
    GameOver,          ///< End of the game
    OtherDecision,     ///< something else is to be decided now (Phase, 1 if a payment was begun)
    PaymentBegun,      ///< Opportunity: a payment that was begun is completed
    NotInHand,         ///< not a card of the own hand (card)
    TextCard,          ///< Special cards: a card with a text is played only when its text allows (card)
    NoMatch,           ///< the card shows none of the symbols asked for (card)
    NotNeeded,         ///< ruling 12: with this card another one, or it, would be superfluous (card)
    CannotComplete,    ///< ruling 12: with this card the payment cannot be completed (card)
    TooFewCards,       ///< King Hygelac's Court: two cards or none
    NoneLeft,          ///< Selection: what is to be gained has run out (GainKind, amount)
    NothingToHeal,     ///< Break Ranks?, Selection: no wound and no scratch, or no such one
    TooFewTokens,      ///< Break Ranks?: two fame tokens
    NoSuchToken,       ///< not one of the own tokens (token)
    NotFame,           ///< Break Ranks?: only tokens that show fame (token)
    NotTreasure,       ///< Treasure episodes: only tokens that show treasure (token)
    IconTaken,         ///< Resolving major episodes: another seat has it (GainKind, amount)
    IconCovered,       ///< Set-up: as many icons as seats (GainKind, amount)
    NoSuchIcon,        ///< the episode does not offer this (GainKind, amount)
    NotLaid,           ///< Recovery: no such card lies open (card)
    NothingToTurn,     ///< ruling 4: no card is left for a risk
    RiskComesFirst,    ///< In turn: one risk a turn, before cards of the hand
    NoDaring,          ///< Beowulf's Daring is not in the own hand
    NoResolve,         ///< Beowulf's Resolve is not in the own hand
    NoRest,            ///< The Warrior's Rest is not in the own hand
    NoScratches,       ///< The Warrior's Rest: there is no scratch to give back
    NoInspiration,     ///< Inspiration is not in the own hand
    NotAgainstRisk,    ///< Inspiration works against an icon, not against a risk
    NotPlayed,         ///< Blessing: not one of the cards about to be discarded (card)
};
/// With 0, which is `allowed`.
inline constexpr int refusals = 30;

constexpr engine::Violation refuse(Refusal why, int a = 0, int b = 0) {
    return {static_cast<std::uint16_t>(why), {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0}};
}

}
