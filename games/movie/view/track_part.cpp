// SPDX-License-Identifier: GPL-3.0-or-later
// The track of the game in the top bar: three acts, and how full the board is.
#include "game/chapter.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/names.h"

#include <array>
#include <bit>

namespace heorot::movie {

namespace {

constexpr double height = 32;

/// An arrow with the numeral of an act, and its name where it is to be shown. Arrows are pictures of some widths: the
/// smallest that holds the words.
Box arrow(const Canvas& canvas, const ShownTable& table, int act, bool isNamed) {
    const bool isNow = act == table.now.act;
    const Tone tone = isNow ? Tone::Night : Tone::SecondOnDark;
    const QString numeral = QLatin1StringView(actNames.at(static_cast<std::size_t>(act)).data());
    const Box name = isNamed ? ui::text(actName(act), {.type = Type::Body, .tone = tone, .whole = true}) : Box();
    const Box label =
        ui::row({ui::text(numeral, {.type = Type::Body, .tone = tone, .bold = true, .whole = true}), name}, Gap::Medium)
            .align(Qt::AlignHCenter);
    // With the notch at its left and the tip at its right.
    const double needed = label.across(canvas, height).wish + ui::scaled(24, canvas);
    int width = isNamed ? 160 : 57;
    for (const int next : {200, 240, 280})
        if (isNamed && ui::scaled(width * height / 30, canvas) < needed) width = next;
    const QString picture = isNow ? QStringLiteral("movie/track-now-%1") : QStringLiteral("movie/track-other-%1");
    const auto draw = [name = picture.arg(width)](Canvas& on, const QRectF& area) { on.art(area, name); };
    return ui::stack({ui::drawn(QSizeF(width * height / 30, height), draw), label})
        .width(width * height / 30)
        .height(height)
        .align(Qt::AlignVCenter)
        .spot(game::chapterSpot(act + 1), actTitle(act), {});
}

Box arrows(const Canvas& canvas, const ShownTable& table, bool namesAll) {
    Boxes boxes;
    for (int act = 0; act < acts; ++act) boxes.push_back(arrow(canvas, table, act, namesAll || act == table.now.act));
    return ui::row(std::move(boxes), Gap::None).zone(QStringLiteral("track"));
}

/// `barWidth`: 0 for none.
Box fill(const ShownTable& table, bool isBrief, double barWidth) {
    const bool hasBar = barWidth > 0;
    const int all = std::popcount(table.board.open);
    const int filled = all - static_cast<int>(table.now.openSpaces.size());
    const auto bar = [filled, all](Canvas& canvas, const QRectF& area) {
        canvas.framed(area, Tone::Night, Tone::Line, 1.5, area.height() / 2);
        const QRectF inner = area.adjusted(2, 2, -2, -2);
        if (filled > 0)
            canvas.rect(QRectF(inner.left(), inner.top(), inner.width() * filled / all, inner.height()), Tone::Gold,
                        inner.height() / 2);
    };
    return ui::row({hasBar ? ui::filled(bar).width(barWidth).height(14).align(Qt::AlignVCenter) : Box(),
                    ui::text(filledSpaces(filled, all, isBrief),
                             {.type = Type::Caption, .tone = Tone::OnDark, .whole = true})},
                   Gap::Medium)
        .padded(hasBar ? Gap::Large : Gap::Medium, Gap::None);
}

}

void drawTrack(Canvas& canvas, const ShownTable& table) {
    const auto line = [&](bool namesAll, bool isBrief, double barWidth) {
        return ui::row({arrows(canvas, table, namesAll), fill(table, isBrief, barWidth)}, Gap::None);
    };
    constexpr double wide = 110, narrow = 60, least = 30;
    ui::oneOf({line(true, false, wide), line(true, true, wide), line(true, true, narrow), line(true, true, least),
               line(false, false, wide), line(false, true, wide), line(false, true, narrow), line(false, true, least),
               line(false, true, 0)})
        .align(Qt::AlignHCenter)
        .draw(canvas, table.frame.track);
}

}
