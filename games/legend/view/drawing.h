// SPDX-License-Identifier: GPL-3.0-or-later
// Cards, tokens, symbols, icons: the things that more than one part of the table shows.
#pragma once

#include "rules/game.h"
#include "ui/canvas.h"

namespace heorot::legend {

using game::Look;
using game::Scene;
using game::Sprite;
using game::Tone;
using game::Type;
using ui::Canvas;

/// A sign below `:/art/legend`, in the cut that is drawn for its size in pixels: `symbol-wit-medium`.
QString signArt(const QString& name, double size);
QString symbolSign(Symbol symbol);
/// Of a special card: `special-hrunting`.
QString specialSign(Card card);
/// The sign of what an icon gives; fame and treasure have their values painted over (drawGain).
QString gainSign(Gain gain);
QString sceneArt(const Episode& episode);
/// Every picture that any scene may show.
QStringList allPictures();

inline QRectF squareAround(const QPointF& center, double size) {
    return {center.x() - size / 2, center.y() - size / 2, size, size};
}

void drawSign(Canvas& canvas, const QString& name, const QRectF& area);
/// A symbol on a disc of bone.
void drawSymbolDisc(Canvas& canvas, Symbol symbol, const QPointF& center, double radius);
/// What an icon gives, in a square; with its number if it has one.
void drawGain(Canvas& canvas, Gain gain, const QRectF& area);
/// A token with its value, or its back.
void drawToken(Canvas& canvas, Token token, const QRectF& area);
/// A card of a row, 3:4.
void drawBid(Canvas& canvas, Card card, const QRectF& area);
void drawBidBack(Canvas& canvas, const QRectF& area);
/// How many tokens alike lie in `area`, below the value, which one bids with; not below `bottom`.
void drawTwins(Canvas& canvas, int count, const QRectF& area, double bottom);
/// A card of the hand, 6:7, its name on a plate below its picture; `count` twins. A closed one is veiled, but for its
/// name.
void drawCard(Canvas& canvas, const Rules& rules, Card card, int count, const QRectF& area, bool isClosed = false);

/// A number on a disc: a total; gold where `isBest`.
enum class Disc : std::uint8_t { Plain, Best, First, Rank };
void drawNumber(Canvas& canvas, int number, Disc disc, const QRectF& area);
/// A number in a small pill of parchment, its right top corner at `corner`.
void drawTag(Canvas& canvas, const QString& text, const QPointF& corner);

/// A tick on a light disc, which is seen on any ground.
void drawTick(Canvas& canvas, const QPointF& center, double size);

/// A panel of parchment.
void drawPanel(Canvas& canvas, const QRectF& area);

}
