// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt_strip.h"

#include "ui/text_fit.h"
#include "ui/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <optional>

namespace heorot::ui {

namespace {

/// Between buttons, and from them to the rim of the strip.
constexpr double between = 8;
constexpr double rim = 4;
/// The part of the strip that the text keeps whatever the buttons want.
constexpr double leastText = .3;

struct Row {
    double width = 0;
    std::vector<std::size_t> buttons;
};

/// What buttons of the page with a picture show besides it.
enum class Labels : std::uint8_t { All, OfChoices };

/// The buttons in rows in one size of type.
struct Arrangement {
    Labels labels = Labels::All;
    double pixels = 0;
    double height = 0;
    std::vector<double> widths;
    std::vector<Row> rows;

    double width() const {
        double most = 0;
        for (const Row& row : rows) most = std::max(most, row.width);
        return most;
    }
};

double padding(double pixels) {
    return pixels * .9;
}

double iconSize(double pixels) {
    return pixels * 1.4;
}

/// Without a label the picture says it, and the tooltip.
bool isBare(const PromptButton& button, Labels labels) {
    return labels == Labels::OfChoices && !button.art.isEmpty() && button.spot.startsWith(commandZone);
}

std::vector<double> widthsOf(const std::vector<PromptButton>& buttons, double pixels, Labels labels) {
    const QFontMetricsF metrics(Theme().font(Type::Value, pixels));
    std::vector<double> widths;
    for (const PromptButton& button : buttons) {
        const bool bare = isBare(button, labels);
        const double icon = button.art.isEmpty() ? 0 : iconSize(pixels) + (bare ? 0 : pixels * .5);
        const double label = bare ? 0 : std::ceil(metrics.horizontalAdvance(button.label)) + 2;
        const double wanted = label + 2 * padding(pixels) + icon;
        widths.push_back(std::max(wanted, 3 * pixels));
    }
    return widths;
}

std::vector<Row> rowsOf(const std::vector<double>& widths, double room) {
    std::vector<Row> rows(1);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (!rows.back().buttons.empty() && rows.back().width + between + widths[i] > room) rows.emplace_back();
        Row& row = rows.back();
        row.width += widths[i] + (row.buttons.empty() ? 0 : between);
        row.buttons.push_back(i);
    }
    return rows;
}

/// What the buttons leave, with a gap.
double textWidth(const QRectF& area, double left, const Arrangement& arrangement) {
    const double buttons = arrangement.widths.empty() ? 0 : arrangement.width() + between;
    return area.right() - buttons - between - left;
}

/// Whether the text fits at `least` pixels.
bool fits(const QString& head, const QSizeF& room, double least) {
    return fitText({head, room, Type::Prompt, false, true, least, least}, Theme()).fits;
}

/// The rows in the largest type in which they leave the text its part.
std::optional<Arrangement> inRows(std::size_t count, Labels labels, const std::vector<PromptButton>& buttons,
                                  const QRectF& area, const Look& look) {
    const double room = area.width() * (1 - leastText) - area.height() - between;
    // Several rows stand close, or a low strip has no room for them.
    const double gap = count == 1 ? rim : 2;
    const double gaps = static_cast<double>(count + 1) * gap;
    const double height = std::floor((area.height() - gaps) / static_cast<double>(count));
    for (double pixels = look.pixels(Type::Value); pixels >= look.floor(); pixels -= .5) {
        if (height < pixels * 1.2) continue;
        Arrangement all{labels, pixels, height, widthsOf(buttons, pixels, labels), {}};
        all.rows = rowsOf(all.widths, room);
        if (all.rows.size() == count && all.width() <= room) return all;
    }
    return {};
}

std::vector<Arrangement> arrangements(const std::vector<PromptButton>& buttons, const QRectF& area, const Look& look) {
    std::vector<Arrangement> all;
    for (std::size_t count = 1; count <= 3; ++count)
        for (const Labels labels : {Labels::All, Labels::OfChoices})
            if (auto arrangement = inRows(count, labels, buttons, area, look)) all.push_back(std::move(*arrangement));
    return all;
}

/// As few rows and as many labels as leave the head room for its size, or for one that can be read; if none does, what
/// leaves it most. `left`: where the head begins.
Arrangement arranged(const Prompt& prompt, const QRectF& area, double left, const Look& look) {
    if (prompt.buttons.empty()) return {};
    const std::vector<Arrangement> all = arrangements(prompt.buttons, area, look);
    for (const double part : {.75, .6, 0.})
        for (const Arrangement& each : all)
            if (fits(prompt.head, {textWidth(area, left, each), area.height() - rim},
                     std::max(look.pixels(Type::Prompt) * part, look.floor())))
                return each;
    const auto widest = std::min_element(
        all.begin(), all.end(), [](const Arrangement& a, const Arrangement& b) { return a.width() < b.width(); });
    if (widest != all.end()) return *widest;
    const double pixels = look.floor();
    Arrangement tight{
        Labels::OfChoices, pixels, area.height() / 3, widthsOf(prompt.buttons, pixels, Labels::OfChoices), {}};
    tight.rows = rowsOf(tight.widths, area.width() * (1 - leastText));
    return tight;
}

Sprite box(const QRectF& area, Tone fill, Tone edge, double edgeWidth, double radius) {
    Sprite sprite;
    sprite.area = area;
    sprite.fill = fill;
    sprite.edge = edge;
    sprite.edgeWidth = edgeWidth;
    sprite.radius = radius;
    return sprite;
}

Sprite line(const QRectF& area, const QString& text, Type type, Tone tone) {
    Sprite sprite;
    sprite.area = area;
    sprite.text = text;
    sprite.type = type;
    sprite.tone = tone;
    sprite.wraps = true;
    return sprite;
}

Sprite picture(const QRectF& area, const QString& art, engine::Seat hue) {
    Sprite sprite;
    sprite.area = area;
    sprite.art = art;
    sprite.hue = hue;
    return sprite;
}

void drawButton(const PromptButton& button, const QRectF& area, const Arrangement& all, Scene& scene) {
    const double pixels = all.pixels;
    const std::size_t first = scene.sprites.size();
    scene.sprites.push_back(box(area, Tone::Panel, Tone::Ink, 2, std::min(10.0, area.height() / 4)));
    QRectF inner = area.adjusted(padding(pixels), 0, -padding(pixels), 0);
    if (!button.art.isEmpty()) {
        const double size = std::min(iconSize(pixels), area.height() - 2);
        scene.sprites.push_back(
            picture({inner.left(), area.center().y() - size / 2, size, size}, button.art, engine::nobody));
        inner.setLeft(inner.left() + iconSize(pixels) + pixels * .5);
    }
    scene.spots.push_back({button.spot, area, Shape::Rect, button.label, button.description});
    if (!isBare(button, all.labels)) {
        Sprite label = line(inner, button.label, Type::Value, Tone::Ink);
        label.alignment = Qt::AlignCenter;
        label.wraps = false;
        scene.sprites.push_back(label);
    }
    if (button.isDark)
        for (std::size_t i = first; i < scene.sprites.size(); ++i) scene.sprites[i].opacity = .45;
}

void drawButtons(const std::vector<PromptButton>& buttons, const QRectF& area, const Arrangement& all, Scene& scene) {
    const double count = static_cast<double>(all.rows.size());
    const double gap = count > 1 ? 2 : rim;
    double y = area.center().y() - (count * all.height + (count - 1) * gap) / 2;
    for (const Row& row : all.rows) {
        double x = area.right() - between - row.width;
        for (const std::size_t i : row.buttons) {
            drawButton(buttons[i], {x, y, all.widths[i], all.height}, all, scene);
            x += all.widths[i] + between;
        }
        y += all.height + gap;
    }
}

}

