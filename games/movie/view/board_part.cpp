// SPDX-License-Identifier: GPL-3.0-or-later
// The board: plaited frame, letters and numbers, what lies on each space, and the bands of what is pointed at.
#include "language/sentences.h"
#include "ui/surroundings.h"
#include "view/parts.h"
#include "view/pieces.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"
#include "words/scores.h"

#include <algorithm>
#include <cmath>

namespace heorot::movie {

namespace {

QRectF woodOf(const Geometry& geometry) {
    constexpr double rim = Geometry::rim;
    return geometry.field().adjusted(-rim, -rim, rim, rim);
}

class BoardPart {
  public:
    BoardPart(Canvas& canvas, const ShownTable& table) : canvas_(canvas), table_(table), geometry_(table.geometry) {}

    void draw() {
        frame();
        bands();
        labels();
        for (const Space space : table_.begun()) mat(space);
        for (std::uint8_t n = 0; n < table_.board.spaces; ++n) space(table_.board.place[n]);
        if (geometry_.slanted()) {
            beads(sight_.row);
            beads(sight_.column);
        }
        for (const Space space : table_.begun()) tick(space);
        for (std::uint8_t n = 0; n < table_.board.spaces; ++n) tag(table_.board.place[n]);
        for (std::uint8_t n = 0; n < table_.board.spaces; ++n) spot(table_.board.place[n]);
    }

  private:
    void frame() {
        const QRectF& outer = geometry_.outer();
        canvas_.setOpacity(.6);
        canvas_.rect(outer.translated(4, 6), Tone::Night, 14);
        canvas_.setOpacity(1);
        canvas_.framed(outer, Tone::Wood, Tone::Ink, 3, ui::scaled(14, canvas_));
        plait();
        canvas_.framed(geometry_.sheet(), Tone::Line, Tone::Ink, ui::scaled(3, canvas_), 6);
        canvas_.framed(woodOf(geometry_), Tone::Wood, Tone::Ink, 2, 10);
    }

    /// Runs of knots on each side, and rings on the corners.
    void plait() {
        const QRectF& outer = geometry_.outer();
        const double width = geometry_.plait();
        for (const double y : {outer.top(), outer.bottom() - width})
            ui::drawKnots(canvas_, QRectF(outer.left() + width, y, outer.width() - 2 * width, width));
        for (const double x : {outer.left(), outer.right() - width}) {
            ui::drawKnots(canvas_, QRectF(x, outer.top() + width, width, outer.height() - 2 * width));
            for (const double y : {outer.top(), outer.bottom() - width})
                ui::drawKnotCorner(canvas_, QPointF(x + width / 2, y + width / 2), width);
        }
    }

    /// The space whose row and column are shown, and the position in which.
    std::optional<Space> focus() const {
        if (const auto target = table_.target()) return target;
        if (const auto tile = table_.pointedTile()) return tile;
        return table_.pointedFigure();
    }

    void bands() {
        const auto at = focus();
        if (!at) return;
        sight_ = sightOf(table_.rules, table_.then ? *table_.then : table_.now, *at);
        band(sight_.row, true);
        band(sight_.column, false);
    }

    void band(const std::vector<Space>& line, bool isRow) {
        if (geometry_.slanted()) {
            for (const Space space : line) canvas_.rect(geometry_.space(space).adjusted(-4, -4, 4, 4), Tone::Bone, 8);
            return;
        }
        const double out = ui::scaled(5, canvas_);
        QRectF area = geometry_.space(line.front()).united(geometry_.space(line.back())).adjusted(-out, -out, out, out);
        // A line that ends at the edge takes its letter or number in.
        const double reach = geometry_.gutter() - ui::scaled(3, canvas_) - out;
        const auto ends = [&](Space space, Board::Direction direction) {
            return table_.board.next[table_.board.number[space]][direction] == Board::none;
        };
        if (isRow)
            area.adjust(ends(line.front(), Board::Left) ? -reach : 0, 0, ends(line.back(), Board::Right) ? reach : 0,
                        0);
        else
            area.adjust(0, ends(line.front(), Board::Up) ? -reach : 0, 0, ends(line.back(), Board::Down) ? reach : 0);
        canvas_.rect(area, Tone::Bone, 6);
    }

