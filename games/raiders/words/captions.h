// SPDX-License-Identifier: GPL-3.0-or-later
// The short texts of the table: captions, numbers with their words, the state of a seat.
#pragma once

#include "words/text_context.h"

#include <QString>

namespace heorot::raiders {

enum class Caption : std::uint8_t {
    All,
    Free,
    CostByTile,
    Leader,
    NoLeader,
    AnySign,
    CrewDice,
    Prophecies,
    Secret,
    WorthNow,
    GloryPile,
    Pawns,
    FromDeck,
    EmptySpace,
    Food,
    Favor,
    Glory,
    Terror,
    ChooseFace,
    ReaversToPlace,
    CardsToChooseFrom,
    SpoilsToResolve,
    TerritoryRewards,
    Tapestries,
    SeaWins,
    Territories,
    Points,
    IfEnded,
    ReaversInPile,
    Combat,
};
/// Markers that a seat may hold.
enum class Marker : std::uint8_t { Start, NextStart, Honor };

QString captionText(Caption caption);
/// `1st` to `4th`.
QString orderText(int position);
/// How the strip of bonuses of a location is read: where everyone gets something, and where the order alone counts.
QString stripForAll();
QString stripByOrder();
/// `6 of 10`
QString ofText(int count, int all);
/// `×3`
QString timesText(int count);
QString roundText(int round, int rounds);
/// What the end of a round is called.
QString cleanupText();
/// What a new round brings.
QString locationsAreFree();
/// Of the markers in a panel.
QString markerText(Marker marker);
QString markerRule(Marker marker);
/// Of four ships, those sent in this round: `second of 4 ships`.
QString shipsText(int sent, int all);
/// What a seat does in this action: `Decides after Sandra`, `Ship at Battle at Sea`.
QString seatStatus(const TextContext& at, Seat seat);

}
