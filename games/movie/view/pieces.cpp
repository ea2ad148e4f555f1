// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/pieces.h"

#include "words/names.h"

#include <algorithm>
#include <array>

namespace heorot::movie {

namespace {

constexpr Qt::Alignment centered = Qt::AlignCenter;
/// Pictures of tiles and figures are drawn on a square of this edge.
constexpr double box = 128;

/// A part of a picture, given in the units of its square.
QRectF part(const QRectF& area, double x, double y, double width, double height) {
    const double scale = area.width() / box;
    return {area.left() + x * scale, area.top() + y * scale, width * scale, height * scale};
}
QRectF around(const QRectF& area, double x, double y, double width, double height) {
    return part(area, x - width / 2, y - height / 2, width, height);
}

QString numeral(int act) {
    return QLatin1StringView(actNames.at(static_cast<std::size_t>(act)).data());
}

/// The act of a tile on a plate of its own: teeth, frames and cliffs of the pictures lie where it stands.
void drawNumeral(Canvas& canvas, const TileKind& kind, const QRectF& area) {
    // Below this size it could not be read.
    if (area.width() < 96) return;
    const double width = 16 + 8 * kind.act;
    const QRectF plate = part(area, 121 - width, 6, width, 24);
    // Pictures are the same in every theme, and so is what stands on them.
    canvas.framed(plate, Tone::Night, Tone::Bone, 1, plate.height() / 5);
    canvas.number(part(area, 125 - width, 10, width - 8, 16), plate, numeral(kind.act), Tone::Bone);
}

void drawTreasure(Canvas& canvas, const TileKind& kind, const QRectF& area) {
    if (kind.treasure == 0) return;
    // Large enough for its number, with its foot on the tile.
    const double size = std::max(area.width() * .27, canvas.look().floor() * 1.6);
    const QRectF circle(area.right() - size * 1.05, area.bottom() - size * 1.1, size, size);
    canvas.art(circle, QStringLiteral("movie/treasure-value"));
    const double inset = size * .16;
    canvas.number(circle.adjusted(inset, inset, -inset, -inset), area, plainNumber(kind.treasure), Tone::Night);
}

}

QString figureArt(Figure figure) {
    return QStringLiteral("movie/figure-") + QLatin1StringView(figureNames.at(static_cast<std::size_t>(figure)).data());
}

QString abilityArt(Ability ability) {
    return QStringLiteral("movie/ability-") +
           QLatin1StringView(abilityNames.at(static_cast<std::size_t>(ability)).data());
}

QString emblemArt(int act) {
    constexpr std::array names{"movie/emblem-grendel", "movie/emblem-mother", "movie/emblem-dragon"};
    return QLatin1StringView(names.at(static_cast<std::size_t>(act)));
}

void drawTile(Canvas& canvas, const Rules& rules, Tile tile, const QRectF& area) {
    const TileKind& kind = rules.tile(tile);
    if (kind.ability == Ability::Gorge) {
        canvas.art(area, QStringLiteral("movie/tile-gorge"));
        return drawNumeral(canvas, kind, area);
    }
    if (kind.value == 0) {
        canvas.art(area, QStringLiteral("movie/tile-power"));
        canvas.art(part(area, 20, 19, 88.3, 88.3), abilityArt(kind.ability));
        return drawNumeral(canvas, kind, area);
    }
    const bool isBoon = kind.value > 0;
    const bool hasAbility = kind.ability != Ability::None;
    canvas.art(area, QLatin1StringView(isBoon ? "movie/tile-boon" : "movie/tile-peril") +
                         QLatin1StringView(hasAbility ? "-ability" : ""));
    const QRectF number = !hasAbility ? around(area, 63, 63, 60, 62)
                          : isBoon    ? around(area, 45.5, 46, 50, 50)
                                      : around(area, 47.5, 49, 48, 48);
    canvas.number(number, area, signedNumber(kind.value), Tone::Bone);
    if (hasAbility) canvas.art(part(area, 54, 53, 64, 64), abilityArt(kind.ability));
    drawTreasure(canvas, kind, area);
    drawNumeral(canvas, kind, area);
}

void drawPlainBack(Canvas& canvas, int act, const QRectF& area) {
    canvas.art(area, QStringLiteral("movie/tile-back-%1").arg(act + 1));
}

void drawBack(Canvas& canvas, int act, const QRectF& area) {
    drawPlainBack(canvas, act, area);
    // The numeral of the picture, where it is large enough to be read.
    constexpr double height = 32;
    if (area.height() * height / box >= canvas.look().floor()) return;
    const QRectF plate = around(area, 64, 63, 84, 72);
    canvas.rect(plate, Tone::Night, plate.height() / 5);
    canvas.number(plate, area, numeral(act), Tone::Bone);
}

void drawFaceOrBack(Canvas& canvas, const Rules& rules, Tile tile, const QRectF& area) {
    if (isUnknown(tile))
        drawBack(canvas, tile - unknownOf(0), area);
    else
        drawTile(canvas, rules, tile, area);
}

void drawFigure(Canvas& canvas, const Rules& rules, Seat seat, Figure figure, int horns, const QRectF& area) {
    const int own = rules.figures[static_cast<std::size_t>(figure)].diamonds;
    // Six fit on the ribbon; more than two Horns are in the figure's description.
    const int all = std::min(own + horns, 6);
    canvas.art(area, QStringLiteral("movie/figure-disc")).hue = seat;
    canvas.art(part(area, 20, 14, 88.3, 88.3), figureArt(figure)).hue = seat;
    canvas.art(area, QStringLiteral("movie/ribbon-%1").arg(all));
    const double step = all == 6 ? 17 : 20;
    for (int i = 0; i < all; ++i)
        canvas.art(around(area, 64 + (i - (all - 1) / 2.0) * step, 113, 20.4, 20.4),
                   i < own ? QStringLiteral("movie/diamond-gold") : QStringLiteral("movie/diamond-bone"));
}

void drawMark(Canvas& canvas, Seat seat, const QRectF& area) {
    const double scale = area.width() / box;
    Sprite& disc = canvas.disc(part(area, 19, 20, 0, 0).topLeft(), 17 * scale, Tone::Bone);
    disc.edge = Tone::Ink;
    disc.edgeWidth = std::max(1.5, 3.5 * scale);
    canvas.mark(around(area, 19, 20, 22, 22), seat);
}

Box triangle(int change, double size, Tone tone) {
    return ui::picture(change > 0 ? QStringLiteral("icons/up-triangle") : QStringLiteral("icons/down-triangle"), size,
                       tone);
}

Box changePill(int change, bool isReaders) {
    const QString words = change == 0 ? QStringLiteral("±0") : signedNumber(change);
    const Tone tone = isReaders ? Tone::Bone : Tone::Ink;
    const Tone own = change < 0 ? Tone::Loss : Tone::Gain;
    return ui::row({change == 0 ? Box() : triangle(change, 11, tone),
                    ui::text(words,
                             {.type = Type::Value, .tone = tone, .bold = true, .whole = true, .alignment = centered})},
                   Gap::Hair)
        .padded(Gap::Medium, Gap::Hair)
        .on({isReaders ? own : Tone::PanelLit, tone, 2.5, 12})
        .align(Qt::AlignVCenter);
}

Box tag(const QString& text) {
    return ui::text(text, {.type = Type::Value, .bold = true, .alignment = centered})
        .padded(Gap::Medium, Gap::Hair)
        .on({.fill = Tone::PanelLit, .edge = Tone::Ink, .edgeWidth = 1.5});
}

QString beforeAfter(int before, int after) {
    return plainNumber(before) + QStringLiteral(" → ") + plainNumber(after);
}

}
