// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas.h"

#include "ui/text_fit.h"
#include "ui/theme.h"

#include <QFontMetricsF>
#include <QHash>

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

enum class Measure : std::uint8_t { Line, Word, Height, Row };

/// The width of a line or of the longest word, the height in lines of `width` or of one line, at this size. A table
/// asks for the same measures whenever it is composed.
struct Measured {
    Measure what;
    QString text;
    game::Type type;
    bool bold;
    double pixels;
    double least = 0;
    double width = 0;

    bool operator==(const Measured&) const = default;
    friend size_t qHash(const Measured& key, size_t seed = 0) {
        return qHashMulti(seed, static_cast<int>(key.what), key.text, static_cast<int>(key.type), key.bold, key.pixels,
                          key.least, key.width);
    }
    double measure() const {
        if (what == Measure::Height)
            return std::ceil(fitText({text, QSizeF(width, any), type, bold, true, pixels, least}, Theme()).height);
        const QFontMetricsF metrics = metricsOf(type, pixels, bold);
        if (what == Measure::Row) return std::ceil(metrics.height());
        return what == Measure::Word ? longestPart(text, metrics)
                                     : metrics.horizontalAdvance(QString(text).remove(softHyphen));
    }
};

double measured(const Measured& key) {
    constexpr qsizetype enough = 10000;
    static thread_local QHash<Measured, double> known;
    if (const auto found = known.constFind(key); found != known.constEnd()) return *found;
    if (known.size() > enough) known.clear();
    return *known.insert(key, key.measure());
}

}

double Canvas::widthOf(const QString& text, game::Type type, bool bold) const {
    return measured({Measure::Line, text, type, bold, std::max(look_.pixels(type), look_.floor())}) + 1;
}

double Canvas::lineOf(game::Type type) const {
    return measured({Measure::Row, {}, type, false, std::max(look_.pixels(type), look_.floor())});
}

double Canvas::heightOf(const QString& text, game::Type type, double width, bool bold) const {
    const double pixels = std::max(look_.pixels(type), look_.floor());
    return measured({Measure::Height, text, type, bold, pixels, look_.floor(), width});
}

double Canvas::wordWidthOf(const QString& text, game::Type type, bool bold) const {
    return measured({Measure::Word, text, type, bold, std::max(look_.pixels(type), look_.floor())}) + 1;
}

double Canvas::leastWidthOf(const QString& text, game::Type type, bool bold, bool wraps) const {
    return measured({wraps ? Measure::Word : Measure::Line, text, type, bold, look_.floor()}) + 1;
}

double Canvas::leastHeightOf(const QString& text, game::Type type, double width, bool bold) const {
    return measured({Measure::Height, text, type, bold, look_.floor(), look_.floor(), width});
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
