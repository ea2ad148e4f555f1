// SPDX-License-Identifier: GPL-3.0-or-later
// Layout by rule: a part of the table is a tree of boxes. Each says how large it must and would like to be, rows,
// columns and grids share out the room, and what is optional is left out before anything gets too small. No box leaves
// the area of its parent, and boxes beside each other do not overlap, except in a fan.
//
// Measures are those of the large table (1920x1080); on the compact one the kit makes them smaller (scaled). Text is
// measured in the language at hand.
#pragma once

#include "ui/canvas.h"

#include <functional>
#include <memory>
#include <vector>

namespace heorot::ui {

/// How long a box is in one direction, in scene units.
struct Extent {
    double least = 0;
    /// At least `least`.
    double wish = 0;
    /// Its share of the room that is left when all boxes have their wish; 0: none.
    double stretch = 0;
};

/// The room between boxes, on the large and the compact table.
enum class Gap : std::uint8_t {
    None,
    Hair,   ///< 2, 1
    Small,  ///< 4, 2
    Medium, ///< 8, 5
    Large,  ///< 16, 10
};
HEOROT_UI_EXPORT double lengthOf(Gap gap, const Canvas& canvas);
/// A measure of the large table on this one.
HEOROT_UI_EXPORT double scaled(double large, const Canvas& canvas);

/// A shape under the content of a box.
struct Ground {
    game::Tone fill = game::Tone::None;
    game::Tone edge = game::Tone::None;
    /// Measures of the large table.
    double edgeWidth = 2;
    double radius = 6;
    /// Takes the place of `fill`.
    engine::Seat hue = engine::nobody;
};

/// A value that is cheap to copy; it keeps its measures, so it is made for one canvas and drawn on it. The functions
/// return a changed box and leave this one as it is.
class HEOROT_UI_EXPORT Box {
  public:
    struct Node;

    /// No box: it takes no room, and rows and columns leave no gap for it.
    Box() = default;
    explicit Box(std::shared_ptr<const Node> node) : node_(std::move(node)) {}
    explicit operator bool() const { return node_ != nullptr; }

    /// `height`: what there is at most, for pictures, which keep their proportions.
    Extent across(const Canvas& canvas, double height) const;
    /// If it is `width` wide.
    Extent down(const Canvas& canvas, double width) const;
    /// Whether it has room without falling below its least size.
    bool fits(const Canvas& canvas, const QSizeF& room) const;
    void draw(Canvas& canvas, const QRectF& area) const;

    /// Its size, in measures of the large table, whatever is in it.
    Box width(double least, double wish) const;
    Box width(double exact) const { return width(exact, exact); }
    Box height(double least, double wish) const;
    Box height(double exact) const { return height(exact, exact); }
    /// Wishes for no more width than this, but for its least.
    Box narrow(double most) const;
    /// Takes a share of the room that is left over.
    Box stretchX(double share = 1) const;
    Box stretchY(double share = 1) const;
    /// Not narrower, not lower than it wishes: others give way, or it is left out (optional, oneOf).
    Box firmX() const;
    Box firmY() const;
    /// As large as it wishes and no larger, at this side of its area; without a flag for a direction it fills it.
    Box align(Qt::Alignment alignment) const;
    Box padded(Gap x, Gap y) const;
    Box padded(Gap around) const { return padded(around, around); }
    /// Rows and columns leave out optional boxes, the highest rank first, before others fall below their least size.
    Box optional(int rank = 1) const;
    int rank() const;

    Box on(const Ground& ground) const;
    Box faded(double opacity) const;
    /// All of it is part of this piece (game::Sprite).
    Box piece(const QString& piece) const;
    /// Spots in it belong to this zone (Spot::zone).
    Box zone(const QString& zone) const;
    /// Can be pointed at and chosen; the area of `spot` is set.
    Box spot(const game::Spot& spot) const;
    Box spot(const QString& id, const QString& name, const QString& description, bool isUnsure = false) const;
    /// All of it is what this spot within it stands for (game::Spot::whole).
    Box wholeOf(const QString& spot) const;
    /// Tips keep off it (game::Scene::kept).
    Box kept() const;

