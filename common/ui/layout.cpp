// SPDX-License-Identifier: GPL-3.0-or-later
// Measures, and boxes around another one: sizes, places, grounds, spots.
#include "ui/layout.h"

#include "ui/box_node.h"

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

/// A box around another one, which it passes everything on to.
struct Around : Box::Node {
    explicit Around(Box box) : inner(std::move(box)) {}
    Extent across(const Canvas& canvas, double height) const override { return inner.across(canvas, height); }
    Extent down(const Canvas& canvas, double width) const override { return inner.down(canvas, width); }
    void draw(Canvas& canvas, const QRectF& area) const override { inner.draw(canvas, area); }
    int rank() const override { return inner.rank(); }

    const Box inner;
};

struct Sized : Around {
    Sized(Box box, bool isAcross, double min, double want)
        : Around(std::move(box)), sizesWidth(isAcross), least(min), wish(want) {}
    Extent across(const Canvas& canvas, double height) const override {
        return sizesWidth ? size(canvas, inner.across(canvas, height)) : inner.across(canvas, height);
    }
    Extent down(const Canvas& canvas, double width) const override {
        return sizesWidth ? inner.down(canvas, width) : size(canvas, inner.down(canvas, width));
    }
    Extent size(const Canvas& canvas, const Extent& extent) const {
        return {scaled(least, canvas), scaled(wish, canvas), extent.stretch};
    }

    const bool sizesWidth;
    const double least, wish;
};

struct Narrow : Around {
    Narrow(Box box, double width) : Around(std::move(box)), most(width) {}
    Extent across(const Canvas& canvas, double height) const override {
        Extent extent = inner.across(canvas, height);
        extent.wish = std::max(extent.least, std::min(extent.wish, scaled(most, canvas)));
        return extent;
    }

    const double most;
};

struct Stretched : Around {
    Stretched(Box box, double acrossShare, double downShare) : Around(std::move(box)), x(acrossShare), y(downShare) {}
    Extent across(const Canvas& canvas, double height) const override {
        Extent extent = inner.across(canvas, height);
        if (x > 0) extent.stretch = x;
        return extent;
    }
    Extent down(const Canvas& canvas, double width) const override {
        Extent extent = inner.down(canvas, width);
        if (y > 0) extent.stretch = y;
        return extent;
    }

    const double x, y;
};

struct Firm : Around {
    Firm(Box box, bool isAcross) : Around(std::move(box)), firmWidth(isAcross) {}
    Extent across(const Canvas& canvas, double height) const override {
        return firmWidth ? firm(inner.across(canvas, height)) : inner.across(canvas, height);
    }
    Extent down(const Canvas& canvas, double width) const override {
        return firmWidth ? inner.down(canvas, width) : firm(inner.down(canvas, width));
    }
    static Extent firm(const Extent& extent) {
        return {std::max(extent.least, extent.wish), extent.wish, extent.stretch};
    }

    const bool firmWidth;
};

struct Aligned : Around {
    Aligned(Box box, Qt::Alignment side) : Around(std::move(box)), alignment(side) {}
    /// As wide as it will be drawn.
    Extent down(const Canvas& canvas, double width) const override {
        const bool fills = !(alignment & Qt::AlignHorizontal_Mask);
        return inner.down(canvas, fills ? width : std::min(width, inner.across(canvas, unlimited).wish));
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        QRectF place = area;
        if (alignment & Qt::AlignHorizontal_Mask)
            place.setWidth(std::min(area.width(), inner.across(canvas, area.height()).wish));
        if (alignment & Qt::AlignVertical_Mask)
            place.setHeight(std::min(area.height(), inner.down(canvas, place.width()).wish));
        if (alignment & Qt::AlignRight) place.moveRight(area.right());
        if (alignment & Qt::AlignHCenter) place.moveLeft(area.center().x() - place.width() / 2);
        if (alignment & Qt::AlignBottom) place.moveBottom(area.bottom());
        if (alignment & Qt::AlignVCenter) place.moveTop(area.center().y() - place.height() / 2);
        inner.draw(canvas, place);
    }

