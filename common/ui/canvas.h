// SPDX-License-Identifier: GPL-3.0-or-later
// Adds sprites and spots to a scene, so that the parts of a table read as what they draw. Every game's view draws with
// it.
#pragma once

#include "game/look.h"
#include "game/scene.h"
#include "ui/ui_export.h"

#include <QString>

#include <optional>

namespace heorot::ui {

/// The references that are returned hold until the next sprite or spot is added.
class HEOROT_UI_EXPORT Canvas {
  public:
    Canvas(const game::Look& look, game::Scene& scene) : look_(look), scene_(scene) {}

    const game::Look& look() const { return look_; }
    bool compact() const { return look_.compact(); }
    /// One of two measures: of the large table, or of the compact one.
    double pick(double large, double small) const { return compact() ? small : large; }

    /// Of a text in one line, as large as its type wants it.
    double widthOf(const QString& text, game::Type type, bool bold = false) const;
    double lineOf(game::Type type) const;
    /// Of a text in as many lines as it needs.
    double heightOf(const QString& text, game::Type type, double width, bool bold = false) const;
    /// Of the longest word, or part of a word between soft hyphens, at the size of its type.
    double wordWidthOf(const QString& text, game::Type type, bool bold) const;
    /// At the smallest size; of the longest word alone if it wraps.
    double leastWidthOf(const QString& text, game::Type type, bool bold, bool wraps) const;
    double leastHeightOf(const QString& text, game::Type type, double width, bool bold) const;

    /// Whether a text has room in lines of whole words, at the smallest size.
    bool fitsWhole(const QString& text, const QSizeF& room, game::Type type, bool bold = false) const;
    /// Whether it has room in one line, at the smallest size.
    bool fitsLine(const QString& text, const QSizeF& room, game::Type type, bool bold = false) const;

    /// What follows is part of this piece; empty for what never moves.
    void setPiece(const QString& piece) { piece_ = piece; }
    const QString& piece() const { return piece_; }
    /// Spots from now on belong to this zone; empty: each to its own.
    void setZone(const QString& zone) { zone_ = zone; }
    const QString& zone() const { return zone_; }
    void setOpacity(double opacity) { opacity_ = opacity; }
    double opacity() const { return opacity_; }
    /// Spots from now on are cut to this area, if there is one.
    void setSpotLimit(const std::optional<QRectF>& limit) { spotLimit_ = limit; }
    const std::optional<QRectF>& spotLimit() const { return spotLimit_; }

    game::Sprite& rect(const QRectF& area, game::Tone fill, double radius = 0) {
        game::Sprite& sprite = add(area);
        sprite.fill = fill;
        sprite.radius = radius;
        return sprite;
    }
    game::Sprite& framed(const QRectF& area, game::Tone fill, game::Tone edge, double width, double radius) {
        game::Sprite& sprite = rect(area, fill, radius);
        sprite.edge = edge;
        sprite.edgeWidth = width;
        return sprite;
    }
    game::Sprite& disc(const QPointF& center, double radius, game::Tone fill) {
        game::Sprite& sprite = rect(QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius), fill);
        sprite.shape = game::Shape::Ellipse;
        return sprite;
    }
    /// `name` below `:/art`.
    game::Sprite& art(const QRectF& area, const QString& name) {
        game::Sprite& sprite = add(area);
        sprite.art = name;
        return sprite;
    }
    game::Sprite& mark(const QRectF& area, engine::Seat seat) {
        game::Sprite& sprite = art(area, game::seatMark);
        sprite.hue = seat;
        return sprite;
    }
    game::Sprite& text(const QRectF& area, const QString& text, game::Type type, game::Tone tone = game::Tone::Ink,
                       Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter) {
        game::Sprite& sprite = add(area);
        sprite.text = text;
        sprite.type = type;
        sprite.tone = tone;
        sprite.alignment = alignment;
        return sprite;
    }
    /// A number as large as `area`, or larger where it could not be read; within `bounds`.
    game::Sprite& number(const QRectF& area, const QRectF& bounds, const QString& text, game::Tone tone,
                         Qt::Alignment alignment = Qt::AlignCenter);
    /// A text in lines from `top` on, as high as it needs. Returns where it ends.
    double paragraph(const QRectF& column, double top, const QString& words, game::Type type,
                     game::Tone tone = game::Tone::Ink, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop,
                     bool bold = false);
    void rule(double x, double y, double width) { rect(QRectF(x, y - 1, width, pick(2, 1.5)), game::Tone::Line); }

    game::Spot& spot(const QString& id, const QRectF& area, const QString& name, const QString& description,
                     game::Shape shape = game::Shape::Rect) {
        const QRectF seen = spotLimit_ ? area & *spotLimit_ : area;
        game::Spot& spot = scene_.spots.emplace_back(game::Spot{id, seen, shape, name, description});
        spot.zone = zone_;
        return spot;
    }

    /// A spot that was added before; nullptr if there is none.
    game::Spot* find(const QString& id) {
        const int index = scene_.indexOf(id);
        return index < 0 ? nullptr : &scene_.spots[static_cast<std::size_t>(index)];
    }

    /// See game::Scene::kept.
    void keep(const QRectF& area) { scene_.kept.push_back(area); }

  private:
    game::Sprite& add(const QRectF& area) {
        game::Sprite& sprite = scene_.sprites.emplace_back();
        sprite.area = area;
        sprite.piece = piece_;
        sprite.opacity = opacity_;
        return sprite;
    }

    const game::Look& look_;
    game::Scene& scene_;
    QString piece_;
    QString zone_;
    double opacity_ = 1;
    std::optional<QRectF> spotLimit_;
};

}
