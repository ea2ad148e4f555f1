// SPDX-License-Identifier: GPL-3.0-or-later
// The short texts of the table: captions, names of places for a screen reader, the state of a seat.
#pragma once

#include "words/actions.h"

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
    Combat,
};
QString captionText(Caption caption);
/// `1st` to `4th`.
QString orderText(int position);
/// `6 of 10`
QString ofText(int count, int all);
/// `×3`
QString timesText(int count);
QString roundText(int round, int rounds);
/// What the end of a round is called.
QString cleanupText();
/// Of four ships, those sent in this round: `second of 4 ships`.
QString shipsText(int sent, int all);
/// What a seat does in this action: `Decides after Sandra`, `Ship at Battle at Sea`.
QString seatStatus(const TextContext& at, Seat seat);

/// The contents of places, for a screen reader.
QString placeName(const QString& place, const QString& seat);
QString stackName(int place, const QStringList& cards);
QString emptyStack(int place);
QString dieName(const QString& die, bool isTrade);
QString slotName(Slot slot, int count);
QString emptyRow(Slot slot);
QString slotRule();
QString crewName(const QString& reaver, Slot slot);
QString leaderName(const QString& reaver);
QString leaderRule();
QString artifactName(const QString& artifact, const QString& die);
/// What begins when an artifact is chosen for this action.
QString artifactClick(Action action);
QString emptyArtifact(int place);
QString upgradeName(const QString& upgrade, bool isUp);
QString territoryName(const QString& territory, int left);
QString combatDieName(int value);
QString wareName(const Rules& rules, Ware ware);
/// Who leads this round and, once that is settled otherwise, the next one; at three seats, who holds the Honor Ship:
/// a sentence each.
QStringList markersText(const TextContext& at);
/// Of a seat's panel: its name with glory, food, favor and terror; and all it has, in sentences.
QString panelName(const TextContext& at, Seat seat);
QString panelRule(const TextContext& at, Seat seat);
/// In the bar at the top: `Anna: 12 glory`.
QString gloryOf(const QString& name, int glory);
/// Of a set of cards (CardSet).
QString setText(KeepId card);
/// The Prophecies of a ship.
QString prophecyName(const QString& prophecy, int count, int glory);
QString hiddenText(int count);
/// Of a group of the Glory pile: `Treasure ×2, worth 4`.
QString pileName(const QString& group, int count, int glory);
/// What lies in such a group, by name.
QString battlesRule(const Ship& ship);
QString territoriesRule(const Ship& ship);
QString reaversRule(const Ship& ship);

/// What is asked once a card, an artifact, a tile, a die or a rest is chosen.
QString cardPrompt(const game::Address& mover, const QString& card);
QString artifactPrompt(const game::Address& mover, const QString& artifact, bool stores);
QString territoryPrompt(const game::Address& mover, const QString& territory);
/// What a button of the prompt that cannot be pressed yet waits for.
enum class Missing : std::uint8_t { Hammer, Mark, Reaver, Tile };
QString missingText(Missing what);
/// `left`: as "1 chest"; empty for nothing.
QString stillToGiveText(const QString& left);
QString peaceLabel();
QString facePrompt(const game::Address& mover);
/// Labels of buttons that begin a choice.
QString restDieLabel();
QString restDieHelp();

}
