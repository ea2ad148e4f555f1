// SPDX-License-Identifier: GPL-3.0-or-later
// What happens, as numbers inside Event: the log, the animation and the recap are made from these.
#pragma once

#include "engine/event.h"
#include "rules/terms.h"

namespace heorot::raiders {

/// Kinds of Event with their arguments. Only ProphecyDrawn hides something: its card, from the other seats.
enum class Happening : std::uint8_t {
    RoundBegins = 1,   ///< round; seat: the Start Player
    Chose,             ///< location
    TookMarker,        ///< the first round of the seat as Start Player, or 0 if none follows
    HonorShip,         ///< seat: its new holder
    Fired,             ///< Reaver, location: its ability is triggered
    Idle,              ///< Reaver, Lack: its ability brings nothing
    Declined,          ///< Reaver: its ability is not used
    Rested,            ///<
    Acted,             ///< location: its cost is paid
    Food,              ///< gained (below 0: paid), total
    FoodLost,          ///< lost, total
    Favor,             ///< gained (below 0: paid), total
    Glory,             ///< gained, total of the track, Track
    Terror,            ///< gained (below 0: discarded), total
    DieGained,         ///< die: on a chosen or printed face
    DieRolled,         ///< die: gained and rolled
    DieTraded,         ///< die: from Trade, with its face
    DieDiscarded,      ///< die
    DieTurned,         ///< die before, die after
    DieStored,         ///< die, artifact
    DieReturned,       ///< die, artifact: back to a free space when its artifact left
    NoDie,             ///< color, or anyColor: none is left
    Paid,              ///< payer: a die spent or an upgrade turned down
    PawnGained,        ///< pawn, number of the seat's
    NoPawn,            ///< pawn: none is left
    ReaverTaken,       ///< Reaver, place of the stack or fromDeck
    Recruited,         ///< Reaver: its dice are rolled
    Rallied,           ///< Reaver
    Specialized,       ///< Reaver, slot
    Promoted,          ///< Reaver
    LeaderLeft,        ///< Reaver: to the Glory pile
    Dismissed,         ///< Reaver, place (slot or leaderPlace): to the Glory pile
    SpoilTaken,        ///< spoil, place of the stack or fromDeck
    SpoilDrawn,        ///< spoil: one of several of which one is kept
    SpoilKept,         ///< spoil
    SpoilDiscarded,    ///< spoil: to the discards of its deck
    SetGained,         ///< keep card: to the Glory pile
    Pillaged,          ///< spoil
    LeftAlone,         ///< spoil: not pillaged
    ArtifactGained,    ///< artifact
    ArtifactDropped,   ///< artifact: to the Glory pile
    ArtifactUsed,      ///< artifact
    UpgradeGained,     ///< upgrade
    UpgradeLost,       ///< upgrade: to the supply
    TerrorGiven,       ///< other seat, number
    ProphecyTaken,     ///< prophecy, place of the display
    ProphecyDrawn,     ///< prophecy, or unknown
    ProphecyRenounced, ///< prophecy: to the discards
    JourneyRevealed,   ///< journey
    JourneyPaid,       ///< journey
    JourneySuffered,   ///< journey
    JourneyPassed,     ///< journey: no effect, or Skidbladnir
    BattleChosen,      ///< battle, place of the display or fromDeck
    BattleWon,         ///< battle
    BattleLost,        ///< battle
    CombatRolled,      ///< dice of 0, of 1, of 2, successes, defense
    CombatRerolled,    ///< the same, after a re-roll
    CombatEnded,       ///< successes, defense, 1 if won
    Attempted,         ///< territory, 1 by force or 0 in peace
    Subdued,           ///< territory: the tile is the seat's, still with its front up
    NotSubdued,        ///< territory
    TileTurned,        ///< tile
    TerritoryGlory,    ///< tiles: the glory of Cleanup follows
    TradeDie,          ///< die: rolled for Trade
    Displayed,         ///< deck, place, card: from its deck
    Reshuffled,        ///< deck: its discards are its new cards
    RoundEnds,         ///< round
    GameOver,          ///<
};
inline constexpr int happenings = static_cast<int>(Happening::GameOver);

/// What a seat lacks for a Reaver's ability.
enum class Lack : std::uint8_t { Dice, Favor, Pawns, Cards };
inline constexpr int lacks = 4;
inline constexpr std::array<std::string_view, lacks> lackNames{"dice", "favor", "pawns", "cards"};

constexpr engine::Event event(Happening kind, Seat seat, int a = 0, int b = 0, int c = 0, int d = 0, int e = 0) {
    const auto n = [](int value) { return static_cast<std::int16_t>(value); };
    return {static_cast<std::uint8_t>(kind), seat, {n(a), n(b), n(c), n(d), n(e), 0}};
}
constexpr Happening kindOf(const engine::Event& event) {
    return static_cast<Happening>(event.kind);
}

}
