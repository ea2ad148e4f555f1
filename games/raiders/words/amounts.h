// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts in words: food, dice, cards, and what is gained or paid in one go.
#pragma once

#include "language/sentences.h"
#include "rules/tables.h"
#include "words/names.h"

#include <QStringList>

namespace heorot::raiders {

QString foodText(int count);
QString favorText(int count);
QString gloryText(int count);
/// With its sign: `+3 glory`, `−2 glory`, `0 glory`.
QString signedGlory(int glory);
QString terrorText(int count);
QString diceText(int count);
QString cardsText(int count);
/// Of one deck: `2 village spoils`.
QString drawnText(Deck deck, int count);
/// `1 red die`
QString coloredDice(Color color, int count);
/// `2 chest`: so many dice of a sign as a cost asks for them.
QString askedText(Icon icon, int count);

/// All that a bundle brings, as a list; `nothing` if it is empty.
QString bundleText(const Bundle& bundle);
QString costText(const Cost& cost);
bool isFree(const Cost& cost);
/// `a, b and c`
QString listed(const QStringList& items);
using language::joined;

}
