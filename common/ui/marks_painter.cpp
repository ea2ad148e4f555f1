// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/marks_painter.h"

#include "ui/button_places.h"
#include "ui/disc_places.h"
#include "ui/spot_moves.h"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

/// A ring `width` wide whose inner edge lies `offset` outside of the spot; negative lies inside.
void ring(QPainter& painter, const game::Spot& spot, const QColor& color, double width, double offset, double corner) {
    const double out = offset + width / 2;
    const QRectF line = spot.area.adjusted(-out, -out, out, out);
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    if (spot.shape == game::Shape::Ellipse)
        painter.drawEllipse(line);
    else
        painter.drawRoundedRect(line, std::max(0., corner + out), std::max(0., corner + out));
}

void diamond(QPainter& painter, const ScenePainter& pen, const QPointF& center, double radius) {
    const QPolygonF shape({center - QPointF(0, radius), center + QPointF(radius, 0), center + QPointF(0, radius),
                           center - QPointF(radius, 0)});
    painter.setPen(QPen(pen.theme().color(game::Tone::Bar), std::max(1.5, radius / 5), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(pen.theme().color(game::Tone::Gold));
    painter.drawPolygon(shape);
}

double cornerOf(const ScenePainter& pen, const game::Spot& spot) {
    return std::min(pen.measure(11), std::min(spot.area.width(), spot.area.height()) / 4);
}

/// Something to see lies on the spot, which a diamond in the middle would hide.
bool isCovered(const game::Scene& scene, const game::Spot& spot) {
    return std::any_of(scene.sprites.begin(), scene.sprites.end(), [&](const game::Sprite& sprite) {
        const bool isThing = !sprite.piece.isEmpty() || !sprite.text.isEmpty() ||
                             (!sprite.art.isEmpty() && sprite.area.width() <= spot.area.width() + 8);
        return isThing && spot.area.contains(sprite.area.center());
    });
}

double litWidth(const ScenePainter& pen, const game::Spot& spot) {
    const double size = std::min(spot.area.width(), spot.area.height());
    return std::min(pen.measure(5), std::max(2., size * .06));
}

void paintLit(QPainter& painter, const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot) {
    const double corner = cornerOf(pen, spot);
    const double width = litWidth(pen, spot);
    // On the edge: what is written along it stays whole. That of a button does not leave the prompt.
    if (!isButton(spot)) ring(painter, spot, pen.theme().color(game::Tone::Bar), width * 1.6, -width * .6, corner);
    ring(painter, spot, pen.theme().color(game::Tone::Gold), width, isButton(spot) ? -width - 1.5 : -width * .3,
         corner);
    const QRectF place = diamondOf(pen, scene, spot);
    diamond(painter, pen, place.center(), place.width() / 2);
}

/// In the theme of high contrast what cannot be chosen has an edge too: pictures keep their colors, and dark ones
/// would be lost on black. It lies outside, so that nothing is cut.
void paintUnlit(QPainter& painter, const ScenePainter& pen, const game::Spot& spot) {
    const double width = std::max(1.5, pen.measure(2));
    const double corner = cornerOf(pen, spot);
    ring(painter, spot, pen.theme().color(game::Tone::Bar), width, width, corner);
    ring(painter, spot, pen.theme().color(game::Tone::SecondInk), width, 0, corner);
}

void paintTick(QPainter& painter, const ScenePainter& pen, const game::Spot& spot) {
    const double radius = std::clamp(std::min(spot.area.width(), spot.area.height()) * .12, 7., pen.measure(14));
    const QPointF corner(spot.area.right() - radius * .3, spot.area.top() + radius * .3 - raise(pen, spot));
    const QPointF center = isButton(spot) ? QPointF(spot.area.left(), spot.area.center().y()) : corner;
    painter.setPen(QPen(pen.theme().color(game::Tone::Bar), radius / 5));
    painter.setBrush(pen.theme().color(game::Tone::Gold));
    painter.drawEllipse(center, radius, radius);
    painter.setPen(QPen(pen.theme().color(game::Tone::Bar), radius / 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({center + QPointF(-.45, .05) * radius, center + QPointF(-.1, .4) * radius,
                                    center + QPointF(.5, -.35) * radius}));
}

void paintMat(QPainter& painter, const ScenePainter& pen, const game::Spot& spot) {
    const double out = isButton(spot) ? buttonRim / 2 : pen.measure(8);
    const double corner = cornerOf(pen, spot) + out;
    const QRectF mat = spot.area.translated(0, -raise(pen, spot)).adjusted(-out, -out, out, out);
    painter.setPen(QPen(pen.theme().color(game::Tone::Bar), pen.measure(3)));
    painter.setBrush(pen.theme().color(game::Tone::Gold));
    if (spot.shape == game::Shape::Ellipse)
        painter.drawEllipse(mat);
    else
        painter.drawRoundedRect(mat, corner, corner);
}

}

bool hasGhost(const game::Scene& scene, const game::Spot& spot) {
    return std::any_of(scene.sprites.begin(), scene.sprites.end(), [&](const game::Sprite& sprite) {
        return sprite.ghost && spot.area.contains(sprite.area.center());
    });
}

double raise(const ScenePainter& pen, const game::Spot& spot) {
    return isButton(spot) ? 0 : pen.measure(6);
}

QRectF diamondOf(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot) {
    const QRectF& area = spot.area;
    const double size = std::min(area.width(), area.height());
    const auto at = [](const QPointF& center, double radius) {
        return QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius);
    };
    if (!isCovered(scene, spot)) return at(area.center(), std::min(size * .13, pen.measure(16)));
    const double inset = litWidth(pen, spot) / 2 + 1;
    const double small = std::clamp(size * .08, 5., std::max(5., pen.measure(9)));
    const QRectF edge = area.adjusted(inset, inset, -inset, -inset);
    const QPointF left(edge.left(), edge.center().y());
    if (isButton(spot)) return at(left, small);
    const QPointF right(edge.right(), edge.center().y());
    const QPointF bottom(edge.center().x(), edge.bottom());
    const QPointF top(edge.center().x(), edge.top());
    // At the beginning of a strip, whose words leave no room above its lower edge.
    const bool isStrip = area.width() > 2 * area.height();
    std::vector<QPointF> places = isStrip ? std::vector{left, right, bottom, top} : std::vector{bottom};
    if (spot.shape != game::Shape::Ellipse)
        places.insert(places.end(), {edge.bottomRight(), edge.bottomLeft(), edge.topLeft(), edge.topRight()});
    if (!isStrip) places.insert(places.end(), {left, right, top});
    for (const QPointF& place : places)
        if (!hidesPrint(pen, scene, spot, at(place, small))) return at(place, small);
    return at(places.front(), small);
}

void paintLighted(QPainter& painter, const ScenePainter& pen, const game::Spot& spot) {
    const double width = pen.measure(4);
    ring(painter, spot, pen.theme().color(game::Tone::Bar), width + pen.measure(2), 0, cornerOf(pen, spot));
    ring(painter, spot, pen.theme().color(game::Tone::Gold), width, pen.measure(1), cornerOf(pen, spot));
}

void paintFocus(QPainter& painter, const ScenePainter& pen, const game::Spot& spot) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double corner = cornerOf(pen, spot);
    const double wide = pen.measure(3);
    ring(painter, spot, pen.theme().color(game::Tone::Night), wide, pen.measure(5), corner);
    ring(painter, spot, pen.theme().color(game::Tone::Bone), wide, pen.measure(2), corner);
    ring(painter, spot, pen.theme().color(game::Tone::Night), pen.measure(2), 0, corner);
}