    const Qt::Alignment alignment;
};

struct Padded : Around {
    Padded(Box box, Gap sides, Gap ends) : Around(std::move(box)), x(sides), y(ends) {}
    Extent across(const Canvas& canvas, double height) const override {
        return more(inner.across(canvas, height - 2 * lengthOf(y, canvas)), 2 * lengthOf(x, canvas));
    }
    Extent down(const Canvas& canvas, double width) const override {
        return more(inner.down(canvas, width - 2 * lengthOf(x, canvas)), 2 * lengthOf(y, canvas));
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        const double dx = std::min(lengthOf(x, canvas), area.width() / 2);
        const double dy = std::min(lengthOf(y, canvas), area.height() / 2);
        inner.draw(canvas, area.adjusted(dx, dy, -dx, -dy));
    }
    static Extent more(const Extent& extent, double length) {
        return {extent.least + length, extent.wish + length, extent.stretch};
    }

    const Gap x, y;
};

struct Ranked : Around {
    Ranked(Box box, int value) : Around(std::move(box)), value_(value) {}
    int rank() const override { return value_; }

    const int value_;
};

struct Grounded : Around {
    Grounded(Box box, const Ground& under) : Around(std::move(box)), ground(under) {}
    void draw(Canvas& canvas, const QRectF& area) const override {
        game::Sprite& sprite = canvas.framed(area, ground.fill, ground.edge, scaled(ground.edgeWidth, canvas),
                                             scaled(ground.radius, canvas));
        sprite.hue = ground.hue;
        inner.draw(canvas, area);
    }

    const Ground ground;
};

struct Faded : Around {
    Faded(Box box, double share) : Around(std::move(box)), opacity(share) {}
    void draw(Canvas& canvas, const QRectF& area) const override {
        const double before = canvas.opacity();
        canvas.setOpacity(before * opacity);
        inner.draw(canvas, area);
        canvas.setOpacity(before);
    }

    const double opacity;
};

struct OfPiece : Around {
    OfPiece(Box box, QString name) : Around(std::move(box)), piece(std::move(name)) {}
    void draw(Canvas& canvas, const QRectF& area) const override {
        const QString before = canvas.piece();
        canvas.setPiece(piece);
        inner.draw(canvas, area);
        canvas.setPiece(before);
    }

    const QString piece;
};

struct Zoned : Around {
    Zoned(Box box, QString name) : Around(std::move(box)), zone(std::move(name)) {}
    void draw(Canvas& canvas, const QRectF& area) const override {
        const QString before = canvas.zone();
        canvas.setZone(zone);
        inner.draw(canvas, area);
        canvas.setZone(before);
    }

    const QString zone;
};

struct Pointed : Around {
    Pointed(Box box, game::Spot wanted) : Around(std::move(box)), spot(std::move(wanted)) {}
    void draw(Canvas& canvas, const QRectF& area) const override {
        inner.draw(canvas, area);
        game::Spot& added = canvas.spot(spot.id, area, spot.name, spot.description, spot.shape);
        added.isQuiet = spot.isQuiet;
        added.isUnsure = spot.isUnsure;
        added.thing = spot.thing;
        if (!spot.zone.isEmpty()) added.zone = spot.zone;
    }

    const game::Spot spot;
};

struct Whole : Around {
    Whole(Box box, QString id) : Around(std::move(box)), spot(std::move(id)) {}
    void draw(Canvas& canvas, const QRectF& area) const override {
        inner.draw(canvas, area);
        if (game::Spot* part = canvas.find(spot)) part->whole = area;
    }

    const QString spot;
};

struct Kept : Around {
    explicit Kept(Box box) : Around(std::move(box)) {}
    void draw(Canvas& canvas, const QRectF& area) const override {
        inner.draw(canvas, area);
        canvas.keep(area);
    }
};

}