void drawPrompt(const Prompt& prompt, const QRectF& area, const Look& look, Scene& scene) {
    scene.sprites.push_back(box(area, Tone::PanelLit, Tone::Ink, 3, 8));
    const double side = area.height() - 4;
    const QRectF field(area.left() + 2, area.top() + 2, side * 1.1, side);
    scene.sprites.push_back(box(field, Tone::Gold, Tone::None, 0, 6));
    if (prompt.seat != engine::nobody) {
        const double mark = side * .58;
        scene.sprites.push_back(
            picture({field.center().x() - mark / 2, field.center().y() - mark / 2, mark, mark}, seatMark, prompt.seat));
    }
    const double left = field.right() + look.pixels(Type::Prompt) * .6;
    const Arrangement buttons = arranged(prompt, area, left, look);
    drawButtons(prompt.buttons, area, buttons, scene);
    const QRectF text(left, area.top() + rim / 2, textWidth(area, left, buttons), area.height() - rim);
    const double head = look.pixels(Type::Prompt) * 1.2;
    const double second = look.pixels(Type::Caption) * 1.3;
    const bool both = !prompt.second.isEmpty() && head + second <= text.height() &&
                      fits(prompt.head, {text.width(), head}, look.floor()) &&
                      fits(prompt.second, {text.width(), second}, look.floor());
    if (!both) {
        scene.sprites.push_back(line(text, prompt.head, Type::Prompt, Tone::Ink));
        return;
    }
    const double spare = (text.height() - head - second) / 2;
    scene.sprites.push_back(
        line({text.left(), text.top() + spare, text.width(), head}, prompt.head, Type::Prompt, Tone::Ink));
    scene.sprites.push_back(line({text.left(), text.top() + spare + head, text.width(), second}, prompt.second,
                                 Type::Caption, Tone::SecondInk));
}

}
