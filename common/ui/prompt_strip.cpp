// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt_strip.h"

#include "ui/button_places.h"
#include "ui/text_fit.h"
#include "ui/theme.h"

#include <QFontMetricsF>

#include <algorithm>

namespace heorot::ui {

namespace {

game::Sprite box(const QRectF& area, game::Tone fill, game::Tone edge, double edgeWidth, double radius) {
    game::Sprite sprite;
    sprite.area = area;
    sprite.fill = fill;
    sprite.edge = edge;
    sprite.edgeWidth = edgeWidth;
    sprite.radius = radius;
    return sprite;
}

game::Sprite line(const QRectF& area, const QString& text, game::Type type, game::Tone tone) {
    game::Sprite sprite;
    sprite.area = area;
    sprite.text = text;
    sprite.type = type;
    sprite.tone = tone;
    sprite.wraps = true;
    return sprite;
}

game::Sprite picture(const QRectF& area, const QString& art, engine::Seat hue) {
    game::Sprite sprite;
    sprite.area = area;
    sprite.art = art;
    sprite.hue = hue;
    return sprite;
}

/// The label over what is missing, where both can be read; else only the label.
void drawWaiting(const PromptButton& button, const QRectF& inner, double pixels, double floor, game::Scene& scene) {
    const double below = std::max(floor, pixels * .8);
    const double upper = std::max(floor, std::min(pixels, inner.height() - below * 1.3 - 2) / 1.15);
    const QFontMetricsF metrics(Theme().font(game::Type::Caption, floor));
    const bool both =
        (upper + below) * 1.2 <= inner.height() && metrics.horizontalAdvance(button.missing) <= inner.width();
    const double height = both ? inner.height() - below * 1.25 : inner.height();
    game::Sprite label =
        line({inner.left(), inner.top(), inner.width(), height}, button.label, game::Type::Value, game::Tone::Ink);
    label.alignment = Qt::AlignCenter;
    label.wraps = false;
    label.opacity = .75;
    scene.sprites.push_back(label);
    if (!both) return;
    game::Sprite missing = line({inner.left(), inner.top() + height - 1, inner.width(), below * 1.25}, button.missing,
                                game::Type::Caption, game::Tone::Ink);
    missing.alignment = Qt::AlignCenter;
    missing.wraps = false;
    missing.bold = true;
    scene.sprites.push_back(missing);
}

void drawButton(const PromptButton& button, const QRectF& area, const ButtonStyle& style, double pixels, double floor,
                game::Scene& scene) {
    const std::size_t first = scene.sprites.size();
    const bool waits = !button.missing.isEmpty();
    const double radius = std::min(10.0, area.height() / 4);
    if (waits)
        scene.sprites.push_back(box(area, game::Tone::Field, game::Tone::Line, 1.5, radius));
    else
        scene.sprites.push_back(box(area, game::Tone::Panel, game::Tone::Ink, 2, radius));
    QRectF inner = area.adjusted(buttonPadding(pixels), 0, -buttonPadding(pixels), 0);
    if (!button.art.isEmpty()) {
        const double size = std::min(buttonIcon(pixels), area.height() - 2);
        scene.sprites.push_back(
            picture({inner.left(), area.center().y() - size / 2, size, size}, button.art, engine::nobody));
        inner.setLeft(inner.left() + buttonIcon(pixels) + pixels * .5);
    }
    scene.spots.push_back({button.spot, area, game::Shape::Rect, button.label, button.description});
    if (waits) return drawWaiting(button, inner, pixels, floor, scene);
    if (!isBareButton(button, style)) {
        game::Sprite label = line(inner, button.label, game::Type::Value, game::Tone::Ink);
        label.alignment = Qt::AlignCenter;
        label.wraps = false;
        scene.sprites.push_back(label);
    }
    if (button.isDark)
        for (std::size_t i = first; i < scene.sprites.size(); ++i) scene.sprites[i].opacity = .65;
}

/// The part of the text's room that keeps off the edges of the strip, as far as the head need not shrink for it.
QRectF offEdges(const QString& head, const QRectF& text, const game::Look& look) {
    constexpr double edge = 4;
    const game::Sprite drawn = line(text, head, game::Type::Prompt, game::Tone::Ink);
    const auto sizeIn = [&](double height) {
        const TextWish wish{head,        {text.width(), height},  drawn.type,  drawn.bold,
                            drawn.wraps, look.pixels(drawn.type), look.floor()};
        return fitText(wish, Theme()).font.pixelSize();
    };
    const int whole = sizeIn(text.height());
    for (double off = edge; off > 0; --off)
        if (sizeIn(text.height() - 2 * off) >= whole) return text.adjusted(0, off, 0, -off);
    return text;
}

/// Head and second line where both have room at their size, else the head.
void drawWords(const Prompt& prompt, const QRectF& room, const game::Look& look, game::Scene& scene) {
    const QRectF text = offEdges(prompt.head, room, look);
    const double head = look.pixels(game::Type::Prompt) * 1.2;
    const double second = look.pixels(game::Type::Caption) * 1.3;
    const bool both = !prompt.second.isEmpty() && head + second <= text.height() &&
                      QFontMetricsF(Theme().font(game::Type::Prompt, look.pixels(game::Type::Prompt)))
                              .horizontalAdvance(prompt.head) <= text.width() &&
                      fitsPrompt(prompt.second, {text.width(), second}, look.floor());
    if (!both) {
        scene.sprites.push_back(line(text, prompt.head, game::Type::Prompt, game::Tone::Ink));
        return;
    }
    const double spare = (text.height() - head - second) / 2;
    scene.sprites.push_back(
        line({text.left(), text.top() + spare, text.width(), head}, prompt.head, game::Type::Prompt, game::Tone::Ink));
    scene.sprites.push_back(line({text.left(), text.top() + spare + head, text.width(), second}, prompt.second,
                                 game::Type::Caption, game::Tone::SecondInk));
}

/// The places for the step after this one.
ButtonPlaces placesOf(const Prompt& prompt, const Arrangement& buttons, const ButtonPlaces& before) {
    ButtonPlaces places{buttons.style, buttons.strip.height(), {}, before.earlier, before.last};
    for (std::size_t i = 0; i < prompt.buttons.size(); ++i) {
        const PromptButton& button = prompt.buttons[i];
        places.last.push_back({button.spot, buttons.areas[i], button.givesUp, buttons.isLeft[i], buttons.pixels[i]});
        const auto old = std::remove_if(places.earlier.begin(), places.earlier.end(),
                                        [&](const ButtonPlace& place) { return place.spot == button.spot; });
        places.earlier.erase(old, places.earlier.end());
    }
    places.earlier.insert(places.earlier.end(), places.last.begin(), places.last.end());
    return places;
}

}

ButtonPlaces drawPrompt(const Prompt& prompt, const QRectF& area, const game::Look& look, game::Scene& scene,
                        const ButtonPlaces& before) {
    const double side = area.height() - 4;
    const double left = area.left() + 2 + side * 1.1 + look.pixels(game::Type::Prompt) * .6;
    const Arrangement buttons = arrangeButtons(prompt, area, left, look, before);
    const QRectF& strip = buttons.strip;
    scene.strip = strip;
    scene.sprites.push_back(box(strip, game::Tone::PanelLit, game::Tone::Ink, stripEdge, 8));
    const QRectF field(strip.left() + 2, strip.top() + 2, side * 1.1, strip.height() - 4);
    scene.sprites.push_back(box(field, game::Tone::Gold, game::Tone::None, 0, 6));
    if (prompt.seat != engine::nobody) {
        const double mark = side * .58;
        scene.sprites.push_back(picture({field.center().x() - mark / 2, field.center().y() - mark / 2, mark, mark},
                                        game::seatMark, prompt.seat));
    }
    for (std::size_t i = 0; i < prompt.buttons.size(); ++i)
        drawButton(prompt.buttons[i], buttons.areas[i], buttons.style, buttons.pixels[i], look.floor(), scene);
    drawWords(prompt, buttons.text, look, scene);
    return placesOf(prompt, buttons, before);
}

}