void paintHover(QPainter& painter, const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot) {
    if (hasGhost(scene, spot)) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = pen.measure(4);
    // Outside, so that nothing written at its edge is cut; that of a button does not leave the prompt.
    const double offset = isButton(spot) ? -width : 0;
    ring(painter, spot, pen.theme().color(game::Tone::Bar), pen.measure(2), offset + width, cornerOf(pen, spot));
    ring(painter, spot, pen.theme().color(game::Tone::Bone), width, offset, cornerOf(pen, spot));
}

void paintDigit(QPainter& painter, const ScenePainter& pen, const game::Spot& spot, int digit) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::clamp(std::min(spot.area.width(), spot.area.height()) * .5, 13., pen.measure(22));
    const QRectF plate(spot.area.left() - size * .35, spot.area.top() - size * .35, size, size);
    painter.setPen(QPen(pen.theme().color(game::Tone::Gold), 1.5));
    painter.setBrush(pen.theme().color(game::Tone::Night));
    painter.drawRoundedRect(plate, size * .25, size * .25);
    painter.setPen(pen.theme().color(game::Tone::Bone));
    painter.setFont(pen.theme().font(game::Type::Value, size * .72, true));
    painter.drawText(plate, Qt::AlignCenter, QLocale().toString(digit));
}

static std::vector<std::pair<int, const game::Spot*>>
pinnedSpots(const game::Scene& scene, const std::vector<QStringList>& pins, const QStringList& chosen) {
    std::vector<std::pair<int, const game::Spot*>> spots;
    for (std::size_t step = 0; step < pins.size(); ++step) {
        const game::Spot* shown = nullptr;
        for (const QString& id : pins[step]) {
            const game::Spot* spot = scene.find(id);
            if (spot && (!shown || chosen.value(static_cast<qsizetype>(step)) == id)) shown = spot;
        }
        const bool isNew = std::none_of(spots.begin(), spots.end(), [=](const auto& at) { return at.second == shown; });
        if (shown && isNew) spots.emplace_back(static_cast<int>(step) + 1, shown);
    }
    return spots;
}

