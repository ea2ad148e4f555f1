// SPDX-License-Identifier: GPL-3.0-or-later
// Dice, cards, goods, costs: the things that more than one part of the table shows.
#pragma once

#include "ui/layout.h"
#include "view/art.h"
#include "view/board.h"

namespace heorot::raiders {

using game::Sprite;
using game::Tone;
using game::Type;
using ui::Canvas;

inline constexpr Qt::Alignment rightMiddle = Qt::AlignRight | Qt::AlignVCenter;

/// A picture of the game as large as the square in the middle of `area`.
Sprite& drawArt(Canvas& canvas, const QRectF& area, const QString& name);
/// The same on bone, for pictures with dark lines that lie on panels of any theme.
void drawSign(Canvas& canvas, const QRectF& area, const QString& name);
/// Both as boxes, in measures of the large table; `least`: the share of `size` below which it cannot be read.
ui::Box art(const QString& name, double size, double least = .6);
ui::Box sign(const QString& name, double size);
/// A card's ground with its picture, in the form that fits the proportions of `area`.
void drawCard(Canvas& canvas, const Face& face, const QRectF& area);
/// Where a card keeps room for words, below its picture; empty on small cards.
QRectF wordsOf(const QRectF& card);
/// A picture and a number behind it; returns the right edge. Changes are shown as `3 → 5`.
double drawAmount(Canvas& canvas, const QRectF& area, const QString& art, int amount, int then,
                  Type type = Type::Value);
/// How wide that is.
double widthOfAmount(const Canvas& canvas, double height, int amount, int then, Type type = Type::Value);
/// A tick or another mark at the bottom right corner of a thing.
void drawTick(Canvas& canvas, const QRectF& thing);

/// One part of a cost: goods with their number, or a die that is asked, with what was laid out for it.
struct CostPart {
    QString art;
    int amount = 0;
    /// Laid out or at hand.
    bool met = false;
    /// What stands in for a sign that it does not show.
    bool standsIn = false;
};
/// `paid`: what is laid out; `ship`: whose food and favor pay, or nullptr where nobody is paying.
std::vector<CostPart> partsOf(const Rules& rules, const Cost& cost, const Counts<payerKinds>& paid, const Ship* ship);
/// From right to left, ending at the right of `area`; returns the left edge.
double drawCost(Canvas& canvas, const QRectF& area, const std::vector<CostPart>& parts, Tone tone);
double widthOfCost(const Canvas& canvas, double height, const std::vector<CostPart>& parts);

/// Over what was used in this round, which has no text.
void drawUsed(Canvas& canvas, const QRectF& area);
/// The place of a card that is gone.
void drawGap(Canvas& canvas, const QRectF& area);
/// A panel of parchment.
void drawPanel(Canvas& canvas, const QRectF& area);
/// A number on a round ground (`worth`, `defense`).
void drawMedal(Canvas& canvas, const QRectF& area, const QString& ground, int number, Tone tone);

}
