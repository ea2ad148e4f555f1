// SPDX-License-Identifier: GPL-3.0-or-later
// What happens, as numbers inside Event: the log, the animation and the recap are made from these.
#pragma once

#include "engine/event.h"
#include "rules/terms.h"

namespace heorot::legend {

/// Where a turned card goes.
enum class TurnedTo : std::uint8_t { Discards, Hand, Row };

/// How a missing fame token was replaced: by making change, or by noting the points.
enum class Change : std::uint8_t { Made, Booked };

/// Kinds of Event with their arguments. Hidden from other seats: the card of Drew, the token of DrewAlliance, and all
/// of Chose, which others see as Hidden.
enum class Happening : std::uint8_t {
    Hidden = 1,      ///< something secret; no sentence
    EpisodeBegins,   ///< episode; seat: the first
    EpisodeIdle,     ///< episode: a gold episode in the base game
    Dealt,           ///< card: a start card, public
    Drew,            ///< card
    Shuffled,        ///< number of cards: the discards become the deck
    Passed,          ///<
    Risked,          ///< number of cards to turn, 1 with Daring
    Turned,          ///< card, TurnedTo
    RiskFailed,      ///<
    Resolved,        ///< Resolve undid the risk
    Rested,          ///< number of scratches given back by The Warrior's Rest
    Scratched,       ///< scratches the seat has now
    ScratchesTurned, ///< three scratches became a wound
    Wounded,         ///< 1, or 2 for the double wound
    Refused,         ///< GainKind refused by Inspiration
    Healed,          ///< Healing
    Paid,            ///< card
    Gave,            ///< token: given at Break Ranks?, or as change
    Exchanged,       ///< episode: the payment is complete
    Gained,          ///< token, square
    DrewAlliance,    ///< token
    GainedSpecial,   ///< card
    NoneLeft,        ///< GainKind, amount: none is left, so nothing is gained
    Changed,         ///< Change, value of the fame token that was missing; Gave and Gained follow
    Laid,            ///< card: turned up for Recovery
    Picked,          ///< card
    LeftOver,        ///< number of cards that were not picked
    Chose,           ///< card: put into the secret choice
    Ready,           ///< the seat has made its secret choice
    Revealed,        ///< card, symbols that count
    TookBack,        ///< card: a bluff returns to the hand
    Ranked,          ///< status number, total
    Played,          ///< card, total
    DroppedOut,      ///< status number
    LastStanding,    ///< status number (1)
    Discarded,       ///< number of cards
    Blessed,         ///< card taken back by Blessing
    TookIcon,        ///< slot from 0, GainKind, amount
    FirstSeat,       ///< the seat becomes the first; not after the last major
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

}