double lengthOf(Gap gap, const Canvas& canvas) {
    constexpr std::array large{0.0, 2.0, 4.0, 8.0, 16.0};
    constexpr std::array small{0.0, 1.0, 2.0, 5.0, 10.0};
    return (canvas.compact() ? small : large).at(static_cast<std::size_t>(gap));
}

double scaled(double large, const Canvas& canvas) {
    // Like the measures of the compact design: pictures of 28 are 18 there, edges of 3 are 2.
    constexpr double compact = .65;
    return canvas.compact() ? std::round(large * compact * 2) / 2 : large;
}

namespace {

/// In whole pixels, so that no box loses any of what it needs where edges are rounded.
Extent whole(const Extent& extent) {
    return {std::ceil(extent.least), std::ceil(std::max(extent.least, extent.wish)), extent.stretch};
}

}

Extent Box::across(const Canvas& canvas, double height) const {
    if (!node_) return {};
    if (node_->lastAcross.room != height) node_->lastAcross = {height, whole(node_->across(canvas, height))};
    return node_->lastAcross.extent;
}

Extent Box::down(const Canvas& canvas, double width) const {
    if (!node_) return {};
    if (node_->lastDown.room != width) node_->lastDown = {width, whole(node_->down(canvas, width))};
    return node_->lastDown.extent;
}

bool Box::fits(const Canvas& canvas, const QSizeF& room) const {
    constexpr double slack = .5;
    return across(canvas, room.height()).least <= room.width() + slack &&
           down(canvas, room.width()).least <= room.height() + slack;
}

void Box::draw(Canvas& canvas, const QRectF& area) const {
    if (node_ && area.width() > 0 && area.height() > 0) node_->draw(canvas, area);
}

int Box::rank() const {
    return node_ ? node_->rank() : 0;
}

Box Box::width(double least, double wish) const {
    return make<Sized>(*this, true, least, wish);
}
Box Box::height(double least, double wish) const {
    return make<Sized>(*this, false, least, wish);
}
Box Box::narrow(double most) const {
    return make<Narrow>(*this, most);
}
Box Box::stretchX(double share) const {
    return make<Stretched>(*this, share, 0);
}
Box Box::stretchY(double share) const {
    return make<Stretched>(*this, 0, share);
}
Box Box::firmX() const {
    return make<Firm>(*this, true);
}
Box Box::firmY() const {
    return make<Firm>(*this, false);
}
Box Box::align(Qt::Alignment alignment) const {
    return make<Aligned>(*this, alignment);
}
Box Box::padded(Gap x, Gap y) const {
    return make<Padded>(*this, x, y);
}
Box Box::optional(int rank) const {
    return node_ ? make<Ranked>(*this, rank) : Box();
}
Box Box::on(const Ground& ground) const {
    return make<Grounded>(*this, ground);
}
Box Box::faded(double opacity) const {
    return make<Faded>(*this, opacity);
}
Box Box::piece(const QString& piece) const {
    return make<OfPiece>(*this, piece);
}
Box Box::zone(const QString& zone) const {
    return make<Zoned>(*this, zone);
}
Box Box::spot(const game::Spot& spot) const {
    return make<Pointed>(*this, spot);
}
Box Box::spot(const QString& id, const QString& name, const QString& description, bool isUnsure) const {
    return spot({id, {}, game::Shape::Rect, name, description, false, isUnsure});
}

Box Box::wholeOf(const QString& spot) const {
    return make<Whole>(*this, spot);
}
Box Box::kept() const {
    return make<Kept>(*this);
}

void drawAlike(Canvas& canvas, const std::vector<QRectF>& areas, int ways, const std::function<Boxes(int way)>& make) {
    Boxes boxes;
    for (int way = 0; way < ways; ++way) {
        boxes = make(way);
        const auto fits = [&](const Box& box, const QRectF& area) { return box.fits(canvas, area.size()); };
        if (std::equal(boxes.begin(), boxes.end(), areas.begin(), areas.end(), fits)) break;
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) boxes[i].draw(canvas, areas.at(i));
}

}
