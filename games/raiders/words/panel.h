// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat has, in words: the tip of its panel, its sets, Prophecies and Glory pile.
#pragma once

#include "words/captions.h"
#include "words/text_context.h"

#include <QString>
#include <QStringList>

namespace heorot::raiders {

/// Who leads this round and, once that is settled otherwise, the next one; at three seats, who holds the Honor Ship:
/// a sentence each.
QStringList markersText(const TextContext& at);
/// Of a seat's panel: its name with glory, food, favor and terror; and all it has, in sentences.
QString panelName(const TextContext& at, Seat seat);
/// Caption of what a longship carries, under which the handbook explains the longship.
QString onBoardText();
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
/// Of goods on deck (Food, Favor, Glory, Terror): how many, and what they are for.
QString goodsName(Caption goods, int count);
QString goodsRule(const Rules& rules, const Ship& ship, Caption goods);
/// Of the glory already scored: `On the track: 9 glory`.
QString pileTrack(const QString& name, int glory);
QString trackRule();
/// What terror costs, step by step.
QString terrorRule(const Rules& rules);
/// By name: the artifacts on board and in the Glory pile; the Prophecies that the reader knows, with their glory.
QString artifactsRule(const Ship& ship);
QString propheciesRule(const TextContext& at, Seat seat);
/// How far a Prophecy has come: `1 per artifact, now 3`.
QString prophecyState(const TextContext& at, Seat seat, ProphecyId prophecy);
/// What lies in such a group, by name.
QString battlesRule(const Ship& ship);
QString territoriesRule(const Ship& ship);
QString reaversRule(const Ship& ship);

}
