// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes that hold no other: text, numerals, pictures, room.
#include "ui/box_node.h"

#include <algorithm>
#include <cmath>

namespace heorot::ui {

namespace {

struct Text : Box::Node {
    Text(QString shown, const TextStyle& look) : words(std::move(shown)), style(look) {}
    Extent across(const Canvas& canvas, double) const override {
        const double wish = std::ceil(canvas.widthOf(words, style.type, style.bold));
        if (style.whole && !style.wraps) return {wish, wish, 0};
        if (style.whole) return {std::min(wish, std::ceil(canvas.wordWidthOf(words, style.type, style.bold))), wish, 0};
        return {std::min(wish, std::ceil(canvas.leastWidthOf(words, style.type, style.bold, style.wraps))), wish, 0};
    }
    Extent down(const Canvas& canvas, double width) const override {
        if (!style.wraps) {
            const double line = canvas.lineOf(style.type);
            return {style.whole ? line : std::min(line, std::ceil(canvas.look().floor() * leastLine)), line, 0};
        }
        const double wish = canvas.heightOf(words, style.type, width, style.bold);
        const double least = style.whole ? wish : canvas.leastHeightOf(words, style.type, width, style.bold);
        return {std::min(least, wish), wish, 0};
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        game::Sprite& sprite = canvas.text(area, words, style.type, style.tone, style.alignment);
        sprite.bold = style.bold;
        sprite.wraps = style.wraps;
    }

    /// Height of a line to its size.
    static constexpr double leastLine = 1.25;
    const QString words;
    const TextStyle style;
};

struct Numeral : Box::Node {
    Numeral(QString shown, double high, game::Tone color, Qt::Alignment side)
        : number(std::move(shown)), height(high), tone(color), alignment(side) {}
    Extent across(const Canvas& canvas, double) const override {
        const double wish = scaled(height, canvas) * digitWidth * static_cast<double>(number.size());
        return {std::min(wish, canvas.leastWidthOf(number, game::Type::Number, true, false)), wish, 0};
    }
    Extent down(const Canvas& canvas, double) const override {
        const double wish = scaled(height, canvas);
        return {std::min(wish, canvas.look().floor()), wish, 0};
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        canvas.text(area, number, game::Type::Number, tone, alignment);
    }

    /// Of a digit of the serif face, to the height of its line.
    static constexpr double digitWidth = .68;
    const QString number;
    const double height;
    const game::Tone tone;
    const Qt::Alignment alignment;
};

struct Drawn : Box::Node {
    Drawn(const QSizeF& wanted, Draw paint, double share) : size(wanted), draws(std::move(paint)), least(share) {}
    Extent across(const Canvas& canvas, double height) const override {
        const double wish = std::min(scaled(size.width(), canvas), height * aspect());
        return {std::min(wish, scaled(size.width(), canvas) * least), wish, 0};
    }
    Extent down(const Canvas& canvas, double width) const override {
        const double wish = std::min(scaled(size.height(), canvas), width / aspect());
        return {std::min(wish, scaled(size.height(), canvas) * least), wish, 0};
    }
    void draw(Canvas& canvas, const QRectF& area) const override {
        const double width = std::min(area.width(), area.height() * aspect());
        const double height = width / aspect();
        draws(canvas, QRectF(area.center().x() - width / 2, area.center().y() - height / 2, width, height));
    }
    double aspect() const { return size.width() / size.height(); }

    const QSizeF size;
    const Draw draws;
    const double least;
};

struct Filled : Box::Node {
    explicit Filled(Draw paint) : draws(std::move(paint)) {}
    Extent across(const Canvas&, double) const override { return {}; }
    Extent down(const Canvas&, double) const override { return {}; }
    void draw(Canvas& canvas, const QRectF& area) const override { draws(canvas, area); }

    const Draw draws;
};

struct Space : Box::Node {
    Space(double wide, double high) : width(wide), height(high) {}
    Extent across(const Canvas& canvas, double) const override { return {0, scaled(width, canvas), 0}; }
    Extent down(const Canvas& canvas, double) const override { return {0, scaled(height, canvas), 0}; }
    void draw(Canvas&, const QRectF&) const override {}

    const double width, height;
};

}

Box text(const QString& words, const TextStyle& style) {
    return words.isEmpty() ? Box() : make<Text>(words, style);
}
Box numeral(const QString& number, double height, game::Tone tone, Qt::Alignment alignment) {
    return make<Numeral>(number, height, tone, alignment);
}
Box drawn(const QSizeF& size, Draw draw, double least) {
    return make<Drawn>(size, std::move(draw), least);
}
Box filled(Draw draw) {
    return make<Filled>(std::move(draw));
}
Box picture(const QString& art, double size, game::Tone tone, engine::Seat hue) {
    return drawn(QSizeF(size, size), [art, tone, hue](Canvas& canvas, const QRectF& area) {
        game::Sprite& sprite = canvas.art(area, art);
        sprite.tone = tone;
        sprite.hue = hue;
    });
}
Box mark(engine::Seat seat, double size) {
    return picture(game::seatMark, size, game::Tone::Ink, seat);
}
Box space(double width, double height) {
    return make<Space>(width, height);
}
Box spring() {
    return space(0).stretchX().stretchY();
}
Box rule() {
    return filled([](Canvas& canvas, const QRectF& area) { canvas.rect(area, game::Tone::Line); }).height(2);
}

}
