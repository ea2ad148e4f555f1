// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/painter.h"
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

/// Cut to any length: as many runs as fit a side share it.
bool isRope(const QString& id) {
    return id.startsWith(u"hall/knot-run");
}

/// At the side of the area that the alignment says; left and centered if it says none.
QRectF placed(const QSizeF& size, const QRectF& area, Qt::Alignment alignment) {
    QRectF place({area.left(), area.center().y() - size.height() / 2}, size);
    if (alignment & Qt::AlignTop) place.moveTop(area.top());
    if (alignment & Qt::AlignBottom) place.moveBottom(area.bottom());
    if (alignment & Qt::AlignRight) place.moveRight(area.right());
    if (alignment & Qt::AlignHCenter) place.moveLeft(area.center().x() - size.width() / 2);
    return place;
}

}

void ScenePainter::setLook(const game::Look& look) {
    look_ = look;
}

void ScenePainter::setTheme(const Theme& theme) {
    theme_ = theme;
}

QColor ScenePainter::hueOf(engine::Seat seat) const {
    return seat < look_.colors.size() ? theme_.seatColor(look_.colors[seat]) : QColor();
}

void ScenePainter::paint(QPainter& painter, const game::Sprite& sprite) const {
    if (sprite.opacity <= 0) return;
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.setOpacity(painter.opacity() * sprite.opacity);
    paintShape(painter, sprite);
    if (sprite.art == game::seatMark && sprite.hue < look_.colors.size())
        paintArt(painter, sprite.area, markOf(look_.colors[sprite.hue]), hueOf(sprite.hue),
                 theme_.textColor(sprite.tone));
    else if (!sprite.art.isEmpty())
        paintArt(painter, sprite.area, sprite.art, hueOf(sprite.hue), theme_.textColor(sprite.tone));
    if (!sprite.text.isEmpty()) paintText(painter, sprite);
    paintEdge(painter, sprite);
    painter.restore();
}

QColor ScenePainter::fillOf(const game::Sprite& sprite) const {
    const bool hued = sprite.hue != engine::nobody && sprite.art.isEmpty();
    if (sprite.fill == game::Tone::None && !(hued && sprite.edge == game::Tone::None && sprite.text.isEmpty()))
        return {};
    return hued ? hueOf(sprite.hue) : theme_.color(sprite.fill);
}

void ScenePainter::paintShape(QPainter& painter, const game::Sprite& sprite) const {
    const QColor fill = fillOf(sprite);
    if (!fill.isValid()) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    if (sprite.shape == game::Shape::Ellipse)
        painter.drawEllipse(sprite.area);
    else if (sprite.radius > 0)
        painter.drawRoundedRect(sprite.area, sprite.radius, sprite.radius);
    else
        painter.drawRect(sprite.area);
}

void ScenePainter::paintEdge(QPainter& painter, const game::Sprite& sprite) const {
    if (sprite.edge == game::Tone::None && !sprite.ghost) return;
    const bool hued = sprite.hue != engine::nobody && sprite.art.isEmpty() && sprite.fill == game::Tone::None;
    const double width = sprite.ghost ? std::max(sprite.edgeWidth, measure(6)) : sprite.edgeWidth * theme_.edgeScale();
    const double inset = width / 2;
    const QRectF line = sprite.area.adjusted(inset, inset, -inset, -inset);
    const double radius = std::max(0., sprite.radius - inset);
    const auto draw = [&](const QPen& pen) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        if (sprite.shape == game::Shape::Ellipse)
            painter.drawEllipse(line);
        else if (radius > 0)
            painter.drawRoundedRect(line, radius, radius);
        else
            painter.drawRect(line);
    };
    if (!sprite.ghost)
        return draw(QPen(hued ? hueOf(sprite.hue) : theme_.color(sprite.edge), width, Qt::SolidLine, Qt::SquareCap,
                         Qt::MiterJoin));
    draw(QPen(theme_.color(game::Tone::Night), width));
    QPen dashes(theme_.color(game::Tone::Bone), width, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({measure(15) / width, measure(10) / width});
    draw(dashes);
}

void ScenePainter::paintArt(QPainter& painter, const QRectF& area, const QString& id, const QColor& hue,
                            const QColor& ink) const {
    QRectF box = painter.combinedTransform().mapRect(area);
    QSize pixels = art_->fitted(id, box.size());
    if (isRope(id)) {
        // One run begins where the other ends, to the pixel, or the ground would show between them.
        box = QRectF(QPointF(std::round(box.left()), std::round(box.top())),
                     QPointF(std::round(box.right()), std::round(box.bottom())));
        pixels = box.size().toSize();
    }
    const Art art{id, pixels, hue, ink};
    if (art.pixels.isEmpty()) return;
    QPixmap picture = mode_ == ArtMode::Now ? art_->renderNow(art) : art_->pixmap(art);
    QRectF place(QPointF(), QSizeF(art.pixels));
    place.moveCenter(box.center());
    place.moveTopLeft({std::round(place.x()), std::round(place.y())});
    const double ratio = painter.device()->devicePixelRatio();
    painter.save();
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    if (picture.isNull()) picture = art_->standIn(art);
    if (!picture.isNull())
        painter.drawPixmap(place, picture, QRectF(picture.rect()));
    else {
        painter.setOpacity(painter.opacity() * .25);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme_.color(game::Tone::Line));
        painter.drawRoundedRect(place, place.width() / 10, place.width() / 10);
    }
    painter.restore();
}

FittedText ScenePainter::fitted(const game::Sprite& sprite) const {
    return fitText({sprite.text, sprite.area.size(), sprite.type, sprite.bold, sprite.wraps, look_.pixels(sprite.type),
                    look_.floor()},
                   theme_);
}

QRectF ScenePainter::wordsOf(const game::Sprite& sprite) const {
    const FittedText text = fitted(sprite);
    const QFontMetricsF metrics(text.font);
    double width = 0;
    for (const QString& line : text.lines) width = std::max(width, metrics.horizontalAdvance(line));
    return placed({width, text.height}, sprite.area, sprite.alignment);
}

void ScenePainter::paintText(QPainter& painter, const game::Sprite& sprite) const {
    const FittedText text = fitted(sprite);
    const QFontMetricsF metrics(text.font);
    painter.setFont(text.font);
    painter.setPen(theme_.textColor(sprite.tone));
    const double top = placed({0, text.height}, sprite.area, sprite.alignment).top();
    double baseline = top + metrics.ascent();
    if (sprite.type == game::Type::Number) baseline = top + (text.height + metrics.capHeight()) / 2;
    for (const QString& line : text.lines) {
        const QSizeF size(metrics.horizontalAdvance(line), 0);
        painter.drawText(QPointF(placed(size, sprite.area, sprite.alignment).left(), baseline), line);
        baseline += text.lineHeight;
    }
}

}
