// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes that hold several: rows, columns, grids and the like.
#include "ui/box_node.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace heorot::ui {

namespace {

bool hasAny(const Boxes& boxes) {
    return std::any_of(boxes.begin(), boxes.end(), [](const Box& box) { return static_cast<bool>(box); });
}

Boxes withoutEmpty(Boxes boxes) {
    std::erase_if(boxes, [](const Box& box) { return !box; });
    return boxes;
}

/// A row or a column, by the direction along which it places its boxes.
struct Line : Box::Node {
    Line(Boxes children, bool isRow, Gap between, double grows)
        : boxes(withoutEmpty(std::move(children))), goesAcross(isRow), gap(between), mostGap(grows) {}

    Extent across(const Canvas& canvas, double height) const override {
        return goesAcross ? sum(canvas, height) : widest(canvas);
    }
    Extent down(const Canvas& canvas, double width) const override {
        if (!goesAcross) return sum(canvas, width);
        // As wide as each will be in a row of this width.
        const std::vector<std::size_t> shown = kept(canvas, width, unlimited);
        const std::vector<double> widths = lengths(canvas, shown, width, unlimited);
        Extent extent;
        for (std::size_t i = 0; i < shown.size(); ++i) raise(extent, boxes[shown[i]].down(canvas, widths[i]));
        return extent;
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        const double room = goesAcross ? area.width() : area.height();
        const double other = goesAcross ? area.height() : area.width();
        const std::vector<std::size_t> shown = kept(canvas, room, other);
        const std::vector<double> along = lengths(canvas, shown, room, other);
        const double free = room - std::accumulate(along.begin(), along.end(), 0.0);
        const double between = shown.size() < 2 ? 0 : gapFor(canvas, free, shown.size());
        const double origin = goesAcross ? area.left() : area.top();
        const double end = goesAcross ? area.right() : area.bottom();
        double at = origin;
        for (std::size_t i = 0; i < shown.size(); ++i) {
            // Edges lie on whole pixels, and least lengths are whole, so none gets fewer pixels than it needs.
            const double from = std::clamp(std::round(at), origin, end);
            const double to = std::clamp(std::round(at + along[i]), from, end);
            boxes[shown[i]].draw(canvas, goesAcross ? QRectF(from, area.top(), to - from, area.height())
                                                    : QRectF(area.left(), from, area.width(), to - from));
            at += along[i] + between;
        }
    }

  private:
    Extent along(const Canvas& canvas, const Box& box, double other) const {
        return goesAcross ? box.across(canvas, other) : box.down(canvas, other);
    }
    /// The least it needs in the other direction.
    double leastOther(const Canvas& canvas, const Box& box, double length) const {
        return goesAcross ? box.down(canvas, length).least : box.across(canvas, unlimited).least;
    }

    Extent sum(const Canvas& canvas, double other) const {
        Extent extent;
        int needed = 0;
        for (const Box& box : boxes) {
            const Extent each = along(canvas, box, other);
            extent.wish += each.wish;
            extent.stretch += each.stretch;
            if (box.rank() > 0) continue;
            extent.least += each.least;
            ++needed;
        }
        const double between = lengthOf(gap, canvas);
        extent.least += between * std::max(0, needed - 1);
        if (!boxes.empty()) extent.wish += between * static_cast<double>(boxes.size() - 1);
        return extent;
    }
    Extent widest(const Canvas& canvas) const {
        Extent extent;
        for (const Box& box : boxes) {
            Extent each = box.across(canvas, unlimited);
            if (box.rank() > 0) each.least = 0;
            raise(extent, each);
        }
        return extent;
    }
    /// What stretches across a line does not make the line itself stretch.
    static void raise(Extent& extent, const Extent& by) {
        extent.least = std::max(extent.least, by.least);
        extent.wish = std::max(extent.wish, by.wish);
    }

