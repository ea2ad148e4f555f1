// SPDX-License-Identifier: GPL-3.0-or-later
// Cards, tokens, symbols, icons: the things that more than one part of the table shows.
#pragma once

#include "rules/game.h"
#include "ui/layout.h"
#include "words/signs.h"

namespace heorot::legend {

using game::Look;
using game::Scene;
using game::Sprite;
using game::Tone;
using game::Type;
using ui::Box;
using ui::Boxes;
using ui::Canvas;
using ui::Gap;

/// With soft hyphens in its long words.
QString breakable(const QString& words);
/// A sign below `:/art/legend`, in the cut that is drawn for its size in pixels: `symbol-wit-medium`.
QString signArt(const QString& name, double size);
QString symbolSign(Symbol symbol);
QString sceneArt(const Episode& episode);
/// So many of a card, where a zone shows them.
game::Spot spotOf(const Rules& rules, QLatin1StringView zone, Card card, int count);
/// Every picture that any scene may show.
QStringList allPictures();

inline QRectF squareAround(const QPointF& center, double size) {
    return {center.x() - size / 2, center.y() - size / 2, size, size};
}

void drawSign(Canvas& canvas, const QString& name, const QRectF& area);
/// A symbol on a disc of bone.
void drawSymbolDisc(Canvas& canvas, Symbol symbol, const QRectF& area);
/// What an icon gives, in a square; with its number if it has one.
void drawGain(Canvas& canvas, Gain gain, const QRectF& area);
/// A token with its value, or its back.
void drawToken(Canvas& canvas, Token token, const QRectF& area);
/// A card of a row, 3:4; the back of an unknown one.
void drawBid(Canvas& canvas, Card card, const QRectF& area);
/// A card of the hand, 6:7, its name on a plate below its picture; `count` twins. A closed one is veiled, but for its
/// name.
void drawCard(Canvas& canvas, const Rules& rules, Card card, int count, const QRectF& area, bool isClosed = false);
/// "×3"
QString timesText(int count);
/// An episode as the road and the strip of coming episodes show it.
void drawNode(Canvas& canvas, const Episode& episode, const QRectF& area);
/// A tick on a light disc, which is seen on any ground.
void drawTick(Canvas& canvas, const QRectF& area);

/// The same as boxes, in measures of the large table.
Box sign(const QString& name, double size);
Box symbolDisc(Symbol symbol, double size);
Box gainIcon(Gain gain, double size);
/// `count`: how many alike lie there, below the value, which one bids with.
Box tokenTile(Token token, int count, double size);
Box bidCard(Card card, double height);
/// The card that is pointed at, before it lies there.
Box ghostCard(Card card, double height);
Box handCard(const Rules& rules, Card card, int count, double height, bool isClosed = false);

enum class Disc : std::uint8_t { Plain, Best, First, Rank };
/// A number on a disc: a total, gold where it is the best, or a status number.
Box numberDisc(int number, Disc disc, double size);
/// A few letters on a small ground of parchment, over a corner of a piece.
Box tag(const QString& words);

}