  private:
    std::shared_ptr<const Node> node_;
};

using Boxes = std::vector<Box>;

/// Text in one line: as large as its type, smaller down to the floor where it must be.
struct TextStyle {
    game::Type type = game::Type::Value;
    game::Tone tone = game::Tone::Ink;
    bool bold = false;
    /// In as many lines as it needs; long words are broken at soft hyphens (text_fit.h).
    bool wraps = false;
    /// Never smaller than its type; for what is optional, or one of several (oneOf).
    bool whole = false;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
};
HEOROT_UI_EXPORT Box text(const QString& words, const TextStyle& style = {});
/// A numeral as large as its area, of the width of `digits` digits at least, `height` high.
HEOROT_UI_EXPORT Box numeral(const QString& number, double height, game::Tone tone = game::Tone::Ink,
                             Qt::Alignment alignment = Qt::AlignCenter);

/// What a game draws itself: `draw` is given an area of these proportions, at most `width` x `height` large, in the
/// middle of the box. `least`: the share of that size below which it cannot be read.
using Draw = std::function<void(Canvas&, const QRectF&)>;
HEOROT_UI_EXPORT Box drawn(const QSizeF& size, Draw draw, double least = .6);
/// The same without proportions: it fills the box, which takes its size from elsewhere (Box::width, stretchX ...).
HEOROT_UI_EXPORT Box filled(Draw draw);
/// A square picture below `:/art`; one-color icons take `tone`, parts of a seat `hue`.
HEOROT_UI_EXPORT Box picture(const QString& art, double size, game::Tone tone = game::Tone::Ink,
                             engine::Seat hue = engine::nobody);
HEOROT_UI_EXPORT Box mark(engine::Seat seat, double size);
HEOROT_UI_EXPORT Box space(double width, double height = 0);
/// Empty room that takes what is left, in a row or column.
HEOROT_UI_EXPORT Box spring();
/// A line from side to side of a column.
HEOROT_UI_EXPORT Box rule();

/// Beside each other, from left to right; as high as the area.
HEOROT_UI_EXPORT Box row(Boxes boxes, Gap gap = Gap::Small);
/// Below each other; as wide as the area.
HEOROT_UI_EXPORT Box column(Boxes boxes, Gap gap = Gap::Small);
/// A row or column whose gaps grow to fill it, by at most `most` (of the large table) each.
HEOROT_UI_EXPORT Box spreadRow(Boxes boxes, Gap gap = Gap::Small, double most = 10000);
HEOROT_UI_EXPORT Box spreadColumn(Boxes boxes, Gap gap = Gap::Small, double most = 10000);
/// Cells of one size, line by line, `columns` in a line; empty boxes keep their cell.
HEOROT_UI_EXPORT Box grid(int columns, Boxes boxes, Gap gap = Gap::Small);
/// Cells of one size like the largest of `boxes`, in as many lines as show them largest, from the top left on.
HEOROT_UI_EXPORT Box flow(Boxes boxes, Gap gap = Gap::Hair);
/// Beside each other at their wish; where there is less room, each lies over the right of the one before. Spots are
/// cut to what is seen of their box.
HEOROT_UI_EXPORT Box fan(Boxes boxes, Gap gap = Gap::Small);
/// All in the same area, the last on top.
HEOROT_UI_EXPORT Box stack(Boxes boxes);
/// The first that fits (Box::fits), else the last: what it looks like with much room and with less.
HEOROT_UI_EXPORT Box oneOf(Boxes boxes);

/// Draws siblings that look alike, such as the panels of seats: in the first of `ways` in which each fits its area,
/// else in the last. `make` gives all of them.
HEOROT_UI_EXPORT void drawAlike(Canvas& canvas, const std::vector<QRectF>& areas, int ways,
                                const std::function<Boxes(int way)>& make);

}
