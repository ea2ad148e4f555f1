// SPDX-License-Identifier: GPL-3.0-or-later
// The cards beside the board: the act, the pool and what is unseen of it, and the sums of what is pointed at.
#include "view/parts.h"
#include "view/pieces.h"
#include "view/unseen.h"
#include "words/captions.h"

#include <algorithm>
#include <array>

namespace heorot::movie {

namespace {

Box title(const QString& words) {
    return ui::text(words, {.type = Type::Title, .wraps = true, .alignment = Qt::AlignCenter});
}

Box actCard(const ShownTable& table) {
    const auto emblem = [act = table.now.act](Canvas& canvas, const QRectF& area) {
        canvas.framed(area, Tone::Sea, Tone::Ink, 3, 8);
        canvas.art(area.adjusted(8, 3, -8, -3), emblemArt(act));
    };
    const QString words = table.scoring ? actHasEnded() : openSpaces(static_cast<int>(table.now.openSpaces.size()));
    return ui::panel(ui::column({title(actTitle(table.now.act)), ui::drawn(QSizeF(128, 96), emblem),
                                 ui::text(words, {.type = Type::Caption, .wraps = true, .alignment = Qt::AlignCenter})},
                                Gap::Medium)
                         .padded(Gap::Large))
        .firmY()
        .optional(2);
}

/// A stack of backs, as high as the pool.
Box stackBox(const ShownTable& table, double edge) {
    constexpr double step = 4;
    constexpr int most = 4;
    const int shown = std::min<int>(table.now.left[table.now.act], most);
    const auto draw = [act = table.now.act, shown, edge](Canvas& canvas, const QRectF& area) {
        const double scale = area.width() / (edge + (most - 1) * step);
        for (int i = shown; i-- > 0;)
            (i == 0 ? drawBack : drawPlainBack)(
                canvas, act, QRectF(area.topLeft() + QPointF(i * step, i * step) * scale, QSizeF(edge, edge) * scale));
    };
    return ui::drawn(QSizeF(edge + (most - 1) * step, edge + (most - 1) * step), draw);
}

/// What no one has shown to the viewer, by group.
Box unseenRows(const ShownTable& table) {
    const Unseen unseen = unseenOf(table.rules, table.now, table.viewer);
    const std::array counts{unseen.boons, unseen.perils, unseen.powers};
    constexpr std::array arts{"movie/tile-boon", "movie/tile-peril", "movie/tile-power"};
    const QString caption = table.viewer == nobody ? unseenByAll() : unseenBy(table.name(table.viewer));
    Boxes rows{ui::text(caption, {.type = Type::Caption, .tone = Tone::SecondInk, .wraps = true})};
    for (std::size_t i = 0; i < counts.size(); ++i)
        rows.push_back(ui::row({ui::picture(QLatin1StringView(arts.at(i)), 26),
                                ui::text(tileGroup(static_cast<int>(i)), {Type::Value}).stretchX(),
                                ui::text(plainNumber(counts.at(i)), {.type = Type::Value, .bold = true}).firmX()},
                               Gap::Medium));
    return ui::column(std::move(rows), Gap::Small);
}

Box poolCard(const ShownTable& table, bool isNarrow) {
    const int left = table.now.left[table.now.act];
    const int all = table.rules.poolSize(table.now.act);
    const Box number = ui::numeral(plainNumber(left), 62);
    const Box of = ui::text(ofAll(all), {.type = Type::Caption, .tone = Tone::SecondInk, .alignment = Qt::AlignCenter});
    const Box content =
        isNarrow
            ? ui::column({stackBox(table, 92), number.height(50)})
            : ui::column({title(captionWords(Caption::Pool)),
                          ui::row({stackBox(table, 92), ui::column({number, of}).align(Qt::AlignVCenter).stretchX()},
                                  Gap::Large),
                          ui::rule(), unseenRows(table)},
                         Gap::Medium);
    return ui::panel(content.padded(isNarrow ? Gap::Medium : Gap::Large, Gap::Medium))
        .spot(poolSpot, poolWords(left, all), poolRule())
        .firmY();
}

}

void drawCards(Canvas& canvas, const ShownTable& table) {
    constexpr double narrow = 120;
    const auto draw = [&](Boxes cards, const QRectF& column) {
        ui::column(std::move(cards), Gap::Large)
            .draw(canvas, column.adjusted(0, ui::lengthOf(Gap::Small, canvas), 0, 0));
    };
    const bool isNarrow = table.frame.left.width() < narrow;
    const bool isShared = table.frame.right.isEmpty();
    const Box act = canvas.compact() || isNarrow ? Box() : actCard(table);
    const Box sums = isNarrow ? Box() : sumsCard(table);
    if (isShared) {
        // The top bar shows the act, too.
        draw({poolCard(table, isNarrow), sums ? sums : act}, table.frame.left);
    } else {
        draw({act, poolCard(table, isNarrow)}, table.frame.left);
        draw({sums}, table.frame.right);
    }
}

}
