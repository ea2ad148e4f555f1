// SPDX-License-Identifier: GPL-3.0-or-later
// The track of the game in the top bar: three acts, and how full the board is.
#include "view/parts.h"
#include "words/things.h"

#include <bit>

namespace heorot::movie {

namespace {

/// One act; returns where the next one begins.
double drawAct(Canvas& canvas, const Table& table, int act, double x) {
    const QRectF& track = table.frame.track;
    const bool isNow = act == table.now.act;
    const bool isNamed = isNow || !canvas.compact();
    const double height = canvas.pick(30, 23);
    const double width = isNamed ? canvas.pick(200, 150) : 44;
    const QRectF area(x, track.center().y() - height / 2, width, height);
    canvas.art(area, QStringLiteral("movie/track-%1-%2")
                         .arg(isNow ? QStringLiteral("now") : QStringLiteral("other"),
                              isNamed ? canvas.compact() ? QStringLiteral("medium") : QStringLiteral("wide")
                                      : QStringLiteral("short")));
    const Tone tone = isNow ? Tone::Night : Tone::SecondOnDark;
    const double numeral = canvas.pick(34, 24);
    canvas
        .text(QRectF(x + canvas.pick(16, 10), area.top(), numeral, height),
              QLatin1StringView(actNames.at(static_cast<std::size_t>(act)).data()), Type::Body, tone, Qt::AlignCenter)
        .bold = true;
    if (isNamed) {
        const double from = canvas.pick(54, 36);
        canvas.text(QRectF(x + from, area.top(), width - from - canvas.pick(14, 8), height), actName(act), Type::Body,
                    tone);
    }
    return x + width;
}

}

void drawTrack(Canvas& canvas, const Table& table) {
    const QRectF& track = table.frame.track;
    double x = track.left() + canvas.pick(6, 36);
    for (int act = 0; act < acts; ++act) x = drawAct(canvas, table, act, x);
    const int all = static_cast<int>(std::popcount(table.board.open));
    const int filled = all - static_cast<int>(table.now.openPlaces.size());
    const QRectF bar(x + canvas.pick(26, 10), track.center().y() - canvas.pick(6, 5), canvas.pick(152, 80),
                     canvas.pick(12, 10));
    canvas.framed(bar, Tone::Night, Tone::Line, 1.5, bar.height() / 2);
    const QRectF inner = bar.adjusted(2, 2, -2, -2);
    if (filled > 0)
        canvas.rect(QRectF(inner.left(), inner.top(), inner.width() * filled / all, inner.height()), Tone::Gold,
                    inner.height() / 2);
    canvas.text(QRectF(bar.right() + 12, track.top(), track.right() - bar.right() - 12, track.height()),
                filledSpaces(filled, all, canvas.compact()), Type::Caption, Tone::OnDark);
}

}
