// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of Beowulf: The Legend in code: symbols, cards, tokens, episodes and gains with their numbers and names.
#pragma once

#include "engine/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace heorot::legend {

using engine::nobody;
using engine::Seat;

inline constexpr int maxSeats = 5;
inline constexpr int episodeCount = 36;
/// Icons of a major episode (rulebook, Set-up).
inline constexpr int iconSlots = 5;

template <class T>
using PerSeat = std::array<T, maxSeats>;

/// Beowulf is the joker: it stands for any one of the five others (rulebook, Activity cards).
enum class Symbol : std::uint8_t { Travelling, Friendship, Wit, Courage, Fighting, Beowulf };
inline constexpr int plainSymbols = 5;
inline constexpr int symbols = 6;
inline constexpr std::array<std::string_view, symbols> symbolNames{"travelling", "friendship", "wit",
                                                                   "courage",    "fighting",   "beowulf"};

/// A kind of card; cards of one kind are equal. First the activity cards (each plain symbol once with one and once with
/// two symbols, then Beowulf), then the special cards with symbols, then those with a text.
using Card = std::uint8_t;
inline constexpr Card beowulfCard = 10;
inline constexpr Card hidesOfLand = 11;
inline constexpr Card hrunting = 12;
inline constexpr Card giantsSword = 13;
inline constexpr Card goldenTorque = 14;
inline constexpr Card ironShield = 15;
inline constexpr Card blessing = 16;
inline constexpr Card inspiration = 17;
inline constexpr Card daring = 18;
inline constexpr Card resolve = 19;
inline constexpr Card warriorsRest = 20;
inline constexpr int activityKinds = 11;
/// Cards with symbols, which can be bid, played and paid.
inline constexpr int symbolKinds = 16;
inline constexpr int cardKinds = 21;
inline constexpr int specialKinds = cardKinds - activityKinds;
/// A card of which only the back is known; special cards are always public.
inline constexpr Card unknownCard = 21;
inline constexpr std::array<std::string_view, cardKinds + 1> cardNames{
    "travelling1", "travelling2",  "friendship1",   "friendship2", "wit1",     "wit2",
    "courage1",    "courage2",     "fighting1",     "fighting2",   "beowulf",  "hides-of-land",
    "hrunting",    "giants-sword", "golden-torque", "iron-shield", "blessing", "inspiration",
    "daring",      "resolve",      "warriors-rest", "card?"};
inline constexpr int maxActivityCards = 100;

constexpr Card activityCard(Symbol symbol, int count) {
    return static_cast<Card>(static_cast<int>(symbol) * 2 + count - 1);
}
constexpr bool isActivity(Card card) {
    return card < activityKinds;
}
constexpr bool isSpecial(Card card) {
    return card >= activityKinds && card < cardKinds;
}
constexpr bool hasSymbols(Card card) {
    return card < symbolKinds;
}
/// The index of a special card in lists of the ten.
constexpr std::size_t specialIndex(Card card) {
    return static_cast<std::size_t>(card - activityKinds);
}

/// A kind of token: square ones (fame 1 to 7, treasure 1 to 4, misfortune), then the round alliance tokens (fame 1 to
/// 3, treasure 1 to 3).
using Token = std::uint8_t;
inline constexpr int fameValues = 7;
inline constexpr int treasureValues = 4;
inline constexpr int allianceValues = 3;
inline constexpr Token misfortuneToken = 11;
inline constexpr Token firstAlliance = 12;
inline constexpr int squareKinds = 12;
inline constexpr int tokenKinds = 18;
/// Tokens that lie face down in front of another seat.
inline constexpr Token unknownSquare = 18;
inline constexpr Token unknownAlliance = 19;
inline constexpr std::array<std::string_view, tokenKinds + 2> tokenNames{"fame1",
                                                                         "fame2",
                                                                         "fame3",
                                                                         "fame4",
                                                                         "fame5",
                                                                         "fame6",
                                                                         "fame7",
                                                                         "treasure1",
                                                                         "treasure2",
                                                                         "treasure3",
                                                                         "treasure4",
                                                                         "misfortune",
                                                                         "alliance-fame1",
                                                                         "alliance-fame2",
                                                                         "alliance-fame3",
                                                                         "alliance-treasure1",
                                                                         "alliance-treasure2",
                                                                         "alliance-treasure3",
                                                                         "token?",
                                                                         "alliance?"};
inline constexpr int maxAlliances = 36;

