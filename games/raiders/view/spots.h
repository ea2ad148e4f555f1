// SPDX-License-Identifier: GPL-3.0-or-later
// Ids of spots and pieces.
#pragma once

#include "view/holdings.h"

namespace heorot::raiders {

/// Ids of spots: a zone and an ordinal or a name.
QString placeSpot(Location location);
/// Places of displays count from 1, as in actions.
QString stackSpot(Location location, int place);
QString battleSpot(int place);
QString displayedProphecySpot(int place);
QString tradeSpot(int ordinal);
QString wareSpot(Ware ware);
QString territorySpot(Territory territory);
QString dieSpot(int ordinal);
QString upgradeSpot(int ordinal);
QString artifactSpot(int ordinal);
QString slotSpot(Slot slot);
QString crewSpot(Slot slot, int row);
/// A die or upgrade laid out toward a cost, by its place.
QString laidDieSpot(int ordinal);
QString laidUpgradeSpot(int ordinal);
QString pendingSpot(int ordinal);
QString combatSpot(int ordinal);
QString prophecySpot(ProphecyId prophecy);
/// A face of a palette: `face/red-chest`.
QString faceSpot(Die die);
QString seatSpot(Seat seat);
QString choiceSpot(const QString& name);
inline const QString leaderSpot = QStringLiteral("leader");
inline const QString doneSpot = QStringLiteral("choice/done");
inline const QString rallySpot = QStringLiteral("choice/rally");
inline const QString forceSpot = QStringLiteral("choice/force");
inline const QString peaceSpot = QStringLiteral("choice/peace");
inline const QString rollSpot = QStringLiteral("choice/roll-combat");
inline const QString rerollSpot = QStringLiteral("choice/reroll");
inline const QString fightSpot = QStringLiteral("choice/fight");
inline const QString useSpot = QStringLiteral("choice/accept");
inline const QString restDieSpot = QStringLiteral("choice/rest-die");

/// What lies at a location: stacks, cards, dice, tiles, rewards. While a location is chosen, each stands for it.
QStringList bodyOf(const Rules& rules, const State& state, Location location);

/// Ids of pieces, which move from place to place: what lies before the seat to move, by card and among equals; a die of
/// a kind on a longship; a Reaver of a slot, the Leader; what the panel of a seat counts.
QString pendingPiece(Seat seat, Pending::Kind kind, std::uint8_t card, int twin);
QString diePiece(Seat seat, Die die, int ordinal);
QString crewPiece(Seat seat, Slot slot, int row);
QString leaderPiece(Seat seat);
enum class Held : std::uint8_t { Artifacts, Upgrades, Prophecies, Tiles, Pawns };
/// `ordinal` is the pawn.
QString heldPiece(Seat seat, Held held, int ordinal = 0);
QString subjectPiece(Seat seat);

/// A spot that says more than the name of the thing under which it is explained.
game::Spot spotOfThing(const QString& thing, const QString& id, const QString& name, const QString& rule,
                       bool isUnsure = false);

/// The number behind a zone, as in `dice/3`; nothing for another zone.
std::optional<int> ordinalIn(const QString& spot, QLatin1StringView zone);

}
