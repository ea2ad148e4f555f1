// SPDX-License-Identifier: GPL-3.0-or-later
// One position of Beowulf: The Legend as a value: table, hands, the shuffled deck, and which cards are public.
#pragma once

#include "engine/fixed_list.h"
#include "rules/terms.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace heorot::legend {

/// What the seat to move decides.
enum class Phase : std::uint8_t {
    Risk,       ///< run the risk of this episode, or pass
    Pay,        ///< opportunity for cards: the next card of the payment, or pass
    Give,       ///< Break Ranks?: the next fame token, or pass
    Heal,       ///< Break Ranks?, after the payment: what to heal
    Select,     ///< Selection: one of the options, or pass
    Recover,    ///< Recovery: pick a card, or pass
    Bid,        ///< simultaneous major: a further card of the secret choice, or done
    InTurn,     ///< in-turn major: a card, a risk, or out
    Failed,     ///< a risk has failed: Resolve, or accept
    React,      ///< a scratch or a bad icon (`threat`) is coming: Inspiration, The Warrior's Rest, or accept
    Bless,      ///< cards of the seat are about to be discarded: Blessing takes one back, or accept
    Icons,      ///< take an icon
    FameOrHeal, ///< Death of Beowulf: the fame token of the icon, or a large tile goes back
    Auction,    ///< treasure episode: show a token, or out
    Over,
};
inline constexpr std::array<std::string_view, 15> phaseNames{"risk",    "pay",   "give",         "heal",    "select",
                                                             "recover", "bid",   "in-turn",      "failed",  "react",
                                                             "bless",   "icons", "fame-or-heal", "auction", "over"};

/// Numbers of cards by kind.
using HandCards = std::array<std::uint8_t, cardKinds + 1>; ///< the last entry counts unknown cards
using SymbolCards = std::array<std::uint8_t, symbolKinds>;
using ActivityCards = std::array<std::uint8_t, activityKinds>;
using Specials = std::array<std::uint8_t, specialKinds>;
/// Numbers of tokens by kind; the last two entries count unknown square and round ones.
using Tokens = std::array<std::uint8_t, tokenKinds + 2>;
using TreasureTokens = std::array<std::uint8_t, treasureKinds>;

/// What everybody saw a seat take and give back of square tokens: their points, and the misfortunes. Which tokens lie
/// where is not needed for that.
struct OpenTokens {
    std::int16_t fame = 0;
    std::int16_t treasure = 0;
    std::int16_t misfortunes = 0;
    bool operator==(const OpenTokens&) const = default;
};

struct State {
    /// All cards of a seat, including those of its secret choice. As others see them, cards that are not public are
    /// unknown.
    PerSeat<HandCards> hands{};
    /// Those of them that everyone knows, activity cards only: start cards, cards from risks and Recovery, bluffs
    /// (ruling 14). Special cards are always public.
    PerSeat<ActivityCards> known{};
    /// Simultaneous majors: cards of the hand that are chosen in secret (Phase::Bid; hidden from others); once
    /// revealed, the choice as it was, until the episode ends.
    PerSeat<SymbolCards> bids{};
    /// In-turn majors: the open cards in front of the seat. Death of Beowulf: the revealed hand.
    PerSeat<SymbolCards> rows{};
    /// Cards paid so far, or to be swapped.
    SymbolCards paid{};
    ActivityCards discards{};
    /// Open cards of Recovery.
    ActivityCards display{};
    /// Special cards that can still be won, and those out of the game.
    Specials offered{};
    Specials out{};
    /// The last card is on top; so is the last alliance token.
    engine::FixedList<Card, maxActivityCards> deck{};
    engine::FixedList<Token, maxAlliances> alliances{};
    /// Tokens of the seats, face down; those shown in an auction; square ones in the supply.
    PerSeat<Tokens> tokens{};
    PerSeat<TreasureTokens> shown{};
    std::array<std::uint8_t, squareKinds> supply{};
    /// The sums of the square tokens in `tokens`, which are public (ruling O9).
    PerSeat<OpenTokens> open{};

    PerSeat<std::uint8_t> scratches{};
    /// Large tiles with one wound.
    PerSeat<std::uint8_t> wounds{};
    /// Points noted instead of a token that had run out (ruling 7).
    PerSeat<std::uint8_t> booked{};
    /// Status numbers of the episode, 1 is best; 0: none yet.
    PerSeat<std::uint8_t> status{};
    /// The totals of symbols or treasure in the episode; 0 for seats that dropped out.
    PerSeat<std::uint8_t> totals{};
    /// Who took the icon in each slot, or nobody.
    std::array<Seat, iconSlots> takers{nobody, nobody, nobody, nobody, nobody};
    /// Who has the double wound, or nobody.
    Seat doubleWound = nobody;

    std::uint8_t seats = 0;
    /// The current episode, from 0.
    std::uint8_t episode = 0;
    Phase phase = Phase::Pay;
    Seat first = 0;
    Seat mover = 0;
    /// The round of Recovery, from 0.
    std::uint8_t round = 0;
    /// In-turn majors and auctions: cards or tokens the mover has added in this turn.
    std::uint8_t added = 0;
    /// In-turn majors: whether the mover has run a risk in this turn.
    bool risked = false;
    /// In Phase::React: what is about to happen to the mover.
    GainKind threat = GainKind::Scratch;
    /// Break Ranks?: the number of tokens given, and the last one.
    std::uint8_t given = 0;
    Token lastGiven = 0;
    /// Options (Game::options).
    bool advanced = false;
    bool hard = false;

    bool operator==(const State&) const = default;
};
static_assert(sizeof(State) <= 768);

}
