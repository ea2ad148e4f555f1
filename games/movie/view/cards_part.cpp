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

void drawAct(Canvas& canvas, const Table& table, const QRectF& area) {
    drawPanel(canvas, area);
    const double left = area.left() + 14;
    const double width = area.width() - 28;
    canvas.text(QRectF(left, area.top() + 12, width, 34), actTitle(table.now.act), Type::Title, Tone::Ink,
                Qt::AlignCenter);
    const QRectF picture(area.center().x() - 64, area.top() + 52, 128, 96);
    canvas.framed(picture, Tone::Sea, Tone::Ink, 3, 8);
    canvas.art(QRectF(picture.center().x() - 46, picture.top() + 2, 92, 92), emblemArt(table.now.act));
    Sprite& text = canvas.text(QRectF(left, picture.bottom() + 8, width, area.bottom() - picture.bottom() - 18),
                               openSpaces(static_cast<int>(table.now.openPlaces.size())), Type::Caption, Tone::Ink,
                               Qt::AlignCenter);
    text.wraps = true;
}

void drawUnseen(Canvas& canvas, const Table& table, const QRectF& area) {
    const bool compact = canvas.compact();
    canvas.rule(area.left(), area.top(), area.width());
    const QString caption = table.viewer == nobody ? unseenByAll() : unseenBy(table.name(table.viewer));
    const double line = canvas.pick(30, 20);
    canvas.text(QRectF(area.left(), area.top() + canvas.pick(12, 4), area.width(), 16), caption, Type::Caption,
                Tone::SecondInk);
    const Unseen unseen = unseenOf(table.rules, table.now, table.viewer);
    const std::array counts{unseen.boons, unseen.perils, unseen.powers};
    constexpr std::array arts{"movie/tile-boon", "movie/tile-peril", "movie/tile-power"};
    double y = area.top() + canvas.pick(34, 21);
    const double icon = canvas.pick(24, 16);
    for (std::size_t i = 0; i < counts.size(); ++i, y += line) {
        const QRectF row(area.left(), y, area.width(), icon);
        canvas.art(QRectF(row.left(), y, icon, icon), QLatin1StringView(arts.at(i)));
        canvas.text(row.adjusted(icon + canvas.pick(10, 8), 0, compact ? -24 : -40, 0), tileGroup(static_cast<int>(i)),
                    Type::Value);
        canvas.text(row.adjusted(row.width() - 40, 0, -4, 0), plainNumber(counts.at(i)), Type::Value, Tone::Ink, right)
            .bold = true;
    }
}

void drawPool(Canvas& canvas, const Table& table, const QRectF& area) {
    const int act = table.now.act;
    const int left = table.now.left[static_cast<std::size_t>(act)];
    const int all = table.rules.poolSize(act);
    drawPanel(canvas, area);
    canvas.text(QRectF(area.left() + 12, area.top() + canvas.pick(12, 7), area.width() - 24, canvas.pick(34, 24)),
                captionWords(Caption::Pool), Type::Title, Tone::Ink, Qt::AlignCenter);
    const double back = canvas.pick(92, 46);
    const double top = area.top() + canvas.pick(50, 32);
    const int shown = std::min(left, 4);
    for (int i = shown; i-- > 0;)
        canvas.art(
            QRectF(area.left() + canvas.pick(23, 24) + i * canvas.pick(3, 2), top + i * canvas.pick(4, 2), back, back),
            QStringLiteral("movie/tile-back-%1").arg(act + 1));
    if (shown > 0) drawBack(canvas, act, QRectF(area.left() + canvas.pick(23, 24), top, back, back));
    const QRectF number(area.right() - canvas.pick(100, 82), top, canvas.pick(88, 70), canvas.pick(62, 36));
    canvas.text(number, plainNumber(left), Type::Number, Tone::Ink, Qt::AlignCenter);
    canvas.text(number.translated(0, number.height()).adjusted(0, 0, 0, -number.height() + 18), ofAll(all),
                Type::Caption, Tone::SecondInk, Qt::AlignCenter);
    const double from = top + back + canvas.pick(20, 11);
    drawUnseen(
        canvas, table,
        QRectF(area.left() + canvas.pick(16, 12), from, area.width() - canvas.pick(32, 24), area.bottom() - from));
    canvas.spot(poolSpot, area, poolWords(left, all), poolRule());
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
        const int value = rules.tiles[kind].value;
        (value > 0 ? unseen.boons : value < 0 ? unseen.perils : unseen.powers) += count[kind];
    }
    return unseen;
}

void drawCards(Canvas& canvas, const Table& table) {
    const QRectF& column = table.cards;
    if (column.isEmpty()) return;
    if (canvas.compact()) {
        drawPool(canvas, table, QRectF(column.left(), column.top() + 2, column.width(), 176));
        return;
    }
    drawAct(canvas, table, QRectF(column.left(), column.top() + 8, column.width(), 232));
    drawPool(canvas, table, QRectF(column.left(), column.top() + 256, column.width(), 296));
}

}