    /// Those that are shown, in order: optional ones go, the highest rank first, until the others have room.
    std::vector<std::size_t> kept(const Canvas& canvas, double room, double other) const {
        std::vector<std::size_t> shown;
        double needed = 0;
        const double between = lengthOf(gap, canvas);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const Extent extent = along(canvas, boxes[i], other);
            if (boxes[i].rank() > 0 && leastOther(canvas, boxes[i], extent.wish) > other + rounding) continue;
            shown.push_back(i);
            needed += extent.least + between;
        }
        while (needed - between > room + slack) {
            const auto last = std::max_element(shown.rbegin(), shown.rend(), [&](std::size_t one, std::size_t two) {
                return boxes[one].rank() < boxes[two].rank();
            });
            if (last == shown.rend() || boxes[*last].rank() == 0) break;
            needed -= along(canvas, boxes[*last], other).least + between;
            shown.erase(std::next(last).base());
        }
        return shown;
    }
    std::vector<double> lengths(const Canvas& canvas, const std::vector<std::size_t>& shown, double room,
                                double other) const {
        std::vector<Extent> extents;
        for (const std::size_t i : shown) extents.push_back(along(canvas, boxes[i], other));
        const double gaps = shown.empty() ? 0 : lengthOf(gap, canvas) * static_cast<double>(shown.size() - 1);
        return shared(extents, std::max(0.0, room - gaps));
    }
    double gapFor(const Canvas& canvas, double free, std::size_t count) const {
        const double even = free / static_cast<double>(count - 1);
        const double usual = lengthOf(gap, canvas);
        return std::min(even, std::max(usual, std::min(even, scaled(mostGap, canvas))));
    }

    /// What lines lose at most as edges lie on whole pixels, here and in lines around.
    static constexpr double rounding = 1;
    static constexpr double slack = .5;
    const Boxes boxes;
    const bool goesAcross;
    const Gap gap;
    /// How far gaps grow, in measures of the large table.
    const double mostGap;
};

struct Grid : Box::Node {
    Grid(int perLine, Boxes children, Gap between)
        : boxes(std::move(children)), columns(std::max(1, perLine)), gap(between) {}
    int lines() const { return (static_cast<int>(boxes.size()) + columns - 1) / columns; }
    Extent across(const Canvas& canvas, double height) const override {
        const double cell = lines() == 0 ? 0 : (height - lengthOf(gap, canvas) * (lines() - 1)) / lines();
        Extent most;
        for (const Box& box : boxes) widen(most, box.across(canvas, cell));
        return times(most, columns, lengthOf(gap, canvas));
    }
    Extent down(const Canvas& canvas, double width) const override {
        const double cell = (width - lengthOf(gap, canvas) * (columns - 1)) / columns;
        Extent most;
        for (const Box& box : boxes) widen(most, box.down(canvas, cell));
        return times(most, lines(), lengthOf(gap, canvas));
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        const double between = lengthOf(gap, canvas);
        const double width = (area.width() - between * (columns - 1)) / columns;
        const double height = (area.height() - between * (lines() - 1)) / std::max(1, lines());
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const int column = static_cast<int>(i) % columns;
            const int line = static_cast<int>(i) / columns;
            const QPointF corner(area.left() + column * (width + between), area.top() + line * (height + between));
            boxes[i].draw(canvas, QRectF(corner, QSizeF(width, height)));
        }
    }
    static void widen(Extent& most, const Extent& each) {
        most = {std::max(most.least, each.least), std::max(most.wish, each.wish), std::max(most.stretch, each.stretch)};
    }
    static Extent times(const Extent& one, int count, double between) {
        const double gaps = between * std::max(0, count - 1);
        return {one.least * count + gaps, one.wish * count + gaps, one.stretch};
    }

    const Boxes boxes;
    const int columns;
    const Gap gap;
};