std::vector<std::pair<int, const game::Spot*>> hintedSpots(const game::Scene& scene, const Marks& marks) {
    return pinnedSpots(scene, marks.hinted, marks.chosen);
}

std::vector<TaughtSpot> taughtSpots(const game::Scene& scene, const Marks& marks) {
    std::vector<QStringList> steps;
    for (const Taught& taught : marks.taught) steps.push_back(taught.spots);
    std::vector<TaughtSpot> spots;
    for (const auto& [number, spot] : pinnedSpots(scene, steps, marks.chosen)) {
        const Taught& taught = marks.taught[static_cast<std::size_t>(number) - 1];
        spots.push_back({number, spot, taught.hasPin, taught.isFaded});
    }
    return spots;
}

void paintRing(QPainter& painter, const ScenePainter& pen, const game::Spot& spot, const QColor& color, double width,
               double offset) {
    ring(painter, spot, color, width, offset, cornerOf(pen, spot));
}

QRectF pinOf(const ScenePainter& pen, const game::Scene& scene, const game::Spot& spot,
             const std::vector<QRectF>& others) {
    const double smaller = std::min(spot.area.width(), spot.area.height());
    return discsOf(pen, scene, spot, {std::clamp(smaller * .5, 15., pen.measure(40)), 1, others}).front();
}

void paintHinted(QPainter& painter, const ScenePainter& pen, const game::Spot& spot) {
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isButton(spot)) paintLighted(painter, pen, spot);
}

QPointF pinTip(const QRectF& pin, const game::Spot& spot) {
    constexpr double reach = 1.35;
    // Beside its spot the pin reaches a little way into it.
    const QRectF& area = spot.area;
    const double inset = std::min({pin.width() / 4, area.width() / 3, area.height() / 3});
    const QRectF inside = area.adjusted(inset, inset, -inset, -inset);
    const QPointF center = pin.center();
    const QPointF nearest(std::clamp(center.x(), inside.left(), inside.right()),
                          std::clamp(center.y(), inside.top(), inside.bottom()));
    const QPointF way = area.center() - center;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return center;
    const QPointF along = center + way * std::min(1., reach * pin.width() / 2 / length);
    return inside.contains(along) ? along : nearest;
}

void paintPin(QPainter& painter, const ScenePainter& pen, const QRectF& pin, const game::Spot& spot, int step) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = std::max(1.5, pin.width() / 14);
    painter.setPen(QPen(pen.theme().color(game::Tone::Bar), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(pen.theme().color(game::Tone::Gold));
    QPainterPath shape;
    shape.addEllipse(pin);
    const QPointF tip = pinTip(pin, spot);
    const QPointF way = tip - pin.center();
    const double length = std::hypot(way.x(), way.y());
    if (length > pin.width() / 2) {
        const double half = pin.width() * .36;
        const QPointF aside(-way.y() / length * half, way.x() / length * half);
        QPainterPath point;
        point.addPolygon(QPolygonF({pin.center() + aside, tip, pin.center() - aside, pin.center() + aside}));
        shape |= point;
    }
    painter.drawPath(shape);
    painter.setPen(pen.theme().color(game::Tone::Night));
    painter.setFont(pen.theme().font(game::Type::Value, pin.width() * .62, true));
    painter.drawText(pin, Qt::AlignCenter, QLocale().toString(step));
}

void paintRefused(QPainter& painter, const ScenePainter& pen, const game::Spot& spot) {
    const double size = std::clamp(std::min(spot.area.width(), spot.area.height()) * .24, 16., pen.measure(32));
    QRectF badge(0, 0, size, size);
    badge.moveCenter({spot.area.right() - size * .25, spot.area.top() + size * .25});
    pen.paintArt(painter, badge, QStringLiteral("icons/no"), {}, {});
}

void paintMark(QPainter& painter, const ScenePainter& pen, const game::Scene& scene, Mark mark,
               const game::Spot& spot) {
    painter.setRenderHint(QPainter::Antialiasing);
    switch (mark) {
    case Mark::Mat: return paintMat(painter, pen, spot);
    case Mark::Unlit: return paintUnlit(painter, pen, spot);
    case Mark::Lighted: return paintLighted(painter, pen, spot);
    case Mark::Lit: return paintLit(painter, pen, scene, spot);
    case Mark::Tick: return paintTick(painter, pen, spot);
    }
}

}
