// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/view.h"

#include "view/parts.h"
#include "view/pieces.h"

namespace heorot::movie {

namespace {

void drawGround(Canvas& canvas, const Table& table) {
    const QRectF all(QPointF(0, 0), table.look.size);
    const double bar = canvas.pick(48, 36);
    canvas.rect(all, Tone::TableDeep);
    const double left = canvas.pick(304, 200);
    const double right = table.frame.log.left() - canvas.pick(16, 0);
    canvas.rect(QRectF(left, bar, right - left, all.height() - bar), Tone::Table);
    canvas.rect(QRectF(0, 0, all.width(), bar), Tone::Bar);
    canvas.rect(QRectF(0, bar - 2, all.width(), 2), Tone::Gold);
}

}

ui::Scene View::scene(const Position& position, const ui::Look& look, const ui::Pointing& pointing) {
    const Table table(position, look, pointing);
    ui::Scene scene;
    Canvas canvas(look, scene);
    drawGround(canvas, table);
    drawTrack(canvas, table);
    drawHand(canvas, table);
    drawCards(canvas, table);
    drawBoard(canvas, table);
    drawSums(canvas, table);
    drawSeats(canvas, table);
    return scene;
}

QStringList View::pictures() {
    QStringList arts;
    for (int kind = 0; kind < figureKinds; ++kind) arts << figureArt(static_cast<Figure>(kind));
    for (int ability = 1; ability < abilities; ++ability) arts << abilityArt(static_cast<Ability>(ability));
    for (int act = 0; act < acts; ++act) arts << emblemArt(act) << QStringLiteral("movie/tile-back-%1").arg(act + 1);
    for (int ribbon = 1; ribbon <= 6; ++ribbon) arts << QStringLiteral("movie/ribbon-%1").arg(ribbon);
    for (const char* name :
         {"tile-boon", "tile-peril", "tile-boon-ability", "tile-peril-ability", "tile-power", "tile-gorge",
          "treasure-value", "figure-disc", "diamond-gold", "diamond-bone", "space-sea", "space-gorge", "saga-coin",
          "track-now-wide", "track-now-medium", "track-other-wide", "track-other-short"})
        arts << QStringLiteral("movie/") + QLatin1StringView(name);
    for (const char* name : {"hall/knot-run", "hall/knot-run-upright", "hall/knot-corner", "hall/person",
                             "hall/computer", "icons/up-triangle", "icons/down-triangle"})
        arts << QLatin1StringView(name);
    return arts;
}

QString View::cover() {
    return QStringLiteral("movie/cover-movie");
}

}