constexpr Token fameToken(int value) {
    return static_cast<Token>(value - 1);
}
constexpr Token treasureToken(int value) {
    return static_cast<Token>(6 + value);
}
constexpr bool isAlliance(Token token) {
    return (token >= firstAlliance && token < tokenKinds) || token == unknownAlliance;
}
/// The fame on a token, square or round; else 0.
constexpr int fameOf(Token token) {
    if (token < fameValues) return token + 1;
    return token >= firstAlliance && token < firstAlliance + allianceValues ? token - firstAlliance + 1 : 0;
}
/// The treasure on a token, square or round; else 0.
constexpr int treasureOf(Token token) {
    if (token >= fameValues && token < misfortuneToken) return token - fameValues + 1;
    return token >= firstAlliance + allianceValues && token < tokenKinds ? token - firstAlliance - allianceValues + 1
                                                                         : 0;
}
/// Auctions number the tokens that show treasure on their own: square ones 0 to 3, round ones 4 to 6.
inline constexpr int treasureKinds = treasureValues + allianceValues;
constexpr Token treasureKind(std::size_t place) {
    return static_cast<Token>(place < treasureValues ? fameValues + place
                                                     : firstAlliance + allianceValues + place - treasureValues);
}
constexpr std::size_t treasurePlace(Token token) {
    return static_cast<std::size_t>(token < misfortuneToken ? token - fameValues
                                                            : token - firstAlliance - allianceValues + treasureValues);
}

/// The kinds of episodes (rulebook, Episodes).
enum class EpisodeKind : std::uint8_t {
    Opportunity,
    Risk,
    Selection,
    Recovery,
    Simultaneous, ///< major: secret choice
    InTurn,       ///< major: one after another until one is left
    Auction,      ///< treasure episode of the advanced game: one prize
    Ranking,      ///< treasure episode of the advanced game: Recover Treasures
    Death,        ///< the last major: all hand cards count
};
inline constexpr int episodeKinds = 9;
inline constexpr std::array<std::string_view, episodeKinds> episodeKindNames{
    "opportunity", "risk", "selection", "recovery", "simultaneous", "in-turn", "auction", "ranking", "death"};
constexpr bool isTreasureEpisode(EpisodeKind kind) {
    return kind == EpisodeKind::Auction || kind == EpisodeKind::Ranking;
}
/// Episodes whose icons are taken in the order of the status numbers.
constexpr bool hasIcons(EpisodeKind kind) {
    return kind == EpisodeKind::Simultaneous || kind == EpisodeKind::InTurn || kind == EpisodeKind::Ranking ||
           kind == EpisodeKind::Death;
}
/// Major episodes: after them the seat with the highest number becomes the first.
constexpr bool isMajor(EpisodeKind kind) {
    return hasIcons(kind) && kind != EpisodeKind::Ranking;
}

/// The names of the 36 episodes in the order of the story; their order on the board is data (Rules::episodes).
inline constexpr std::array<std::string_view, episodeCount> episodeNames{
    "king-hygelacs-court",  "sail-to-denmark",  "king-hrothgars-hall",  "final-preparations", "grendels-attack",
    "great-rewards",        "rest-at-heorot",   "celebration",          "sea-hag-attacks",    "hunt-practice",
    "hunt-for-the-sea-hag", "into-the-mere",    "sea-hag-battle",       "homeward-rest",      "sail-to-geatland",
    "king-hygelac",         "present-gifts",    "gathering-strength",   "raiding-party",      "raid-on-friesland",
    "swedish-treachery",    "time-of-mourning", "beowulf-becomes-king", "strong-alliances",   "rise-of-geatland",
    "peace-returns",        "many-friendships", "years-of-plenty",      "golden-cup",         "smoke-on-the-horizon",
    "dragons-wrath",        "all-iron-shield",  "break-ranks",          "dragon-battle",      "recover-treasures",
    "death-of-beowulf"};

/// What an icon, a prize, a selection or an exchange gives.
enum class GainKind : std::uint8_t {
    Fame,     ///< a token of exactly this value
    Treasure, ///< a token of exactly this value
    Alliance, ///< a number of alliance tokens, drawn unseen
    Cards,    ///< a number of activity cards
    Special,  ///< this special card
    Scratch,
    Wound,       ///< a large tile; then cards are drawn
    DoubleWound, ///< the large tile with two wounds
    Misfortune,
    FameOrHeal, ///< a fame token of this value, or a large tile goes back
    Healing,    ///< all scratches go back
};
inline constexpr int gainKinds = 11;
inline constexpr std::array<std::string_view, gainKinds> gainNames{
    "fame",  "treasure",     "alliance",   "cards",        "special", "scratch",
    "wound", "double-wound", "misfortune", "fame-or-heal", "healing"};

struct Gain {
    GainKind kind{};
    /// The value, the number, or the special card; 0 for the other kinds.
    std::uint8_t amount = 0;
    constexpr auto operator<=>(const Gain&) const = default;
};

/// What can be healed at Break Ranks? and Death of Beowulf.
enum class Healing : std::uint8_t { Wound, DoubleWound, Scratches };
inline constexpr std::array<std::string_view, 3> healingNames{"wound", "double-wound", "scratches"};

}