struct Flow : Box::Node {
    Flow(Boxes children, Gap between) : boxes(withoutEmpty(std::move(children))), gap(between) {}
    struct Cell {
        QSizeF wish, least;
    };
    Cell cell(const Canvas& canvas) const {
        Cell most{{0, 0}, {0, 0}};
        for (const Box& box : boxes) {
            const Extent wide = box.across(canvas, unlimited);
            const Extent high = box.down(canvas, wide.wish);
            most.wish = most.wish.expandedTo({wide.wish, high.wish});
            most.least = most.least.expandedTo({wide.least, high.least});
        }
        return most;
    }
    int count() const { return static_cast<int>(boxes.size()); }
    /// Lines of cells so wide in a room of this width.
    int linesIn(double width, double cell, double between) const {
        const int perLine = std::max(1, static_cast<int>(std::floor((width + between + .5) / (cell + between))));
        return (count() + perLine - 1) / perLine;
    }
    Extent across(const Canvas& canvas, double height) const override {
        const Cell one = cell(canvas);
        const double between = lengthOf(gap, canvas);
        const int lines =
            std::max(1, static_cast<int>((height + between) / std::max(1.0, one.least.height() + between)));
        const int perLine = (count() + lines - 1) / lines;
        return {perLine * (one.least.width() + between) - between, count() * (one.wish.width() + between) - between, 0};
    }
    Extent down(const Canvas& canvas, double width) const override {
        const Cell one = cell(canvas);
        const double between = lengthOf(gap, canvas);
        const auto high = [&](const QSizeF& size) {
            return linesIn(width, size.width(), between) * (size.height() + between) - between;
        };
        return {std::min(high(one.least), high(one.wish)), high(one.wish), 0};
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        if (boxes.empty()) return;
        const QSizeF wish = cell(canvas).wish;
        const double between = lengthOf(gap, canvas);
        int perLine = count();
        double scale = 0;
        for (int lines = 1; lines <= count(); ++lines) {
            const int columns = (count() + lines - 1) / lines;
            const double wide = (area.width() - between * (columns - 1)) / (columns * wish.width());
            const double high = (area.height() - between * (lines - 1)) / (lines * wish.height());
            const double each = std::min({1.0, wide, high});
            if (each <= scale) continue;
            scale = each;
            perLine = columns;
        }
        // Lines are of one length, but for the last.
        const QSizeF size = wish * scale;
        for (int i = 0; i < count(); ++i) {
            const int column = i % perLine;
            const int line = i / perLine;
            const QPointF corner(area.left() + column * (size.width() + between),
                                 area.top() + line * (size.height() + between));
            boxes[static_cast<std::size_t>(i)].draw(canvas, QRectF(corner, size));
        }
    }

    const Boxes boxes;
    const Gap gap;
};

struct Fan : Box::Node {
    Fan(Boxes children, Gap between) : boxes(withoutEmpty(std::move(children))), gap(between) {}
    Extent across(const Canvas& canvas, double height) const override {
        Extent extent;
        double before = 0;
        for (const Box& box : boxes) {
            const Extent each = box.across(canvas, height);
            extent.least += before * leastSeen;
            extent.wish += before + (before > 0 ? lengthOf(gap, canvas) : 0);
            before = each.wish;
        }
        return {extent.least + before, extent.wish + before, 0};
    }
    Extent down(const Canvas& canvas, double) const override {
        Extent extent;
        for (const Box& box : boxes) {
            const Extent each = box.down(canvas, box.across(canvas, unlimited).wish);
            extent = {std::max(extent.least, each.least), std::max(extent.wish, each.wish), 0};
        }
        return extent;
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        if (boxes.empty()) return;
        const double between = lengthOf(gap, canvas);
        std::vector<double> widths;
        for (const Box& box : boxes) widths.push_back(std::min(area.width(), box.across(canvas, area.height()).wish));
        const double steps =
            std::accumulate(widths.begin(), widths.end() - 1, 0.0) + between * static_cast<double>(widths.size() - 1);
        const double room = area.width() - widths.back();
        const double share = steps > room && steps > 0 ? room / steps : 1;
        const std::optional<QRectF> limit = canvas.spotLimit();
        double left = area.left();
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const double step = (widths[i] + between) * share;
            const bool isLast = i + 1 == boxes.size();
            const QRectF seen(left, area.top(), isLast ? widths[i] : std::min(widths[i], step), area.height());
            canvas.setSpotLimit(limit ? seen & *limit : seen);
            boxes[i].draw(canvas, QRectF(left, area.top(), widths[i], area.height()));
            left += step;
        }
        canvas.setSpotLimit(limit);
    }

    /// The share of a box that is seen at least.
    static constexpr double leastSeen = .25;
    const Boxes boxes;
    const Gap gap;
};

