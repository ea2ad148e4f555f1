// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas.h"

#include "ui/text_fit.h"
#include "ui/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

/// As much room as any text needs.
constexpr double any = 10000;

/// Fonts are the same in all themes.
QFontMetricsF metricsOf(game::Type type, double pixels, bool bold) {
    return QFontMetricsF(Theme().font(type, std::ceil(pixels), bold));
}

}

double Canvas::widthOf(const QString& text, game::Type type, bool bold) const {
    const QFontMetricsF metrics = metricsOf(type, std::max(look_.pixels(type), look_.floor()), bold);
    return metrics.horizontalAdvance(QString(text).remove(softHyphen)) + 1;
}

double Canvas::lineOf(game::Type type) const {
    return std::ceil(metricsOf(type, std::max(look_.pixels(type), look_.floor()), false).height());
}

double Canvas::heightOf(const QString& text, game::Type type, double width, bool bold) const {
    const double pixels = std::max(look_.pixels(type), look_.floor());
    return std::ceil(fitText({text, QSizeF(width, any), type, bold, true, pixels, look_.floor()}, Theme()).height);
}

double Canvas::wordWidthOf(const QString& text, game::Type type, bool bold) const {
    return longestPart(text, metricsOf(type, std::max(look_.pixels(type), look_.floor()), bold)) + 1;
}

double Canvas::leastWidthOf(const QString& text, game::Type type, bool bold, bool wraps) const {
    const QFontMetricsF metrics = metricsOf(type, look_.floor(), bold);
    return (wraps ? longestPart(text, metrics) : metrics.horizontalAdvance(QString(text).remove(softHyphen))) + 1;
}

double Canvas::leastHeightOf(const QString& text, game::Type type, double width, bool bold) const {
    const double floor = look_.floor();
    return std::ceil(fitText({text, QSizeF(width, any), type, bold, true, floor, floor}, Theme()).height);
}

bool Canvas::fitsLine(const QString& text, const QSizeF& room, game::Type type, bool bold) const {
    const double floor = look_.floor();
    if (metricsOf(type, floor, bold).horizontalAdvance(text) > room.width()) return false;
    return fitText({text, room, type, bold, false, floor, floor}, Theme()).fits;
}

bool Canvas::fitsWhole(const QString& text, const QSizeF& room, game::Type type, bool bold) const {
    const double floor = look_.floor();
    if (longestPart(text, metricsOf(type, floor, bold)) > room.width()) return false;
    return fitText({text, room, type, bold, true, floor, floor}, Theme()).fits;
}

game::Sprite& Canvas::number(const QRectF& area, const QRectF& bounds, const QString& text, game::Tone tone,
                             Qt::Alignment alignment) {
    const QFontMetricsF least = metricsOf(game::Type::Number, look_.floor(), true);
    const double width = std::min(std::max(area.width(), least.horizontalAdvance(text) + 1), bounds.width());
    const double height = std::min(std::max(area.height(), least.capHeight() * 1.25 + 1), bounds.height());
    QRectF room(area.center().x() - width / 2, area.center().y() - height / 2, width, height);
    room.moveLeft(std::clamp(room.left(), bounds.left(), bounds.right() - width));
    room.moveTop(std::clamp(room.top(), bounds.top(), bounds.bottom() - height));
    return this->text(room, text, game::Type::Number, tone, alignment);
}

double Canvas::paragraph(const QRectF& column, double top, const QString& words, game::Type type, game::Tone tone,
                         Qt::Alignment alignment, bool bold) {
    const double height = heightOf(words, type, column.width(), bold);
    game::Sprite& sprite = text(QRectF(column.left(), top, column.width(), height), words, type, tone, alignment);
    sprite.wraps = true;
    sprite.bold = bold;
    return top + height;
}

}
