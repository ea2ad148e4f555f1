// SPDX-License-Identifier: GPL-3.0-or-later
// Names of figures, tiles, abilities and acts as the rulebooks call them.
#pragma once

#include "language/numbers.h"
#include "rules/queries.h"

#include <QString>

namespace heorot::movie {

QString figureName(Figure figure);
/// `Beowulf`, `a Thane`: as the object of a sentence.
QString aFigure(Figure figure);
/// `Thane`, behind the name of the player it belongs to: "Anna’s Thane".
QString figureOfOwner(Figure figure);
/// `no Thane`: as the object of a sentence.
QString noFigure(Figure figure);
QString abilityName(Ability ability);
/// `Grendel`: without its number.
QString actName(int act);
/// "Act I: Grendel".
QString actTitle(int act);
/// `+3 Mead`, `−2`, `Royal Dragon Horn`; an unknown tile is `a tile from act II`.
QString tileName(const Rules& rules, Tile tile);
/// As tileName, with the act of a tile that was carried over from an earlier one than `act`.
QString tileName(const Rules& rules, Tile tile, int act);
/// `a +5 boon`, `a Golden Statue`: as the object of a sentence.
QString aTile(const Rules& rules, Tile tile);
/// As aTile, with the act of a tile that was carried over from an earlier one than `act`.
QString aTile(const Rules& rules, Tile tile, int act);
/// `+5 boon`, `−2 peril`, `+3 Mead`, `Golden Statue`: a tile where a caption says what it is.
QString tileCaption(const Rules& rules, Tile tile);
/// At most six characters, for the board in text.
QString shortTileName(const Rules& rules, Tile tile);
/// The letter of a Treasure in its short name: `T`.
QString treasureSign();
using language::plainNumber, language::signedNumber;
/// `c4`.
QString spaceText(Space space);
/// "c" and "4": the lines of the space c4, as they stand beside the board.
QString columnText(Space space);
QString rowText(Space space);
/// `Thane d3`.
QString figureAt(Figure figure, Space space);
/// What lies on a space, as GameWords::explanation is asked for it; empty for an open space.
QString thingOn(const Rules& rules, Cell cell);

}