struct Stack : Box::Node {
    explicit Stack(Boxes children) : boxes(withoutEmpty(std::move(children))) {}
    Extent across(const Canvas& canvas, double height) const override {
        Extent most;
        for (const Box& box : boxes) Grid::widen(most, box.across(canvas, height));
        return most;
    }
    Extent down(const Canvas& canvas, double width) const override {
        Extent most;
        for (const Box& box : boxes) Grid::widen(most, box.down(canvas, width));
        return most;
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        for (const Box& box : boxes) box.draw(canvas, area);
    }

    const Boxes boxes;
};

struct OneOf : Box::Node {
    explicit OneOf(Boxes children) : boxes(withoutEmpty(std::move(children))) {}
    Extent across(const Canvas& canvas, double height) const override {
        if (boxes.empty()) return {};
        const Extent most = boxes.front().across(canvas, height);
        return {std::min(most.least, boxes.back().across(canvas, height).least), most.wish, most.stretch};
    }
    Extent down(const Canvas& canvas, double width) const override {
        if (boxes.empty()) return {};
        const Extent most = chosen(canvas, QSizeF(width, unlimited)).down(canvas, width);
        return {std::min(most.least, boxes.back().down(canvas, width).least), most.wish, most.stretch};
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        if (!boxes.empty()) chosen(canvas, area.size()).draw(canvas, area);
    }
    const Box& chosen(const Canvas& canvas, const QSizeF& room) const {
        for (const Box& box : boxes)
            if (box.fits(canvas, room)) return box;
        return boxes.back();
    }

    const Boxes boxes;
};

}

std::vector<double> shared(const std::vector<Extent>& extents, double room) {
    Extent all;
    for (const Extent& each : extents) {
        all.least += each.least;
        all.wish += std::max(each.least, each.wish);
        all.stretch += each.stretch;
    }
    std::vector<double> lengths;
    for (const Extent& each : extents) {
        const double wish = std::max(each.least, each.wish);
        if (room >= all.wish)
            lengths.push_back(wish + (all.stretch > 0 ? (room - all.wish) * each.stretch / all.stretch : 0));
        else if (room >= all.least)
            lengths.push_back(each.least + (wish - each.least) * (room - all.least) / (all.wish - all.least));
        else
            lengths.push_back(all.least > 0 ? each.least * room / all.least : 0);
    }
    return lengths;
}

Box row(Boxes boxes, Gap gap) {
    return hasAny(boxes) ? make<Line>(std::move(boxes), true, gap, 0.0) : Box();
}
Box column(Boxes boxes, Gap gap) {
    return hasAny(boxes) ? make<Line>(std::move(boxes), false, gap, 0.0) : Box();
}
Box spreadRow(Boxes boxes, Gap gap, double most) {
    return hasAny(boxes) ? make<Line>(std::move(boxes), true, gap, most) : Box();
}
Box spreadColumn(Boxes boxes, Gap gap, double most) {
    return hasAny(boxes) ? make<Line>(std::move(boxes), false, gap, most) : Box();
}
Box grid(int columns, Boxes boxes, Gap gap) {
    return boxes.empty() ? Box() : make<Grid>(columns, std::move(boxes), gap);
}
Box flow(Boxes boxes, Gap gap) {
    return hasAny(boxes) ? make<Flow>(std::move(boxes), gap) : Box();
}
Box fan(Boxes boxes, Gap gap) {
    return hasAny(boxes) ? make<Fan>(std::move(boxes), gap) : Box();
}
Box stack(Boxes boxes) {
    return hasAny(boxes) ? make<Stack>(std::move(boxes)) : Box();
}
Box oneOf(Boxes boxes) {
    return hasAny(boxes) ? make<OneOf>(std::move(boxes)) : Box();
}

}
