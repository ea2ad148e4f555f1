// SPDX-License-Identifier: GPL-3.0-or-later
// The sums of what is pointed at: of a choice, every figure it changes and every seat's points; of a figure, how it
// scores.
#include "view/parts.h"
#include "view/pieces.h"
#include "words/captions.h"
#include "words/scores.h"

namespace heorot::movie {

namespace {

/// Left out before all other lines.
constexpr int totalsRank = 100;

bool hasChoice(const ShownTable& table) {
    return table.then && !wouldGive(table.rules, *table.pointing.action).isEmpty();
}

Box paragraph(const QString& words, Tone tone = Tone::Ink) {
    return ui::text(words, {.type = Type::Caption, .tone = tone, .wraps = true, .whole = true});
}

/// A card with a gold title.
Box card(const QString& title, Boxes lines) {
    const Box bar =
        ui::text(title,
                 {.type = Type::Body, .tone = Tone::Night, .bold = true, .wraps = true, .alignment = Qt::AlignCenter})
            .firmY()
            .padded(Gap::Medium, Gap::Medium)
            .on({Tone::Gold, Tone::None, 0, 6});
    return ui::panel(ui::column({bar, ui::column(std::move(lines), Gap::Small).padded(Gap::Small, Gap::Hair)})
                         .padded(Gap::Medium))
        .kept();
}

QString productOf(const Change& change) {
    const FigureScore& after = change.after;
    const int sum = after.rowSum + after.columnSum;
    const int diamonds = after.diamonds + after.horns;
    if (!change.before) return sumWords(sum, diamonds);
    const FigureScore& before = *change.before;
    if (before.horns != after.horns) return timesChangeWords(sum, before.diamonds + before.horns, diamonds);
    return sumsWords(before.rowSum + before.columnSum, sum, diamonds);
}

Box changeBox(const ShownTable& table, const Change& change) {
    const FigureScore& after = change.after;
    const auto figure = [&rules = table.rules, after](Canvas& canvas, const QRectF& area) {
        drawFigure(canvas, rules, after.seat, after.figure, after.horns, area);
        drawMark(canvas, after.seat, area);
    };
    // Where there is no room for both numbers, the change beside them says the rest.
    Box points = ui::text(plainNumber(after.points()), {Type::Value});
    if (change.before)
        points = ui::oneOf({ui::text(beforeAfter(change.pointsBefore(), after.points()), {Type::Value}), points});
    return ui::column(
               {ui::row({ui::drawn(QSizeF(46, 46), figure).firmX(),
                         ui::column({ui::text(figureAt(after.figure, after.space), {.type = Type::Value, .bold = true}),
                                     ui::text(productOf(change), {Type::Caption, Tone::SecondInk}),
                                     ui::row({points.stretchX(),
                                              changePill(change.difference(), table.isReaders(after.seat))})},
                                    Gap::None)
                             .stretchX()},
                        Gap::Medium),
                ui::rule()})
        .firmY();
}

/// Every seat's points on the board, or its saga points while an act is scored.
Box totals(const ShownTable& table, const QString& caption) {
    const Seat lit = table.scoring ? table.scoring->seat : table.now.mover;
    Boxes rows{paragraph(caption, Tone::SecondInk)};
    for (const Seat seat : table.order()) {
        const int now = table.onBoard[seat];
        const int then = table.onBoardThen[seat];
        const QString shown = table.scoring ? plainNumber(points(table.rules, table.now, seat))
                              : now == then ? plainNumber(now)
                                            : beforeAfter(now, then);
        const Box row = ui::row({ui::mark(seat, 20), ui::text(table.name(seat), {Type::Value}).stretchX(),
                                 ui::text(shown, {.type = Type::Value, .bold = true, .whole = true})},
                                Gap::Medium)
                            .padded(Gap::Small);
        rows.push_back(seat == lit ? row.on({Tone::PanelLit, Tone::Gold, 2, 6}) : row);
    }
    return ui::column(std::move(rows), Gap::Hair).firmY().optional(totalsRank);
}

Box choiceCard(const ShownTable& table) {
    Boxes lines;
    if (table.changes.empty()) lines.push_back(paragraph(nothingChanges()));
    for (std::size_t i = 0; i < table.changes.size(); ++i) {
        const Box line = changeBox(table, table.changes[i]);
        lines.push_back(i == 0 ? line : line.optional(static_cast<int>(i)));
    }
    lines.push_back(totals(table, captionWords(Caption::AfterIt)));
    return card(wouldGive(table.rules, *table.pointing.action), std::move(lines));
}

/// The figures that see the tile, with what it brings or costs each of them.
Box tileCard(const ShownTable& table, Space space) {
    Boxes lines;
    if (table.changes.empty()) lines.push_back(paragraph(seenByNone()));
    for (std::size_t i = 0; i < table.changes.size(); ++i) {
        const FigureScore& figure = table.changes[i].after;
        const Box line = ui::row({ui::mark(figure.seat, 20),
                                  ui::text(figureAt(figure.figure, figure.space), {.wraps = true}).stretchX(),
                                  changePill(table.changes[i].difference(), table.isReaders(figure.seat))},
                                 Gap::Medium)
                             .firmY();
        lines.push_back(i == 0 ? line : line.optional(static_cast<int>(i)));
    }
    return card(tileWorth(tileCaption(table.rules, tileOf(table.cellAt(space))), space), std::move(lines));
}

/// What it sees and what that makes; while an act is scored the running totals too.
Box figureCard(const ShownTable& table, Space space) {
    const FigureScore score = explainFigure(table.rules, table.now, space);
    Boxes lines;
    // What does not fit stands in the tooltip.
    int rank = 4;
    for (const QString& line :
         {lineWords(table.rules, table.now, score, true), lineWords(table.rules, table.now, score, false),
          hiddenWords(score), turnedWords(table.rules, table.now, score), productWords(score)}) {
        if (!line.isEmpty()) lines.push_back(rank > 0 ? paragraph(line).optional(rank) : paragraph(line));
        --rank;
    }
    if (table.scoring) lines.push_back(totals(table, captionWords(Caption::SagaPoints)));
    return card(figureAt(score.figure, score.space), std::move(lines));
}

}

Box sumsCard(const ShownTable& table) {
    if (hasChoice(table)) return choiceCard(table).optional();
    if (const auto space = table.pointedTile()) return tileCard(table, *space).optional();
    if (const auto space = table.pointedFigure()) return figureCard(table, *space).optional();
    return {};
}

}
