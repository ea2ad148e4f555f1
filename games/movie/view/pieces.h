// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles, figures, tags and pills: the things that more than one part of the table shows.
#pragma once

#include "rules/game.h"
#include "view/canvas.h"
#include "words/names.h"

namespace heorot::movie {

/// The picture of a figure or an ability below `:/art`.
QString figureArt(Figure figure);
QString abilityArt(Ability ability);
/// Of an act.
QString emblemArt(int act);

/// A tile's face in a square.
void drawTile(Canvas& canvas, const Rules& rules, Tile tile, const QRectF& area);
/// A tile's back, without and with the numeral of its act.
void drawPlainBack(Canvas& canvas, int act, const QRectF& area);
void drawBack(Canvas& canvas, int act, const QRectF& area);
/// A face, or the back of a tile that is not known.
void drawFaceOrBack(Canvas& canvas, const Rules& rules, Tile tile, const QRectF& area);
/// A figure on its disc, with a gold diamond for each of its own and one of bone for each Horn.
void drawFigure(Canvas& canvas, const Rules& rules, Seat seat, Figure figure, int horns, const QRectF& area);
/// The seat's mark on bone, at the top left of a figure in `area`.
void drawMark(Canvas& canvas, Seat seat, const QRectF& area);

/// A triangle up or down.
Box triangle(int change, double size, Tone tone);
/// A change with its triangle; even a change of 0 has a sign. The reader's own is on the color of gain or loss, that of
/// others, whose gain is no good news, on parchment.
Box changePill(int change, bool isReaders);
/// A number on parchment.
Box tag(const QString& text);

/// `27 → 42`.
QString beforeAfter(int before, int after);

}
