// SPDX-License-Identifier: GPL-3.0-or-later
// The cards beside the board: the act, the pool and what is unseen of it, and the sums of what is pointed at.
#include "view/parts.h"
#include "view/pieces.h"
#include "view/unseen.h"
#include "words/things.h"

#include <algorithm>
#include <array>

namespace heorot::movie {

namespace {

constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;

/// Returns where the card ends; where it begins if it does not fit.
double drawAct(Canvas& canvas, const Table& table, const QRectF& column) {
    const double width = column.width() - 28;
    const QRectF inner(column.left() + 14, 0, width, 0);
    const QString words = openSpaces(static_cast<int>(table.now.openPlaces.size()));
    const double title = canvas.heightOf(actTitle(table.now.act), Type::Title, width);
    const double picture = 96;
    const double height = 14 + title + 8 + picture + 10 + canvas.heightOf(words, Type::Caption, width) + 16;
    if (height > column.height()) return column.top();
    const QRectF card(column.left(), column.top(), column.width(), height);
    drawPanel(canvas, card);
    double y =
        canvas.paragraph(inner, card.top() + 14, actTitle(table.now.act), Type::Title, Tone::Ink, Qt::AlignCenter) + 8;
    const QRectF frame(card.center().x() - 64, y, 128, picture);
    canvas.framed(frame, Tone::Sea, Tone::Ink, 3, 8);
    canvas.art(frame.adjusted(8, 3, -8, -3), emblemArt(table.now.act));
    canvas.paragraph(inner, frame.bottom() + 10, words, Type::Caption, Tone::Ink, Qt::AlignCenter);
    return card.bottom();
}

QString unseenCaption(const Table& table) {
    return table.viewer == nobody ? unseenByAll() : unseenBy(table.name(table.viewer));
}

double unseenLine(const Canvas& canvas) {
    return std::max(canvas.pick(30, 20), canvas.lineOf(Type::Value) + 1);
}

void drawUnseen(Canvas& canvas, const Table& table, const QRectF& area) {
    double y =
        canvas.paragraph(area, area.top(), unseenCaption(table), Type::Caption, Tone::SecondInk) + canvas.pick(6, 2);
    const Unseen unseen = unseenOf(table.rules, table.now, table.viewer);
    const std::array counts{unseen.boons, unseen.perils, unseen.powers};
    constexpr std::array arts{"movie/tile-boon", "movie/tile-peril", "movie/tile-power"};
    const double icon = canvas.pick(24, 16);
    for (std::size_t i = 0; i < counts.size(); ++i, y += unseenLine(canvas)) {
        const QRectF row(area.left(), y, area.width(), unseenLine(canvas));
        canvas.art(QRectF(row.left(), row.center().y() - icon / 2, icon, icon), QLatin1StringView(arts.at(i)));
        const QString count = plainNumber(counts.at(i));
        const double width = canvas.widthOf(count, Type::Value, true);
        canvas.text(row.adjusted(icon + canvas.pick(10, 8), 0, -width - 8, 0), tileGroup(static_cast<int>(i)),
                    Type::Value);
        canvas.text(row.adjusted(row.width() - width - 4, 0, -4, 0), count, Type::Value, Tone::Ink, right).bold = true;
    }
}

/// A stack of backs, as high as the pool.
void drawStack(Canvas& canvas, int act, int left, const QPointF& at, double size) {
    const int shown = std::min(left, 4);
    const double x = canvas.pick(3, 2);
    const double y = canvas.pick(4, 2);
    for (int i = shown; i-- > 1;) drawPlainBack(canvas, act, QRectF(at.x() + i * x, at.y() + i * y, size, size));
    if (shown > 0) drawBack(canvas, act, QRectF(at.x(), at.y(), size, size));
}

/// The pool as a stack with its number, where there is room for no more. Returns where the card ends.
double drawSmallPool(Canvas& canvas, const Table& table, const QRectF& column) {
    const int left = table.now.left[table.now.act];
    const double size = column.width() - 28;
    const QRectF card(column.left(), column.top(), column.width(), size + 62);
    drawPanel(canvas, card);
    drawStack(canvas, table.now.act, left, QPointF(card.left() + 12, card.top() + 12), size);
    canvas.text(QRectF(card.left() + 6, card.bottom() - 42, card.width() - 12, 34), plainNumber(left), Type::Number,
                Tone::Ink, Qt::AlignCenter);
    canvas.spot(poolSpot, card, poolWords(left, table.rules.poolSize(table.now.act)), poolRule());
    return card.bottom();
}

double drawPool(Canvas& canvas, const Table& table, const QRectF& column) {
    const int left = table.now.left[table.now.act];
    const int all = table.rules.poolSize(table.now.act);
    const double margin = canvas.pick(16, 12);
    const QRectF inner = column.adjusted(margin, 0, -margin, 0);
    const double title = canvas.lineOf(Type::Title);
    const double back = canvas.pick(92, 46);
    const double of = canvas.lineOf(Type::Caption);
    const double counts = canvas.heightOf(unseenCaption(table), Type::Caption, inner.width()) + canvas.pick(6, 2) +
                          3 * unseenLine(canvas);
    const double top = column.top() + canvas.pick(12, 6) + title + canvas.pick(8, 2);
    const double rule = top + std::max(back + canvas.pick(12, 6), canvas.pick(62, 34) + of) + canvas.pick(12, 5);
    const QRectF card(column.left(), column.top(), column.width(),
                      rule + canvas.pick(12, 4) + counts + canvas.pick(12, 6) - column.top());
    drawPanel(canvas, card);
    canvas.text(QRectF(inner.left(), card.top() + canvas.pick(12, 6), inner.width(), title),
                captionWords(Caption::Pool), Type::Title, Tone::Ink, Qt::AlignCenter);
    drawStack(canvas, table.now.act, left, QPointF(inner.left() + canvas.pick(6, 10), top), back);
    const double from = inner.left() + canvas.pick(6, 10) + back + 10;
    const QRectF number(from, top, inner.right() - from, canvas.pick(62, 34));
    const double inset = number.height() * .1;
    canvas.text(number.adjusted(0, inset, 0, -inset), plainNumber(left), Type::Number, Tone::Ink, Qt::AlignCenter);
    canvas.text(QRectF(from, number.bottom(), number.width(), of), ofAll(all), Type::Caption, Tone::SecondInk,
                Qt::AlignCenter);
    canvas.rule(inner.left(), rule, inner.width());
    drawUnseen(canvas, table, QRectF(inner.left(), rule + canvas.pick(12, 4), inner.width(), counts));
    canvas.spot(poolSpot, card, poolWords(left, all), poolRule());
    return card.bottom();
}

}

Unseen unseenOf(const Rules& rules, const State& seen, Seat viewer) {
    const auto act = static_cast<std::size_t>(seen.act);
    std::array<int, maxTileKinds> count{};
    for (std::size_t kind = rules.firstKind[act]; kind < rules.firstKind[act + 1]; ++kind)
        count[kind] = rules.tiles[kind].count - seen.box[kind];
    const auto takeAway = [&](Tile tile) {
        if (!isUnknown(tile)) --count[tile];
    };
    for (const Cell cell : seen.cells)
        if (isTile(cell)) takeAway(tileOf(cell));
    // Of other hands only what was shown has a face here.
    for (Seat seat = 0; seat < seen.seats; ++seat)
        if (seat == viewer || seen.phase == Phase::Move)
            for (const Tile tile : seen.hands[seat]) takeAway(tile);
    Unseen unseen;
    for (std::size_t kind = rules.firstKind[act]; kind < rules.firstKind[act + 1]; ++kind) {
        const auto value = rules.tiles[kind].value;
        (value > 0 ? unseen.boons : value < 0 ? unseen.perils : unseen.powers) += count[kind];
    }
    return unseen;
}

QRectF drawCards(Canvas& canvas, const Table& table) {
    QRectF column = table.frame.left.adjusted(0, canvas.pick(8, 2), 0, 0);
    const double gap = canvas.pick(16, 8);
    if (column.width() < 120) {
        column.setTop(drawSmallPool(canvas, table, column) + gap);
        return {};
    }
    const bool isShared = table.frame.right.isEmpty();
    if (!canvas.compact() && !isShared) column.setTop(drawAct(canvas, table, column) + gap);
    column.setTop(drawPool(canvas, table, column) + gap);
    // Sums that share the column take the place of the act, which the top bar tells too.
    if (!canvas.compact() && isShared && !hasSums(table)) drawAct(canvas, table, column);
    return column;
}

}
