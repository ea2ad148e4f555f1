// SPDX-License-Identifier: GPL-3.0-or-later
// Dice, cards, goods, costs: the things that more than one part of the table shows.
#pragma once

#include "ui/layout.h"
#include "view/art.h"
#include "view/table.h"

namespace heorot::raiders {

using game::Sprite;
using game::Tone;
using game::Type;
using ui::Canvas;

/// A picture of the game as large as the square in the middle of `area`.
Sprite& drawArt(Canvas& canvas, const QRectF& area, const QString& name);
/// The same on bone, for pictures with dark lines that lie on panels of any theme.
void drawSign(Canvas& canvas, const QRectF& area, const QString& name);
/// A card's ground with its picture, in the form that fits the proportions of `area`.
void drawCard(Canvas& canvas, const Face& face, const QRectF& area);
/// A tick or another mark at the bottom right corner of a thing.
void drawTick(Canvas& canvas, const QRectF& thing);
/// Over what was used in this round.
void drawUsed(Canvas& canvas, const QRectF& area);
/// The place of a card that is gone.
void drawGap(Canvas& canvas, const QRectF& area);

// Boxes have measures of the large table; `least`: the share of `size` below which a picture cannot be read.

ui::Box art(const QString& name, double size, double least = .6);
ui::Box sign(const QString& name, double size);
ui::Box card(const Face& face);
ui::Box gap();
/// A card as a strip: its picture `width` wide, and words beside it.
ui::Box stripCard(const Face& face, double width, const ui::Box& words, Tone ground = Tone::Field);
/// Cells in two lines from the top left on, of the height that two lines have, whatever their number.
ui::Box inTwoLines(ui::Boxes cells);
/// A number on a round ground (`worth`, `defense`).
ui::Box medal(const QString& ground, int number, double size, Tone tone);

/// A text of a part, in as many forms as there may be room for.
struct Label {
    QString words;
    Tone tone = Tone::Ink;
    Type type = Type::Caption;
    bool isBold = false;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;

    ui::Box box(bool wraps, bool isWhole) const {
        return ui::text(words, {type, tone, isBold, wraps, isWhole, alignment});
    }
};

/// Lines below each other on wood.
ui::Box linesOf(const QStringList& lines, Type type, bool wraps);

/// What is shown of a card.
struct Shown {
    Face face;
    QString name;
    /// With soft hyphens.
    QString shortName;
    QString brief;
    /// Of its tip.
    QString rule;
    bool isUnsure = false;
    /// What it brings, in numbers and signs; empty where its picture says it.
    ui::Box gain;
    /// Of a tip of several cards.
    QString line;
};
Shown shownReaver(const Rules& rules, ReaverId reaver);
Shown shownSpoil(const Rules& rules, const State& state, SpoilId spoil);

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
ui::Box cost(const std::vector<CostPart>& parts, double size, Tone tone);

// Gains and abilities in numbers and signs, where there is no room for words.

ui::Box bundleSigns(const Bundle& bundle);
ui::Box abilitySigns(const Ability& ability);

}