    /// Joins the spaces of a slanting line, clear of their numbers. Bone, as gold is for what may be chosen.
    void beads(const std::vector<Space>& line) {
        const double radius = std::max(2., geometry_.cell() / 20);
        for (std::size_t i = 1; i < line.size(); ++i) {
            const QPointF from = geometry_.space(line[i - 1]).center();
            const QPointF way = geometry_.space(line[i]).center() - from;
            for (const double share : {.26, .34, .42, .5, .58, .66, .74}) {
                game::Sprite& bead = canvas_.disc(from + way * share, radius, Tone::Bone);
                bead.edge = Tone::Night;
                bead.edgeWidth = 1;
            }
        }
    }

    /// What is chosen already lies on a mat with a tick, as everywhere.
    void mat(Space space) {
        const double out = ui::scaled(7, canvas_);
        canvas_.framed(geometry_.space(space).adjusted(-out, -out, out, out), Tone::Gold, Tone::Bar,
                       ui::scaled(3, canvas_), 8);
    }
    void tick(Space space) {
        const QRectF area = geometry_.space(space);
        const double size = std::max(14., area.width() * .26);
        const QRectF disc(area.left() - size * .3, area.top() - size * .3, size, size);
        game::Sprite& ground = canvas_.disc(disc.center(), size / 2, Tone::Gold);
        ground.edge = Tone::Bar;
        ground.edgeWidth = 1.5;
        canvas_.art(disc.adjusted(size * .18, size * .18, -size * .18, -size * .18), QStringLiteral("icons/tick"))
            .tone = Tone::Night;
    }

    void labels() {
        for (const Geometry::Label& label : geometry_.labels()) {
            const std::vector<Space>& line = label.isRow ? sight_.row : sight_.column;
            const bool isLit = std::find(line.begin(), line.end(), label.end) != line.end() &&
                               label.line == (label.isRow ? rowOf(label.end) : columnOf(label.end));
            if (isLit && geometry_.slanted()) canvas_.rect(label.area, Tone::Bone, 6);
            const Tone tone = isLit ? Tone::Night : label.isOnWood ? Tone::OnDark : Tone::Ink;
            canvas_.text(label.area, label.text, Type::Value, tone, Qt::AlignCenter).bold = true;
        }
    }

    void space(Space space) {
        const QRectF area = geometry_.space(space);
        const Cell cell = table_.cellAt(space);
        const bool isTarget = table_.target() == space || isSwapped(space);
        if (isFigure(cell)) {
            figure(space, area, cell);
        } else if (isTile(cell)) {
            canvas_.setPiece(tilePiece(space));
            if (isTurned(space))
                drawBack(canvas_, table_.rules.tile(tileOf(cell)).act, area);
            else
                drawTile(canvas_, table_.rules, tileOf(cell), area);
            canvas_.setPiece({});
        } else {
            canvas_.art(area,
                        cell == printedGorge ? QStringLiteral("movie/space-gorge") : QStringLiteral("movie/space-sea"));
        }
        if (geometry_.slanted()) nameBelow(space);
        if (isTarget) ghost(space, area);
    }

    /// One of the two tiles of a previewed swap.
    bool isSwapped(Space space) const {
        if (!table_.then || kindOf(*table_.pointing.action) != Do::With) return false;
        return space == table_.pointing.action->a || space == table_.board.place[table_.now.first];
    }

    bool isTurned(Space space) const { return (table_.turned >> table_.board.number[space] & 1) != 0; }

    /// Where lines slant, a space says its own name, taken or not.
    void nameBelow(Space space) {
        const QRectF area = geometry_.nameOf(space);
        const bool isLit = std::find(sight_.row.begin(), sight_.row.end(), space) != sight_.row.end() ||
                           std::find(sight_.column.begin(), sight_.column.end(), space) != sight_.column.end();
        if (isLit) canvas_.rect(area, Tone::Bone, 3);
        canvas_.text(area, spaceText(space), Type::Caption, isLit ? Tone::Night : Tone::OnDark, Qt::AlignCenter);
    }

    void figure(Space space, const QRectF& area, Cell cell) {
        const FigureScore score = explainFigure(table_.rules, table_.now, space);
        canvas_.setPiece(figurePiece(space));
        const double inset = area.width() / 64;
        canvas_.setOpacity(.55);
        canvas_.framed(area.adjusted(inset, inset, -inset, -inset), Tone::Panel, Tone::Wood, 2, area.width() * .09);
        canvas_.setOpacity(1);
        const QRectF inner =
            area.adjusted(1, 1, -1, -1)
                .adjusted(area.width() * .02, area.width() * .02, -area.width() * .02, -area.width() * .02);
        drawFigure(canvas_, table_.rules, ownerOf(cell), figureOf(cell), score.horns, inner);
        drawMark(canvas_, ownerOf(cell), inner);
        canvas_.setPiece({});
    }

