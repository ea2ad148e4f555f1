// SPDX-License-Identifier: GPL-3.0-or-later
// What cards, tiles, dice and places do, in sentences, and in a few words for the table.
#pragma once

#include "rules/tables.h"
#include "words/amounts.h"

namespace heorot::raiders {

/// `Hunter: clan of the Tree, ...`
QString nameAndRule(const QString& name, const QString& rule);
/// A few words of an ability: `2 food`, `keep 1 of 2`.
QString abilityBrief(const Rules& rules, ReaverId reaver);
/// As short as possible: `1 of 2 keep cards`.
QString abilityShort(const Rules& rules, ReaverId reaver);
/// The ability as a sentence, alone.
QString abilityRule(const Rules& rules, ReaverId reaver);
/// Clan, dice of recruiting and of Rally, ability.
QString reaverRule(const Rules& rules, ReaverId reaver);
/// The same for tips, in at most three short lines; of the Leader, what it does as such.
QString reaverTip(const Rules& rules, ReaverId reaver);
QString leaderTip(const Rules& rules, ReaverId reaver);
/// In one line, for tips of several cards.
QString reaverLine(const Rules& rules, ReaverId reaver);
QString artifactLine(const Rules& rules, ArtifactId artifact);
/// Where an artifact works: `Raid Keeps`, `any location`.
QString artifactPlace(const Rules& rules, ArtifactId artifact);
/// `shield`, `any die`.
QString storedSign(const Rules& rules, ArtifactId artifact);
QString artifactBrief(const Rules& rules, ArtifactId artifact);
QString artifactRule(const Rules& rules, ArtifactId artifact);
QString artifactTip(const Rules& rules, ArtifactId artifact);
/// What a card does, in few words and in full. `runicTerror` is what Runic Carvings give another seat.
QString spoilBrief(const Rules& rules, SpoilId spoil, int runicTerror);
QString spoilRule(const Rules& rules, SpoilId spoil, int runicTerror);
/// `longship, or lose your Leader`.
QString journeyRule(const Rules& rules, JourneyId journey);
/// Of anybody: `1 longship`, `the Leader`; of no calm one.
QString journeyPrice(const Rules& rules, JourneyId journey);
QString journeyLosses(const Rules& rules, JourneyId journey);
/// `defense 3, or 2 hammers: 2 glory`.
QString battleBrief(const Rules& rules, BattleId battle);
QString battleRule(const Rules& rules, BattleId battle);
/// `1 per artifact`.
QString prophecyBrief(const Rules& rules, ProphecyId prophecy);
QString prophecyRule(const Rules& rules, ProphecyId prophecy);
QString territoryRule(const Rules& rules, Territory territory);
/// What lies on the back of a tile.
QString rewardText(const Rules& rules, TileId tile);
QString upgradeRule(const Rules& rules, Upgrade upgrade);
QString pawnRule(const Rules& rules, Pawn pawn);
QString promotionText(const Rules& rules, Color clan);
QString clanRule(const Rules& rules, Color clan);
/// What recruiting brings, to be rolled: `2 red dice`.
QString recruitDice(const Rules& rules, ReaverId reaver);
/// What Rally brings: `2 red dice and 1 blue die`.
QString rallyText(const Rules& rules, ReaverId reaver);
/// Glory of 1, 2, ... cards of a set, as a list.
QString setSteps(const Rules& rules, KeepId card);
/// Cost and bonuses at so many seats.
QString locationRule(const Rules& rules, Location location, int seats);
QString dieRule(Die die);
QString combatRule();

}
