// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/painted_checks.h"

#include "ui/board_layer.h"
#include "ui/scene_checks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace heorot::ui {

namespace {

constexpr double ofText = 4.5, ofLargeText = 3, ofMarks = 3;

/// Of its strokes or outline, in percent: corners and a line that crosses it may take the rest.
constexpr int enough = 80;

bool isLarge(const QFont& font) {
    return font.pixelSize() >= 24 || (font.bold() && font.pixelSize() >= 19);
}

/// In percent.
int shareOf(int part, int whole) {
    return whole == 0 ? 100 : part * 100 / whole;
}

/// Where the strokes of a text are, in the pixels of `area`.
QImage strokesOf(const ScenePainter& pen, const game::Sprite& text, const QRect& area) {
    game::Sprite strokes = text;
    strokes.fill = game::Tone::None;
    strokes.edge = game::Tone::None;
    strokes.art.clear();
    strokes.tone = game::Tone::Bone;
    QImage mask(area.size(), QImage::Format_ARGB32_Premultiplied);
    mask.fill(Qt::black);
    QPainter painter(&mask);
    painter.translate(-area.topLeft());
    ScenePainter(pen.art(), pen.look(), Theme(), ArtMode::Now).paint(painter, strokes);
    return mask;
}

/// Of the strokes of a text that is painted over `ground`, and of what is close beside them.
int readableShare(const ScenePainter& pen, const game::Sprite& text, const QImage& ground) {
    const double needed = isLarge(pen.fitted(text).font) ? ofLargeText : ofText;
    const QColor ink = pen.theme().textColor(text.tone);
    const QRect area = text.area.toAlignedRect().adjusted(-1, -1, 1, 1).intersected(ground.rect());
    const QImage mask = strokesOf(pen, text, area);
    const auto isStroke = [&](int x, int y) { return mask.valid(x, y) && qGray(mask.pixel(x, y)) > 127; };
    int all = 0;
    int readable = 0;
    for (int y = 0; y < area.height(); ++y)
        for (int x = 0; x < area.width(); ++x) {
            if (!isStroke(x, y) && !isStroke(x - 1, y) && !isStroke(x + 1, y) && !isStroke(x, y - 1) &&
                !isStroke(x, y + 1))
                continue;
            ++all;
            if (contrast(ink, QColor(ground.pixel(area.left() + x, area.top() + y))) >= needed) ++readable;
        }
    return shareOf(readable, all);
}

/// Whether something stands out along the line through a point of an outline.
bool hasEdge(const QImage& image, const QPointF& point, const QPointF& out) {
    constexpr int inside = 9, outside = 6;
    QColor darkest(Qt::white);
    QColor lightest(Qt::black);
    for (int step = -inside; step <= outside; ++step) {
        const QPoint at = (point + out * step).toPoint();
        if (!image.rect().contains(at)) continue;
        const QColor color(image.pixel(at));
        if (contrast(color, Qt::black) < contrast(darkest, Qt::black)) darkest = color;
        if (contrast(color, Qt::black) > contrast(lightest, Qt::black)) lightest = color;
    }
    return contrast(darkest, lightest) >= ofMarks;
}

/// From the middle out.
int edgeShare(const QImage& image, const game::Spot& spot) {
    constexpr int points = 60;
    int found = 0;
    const QRectF& area = spot.area;
    const auto look = [&](const QPointF& point, const QPointF& out) { found += hasEdge(image, point, out) ? 1 : 0; };
    for (int i = 0; i < points; ++i) {
        if (spot.shape == game::Shape::Ellipse) {
            const double angle = 2 * std::numbers::pi * i / points;
            const QPointF out(std::cos(angle), std::sin(angle));
            look(area.center() + QPointF(out.x() * area.width() / 2, out.y() * area.height() / 2), out);
            continue;
        }
        const int step = i / 4 + 1;
        const double part = 4. * step / (points + 4);
        const double x = area.left() + area.width() * part;
        const double y = area.top() + area.height() * part;
        if (i % 4 == 0) look({x, area.top()}, {0, -1});
        if (i % 4 == 1) look({x, area.bottom()}, {0, 1});
        if (i % 4 == 2) look({area.left(), y}, {-1, 0});
        if (i % 4 == 3) look({area.right(), y}, {1, 0});
    }
    return shareOf(found, points);
}

QString told(const QString& what, int share) {
    return QStringLiteral("%1: %2 %").arg(what).arg(share);
}

}

QStringList lostTexts(const game::Scene& scene, const game::Look& look, const Theme& theme, ArtCache& art) {
    const ScenePainter pen(art, look, theme, ArtMode::Now);
    QImage image(look.size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.color(game::Tone::TableDeep));
    QStringList texts;
    for (const game::Sprite& sprite : scene.sprites) {
        if (!sprite.text.isEmpty() && sprite.opacity >= 1) {
            game::Sprite ground = sprite;
            ground.text.clear();
            QPainter painter(&image);
            pen.paint(painter, ground);
            painter.end();
            const int share = readableShare(pen, sprite, image);
            if (share < enough) texts << told(sprite.text, share);
        }
        QPainter painter(&image);
        pen.paint(painter, sprite);
    }
    return texts;
}

QStringList lostSpots(const game::Scene& scene, const game::Look& look, const Theme& theme, ArtCache& art) {
    const QImage image = paintScene(scene, look, theme, art);
    QStringList spots;
    for (const game::Spot& spot : scene.spots) {
        const int share = edgeShare(image, spot);
        if (share < enough) spots << told(spot.id, share);
    }
    return spots;
}

}