    /// What the pointed action would put here.
    void ghost(Space space, const QRectF& area) {
        const Cell cell = table_.then->cells[table_.board.number[space]];
        const double inset = area.width() / 16;
        const QRectF inner = area.adjusted(inset, inset, -inset, -inset);
        canvas_.setOpacity(.8);
        if (isTile(cell))
            drawTile(canvas_, table_.rules, tileOf(cell), inner);
        else if (isFigure(cell))
            drawFigure(canvas_, table_.rules, ownerOf(cell), figureOf(cell),
                       explainFigure(table_.rules, *table_.then, space).horns, inner);
        canvas_.setOpacity(1);
        Sprite& edge = canvas_.framed(inner, Tone::None, Tone::Bone, area.width() / 18, area.width() / 11);
        edge.ghost = true;
    }

    void tag(Space space) {
        const Cell cell = table_.cellAt(space);
        const bool placed = table_.target() == space && table_.changeOf(space) != nullptr;
        if (!isFigure(cell) && !placed) return;
        const QRectF area = geometry_.space(space);
        constexpr Qt::Alignment corner = Qt::AlignRight | Qt::AlignTop;
        if (const Change* change = table_.changeOf(space)) {
            // Wide pills of small spaces begin before their figure.
            const double end = std::min(area.right() + 2, geometry_.outer().right() - geometry_.plait());
            changePill(change->difference(), table_.isReaders(change->after.seat))
                .align(corner)
                .draw(canvas_, QRectF(end - 2 * area.width(), area.top(), 2 * area.width(), area.height()));
            return;
        }
        const int number = explainFigure(table_.rules, table_.now, space).points();
        movie::tag(plainNumber(number))
            .align(corner)
            .piece(figurePiece(space))
            .draw(canvas_, area.adjusted(0, 1, -1, 0));
    }

    void spot(Space space) {
        const Cell cell = table_.cellAt(space);
        const QString owner = isFigure(cell) ? table_.name(ownerOf(cell)) : QString();
        game::Spot& spot = canvas_.spot(spaceSpot(space), geometry_.space(space),
                                        spaceWords(table_.rules, table_.now, space, owner), description(space, cell));
        spot.isUnsure = isTile(cell) && !tileOrigin(table_.rules, tileOf(cell)).isEmpty();
        spot.thing = thingOn(table_.rules, cell);
    }

    /// On the slanting board, it says which line is which.
    QString description(Space space, Cell cell) const {
        const QString text = ruleOf(space, cell);
        return geometry_.slanted() && !isFigure(cell) ? language::joined({slantedLines(space), text}) : text;
    }

    QString ruleOf(Space space, Cell cell) const {
        if (isFigure(cell)) return scoreWords(table_.rules, table_.now, explainFigure(table_.rules, table_.now, space));
        if (isTile(cell)) {
            const QString rule = ruleOfTile(space, tileOf(cell));
            return table_.pointedTile() == space ? language::joined({rule, worthWords()}) : rule;
        }
        if (cell == printedGorge) return abilityRule(Ability::Gorge);
        // Beside a preview, or once it is known what goes there, the rule would be in the way.
        return table_.pointing.chosen.isEmpty() && table_.target() != space ? openSpaceRule() : QString();
    }

    /// A boon that a Treachery tile sees scores nothing, though it still lies face up.
    QString ruleOfTile(Space space, Tile tile) const {
        if (isTurned(space)) return turnedBoonRule();
        const bool isDoomed = (turnedTiles(table_.rules, table_.now) >> table_.board.number[space] & 1U) != 0;
        return isDoomed ? doomedBoonRule() : tileRule(table_.rules, tile);
    }

    /// What the pointed tile brings or costs, figure by figure.
    QString worthWords() const {
        if (table_.changes.empty()) return seenByNone();
        QStringList figures;
        for (const Change& change : table_.changes)
            figures << worthOfTile(table_.name(change.after.seat), figureAt(change.after.figure, change.after.space),
                                   change.difference());
        return seenBy(figures);
    }

    Canvas& canvas_;
    const ShownTable& table_;
    const Geometry& geometry_;
    /// Of what is pointed at; empty without it.
    Sight sight_;
};

}

void drawBoard(Canvas& canvas, const ShownTable& table) {
    BoardPart(canvas, table).draw();
}

}
