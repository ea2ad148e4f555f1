// SPDX-License-Identifier: GPL-3.0-or-later
// What tiles, figures and spaces do, in sentences.
#pragma once

#include "language/sentences.h"
#include "words/names.h"

#include <QString>

namespace heorot::movie {

using language::joined;

/// `Mead: Drunkenness may take its place.`
QString nameAndRule(const QString& name, const QString& rule);
/// The rule of a tile in sentences.
QString tileRule(const Rules& rules, Tile tile);
QString abilityRule(Ability ability);
/// In place of its rule, while the boon lies face up where a Treachery tile sees it, and once it is turned.
QString doomedBoonRule();
QString turnedBoonRule();
/// What a figure counts and whether it comes back.
QString figureRule(const Rules& rules, Figure figure);
QString openSpaceRule();
}
